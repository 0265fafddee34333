/// pave/pave.h: all of pave's core.
///
///   base.h      results, errors, the allocator, the runner, ranks, cells, points, hashes
///   random.h    random words as a pure function of (seed, what is decided, where); weighted choice
///   layout.h    where a grid lies in the world
///   square.h    the square grid: parts, relations, places, moves, distances, lines, rings, disks,
///               ranges
///   hex.h       the hexagon grid: parts and relations, coordinates, places, distances, lines,
///               disks and the like
///   tri.h       the triangle grid: parts and relations, coordinates, places, moves, distances,
///               lines, disks and the like; its parts as parts of hexagons
///   tiling.h    periodic patterns of faces as tables, squares, hexagons and triangles among them
///   window.h    pieces of tilings that number their cells; masks: bits on cells and sides
///   multigrid.h rhombs that never repeat, Penrose's among them, cell by cell
///   graph.h     neighbour lists over cells
///   search.h    distance fields, paths, movement, sight
///   tactics.h   movement on triangles: metrics as steps, walls and their corners
///   creature.h  creatures of many triangles: where they fit, their clearance, their moves
///   formation.h soldiers in lines, columns, wedges, squares and rings: orders and attacks
///   nest.h      hexagons and squares in the grid of triangles; maps of two sizes of triangles
///   adjacency.h which tiles touch: what may be cut, what must hold, random removal, repair
///   board.h     boards of hexagons with a chosen adjacency
///   mesh.h      polygons that share vertices: tiles from adjacency, their relaxation, queries, the
///               tile under a point
///   patch.h     finite pieces of other grounds: cells with names, outlines and a graph
///   planar.h    what lines enclose: faces of planar graphs, and polygons with shared borders
///   monotile.h  one shape that tiles the plane and never repeats: hats and spectres
///   quads.h     endless ground of quads that are nearly squares, in chunks of any order
///   ground.h    the cells under a map: a window or a graph
///   polygons.h  the outlines of cells, as polygons that share vertices
///   segregation.h Schelling's segregation, step by step or to the end, and how segregated a map is
///   territory.h connected components of one label: sizes, neighbours, supply, bridges
///   growth.h    a given number of connected areas of given sizes, on any ground
///   dicewars.h  maps of the game Dice Wars, on its own board and on any ground; fairness
///   borders.h   arcs between territories, rings with holes, smooth lines, positions for labels
///   map.h       all in one: labels on their ground, territories, owners and dice
///   wang.h      Wang tile sets: completeness, matching, what they look like and lack
///   builtin.h   ten tile sets that are built in, and their pictures
///   world.h     endless worlds of tiles, the same in any order of exploration; painted maps
///   bias.h      what the shares of terrain in a world follow; noise
///   explore.h   a player's walk through a world; and the naive way, which the walk itself shapes
///   herringbone.h endless pictures of herringbone tiles, and their templates
///   edits.h     lasting changes of worlds: pinned tiles, changed colours, areas of their own
///   citadel.h   fortified towns on triangles: walls without dead ground, streets, houses
///   terrain.h   heights on triangles: rivers, lakes, zones, costs; solids of triangles
///   scene.h     flat lists of polygons, lines, images and labels to be drawn; SVG
///   picture.h   scenes of windows, walls, queries with their answers, meshes, maps and worlds
///
/// Reading and writing files is in libraries of its own: pave/formats/tiled.h for those of Tiled,
/// pave/formats/draw.h for pictures, pave/formats/json.h for tilings, boards, graphs, meshes and
/// maps, and GeoJSON, pave/formats/obj.h for OBJ and OFF.
#ifndef PAVE_PAVE_H
#define PAVE_PAVE_H

#include <pave/adjacency.h>
#include <pave/base.h>
#include <pave/bias.h>
#include <pave/board.h>
#include <pave/borders.h>
#include <pave/builtin.h>
#include <pave/citadel.h>
#include <pave/creature.h>
#include <pave/dicewars.h>
#include <pave/edits.h>
#include <pave/explore.h>
#include <pave/formation.h>
#include <pave/graph.h>
#include <pave/ground.h>
#include <pave/growth.h>
#include <pave/herringbone.h>
#include <pave/hex.h>
#include <pave/layout.h>
#include <pave/map.h>
#include <pave/mesh.h>
#include <pave/monotile.h>
#include <pave/multigrid.h>
#include <pave/nest.h>
#include <pave/patch.h>
#include <pave/picture.h>
#include <pave/planar.h>
#include <pave/polygons.h>
#include <pave/quads.h>
#include <pave/random.h>
#include <pave/scene.h>
#include <pave/search.h>
#include <pave/segregation.h>
#include <pave/square.h>
#include <pave/tactics.h>
#include <pave/terrain.h>
#include <pave/territory.h>
#include <pave/tiling.h>
#include <pave/tri.h>
#include <pave/wang.h>
#include <pave/window.h>
#include <pave/world.h>

#endif
