#!/bin/sh
# Prints what an event file costs at 500 players and 11 rounds, whole processes: opening it, storing a result,
# the standings; and opening 5,000 players. Medians of nine runs.
# Usage: tests/bench/event.sh [BUILD]   (default build/release)
set -eu
program=$(cd "${1:-build/release}" && pwd)/flagfall
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

# Prints the milliseconds that a command takes, median of nine.
median() {
    : >"$folder/times"
    for run in 1 2 3 4 5 6 7 8 9; do
        start=$(date +%s%N)
        "$@" >"$folder/out" 2>"$folder/err"
        end=$(date +%s%N)
        echo "$(((end - start) / 1000000))" >>"$folder/times"
    done
    sort -n "$folder/times" | sed -n 5p
}

# An entry list of so many players.
players() {
    echo "Name;Rating"
    seq 1 "$1" | awk -v n="$1" '{ printf "Player %05d;%d\n", $1, 2600 - int(1600 * $1 / n) }'
}

# Results of so many boards: White, Black and draws in turn.
results() {
    seq 1 "$1" | awk '{ split("1-0 = 0-1", r, " "); print $1, r[$1 % 3 + 1] }'
}

players 500 >500.csv
"$program" new big.flagfall --rounds 11 --seed 1 >out 2>err
"$program" import big.flagfall 500.csv >out 2>err
for round in 1 2 3 4 5 6 7 8 9 10 11; do
    "$program" pair big.flagfall >out 2>err
    "$program" publish big.flagfall >out 2>err
    results 250 >results.txt
    "$program" results big.flagfall results.txt >out 2>err
done
echo "500 players, 11 rounds: info (open) $(median "$program" info big.flagfall) ms"
echo "500 players, 11 rounds: result stored $(median "$program" result big.flagfall 7 1-0) ms"
echo "500 players, 11 rounds: standings $(median "$program" standings big.flagfall --format csv) ms"
echo "500 players, 11 rounds: result stored, then standings" \
    "$(median sh -c "'$program' result big.flagfall 7 = && '$program' standings big.flagfall --format csv") ms (two processes)"
echo "500 players, 11 rounds: verify $(median "$program" verify big.flagfall) ms"
players 5000 >5000.csv
"$program" new huge.flagfall --rounds 9 --seed 1 >out 2>err
"$program" import huge.flagfall 5000.csv >out 2>err
echo "5,000 players: info (open) $(median "$program" info huge.flagfall) ms"
"$program" pair huge.flagfall >out 2>err
"$program" publish huge.flagfall >out 2>err
results 2500 >results.txt
"$program" results huge.flagfall results.txt >out 2>err
echo "5,000 players, 1 round: info (open) $(median "$program" info huge.flagfall) ms"
