# Each option of each command has a text in its help, and is in the man page and in the completion; each line of help fits a terminal of 80 columns, and
# examples 100. The
# commands are those that `pave --help` lists, so a new one is also tested.
pave --help >all.txt
sed -n 's/^  pave \([a-z]* \{0,1\}[a-z]*\).*/\1/p' all.txt | sed 's/ *$//' >commands.txt
sort -u commands.txt | wc -l
pave --generate manual >pave.1
pave --generate completion >pave.bash
# section TITLE: the part of the man page about a command, up to the next
section() { awk -v title=".Ss $1" '$0 == title { on = 1; next } /^\.S[sh]/ { on = 0 } on' pave.1; }
# words CASE: what the completion offers for a command's options
words() { grep -A 200 -F "    '$1" pave.bash | awk '/^        ;;/ { exit } { print }'; }
while read -r command; do
    # shellcheck disable=SC2086 # words
    pave $command --help >help.txt || echo "pave $command --help: exit code $?"
    # shellcheck disable=SC2086 # words
    pave $command -h | cmp - help.txt || echo "pave $command: -h and --help differ"
    for title in Usage: Options: Examples: 'Exit status:'; do
        grep -q "^$title" help.txt || echo "pave $command: no $title in its help"
    done
    awk -v command="$command" 'length > (/^  pave / ? 100 : 79) { print "pave " command ": too long: " $0 }' help.txt
    awk '/^Options:/ { on = 1; next } /^$/ { on = 0 } on' help.txt >options.txt
    section "pave $command" >section.txt
    [ -s section.txt ] || echo "pave $command: not in the man page"
    case $command in grid | tess) words "$command '*)" ;; *\ *) words "$command')" ;; *) words "$command'*)" ;; esac >words.txt
    awk 'match($0, /--[a-z][a-z-]*/) && substr($0, 1, RSTART - 1) ~ /^  (-[A-Za-z], |    )$/ {
            if (name != "" && text == "") print name, "without-text"
            name = substr($0, RSTART, RLENGTH)
            text = length($0) > 30 && substr($0, 29, 2) == "  " ? substr($0, 31) : ""
            print name
            next
        }
        { gsub(/^ +/, ""); text = text $0 }
        END { if (name != "" && text == "") print name, "without-text" }' options.txt >names.txt
    [ -s names.txt ] || echo "pave $command: no options"
    while read -r name fault; do
        [ -z "$fault" ] || echo "pave $command $name: no text"
        case $name in --help | --version) continue ;; esac
        grep -q "Fl Fl ${name#--}\( \|\$\)" section.txt || echo "pave $command $name: not in the man page"
        grep -A 1 "Fl Fl ${name#--}\( \|\$\)" section.txt | tail -n 1 | grep -q '^[^.]' || echo "pave $command $name: no text in the man page"
        grep -q -e "$name " words.txt || echo "pave $command $name: not in the completion"
    done <names.txt
done <commands.txt
# Version, and options before a command, on standard output.
try pave --version
try pave world fill --version
try pave -V
try pave world fill -h | head -n 2
try pave world --help
cat all.txt
awk 'length > 79 { print "too long: " $0 }' all.txt
