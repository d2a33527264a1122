#!/bin/sh
# Prints what the papers of a round cost at 200 players, as PDFs and as a workbook, whole processes: median of
# five runs. The event is generated from a seed; the settings of the user are left alone.
# Usage: tests/bench/round_set.sh [BUILD]   (default build/release)
set -eu
program=$(cd "${1:-build/release}" && pwd)/flagfall
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export XDG_CONFIG_HOME="$folder/config"

"$program" generate --players 200 --rounds 9 --seed 2 -o open.trf 2>err
"$program" new open.flagfall --rounds 9 --tie-breaks BH/C1,BH,SB,DE >out 2>err
"$program" import open.flagfall open.trf >out 2>err

: >times
for _ in 1 2 3 4 5; do
    start=$(date +%s%N)
    "$program" print open.flagfall --round 9 --format pdf --format xlsx --out set >out 2>err
    end=$(date +%s%N)
    echo "$(((end - start) / 1000000))" >>times
done
echo "print, 200 players, round 9: $(sort -n times | sed -n 3p) ms, $(ls set | wc -l) files, $(du -sk set | cut -f1) KB"
