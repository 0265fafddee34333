# Help and version, on standard output.
for command in '' grid 'grid draw' wang 'wang check' 'wang template' world 'world fill' 'world at' 'world verify' region 'region schelling' 'region dicewars' 'region grow' 'region show' demo; do
    # shellcheck disable=SC2086 # words
    try pave $command --help
done
try pave --version
try pave world fill --version
try pave -V
try pave world fill -h | head -n 2
# No line is too long for a terminal of 80 columns.
for command in '' grid 'grid draw' wang 'wang check' 'wang template' world 'world fill' 'world at' 'world verify' region 'region schelling' 'region dicewars' 'region grow' 'region show' demo; do
    # shellcheck disable=SC2086 # words
    pave $command --help | awk 'length > 79 { print "too long: " $0 }'
done
