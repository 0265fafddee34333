// bench/peers/cgal/cgal.cc: Delaunay triangulations by CGAL (libcgal-dev), with exact predicates and inexact constructions, spatially sorted.
#include "../points.h"

#include <CGAL/Delaunay_triangulation_2.h>
#include <CGAL/Exact_predicates_inexact_constructions_kernel.h>
#include <CGAL/Triangulation_face_base_with_info_2.h>
#include <CGAL/Triangulation_vertex_base_2.h>

#include <vector>

namespace {

using kernel = CGAL::Exact_predicates_inexact_constructions_kernel;
using point = kernel::Point_2;
using plain = CGAL::Delaunay_triangulation_2<kernel>;
using numbered = CGAL::Delaunay_triangulation_2<
    kernel, CGAL::Triangulation_data_structure_2<CGAL::Triangulation_vertex_base_2<kernel>, CGAL::Triangulation_face_base_with_info_2<int32_t, kernel>>>;

// Rings in CGAL's order of the points, which suits it better than the order of the input; rings at the hull lack their infinite corner.
struct cells {
    std::vector<point> corners;
    std::vector<int32_t> starts, rings;
};

cells cells_of(numbered &made)
{
    cells out;
    out.corners.reserve(made.number_of_faces());
    for (auto face : made.finite_face_handles()) {
        face->info() = (int32_t)out.corners.size();
        out.corners.push_back(made.dual(face));
    }
    out.starts.reserve(made.number_of_vertices() + 1);
    out.rings.reserve(6 * made.number_of_vertices());
    out.starts.push_back(0);
    for (auto vertex : made.finite_vertex_handles()) {
        auto first = made.incident_faces(vertex), at = first;
        do
            if (!made.is_infinite(at)) out.rings.push_back(at->info());
        while (++at != first);
        out.starts.push_back((int32_t)out.rings.size());
    }
    return out;
}

} // namespace

static std::vector<point> points_of(const double *xy, int32_t count)
{
    std::vector<point> points;
    points.reserve(count);
    for (int32_t i = 0; i < count; i++) points.emplace_back(xy[2 * i], xy[2 * i + 1]);
    return points;
}

uint64_t bench_cgal_delaunay(const double *xy, int32_t count)
{
    const std::vector<point> points = points_of(xy, count);
    plain made(points.begin(), points.end());
    return made.number_of_faces();
}

uint64_t bench_cgal_cells(const double *xy, int32_t count)
{
    const std::vector<point> points = points_of(xy, count);
    numbered made(points.begin(), points.end());
    return cells_of(made).rings.size();
}
