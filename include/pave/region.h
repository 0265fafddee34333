/// pave/region.h: region maps: who lives where, what belongs together, and where the lines run.
/// Includes all that there is of them:
///
///   ground.h       the cells that a map lies on: a window or a graph
///   segregation.h  Schelling's segregation: who moves where, step by step or to the end
///   measures.h     how segregated a map is: dissimilarity, isolation, Moran's I, interfaces,
///                  clusters
///   territory.h    cells of one label that hang together: sizes, centres, neighbours, specks and
///                  holes merged
///   growth.h       a given number of connected territories of given sizes, compact or ragged, on
///                  any ground
///   dicewars.h     maps of the game Dice Wars, on its own board and on any ground; how fair they
///                  are
///   chokepoints.h  narrow places of open ground, with their width; bridges and articulations of a
///                  map of territories
///   polygons.h     the outlines of cells, as polygons that share vertices
///   borders.h      arcs between territories, rings with holes, smooth lines, places for labels
///   map.h          all of it in one: labels on their ground, territories, owners and dice; what
///                  files hold
#ifndef PAVE_REGION_H
#define PAVE_REGION_H

#include <pave/borders.h>
#include <pave/chokepoints.h>
#include <pave/dicewars.h>
#include <pave/ground.h>
#include <pave/growth.h>
#include <pave/map.h>
#include <pave/measures.h>
#include <pave/polygons.h>
#include <pave/segregation.h>
#include <pave/territory.h>

#endif
