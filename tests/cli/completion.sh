# What bash completes. Runs the function as bash does: words split at spaces and at =.
pave --generate completion >pave.bash
# shellcheck source=/dev/null
. ./pave.bash
mkdir data
touch map.tmx 'a name.tsx'
complete_line() {
    COMP_WORDS=("$@")
    COMP_CWORD=$(($# - 1))
    _pave 2>/dev/null
    printf '%s: %s\n' "$*" "${COMPREPLY[*]}"
}
complete_line pave ''
complete_line pave w
complete_line pave -
complete_line pave wang ''
complete_line pave world ''
complete_line pave region ''
complete_line pave region schelling --order ''
complete_line pave region show m
complete_line pave tess ''
complete_line pave tess --re
complete_line pave tess --kind ''
complete_line pave tess at --
complete_line pave grid ''
complete_line pave grid s
complete_line pave grid square ''
complete_line pave grid square neighbors ''
complete_line pave grid square dis
complete_line pave grid square neighbors --
complete_line pave grid --orientation ''
complete_line pave world v
complete_line pave world fill --
complete_line pave world fill --m
complete_line pave world fill --method ''
complete_line pave world fill --method = ''
complete_line pave world fill --method =
complete_line pave world fill --method = p
complete_line pave world fill --hash = ''
complete_line pave world fill --hash = c
complete_line pave world fill --hash ''
complete_line pave world fill --seed ''
complete_line pave world fill -o ''
complete_line pave world fill ma
complete_line pave wang check 'a '
complete_line pave wang template --kind ''
complete_line pave demo -
complete_line pave demo -o d
complete_line pave demo x
