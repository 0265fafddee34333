# examples/graph_json.py: graphs in DOT and GraphML as JSON.
if ! command -v python3 >/dev/null; then echo 'skip: python3 is not installed'; exit 77; fi

cat >a.dot <<'END'
/* a wheel */ graph "G" { node [shape=box, label="x -- y"]; rankdir = LR
  hub; { } // nothing
  a -- b -- c -- a [color=red];
  hub -- a; hub -- b # two spokes
  "hub" -- c; subgraph cluster_1 { lonely }
}
END
cat >b.graphml <<'END'
<?xml version="1.0"?><graphml xmlns="http://graphml.graphdrawing.org/xmlns"><graph edgedefault="undirected">
<node id="n0"/><node id="n1"/><node id="n2"><data key="k">x</data></node>
<edge source="n0" target="n1"/><edge source="n1" target="n2"/><edge source="n2" target="n0"/><edge source="n0" target="n2"/></graph></graphml>
END
python3 "$SOURCE/examples/graph_json.py" a.dot 2>names.txt | tee a.json
tr '\n' ' ' <names.txt; echo
python3 "$SOURCE/examples/graph_json.py" b.graphml 2>/dev/null
# Ports are not nodes; an edge of a subgraph and a file without a graph are refused.
for text in 'graph G { a:n -- b; b:p:s -- "c":"x y":_; c -- a }' 'Digraph { node [a=b]; Subgraph S { a:x -> b } }' 'graph { {a b} -- c }' 'graph { c -- {a b} }' 'graph { a -- Subgraph X { b } }' \
    'graph { a -- ; b }' 'graph { a -- -- b }' 'graph { a -- }' 'graph { -- a }' '' 'words'; do
    echo "$text" | tee a.dot
    python3 "$SOURCE/examples/graph_json.py" a.dot 2>names.txt
    paste -sd ' ' names.txt
done

exit
: <<'STDOUT'
{"edges": [[1, 2], [2, 3], [1, 3], [0, 1], [0, 2], [0, 3]]}
hub a b c lonely 
{"edges": [[0, 1], [1, 2], [0, 2]]}
graph G { a:n -- b; b:p:s -- "c":"x y":_; c -- a }
{"edges": [[0, 1], [1, 2], [0, 2]]}
a b c
Digraph { node [a=b]; Subgraph S { a:x -> b } }
{"edges": [[0, 1]]}
a b
graph { {a b} -- c }
graph_json.py: an edge joins nodes, not "} --"; write edges of subgraphs one by one
graph { c -- {a b} }
graph_json.py: an edge joins nodes, not "-- {"; write edges of subgraphs one by one
graph { a -- Subgraph X { b } }
graph_json.py: an edge joins nodes, not "-- Subgraph"; write edges of subgraphs one by one
graph { a -- ; b }
graph_json.py: an edge joins nodes, not "-- ;"; write edges of subgraphs one by one
graph { a -- -- b }
graph_json.py: an edge joins nodes, not "-- --"; write edges of subgraphs one by one
graph { a -- }
graph_json.py: an edge joins nodes, not "-- }"; write edges of subgraphs one by one
graph { -- a }
graph_json.py: an edge joins nodes, not "{ --"; write edges of subgraphs one by one

graph_json.py: this is neither DOT nor GraphML; give a file such as graph { a -- b }
words
graph_json.py: this is neither DOT nor GraphML; give a file such as graph { a -- b }
STDOUT
