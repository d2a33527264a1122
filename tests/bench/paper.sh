#!/bin/sh
# Prints what the papers of a round cost for 200 players: whole processes, medians of five runs; and the start of
# a verb of the engine, which must not pay for them.
# Usage: tests/bench/paper.sh [BUILD]   (default build/release)
set -eu
program=$(cd "${1:-build/release}" && pwd)/flagfall
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
XDG_CONFIG_HOME="$folder/settings"
export XDG_CONFIG_HOME

# Prints wall and CPU milliseconds of a command, each the median of five.
median() {
    : >times
    for run in 1 2 3 4 5; do
        bash -c 'TIMEFORMAT="%R %U %S"; time "$@" >out 2>err' run "$@" 2>>times
    done
    awk '{ print int($1 * 1000) }' times | sort -n | sed -n 3p | tr '\n' ' '
    printf 'ms wall, '
    awk '{ print int(($2 + $3) * 1000) }' times | sort -n | sed -n 3p | tr '\n' ' '
    echo 'ms CPU'
}

{
    echo "Name;Rating;Club"
    seq 1 200 | awk '{ printf "Familyname-%03d, Firstname;%d;Club %d\n", $1, 2600 - 5 * $1, $1 % 20 }'
} >200.csv
"$program" new event.flagfall --rounds 9 --seed 1 >out 2>err
"$program" import event.flagfall 200.csv >out 2>err
for round in 1 2 3; do
    "$program" pair event.flagfall >out 2>err
    "$program" publish event.flagfall >out 2>err
    seq 1 100 | awk '{ split("1-0 = 0-1", r, " "); print $1, r[$1 % 3 + 1] }' >results.txt
    "$program" results event.flagfall results.txt >out 2>err
done
echo "version (process start): $(median "$program" --version)"
echo "info of the event: $(median "$program" info event.flagfall)"
echo "200 players, round 3: pairings as PDF $(median "$program" report pairings event.flagfall --out p.pdf)"
echo "200 players, round 3: standings as XLSX $(median "$program" report standings event.flagfall --out s.xlsx)"
echo "200 players, round 3: the set as PDFs and workbook" \
    "$(median "$program" print event.flagfall --round 3 --out set --format pdf --format xlsx)"
ls -l set | awk 'NR > 1 { print "  " $9 ": " $5 " bytes" }'
