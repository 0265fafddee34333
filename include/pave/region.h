/// pave/region.h: region maps: includes all their headers.
///
///   ground.h       the cells under a map: a window or a graph
///   segregation.h  Schelling's segregation, step by step or to the end
///   measures.h     how segregated a map is: dissimilarity, isolation, Moran's I, interfaces,
///                  clusters
///   territory.h    connected components of one label: sizes, centres, neighbours, supply, bridges;
///                  specks and holes merged
///   growth.h       a given number of connected areas of given sizes, on any ground
///   dicewars.h     maps of the game Dice Wars, on its own board and on any ground; fairness
///   polygons.h     the outlines of cells, as polygons that share vertices
///   borders.h      arcs between territories, rings with holes, smooth lines, positions for labels
///   map.h          all in one: labels on their ground, territories, owners and dice; files hold it
#ifndef PAVE_REGION_H
#define PAVE_REGION_H

#include <pave/borders.h>
#include <pave/dicewars.h>
#include <pave/ground.h>
#include <pave/growth.h>
#include <pave/map.h>
#include <pave/measures.h>
#include <pave/polygons.h>
#include <pave/segregation.h>
#include <pave/territory.h>

#endif
