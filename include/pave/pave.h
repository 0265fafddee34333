/// pave/pave.h: all of pave's core. Which header do I need?
///
/// Every program
///   base.h      results, errors, the allocator, threads and progress, cells, points, boxes, hashes
///   random.h    random numbers as a pure function of (seed, stream, position); weighted choice
///   layout.h    the map between grid coordinates and world coordinates
///
/// Work with a grid
///   square.h    squares: neighbours, coordinates, distances, lines, rings, disks, ranges
///   hex.h       hexagons: the same, and axial, cube, offset and doubled coordinates
///   tri.h       triangles: the same, and the duality of triangles and hexagons
///   tiling.h    any periodic tiling as tables: 19 with names, or your own polygons
///   window.h    finite pieces of tilings with numbered cells; masks (walls on cells and sides)
///
/// Work with ground that is not a periodic grid
///   multigrid.h endless aperiodic tilings of rhombs, such as Penrose's
///   monotile.h  endless tilings of hats or spectres
///   quads.h     endless ground of relaxed quads, in chunks
///   patch.h     finite pieces of such ground, or of your own polygons
///   ground.h    a window or a graph, as the ground under a map
///
/// Find paths, distances, components and colourings
///   graph.h     neighbour lists, connected components, bridges, spanning forests, colourings
///   search.h    distance fields, shortest paths, movement ranges, line of sight
///   tactics.h   movement on triangles: metrics as steps, walls and their corners
///
/// Make an endless world of tiles
///   wang.h      Wang tile sets: completeness, matching, missing tiles
///   builtin.h   ten tile sets that are built in, and their pictures
///   world.h     the tile at any cell, from a tile set and a seed; checks, paths, painted maps
///   bias.h      colour frequencies that vary over space; noise
///   edits.h     lasting changes of a world: pinned tiles, changed colours, areas
///   explore.h   the cells that a player has seen; maps that depend on the order of exploration
///   herringbone.h endless pictures of herringbone tiles, and their templates
///
/// Make a mesh from a board or a graph
///   board.h     boards of hexagons with a chosen adjacency
///   adjacency.h planar graphs that define which tiles touch; random removal, checks, repair
///   planar.h    faces of planar graphs; polygons enclosed by lines
///   polygons.h  outlines of cells, as polygons that share vertices
///   mesh.h      polygons that share vertices: creation, relaxation, queries, the tile at a point
///
/// Divide a map into regions
///   segregation.h Schelling's segregation model, and measures of segregation
///   territory.h connected components of equal labels: sizes, neighbours, supply, bridges
///   growth.h    a given number of connected areas of given sizes, on any ground
///   dicewars.h  maps of the game Dice Wars, on its own board and on any ground; fairness
///   borders.h   borders between territories: arcs, rings, smooth lines, label positions
///   map.h       a map as one object: ground, labels, territories, owners and dice
///
/// Make a game on triangles
///   creature.h  creatures that cover several triangles: placement, clearance, moves
///   formation.h soldiers in lines, columns, wedges, squares and rings: orders and attacks
///   nest.h      hexagons and squares made of triangles; maps with two sizes of triangles
///   citadel.h   fortified towns: walls without blind spots, streets, houses
///   terrain.h   heights: rivers, lakes, zones, costs; solids of triangles
///
/// Draw
///   scene.h     flat lists of polygons, lines, images and labels; SVG
///   picture.h   scenes of windows, walls, queries, meshes, maps and worlds
///
/// Files are read and written by separate libraries: pave/formats/tiled.h for Tiled,
/// pave/formats/draw.h for pictures, pave/formats/json.h for JSON and GeoJSON, pave/formats/obj.h
/// for OBJ and OFF.
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
