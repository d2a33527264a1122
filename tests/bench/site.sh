#!/bin/sh
# Prints what the web pages of an event cost at 500 players and 11 rounds, whole processes: median of five runs,
# number of pages and their size. The event is generated from a seed.
# Usage: tests/bench/site.sh [BUILD]   (default build/release)
set -eu
program=$(cd "${1:-build/release}" && pwd)/flagfall
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

"$program" generate --players 500 --rounds 11 --seed 1 -o big.trf 2>err
"$program" new big.flagfall --rounds 11 --tie-breaks BH/C1,BH,SB,DE >out 2>err
"$program" import big.flagfall big.trf >out 2>err

: >"$folder/times"
for _ in 1 2 3 4 5; do
    start=$(date +%s%N)
    "$program" publish-site big.flagfall --out site >out 2>err
    end=$(date +%s%N)
    echo "$(((end - start) / 1000000))" >>"$folder/times"
done
echo "publish-site, 500 players, 11 rounds: $(sort -n times | sed -n 3p) ms," \
    "$(find site -name '*.html' | wc -l) pages, $(du -sk site | cut -f1) KB"
