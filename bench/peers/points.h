/// bench/peers/points.h: peers that take points. They are C++; each call does the whole work, releases its result, and returns a number for bench_keep.
#ifndef PAVE_BENCH_PEERS_POINTS_H
#define PAVE_BENCH_PEERS_POINTS_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// CGAL's Delaunay triangulation of points x, y, x, y, ...
uint64_t bench_cgal_delaunay(const double *xy, int32_t count);
/// The same, and from it the data of a mesh: the centres of circles, and for each point the ring of the centres around it, in order in one array.
uint64_t bench_cgal_cells(const double *xy, int32_t count);
/// Boost.Polygon's Voronoi diagram of points with whole coordinates.
uint64_t bench_boost_voronoi(const int32_t *xy, int32_t count);

#ifdef __cplusplus
}
#endif
#endif
