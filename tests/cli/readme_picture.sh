# The picture in README.md is the one that its command makes.
command=$(grep -o '^pave world fill .* -o docs/pictures/world.png$' "$SOURCE/README.md")
[ -n "$command" ] || echo 'README.md no longer says how its picture is made'
mkdir -p docs/pictures
$command
cmp docs/pictures/world.png "$SOURCE/docs/pictures/world.png" || echo 'the picture is another: run the command in the root of the project'
[ "$(wc -c <"$SOURCE/docs/pictures/world.png")" -lt 300000 ] || echo 'the picture is large'
