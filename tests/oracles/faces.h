/// tests/oracles/faces.h: the faces of a board, as the oracles of Boost and CGAL compare them: how
/// long each is, and which inner tiles it meets.
#ifndef PAVE_TESTS_ORACLES_FACES_H
#define PAVE_TESTS_ORACLES_FACES_H

#include "../../src/board/adjacency_parts.h"
#include "boards.h"
#include "src/board/board_parts.h"

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <tuple>
#include <utility>
#include <vector>

struct face {
    int length = 0;         // corners of the walk along it
    std::vector<int> inner; // inner tiles, sorted
    bool operator<(const face &other) const
    {
        return std::tie(length, inner) < std::tie(other.length, other.inner);
    }
    bool operator==(const face &other) const
    {
        return length == other.length && inner == other.inner;
    }
};
using faces = std::vector<face>;

/// A board's edges as pairs of nodes, and the edges around each node, clockwise from north.
struct drawn {
    int node_count = 0, tile_count = 0;
    std::vector<std::pair<int, int>> edges;
    std::vector<std::vector<int>> rotation;
};

inline drawn draw(const pave_board *board)
{
    drawn made;
    made.tile_count = pave_board_tile_count(board);
    made.node_count = board->slot_count;
    made.rotation.resize(made.node_count);
    std::vector<std::vector<int>> edge_of(made.node_count,
                                          std::vector<int>(PAVE_BOARD_NEIGHBORS_MAX, -1));
    for (int node = 0; node < made.node_count; node++)
        for (int k = 0; k < PAVE_BOARD_NEIGHBORS_MAX; k++) {
            pave_board_tile tile = pave_board_node_tile(board, node);
            if (!pave_board_has(board, tile, k)) continue;
            pave_board_tile beyond = pave_board_neighbor(board, tile, k);
            int other = pave_board_node(board, beyond);
            if (node < other) {
                edge_of[node][k] = edge_of[other][pave_board_between(board, beyond, tile)] =
                    (int)made.edges.size();
                made.edges.push_back({node, other});
            }
        }
    for (int node = 0; node < made.node_count; node++)
        for (int edge : edge_of[node])
            if (edge >= 0) made.rotation[node].push_back(edge);
    return made;
}

/// Notes a corner of a walk.
inline void add_corner(face &to, int node, int tile_count)
{
    to.length++;
    if (node < tile_count) to.inner.push_back(node);
}

inline void finish(faces &all)
{
    for (face &one : all) std::sort(one.inner.begin(), one.inner.end());
    std::sort(all.begin(), all.end());
}

/// The faces as pave_adjacency_next walks along them.
inline faces faces_of_adjacency(const pave_board *board)
{
    pave_adjacency *adjacency = nullptr;
    oracle_must(pave_board_to_adjacency(board, nullptr, &adjacency, NULL) == PAVE_OK,
                "no adjacency of a board");
    const pave_graph *graph = adjacency->graph;
    std::vector<bool> walked(graph->arc_count);
    faces all;
    for (int first = 0; first < graph->arc_count; first++) {
        if (walked[first] || pave_adjacency_is_cut(adjacency, first)) continue;
        face one;
        for (int arc = first; !walked[arc]; arc = pave_adjacency_next(adjacency, arc)) {
            walked[arc] = true;
            add_corner(one, graph->to[arc], adjacency->inner_count);
        }
        all.push_back(one);
    }
    pave_adjacency_destroy(adjacency);
    finish(all);
    return all;
}

/// What the vertices of the mesh should have as their tiles: the inner tiles of each face that has
/// some.
inline std::vector<std::vector<int>> corners_of(const faces &all)
{
    std::vector<std::vector<int>> corners;
    for (const face &one : all)
        if (!one.inner.empty()) corners.push_back(one.inner);
    std::sort(corners.begin(), corners.end());
    return corners;
}

inline std::vector<std::vector<int>> corners_of(const pave_mesh *mesh)
{
    std::vector<std::vector<int>> corners;
    for (int v = 0; v < mesh->vertex_count; v++) {
        int32_t count;
        const int32_t *tiles = pave_mesh_tiles_at(mesh, v, &count);
        corners.emplace_back(tiles, tiles + count);
    }
    std::sort(corners.begin(), corners.end());
    return corners;
}

/// Compares the oracle's faces with those of boards FROM .. FROM + COUNT - 1 and of their meshes.
/// The main of an oracle.
template <typename Oracle> int compare_boards(int argc, char **argv, Oracle oracle)
{
    if (argc != 3) {
        std::fprintf(stderr, "usage: oracle FROM COUNT\n");
        return 2;
    }
    int from = std::atoi(argv[1]), count = std::atoi(argv[2]);
    long long total = 0;
    for (int i = from; i < from + count; i++) {
        const oracle_case made = oracle_case_of(i);
        pave_board *board = oracle_board(&made);
        pave_mesh *mesh = nullptr;
        pave_error error;
        std::memset(&error, 0, sizeof error);
        faces expected = oracle(board);
        finish(expected);
        const char *what = nullptr;
        if (!(expected == faces_of_adjacency(board)))
            what = "the faces of the adjacency differ";
        else if (pave_mesh_create_from_board(board, nullptr, nullptr, nullptr, &mesh, &error) !=
                 PAVE_OK)
            what = error.message;
        else if (corners_of(expected) != corners_of(mesh))
            what = "the vertices of the mesh are not the faces";
        total += (long long)expected.size();
        pave_mesh_destroy(mesh);
        pave_board_destroy(board);
        if (!what) continue;
        std::printf("wrong: %s\n", what);
        oracle_print_case(i, &made);
        return 1;
    }
    std::printf("fine: %d boards, %lld faces, with their lengths and tiles\n", count, total);
    return 0;
}

#endif
