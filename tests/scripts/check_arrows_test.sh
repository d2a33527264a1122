#!/usr/bin/env bash
# scripts/check-arrows on little trees: one wrong line each, which it must name, and a clean one.
# Usage: check_arrows_test.sh CHECKOUT
set -uo pipefail
checkout=$1
work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT
failures=0

# rejects FILE LINE: a tree with that line in that file is refused, and the place is named.
rejects() {
    local tree="$work/tree with a space" output
    rm -rf -- "$tree"
    mkdir -p -- "$tree/$(dirname -- "$1")"
    printf '// first line\n%s\n' "$2" >"$tree/$1"
    output=$("$checkout/scripts/check-arrows" "$tree")
    if [ $? -ne 1 ] || [[ $output != *"$1:2:"* ]]; then
        printf 'not refused: %s in %s\n%s\n' "$2" "$1" "$output"
        failures=$((failures + 1))
    fi
}

accepts() {
    local tree=$work/good output
    mkdir -p -- "$tree/$(dirname -- "$1")"
    printf '%s\n' "$2" >"$tree/$1"
    if ! output=$("$checkout/scripts/check-arrows" "$tree"); then
        printf 'refused: %s in %s\n%s\n' "$2" "$1" "$output"
        failures=$((failures + 1))
    fi
}

rejects rules/include/rules/board/square.hpp '#include "pairing/model/player.hpp"'
rejects rules/src/base/text.cpp '#include <QString>'
rejects pairing/src/dutch/bracket.cpp '#include "rules/board/square.hpp"'
rejects pairing/src/dutch/bracket.cpp '  #  include <QtCore/QString>'
rejects pairing/src/generate/generate.cpp 'auto seed = std::random_device{}();'
rejects reports/src/text/table.cpp '#include "arbiter/app/event_service.hpp"'
rejects reports/src/html/page.cpp '#include <qglobal.h>'
rejects arbiter/store/src/connection.cpp '#include "arbiter/app/action.hpp"'
rejects arbiter/app/src/event.cpp '#include "arbiter/cli/command.hpp"'
rejects arbiter/cli/src/pair.cpp '#include "arbiter/gui/main_window.hpp"'
rejects arbiter/gui/src/main_window.cpp '#include "arbiter/web/server.hpp"'
rejects arbiter/web/src/server.cpp '#include "arbiter/cli/command.hpp"'
rejects pairing/src/model/player.cpp '#include "support/invariants.hpp"'

accepts pairing/src/model/player.cpp '#include "rules/base/text.hpp"'
accepts reports/src/pdf/page.cpp '#include <QPdfWriter>'
accepts arbiter/app/src/event.cpp '#include <QString>'
accepts arbiter/cli/src/pair.cpp '#include "arbiter/app/event_service.hpp"'

exit "$failures"
