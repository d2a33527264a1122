#!/bin/sh
# Compares the program with others on one core, whole processes, in pairs: perft 6 with stockfish, the audit of
# 100,000 games with pgn-extract (Debian packages stockfish, pgn-extract); what is not installed is left out.
# Usage: tests/bench/board.sh [BUILD]   (default build/release)
set -eu
PATH=$PATH:/usr/games
build=${1:-build/release}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
core="taskset -c 0"

# Prints the seconds that a command takes, whatever it answers.
seconds() {
    start=$(date +%s.%N)
    "$@" >"$folder/out" 2>"$folder/err" </dev/null || true
    end=$(date +%s.%N)
    echo "$start $end" | awk '{ printf "%.3f", $2 - $1 }'
}

# Prints the medians of five pairs and their quotient.
compare() {
    name=$1; other=$2; ours=$3; theirs=$4
    if ! command -v "$other" >/dev/null; then
        echo "$name: $other is not installed; ours $(seconds sh -c "$ours") s"
        return
    fi
    : >"$folder/pairs"
    for pair in 1 2 3 4 5; do
        echo "$(seconds sh -c "$ours") $(seconds sh -c "$theirs")" >>"$folder/pairs"
    done
    a=$(cut -d' ' -f1 "$folder/pairs" | sort -n | sed -n 3p)
    b=$(cut -d' ' -f2 "$folder/pairs" | sort -n | sed -n 3p)
    echo "$a $b" | awk -v name="$name" -v other="$other" \
        '{ printf "%s: ours %s s, %s %s s, ours is %.2f times as fast\n", name, $1, other, $2, $2 / $1 }'
}

echo 'go perft 6' >"$folder/perft"
compare "perft 6" stockfish "$core $build/flagfall perft startpos 6" "$core stockfish <$folder/perft"

"$build/tests/bench_board" games 100000 "$folder/games.pgn"
compare "audit of 100,000 games" pgn-extract "$core $build/flagfall game --jobs 1 $folder/games.pgn" \
    "$core pgn-extract -s --repetition --fifty -o $folder/extracted $folder/games.pgn"

# The same games ten times over must not need more memory.
for copy in 1 2 3 4 5 6 7 8 9 10; do cat "$folder/games.pgn"; done >"$folder/ten.pgn"
for file in games ten; do
    if [ -x /usr/bin/time ]; then
        /usr/bin/time -f "$file.pgn: %M kB at most" "$build/flagfall" game "$folder/$file.pgn" 2>&1 >/dev/null |
            tail -1
    fi
done
