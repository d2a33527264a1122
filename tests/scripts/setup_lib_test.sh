#!/usr/bin/env bash
# scripts/setup-lib installs what is missing and nothing else. apt, dpkg, sudo and id are stand-ins here.
# Usage: setup_lib_test.sh CHECKOUT
set -uo pipefail
checkout=$1
work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT
failures=0

# A PATH that holds only the tools the library may use, and our stand-ins.
for tool in awk cat dirname env mktemp readlink rm bash; do
    mkdir -p -- "$work/bin"
    ln -s -- "$(command -v "$tool")" "$work/bin/$tool"
done
stand_in() {
    printf '#!%s/bin/bash\n%s\n' "$work" "$2" >"$work/bin/$1"
    chmod +x -- "$work/bin/$1"
}

# require USER_ID COMMANDS…: runs require_packages in that world; leaves $status, $said (stderr) and $calls.
require() {
    local user=$1
    shift
    : >"$work/calls"
    stand_in id "echo $user"
    said=$(PATH=$work/bin bash -c "
        . '$checkout/scripts/setup-lib'
        packageList='$work/packages.txt'
        have_package_lists() { [ -e '$work/lists' ]; }
        require_packages build" 2>&1)
    status=$?
    calls=$(cat -- "$work/calls")
}

# expect WHAT VALUE PATTERN
expect() {
    # shellcheck disable=SC2053
    if [[ $2 != $3 ]]; then
        printf '%s: "%s" is not "%s"\n' "$1" "$2" "$3"
        failures=$((failures + 1))
    fi
}

printf '# a comment\ng++   build  the compiler\nlibfmt-dev build text\nclang check fuzz\n' >"$work/packages.txt"
stand_in apt-get "echo \"apt-get \$*\" >>'$work/calls'
[ ! -e '$work/fails-once' ] || { rm -- '$work/fails-once'; exit 100; }
[ ! -e '$work/fails' ]"
everything='printf "installed g++\ninstalled libfmt-dev\n"'
# libfmt-dev was removed, but its settings are still there.
half='printf "installed g++\nconfig-files libfmt-dev\n"'

stand_in dpkg-query "$everything"
require 0
expect "all there: status" "$status" 0
expect "all there: silent" "$said" ""
expect "all there: apt is not called" "$calls" ""

stand_in dpkg-query "$half"
: >"$work/lists"
require 0
expect "one missing: status" "$status" 0
expect "one missing: says which" "$said" "*apt: libfmt-dev"
expect "one missing: installs only that, without update" "$calls" \
    "apt-get -y -q -o DPkg::Lock::Timeout=600 install --no-install-recommends libfmt-dev"

rm -- "$work/lists"
require 0
expect "no package lists: update first" "$calls" "*update"$'\n'"*install*libfmt-dev"

: >"$work/lists"
: >"$work/fails-once"
require 0
expect "old package lists: status" "$status" 0
expect "old package lists: update and try again" "$calls" "*install*"$'\n'"*update"$'\n'"*install*"

: >"$work/fails"
require 0
expect "no network: status" "$status" 3
expect "no network: says so" "$said" "*network*"
rm -- "$work/fails"

require 1000
expect "neither root nor sudo: status" "$status" 3
expect "neither root nor sudo: what to do" "$said" "*apt-get install --no-install-recommends libfmt-dev"
expect "neither root nor sudo: apt is not called" "$calls" ""

# Wants a password, and gets it on the terminal.
stand_in sudo "case \$1 in -n) exit 1 ;; -v) exit 0 ;; *) exec \"\$@\" ;; esac"
require 1000
expect "with sudo: status" "$status" 0
expect "with sudo: installs" "$calls" "apt-get*install*libfmt-dev"

stand_in sudo "exit 1"
require 1000
expect "sudo refuses: status" "$status" 3
expect "sudo refuses: apt is not called" "$calls" ""

rm -- "$work/bin/dpkg-query"
require 0
expect "not Debian: goes on" "$status" 0
expect "not Debian: says what is needed" "$said" "*g++ libfmt-dev*"

exit "$failures"
