/// formats/json/json_map_write.h: what both kinds of files of maps write of a territory.
#ifndef PAVE_FORMATS_JSON_MAP_WRITE_H
#define PAVE_FORMATS_JSON_MAP_WRITE_H

#include "json_map.h"

enum { PAVE_JSON_TOLD_EVERY = 1 << 16 }; // cells and territories

/// Writes `,"name":number`.
void pave_json_number_put(pave_output *output, const char *name, int64_t number);

/// Writes `,"neighbors":[ids]`.
void pave_json_neighbors_put(pave_output *output, const pave_territories *territories, int32_t id);

/// Writes `,"owner":..,"dice":..`, those that there are.
void pave_json_players_put(pave_output *output, const pave_map *map, int32_t id);

/// Writes `,"pole":[x,y],"radius":r`; nothing where the territory has no cells.
void pave_json_pole_put(pave_output *output, const pave_borders *borders, int32_t id);

#endif
