#!/usr/bin/env python3
"""Turns a graph in DOT or GraphML into JSON for `pave tess --graph`: only its edges, without positions, for --embed.

Usage: graph_json.py GRAPH.dot|GRAPH.graphml >graph.json; the names of the nodes go to standard error, in the order of their numbers.
DOT: statements of nodes and of edges (a -- b -- c, a -> b), with attributes, ports, comments and subgraphs that are not ends of edges.
"""
import json
import re
import sys
import xml.etree.ElementTree as tree


def read_graphml(text):
    root = tree.fromstring(text)
    local = lambda element: element.tag.rsplit('}', 1)[-1]
    names = [element.get('id') for element in root.iter() if local(element) == 'node']
    edges = [(element.get('source'), element.get('target')) for element in root.iter() if local(element) == 'edge']
    return names, edges


def read_dot(text):
    token = re.compile(r'\s+|//[^\n]*|#[^\n]*|/\*.*?\*/|(?P<word>"(?:\\.|[^"\\])*"|[\w.]+|-\d[\d.]*|--|->|.)', re.S)
    words = [match['word'] for match in token.finditer(text) if match['word']]
    if '{' not in words:
        sys.exit('graph_json.py: this is neither DOT nor GraphML; give a file such as graph { a -- b }')
    names, edges, chain, depth = [], [], [], 0
    joined = False
    for i, word in enumerate(words[words.index('{') + 1:], words.index('{') + 1):
        depth += (word == '[') - (word == ']')
        if depth or word in ']:' or words[i - 1] == ':':
            continue  # attributes and ports
        joins = word in ('--', '->')
        apart = word in ';,{}' or word.lower() in ('subgraph', 'node', 'edge', 'graph', '=') or words[i - 1].lower() == 'subgraph' or '=' in (words[i - 1], words[min(i + 1, len(words) - 1)])
        if joined and (joins or apart) or joins and not chain:
            sys.exit(f'graph_json.py: an edge joins nodes, not "{words[i - 1]} {word}"; write edges of subgraphs one by one')
        if joins:
            joined = True
        elif apart:
            chain = []
        else:
            name = word[1:-1] if word[0] == '"' else word
            names.append(name)
            if joined:
                edges.append((chain[-1], name))
            chain, joined = [name], False
    return names, edges


def main():
    with open(sys.argv[1], encoding='utf-8') as file:
        text = file.read()
    names, edges = read_graphml(text) if text.lstrip().startswith('<') else read_dot(text)
    number = {name: i for i, name in enumerate(dict.fromkeys(names))}
    pairs = dict.fromkeys(tuple(sorted((number[a], number[b]))) for a, b in edges if a != b)
    print(json.dumps({'edges': list(pairs)}))
    print('\n'.join(number), file=sys.stderr)


if __name__ == '__main__':
    main()
