# Without a command, help goes to standard error and the call is wrong.
for command in '' wang world; do
    # shellcheck disable=SC2086 # words
    pave $command >out
    printf -- '-> %s, %s bytes on standard output\n' $? "$(wc -c <out)" >&2
done
# A group that is a command itself says in one line what is missing.
for command in tess grid; do
    pave $command >out
    printf -- '-> %s, %s bytes on standard output\n' $? "$(wc -c <out)" >&2
done
