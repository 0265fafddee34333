// tests/oracles/boost.cc: the faces of boards by Boost: that the graph is planar at all, and its faces by the order of edges around each tile.
// J. Boyer, W. Myrvold, "On the Cutting Edge: Simplified O(n) Planarity by Edge Addition", 2004, as Boost Graph has it.
#include "faces.h"

#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/boyer_myrvold_planar_test.hpp>
#include <boost/graph/planar_face_traversal.hpp>

namespace {

using graph = boost::adjacency_list<boost::vecS, boost::vecS, boost::undirectedS, boost::property<boost::vertex_index_t, int>,
                                    boost::property<boost::edge_index_t, int>>;
using edge = boost::graph_traits<graph>::edge_descriptor;

struct collector : boost::planar_face_traversal_visitor {
    faces &all;
    int tile_count;
    collector(faces &to, int tiles) : all(to), tile_count(tiles) {}
    void begin_face() { all.emplace_back(); }
    template <typename Vertex> void next_vertex(Vertex node) { add_corner(all.back(), (int)node, tile_count); }
};

faces faces_by_boost(const pave_board *board)
{
    const drawn lines = draw(board);
    graph made((size_t)lines.node_count);
    std::vector<edge> edges;
    for (const auto &[a, b] : lines.edges) {
        edges.push_back(boost::add_edge((size_t)a, (size_t)b, made).first);
        boost::put(boost::edge_index, made, edges.back(), (int)edges.size() - 1);
    }
    oracle_must(boost::boyer_myrvold_planarity_test(made), "Boost finds that a board is not planar");
    std::vector<std::vector<edge>> rotation((size_t)lines.node_count);
    for (int node = 0; node < lines.node_count; node++)
        for (int one : lines.rotation[node]) rotation[node].push_back(edges[one]);
    faces all;
    collector visitor(all, lines.tile_count);
    boost::planar_face_traversal(made, rotation.data(), visitor);
    return all;
}

} // namespace

int main(int argc, char **argv) { return compare_boards(argc, argv, faces_by_boost); }
