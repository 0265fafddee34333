/// tests/tactics/citadel_checks.h: everything that holds for a citadel, from its public fields
/// alone. Each check returns NULL, or what is wrong.
#ifndef PAVE_TESTS_CITADEL_CHECKS_H
#define PAVE_TESTS_CITADEL_CHECKS_H

#include "../../src/tactics/citadel/citadel_model.h"
#include "citadel_siege.h"

#include <pave/citadel.h>

#include <string.h>

/// A citadel, and a mark for each cell.
typedef struct checks {
    const pave_citadel *citadel;
    int64_t count;
    uint8_t *mark;
    int64_t *list;
} checks;

static inline int checks_zone(const checks *c, pave_cell cell)
{
    const int64_t i = pave_window_index(c->citadel->window, cell);
    return i < 0 ? -1 : c->citadel->zones[i];
}

static inline bool checks_paved(int zone)
{
    return zone == PAVE_CITADEL_STREET || zone == PAVE_CITADEL_SQUARE;
}

static inline bool checks_inner(int zone)
{
    return checks_paved(zone) || zone == PAVE_CITADEL_HOUSE || zone == PAVE_CITADEL_CHURCH ||
           zone == PAVE_CITADEL_GARDEN || zone == PAVE_CITADEL_KEEP;
}

static inline bool checks_built(int zone)
{
    return zone == PAVE_CITADEL_WALL || zone == PAVE_CITADEL_BASTION ||
           zone == PAVE_CITADEL_TOWER || zone == PAVE_CITADEL_GATE;
}

static inline bool checks_road(int zone)
{
    return zone == PAVE_CITADEL_ROAD || zone == PAVE_CITADEL_BRIDGE;
}

static inline bool checks_open(int zone)
{
    return zone >= 0 && !checks_built(zone) && zone != PAVE_CITADEL_KEEP;
}

/// Marks what is reached from the marked cells of the list over edges, or over corners too.
static inline int64_t checks_flood(checks *c, int64_t count, bool corners, bool (*open)(int zone))
{
    for (int64_t i = 0; i < count; i++) {
        const pave_cell cell = pave_window_cell(c->citadel->window, c->list[i]);
        for (int k = 0; k < (corners ? PAVE_TRI_TOUCHING_MAX : PAVE_TRI_NEIGHBORS_MAX); k++) {
            const int64_t next =
                pave_window_index(c->citadel->window, corners ? pave_tri_touching(cell, k)
                                                              : pave_tri_neighbors(cell, k));
            if (next < 0 || c->mark[next] || !open(c->citadel->zones[next])) continue;
            c->mark[next] = 1;
            c->list[count++] = next;
        }
    }
    return count;
}

static inline int64_t checks_start(checks *c, pave_cell cell)
{
    memset(c->mark, 0, (size_t)c->count);
    c->list[0] = pave_window_index(c->citadel->window, cell);
    if (c->list[0] < 0) return 0;
    c->mark[c->list[0]] = 1;
    return 1;
}

/// Whether a cell is at the rim of the window.
static inline bool checks_rim(const checks *c, pave_cell cell)
{
    for (int k = 0; k < PAVE_TRI_NEIGHBORS_MAX; k++)
        if (!pave_window_contains(c->citadel->window, pave_tri_neighbors(cell, k))) return true;
    return false;
}

// ---- The checks ---------------------------------------------------------------------------------

/// No way in over the twelve cells that touch a cell. Leaves the cells outside marked.
static inline const char *checks_closed(checks *c)
{
    const pave_window *window = c->citadel->window;
    int64_t count = 0;
    memset(c->mark, 0, (size_t)c->count);
    for (int64_t i = 0; i < c->count; i++) {
        if (!checks_rim(c, pave_window_cell(window, i))) continue;
        if (!checks_open(c->citadel->zones[i]) || checks_inner(c->citadel->zones[i]))
            return "the town reaches the rim of the window";
        c->mark[i] = 1;
        c->list[count++] = i;
    }
    checks_flood(c, count, true, checks_open);
    for (int64_t i = 0; i < c->count; i++)
        if (c->mark[i] && checks_inner(c->citadel->zones[i])) return "the wall leaks";
    return NULL;
}

/// Every cell has a zone; zones within the wall are inside, those without are outside.
static inline const char *checks_zones(checks *c)
{
    for (int64_t i = 0; i < c->count; i++) {
        const int zone = c->citadel->zones[i];
        if (zone >= PAVE_CITADEL_ZONES) return "a cell without a zone";
        if (!checks_built(zone) && checks_inner(zone) == (bool)c->mark[i])
            return "a zone on the wrong side of the wall";
    }
    return NULL;
}

static inline const char *checks_streets(checks *c)
{
    const pave_citadel *citadel = c->citadel;
    int64_t paved = 0, joined;
    bool keep = false;
    for (int64_t i = 0; i < c->count; i++) paved += checks_paved(citadel->zones[i]);
    if (!checks_paved(checks_zone(c, citadel->gates[0].inside))) return "a gate without a street";
    joined = checks_flood(c, checks_start(c, citadel->gates[0].inside), false, checks_paved);
    if (joined != paved) return "streets in more than one net";
    for (int32_t g = 0; g < citadel->gate_count; g++) {
        const int64_t i = pave_window_index(citadel->window, citadel->gates[g].inside);
        if (i < 0 || !c->mark[i]) return "a gate without a way to the first";
    }
    for (int64_t n = 0; n < joined; n++)
        for (int k = 0; k < PAVE_TRI_NEIGHBORS_MAX; k++)
            keep = keep ||
                   checks_zone(c, pave_tri_neighbors(pave_window_cell(citadel->window, c->list[n]),
                                                     k)) == PAVE_CITADEL_KEEP;
    return keep ? NULL : "the keep without a street";
}

static inline bool checks_gate_zone(int zone) { return zone == PAVE_CITADEL_GATE; }

/// Through every gate a way by edges leads from the cell before it to the street, and a road from
/// there to the rim.
static inline const char *checks_gates(checks *c)
{
    const pave_citadel *citadel = c->citadel;
    for (int32_t g = 0; g < citadel->gate_count; g++) {
        const pave_citadel_gate *gate = &citadel->gates[g];
        bool before = false, behind = false, rim = false;
        if (checks_zone(c, gate->cell) != PAVE_CITADEL_GATE) return "a gate that is none";
        const int64_t cells = checks_flood(c, checks_start(c, gate->cell), false, checks_gate_zone);
        for (int64_t n = 0; n < cells; n++)
            for (int k = 0; k < PAVE_TRI_NEIGHBORS_MAX; k++) {
                const pave_cell next =
                    pave_tri_neighbors(pave_window_cell(citadel->window, c->list[n]), k);
                before = before || pave_cell_equal(next, gate->outside);
                behind = behind || pave_cell_equal(next, gate->inside);
            }
        if (!before || !behind) return "a gate that is shut for ever";
        if (!checks_road(checks_zone(c, gate->outside))) return "a gate without a road";
        const int64_t road = checks_flood(c, checks_start(c, gate->outside), false, checks_road);
        for (int64_t n = 0; n < road; n++)
            rim = rim || checks_rim(c, pave_window_cell(citadel->window, c->list[n]));
        if (!rim) return "a road that ends";
    }
    return NULL;
}

/// The part that a flood over one house stays in.
static inline const char *checks_house(checks *c, int32_t number)
{
    const pave_citadel *citadel = c->citadel;
    const pave_citadel_house *house = &citadel->houses[number];
    const int zone = house->church ? PAVE_CITADEL_CHURCH : PAVE_CITADEL_HOUSE;
    bool street = false;
    int32_t joined = 1;
    if (house->count < 2 || house->count > (house->church ? 16 : 8)) return "a house of wrong size";
    for (int32_t i = 0; i < house->count; i++) {
        const int32_t at = citadel->house_cells[house->start + i];
        if (i > 0 && at <= citadel->house_cells[house->start + i - 1])
            return "cells of a house out of order";
        if (citadel->parts[at] != number || citadel->zones[at] != zone)
            return "a cell of a house of another zone or part";
        c->mark[at] = 2;
    }
    c->list[0] = citadel->house_cells[house->start];
    c->mark[c->list[0]] = 0;
    for (int32_t i = 0; i < joined; i++)
        for (int k = 0; k < PAVE_TRI_NEIGHBORS_MAX; k++) {
            const int64_t next = pave_window_index(
                citadel->window,
                pave_tri_neighbors(pave_window_cell(citadel->window, c->list[i]), k));
            if (next < 0) continue;
            street = street || checks_paved(citadel->zones[next]);
            if (c->mark[next] != 2) continue;
            c->mark[next] = 0;
            c->list[joined++] = next;
        }
    if (joined != house->count) return "a house in two parts";
    return street ? NULL : "a house off the street";
}

static inline const char *checks_houses(checks *c)
{
    const pave_citadel *citadel = c->citadel;
    int64_t cells = 0, listed = 0;
    int32_t churches = 0;
    if (citadel->house_count < 2) return "a town of one house";
    memset(c->mark, 0, (size_t)c->count);
    for (int64_t i = 0; i < c->count; i++)
        cells +=
            citadel->zones[i] == PAVE_CITADEL_HOUSE || citadel->zones[i] == PAVE_CITADEL_CHURCH;
    for (int32_t h = 0; h < citadel->house_count; h++) {
        const char *wrong = checks_house(c, h);
        if (wrong) return wrong;
        if (h > 0 && citadel->house_cells[citadel->houses[h].start] <
                         citadel->house_cells[citadel->houses[h - 1].start])
            return "houses out of order";
        listed += citadel->houses[h].count;
        churches += citadel->houses[h].church;
    }
    if (churches > 1) return "two churches";
    return listed == cells ? NULL : "a house that is not listed";
}

/// Twice the area of a polygon is its number of cells.
static inline int64_t checks_area(const pave_citadel *citadel, pave_citadel_polygon polygon)
{
    int64_t area = 0;
    for (int32_t i = 0; i < polygon.count; i++) {
        const pave_tri_vertex a = citadel->vertices[polygon.start + i],
                              b = citadel->vertices[polygon.start + (i + 1) % polygon.count];
        area += (int64_t)a.q * b.r - (int64_t)b.q * a.r;
    }
    return area;
}

/// Polygons are as large as what they are the outlines of.
static inline const char *checks_polygons(checks *c)
{
    const pave_citadel *citadel = c->citadel;
    int64_t zones[PAVE_CITADEL_ZONES] = {0}, town = 0, built = 0, bastions = 0;
    for (int64_t i = 0; i < c->count; i++) {
        zones[citadel->zones[i]]++;
        town += checks_inner(citadel->zones[i]);
        built += checks_built(citadel->zones[i]);
    }
    for (int32_t p = 0; p < citadel->polygon_count; p++) {
        const int64_t area = checks_area(citadel, citadel->polygons[p]);
        switch (citadel->polygons[p].kind) {
        case PAVE_CITADEL_POLYGON_TRACE:
            if (area != town + built) return "a trace of another size than the works";
            bastions += area;
            break;
        case PAVE_CITADEL_POLYGON_TOWN:
            if (area != town) return "an inner line of another size than the town";
            break;
        case PAVE_CITADEL_POLYGON_CURTAIN:
        case PAVE_CITADEL_POLYGON_BASTION: bastions -= area; break;
        case PAVE_CITADEL_POLYGON_KEEP:
            if (area != zones[PAVE_CITADEL_KEEP]) return "a keep of another size";
            break;
        case PAVE_CITADEL_POLYGON_SQUARE:
            if (area != zones[PAVE_CITADEL_SQUARE]) return "a square of another size";
            break;
        default: break;
        }
    }
    return bastions ? "bastions of another size" : NULL;
}

/// No dead ground, with everything solid that stops sight, and ravelins too if they are high.
/// Marks must be those of checks_closed.
static inline const char *checks_ground(checks *c, bool high)
{
    const pave_citadel *citadel = c->citadel;
    const int32_t width = citadel->window->def.width, height = citadel->window->def.height,
                  shift = height / 2 + 4; // rows of a rectangle go back to the left
    siege s = siege_create(width / 2 + height / 2 + 12, height + 8);
    uint8_t *foot_of = calloc((size_t)s.width * (size_t)s.height * 2, 1);
    for (int64_t i = 0; i < c->count; i++) {
        pave_cell cell = pave_window_cell(citadel->window, i);
        cell.q += shift;
        cell.r += 4;
        const int64_t at = siege_index(&s, cell);
        const int zone = citadel->zones[i];
        s.solid[at] = pave_citadel_zone_solid((pave_citadel_zone)zone) ||
                      (high && zone == PAVE_CITADEL_RAVELIN);
        s.outside[at] = c->mark[i] && zone != PAVE_CITADEL_RAVELIN;
        foot_of[at] = checks_built(zone);
        if (zone == PAVE_CITADEL_BASTION) s.bastion[at] = (int16_t)citadel->parts[i];
    }
    const int32_t dead = siege_dead(&s, foot_of, PAVE_CITADEL_REACH);
    free(foot_of);
    siege_release(&s);
    return dead ? "dead ground" : NULL;
}

/// All of it. NULL, or what is wrong first.
static inline const char *checks_all(const pave_citadel *citadel)
{
    checks c = {.citadel = citadel, .count = citadel->window->count};
    const bool regular = citadel->def.outline != PAVE_CITADEL_OUTLINE_FREE;
    c.mark = calloc((size_t)c.count, 1);
    c.list = malloc((size_t)c.count * sizeof *c.list);
    const char *wrong = checks_closed(&c);
    if (!wrong) wrong = checks_zones(&c);
    if (!wrong) wrong = checks_ground(&c, regular);
    if (!wrong) wrong = checks_streets(&c);
    if (!wrong) wrong = checks_gates(&c);
    if (!wrong) wrong = checks_houses(&c);
    if (!wrong) wrong = checks_polygons(&c);
    if (!wrong &&
        (citadel->extent > citadel->def.size || citadel->gate_count != citadel->def.gates))
        wrong = "another size or number of gates than in the definition";
    free(c.list);
    free(c.mark);
    return wrong;
}

#endif
