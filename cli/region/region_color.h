/// cli/region/region_color.h: the colours of maps of regions.
#ifndef PAVE_CLI_REGION_COLOR_H
#define PAVE_CLI_REGION_COLOR_H

#include <stdint.h>

#define REGION_INK UINT32_C(0x2b303bff)
#define REGION_PAPER UINT32_C(0xffffffff)
#define REGION_SEA UINT32_C(0xbfdcecff)
#define REGION_ALARM UINT32_C(0xc81d3aff)
#define REGION_EMPTY UINT32_C(0xe9ecefff)

/// What is told apart by colours, 0xRRGGBBAA. Numbers count from 0.
uint32_t region_race_color(int32_t race);     ///< far from each other, of any number
uint32_t region_player_color(int32_t player); ///< lively, dice stand well on them
uint32_t region_land_color(
    int32_t color); ///< quiet, of neighbours that differ; letters stand well on them

/// The colour a share 0..1 of the way from one to another.
uint32_t region_blend(uint32_t from, uint32_t to, double share);

#endif
