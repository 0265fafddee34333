// bench/peers/boost/boost.cc: Voronoi diagrams by Boost.Polygon (libboost-dev): corners, sides and cells.
#include "../points.h"

#include <boost/polygon/voronoi.hpp>

#include <vector>

uint64_t bench_boost_voronoi(const int32_t *xy, int32_t count)
{
    std::vector<boost::polygon::point_data<int>> points;
    points.reserve(count);
    for (int32_t i = 0; i < count; i++) points.emplace_back(xy[2 * i], xy[2 * i + 1]);
    boost::polygon::voronoi_diagram<double> made;
    boost::polygon::construct_voronoi(points.begin(), points.end(), &made);
    return made.num_edges();
}
