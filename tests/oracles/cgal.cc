// tests/oracles/cgal.cc: the faces of boards by CGAL: an arrangement of segments between whole coordinates. It does not receive the order in which they leave a tile.
#include "faces.h"

#include <CGAL/Arr_non_caching_segment_basic_traits_2.h>
#include <CGAL/Arrangement_2.h>
#include <CGAL/Exact_predicates_inexact_constructions_kernel.h>

#include <map>

namespace {

using kernel = CGAL::Exact_predicates_inexact_constructions_kernel; // nothing is constructed: segments meet in their ends alone
using traits = CGAL::Arr_non_caching_segment_basic_traits_2<kernel>;
using arrangement = CGAL::Arrangement_2<traits>;
using place = std::pair<int, int>;

place place_of(const pave_board *board, int node)
{
    pave_board_tile tile = pave_board_node_tile(board, node);
    return {pave_board_x(board, tile) / board->unit_x, pave_board_y(board, tile) / board->unit_y};
}

template <typename Circulator> face walk(Circulator begin, const std::map<place, int> &nodes, int tile_count)
{
    face one;
    Circulator at = begin;
    do {
        auto point = at->target()->point();
        add_corner(one, nodes.at({(int)CGAL::to_double(point.x()), (int)CGAL::to_double(point.y())}), tile_count);
    } while (++at != begin);
    return one;
}

faces faces_by_cgal(const pave_board *board)
{
    const drawn lines = draw(board);
    std::map<place, int> nodes;
    std::vector<traits::X_monotone_curve_2> segments;
    for (int node = 0; node < lines.node_count; node++) nodes[place_of(board, node)] = node;
    for (const auto &[a, b] : lines.edges) {
        place p = place_of(board, a), q = place_of(board, b);
        segments.emplace_back(kernel::Point_2(p.first, p.second), kernel::Point_2(q.first, q.second));
    }
    arrangement made;
    CGAL::insert_non_intersecting_curves(made, segments.begin(), segments.end());
    oracle_must((int)made.number_of_edges() == (int)lines.edges.size(), "CGAL has another number of edges");
    faces all;
    for (auto at = made.faces_begin(); at != made.faces_end(); ++at) {
        if (at->has_outer_ccb()) all.push_back(walk(at->outer_ccb(), nodes, lines.tile_count));
        for (auto hole = at->inner_ccbs_begin(); hole != at->inner_ccbs_end(); ++hole) all.push_back(walk(*hole, nodes, lines.tile_count));
    }
    return all;
}

} // namespace

int main(int argc, char **argv) { return compare_boards(argc, argv, faces_by_cgal); }
