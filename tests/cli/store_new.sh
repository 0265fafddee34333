# What stands in the way of a new world file: a link where it is made, what is left of an older one, other rights.
# shellcheck disable=SC2016 # the inner shell's own number, which is that of pave after exec
try bash -c 'ln -s victim ".t.pave.new-$$"; exec pave world new t.pave --seed 7'
[ -f t.pave ] && [ ! -L t.pave ] && [ ! -e victim ] && echo 'the link was not followed'
rm -f .t.pave.new-*
for mask in 002 077; do
    (umask $mask; pave world new w$mask.pave; stat -c "$mask %a" w$mask.pave)
done
for end in wal shm journal; do
    : >u.pave-$end
    try pave world new u.pave
    rm u.pave-$end
done
ln -s nowhere v.pave
try pave world new v.pave
ls -A

exit
: <<'STDOUT'
$ bash -c ln -s victim ".t.pave.new-$$"; exec pave world new t.pave --seed 7
the link was not followed
002 664
077 600
$ pave world new u.pave
pave: u.pave-wal: is left over from another world file: remove it, or choose another name
-> 3
$ pave world new u.pave
pave: u.pave-shm: is left over from another world file: remove it, or choose another name
-> 3
$ pave world new u.pave
pave: u.pave-journal: is left over from another world file: remove it, or choose another name
-> 3
$ pave world new v.pave
pave: v.pave: already exists; choose another name, or remove it first
-> 2
t.pave
v.pave
w002.pave
w077.pave
STDOUT
