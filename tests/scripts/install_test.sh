#!/usr/bin/env bash
# What `cmake --install` puts where: the program, the man page, completion for three shells.
# install_test.sh BUILD-FOLDER
set -euo pipefail
prefix=$(mktemp -d "${TMPDIR:-/tmp}/flagfall install XXXXXX")
trap 'rm -rf -- "$prefix"' EXIT

cmake --install "$1" --prefix "$prefix" >"$prefix/log"
fail() { printf 'install: %s\n' "$1" >&2; exit 1; }

"$prefix/bin/flagfall" help | grep -q '^Usage\|flagfall' || fail 'the program does not run'
head -n 1 "$prefix/share/man/man1/flagfall.1" | grep -q '^\.TH FLAGFALL 1' || fail 'no man page'
grep -q 'withdraw' "$prefix/share/man/man1/flagfall.1" || fail 'the man page lacks a verb'
bash -n "$prefix/share/bash-completion/completions/flagfall" || fail 'completion of bash'
head -n 1 "$prefix/share/zsh/site-functions/_flagfall" | grep -q '^#compdef flagfall' || fail 'completion of zsh'
grep -q '^complete -c flagfall' "$prefix/share/fish/vendor_completions.d/flagfall.fish" || fail 'completion of fish'

# In bash as a person would have it: two letters, and the verb is there.
completed=$(bash -c "source '$prefix/share/bash-completion/completions/flagfall'
    COMP_WORDS=(flagfall wit); COMP_CWORD=1; _flagfall; printf '%s' \"\${COMPREPLY[*]}\"")
[ "$completed" = withdraw ] || fail "bash completes \"wit\" to \"$completed\""
