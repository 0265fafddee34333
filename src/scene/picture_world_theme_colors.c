/// src/scene/picture_world_theme_colors.c: draws a world of any set in the colours of the set:
/// corners as areas, edges as bands.
#include "../base/exact.h"

#include "picture_world_theme.h"

static uint32_t land_color(const pave_land *land, int color)
{
    return color < land->def->color_count ? land->def->colors[color] : UINT32_C(0x808080ff);
}

/// Draws higher colours over lower ones, so that no gap remains where three colours meet.
static void land_areas(pave_land *land, int count)
{
    pave_scene_open_group(land->scene, "areas");
    for (land->shown = 1; land->shown <= count; land->shown++)
        pave_land_region(land, 0.5, 0, 0, land_color(land, land->shown - 1));
    pave_scene_close_group(land->scene);
}

/// Draws a band for each colour except the first, with a rim of a darker shade.
static void land_bands(pave_land *land, int count)
{
    const double u = land->unit;
    pave_scene_open_group(land->scene, "bands");
    for (land->shown = 2; land->shown <= count; land->shown++) {
        const uint32_t color = land_color(land, land->shown - 1);
        pave_land_draw_lanes(land, 0.36 * u, 0.50 * u, 0, 0,
                             pave_picture_blend(color, UINT32_C(0x000000ff), 0.3));
        pave_land_draw_lanes(land, 0.28 * u, 0.42 * u, 0, 0, color);
    }
    pave_scene_close_group(land->scene);
}

/// Finds the maximum colours of corners and edges in the window.
static void land_find_most(const pave_land *land, int *corners, int *edges)
{
    pave_land_steps steps = pave_land_begin(land);
    *corners = *edges = 0;
    while (pave_land_walk(land, &steps)) {
        const uint8_t *colors = pave_land_colors(land, &steps);
        for (int k = 0; k < pave_land_side_count(land, &steps); k++) {
            *edges = colors[2 * k] > *edges ? colors[2 * k] : *edges;
            *corners = colors[2 * k + 1] > *corners ? colors[2 * k + 1] : *corners;
        }
    }
}

void pave_land_paint_colors(pave_land *land)
{
    int corners, edges;
    land_find_most(land, &corners, &edges);
    if (corners == 0) pave_land_ground(land, NULL, land_color(land, 0));
    land_areas(land, corners);
    pave_land_cells(land, UINT32_C(0x00000030));
    land_bands(land, edges);
    land->shown = 0;
}
