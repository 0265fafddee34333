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
complete_line pave world fill --hash ''
complete_line pave world fill --seed ''
complete_line pave world fill -o ''
complete_line pave world fill ma
complete_line pave wang check 'a '
complete_line pave wang template --kind ''

exit
: <<'STDOUT'
pave : grid tess wang world region tactics --help --version
pave w: wang world
pave -: --help --version
pave wang : check complete convert template --help
pave world : fill at path bake draw explore new edit undo log herringbone verify --help
pave region : schelling dicewars grow show --help
pave region schelling --order : sync sequential
pave region show m: map.tmx
pave tess : at tile --size --board --graph --up --weld --embed --tiles --node-crossings --cut-holes --snap --border --grid --window --radius --orientation --at --voronoi --voronoi-of --merge --clip --wrap --lloyd --layout --pattern --on --cut --join --remove --max-degree --min-sides --seed --repair --faults --vertex --relax --until --min-radius --kind --wanted --rim --frame --toggle --relax-around --report --json --hash --output --format --save-board --save-graph --save-tiling --fill --adjacency --labels --first --intended --compare --legend --scale --width --paper --unit --force --threads --help
pave tess --re: --remove --repair --relax --relax-around --report
pave tess --kind : even push angle lloyd reapply
pave tess at --: --json --help --version
pave grid : draw square hex tri trihexagonal truncated-square truncated-hexagonal truncated-trihexagonal rhombitrihexagonal snub-square elongated-triangular snub-trihexagonal rhombille tetrakis-square triakis-triangular kisrhombille deltoidal-trihexagonal cairo prismatic-pentagonal floret-pentagonal penrose ammann-beenker multigrid-6 multigrid-7 multigrid-8 multigrid-9 multigrid-10 multigrid-11 multigrid-12 cells --batch --json --orientation --y-up --origin --basis --on --walls --cost --at --size --corners --scale --help
pave grid s: square snub-square snub-trihexagonal
pave grid square : neighbors diagonals touching borders corners joins continues meets endpoints touches protrudes adjacent surrounding twin distance line ray ring disk spiral common rotate reflect to from parent children color world at edge-at vertex-at round path reach field sight view cells index components
pave grid square neighbors : 
pave grid square dis: distance disk
pave grid square neighbors --: --batch --json --orientation --y-up --origin --basis --on --walls --cost --at --size --corners --scale --help --version
pave grid --orientation : pointy flat
pave world v: verify
pave world fill --: --set --grid --method --origin --only --base --shares --patch --bias --connected --solid --dead-ends --mesh --keep --seed --at --size --window --radius --within --terrain --pixel --strict --under --passable --output --format --encoding --compression --embed --force --map --stagger --infinite --tile --hash --json --threads --help --version
pave world fill --m: --method --mesh --map
pave world fill --method : auto feature phase blocks aperiodic
pave world fill --method = : auto feature phase blocks aperiodic
pave world fill --method =: auto feature phase blocks aperiodic
pave world fill --method = p: phase
pave world fill --hash : pave.bash a name.tsx data map.tmx
pave world fill --seed : 
pave world fill -o : pave.bash a name.tsx data map.tmx
pave world fill ma: map.tmx
pave wang check a : a name.tsx
pave wang template --kind : edge corner
STDOUT
