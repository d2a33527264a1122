#!/bin/sh
# Compares our board with other programs on one core, whole processes, in pairs:
# perft 6 with stockfish, the audit of 100,000 games with pgn-extract (Debian packages stockfish, pgn-extract).
# Usage: tests/bench/board.sh [BUILD]   (default build/release)
set -eu
PATH=$PATH:/usr/games
build=${1:-build/release}
bench=$build/tests/bench_board
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
core="taskset -c 0"

# Prints the seconds that a command takes.
seconds() {
    start=$(date +%s.%N)
    "$@" >"$folder/out" 2>"$folder/err" </dev/null
    end=$(date +%s.%N)
    echo "$start $end" | awk '{ printf "%.3f", $2 - $1 }'
}

# Prints the medians of five pairs and their quotient.
compare() {
    name=$1; ours=$2; theirs=$3
    : >"$folder/pairs"
    for pair in 1 2 3 4 5; do
        echo "$(seconds sh -c "$ours") $(seconds sh -c "$theirs")" >>"$folder/pairs"
    done
    a=$(cut -d' ' -f1 "$folder/pairs" | sort -n | sed -n 3p)
    b=$(cut -d' ' -f2 "$folder/pairs" | sort -n | sed -n 3p)
    echo "$a $b" | awk -v name="$name" '{ printf "%s: ours %s s, theirs %s s, ours is %.2f times as fast\n", name, $1, $2, $2 / $1 }'
}

echo 'go perft 6' >"$folder/perft"
compare "perft 6 against stockfish" "$core $bench perft 6" "$core stockfish <$folder/perft"

"$bench" games 100000 "$folder/games.pgn"
compare "audit of 100,000 games against pgn-extract" "$core $bench audit $folder/games.pgn" \
    "$core pgn-extract -s --repetition --fifty -o $folder/extracted $folder/games.pgn"
