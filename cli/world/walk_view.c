// cli/world/walk_view.c: what a player sees of a world.
#include "walk_view.h"

#include "trip.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

void cli_view_colors(const cli_view *view, pave_cell cell, uint8_t *out)
{
    pave_world_colors_at(view->ground->world, cell, out);
}

uint32_t cli_view_tile(const cli_view *view, pave_cell cell)
{
    return pave_world_at(view->ground->world, cell);
}

// ---- Walking ------------------------------------------------------------------------------------

static bool is_same(pave_cell a, pave_cell b) { return a.q == b.q && a.r == b.r && a.s == b.s; }

// Visits all cells up to `sight` steps away, and the middle last. False: no memory.
static bool see(cli_view *view, pave_cell middle)
{
    const pave_tiling *tiling = view->ground->tiling;
    pave_walk_visit visit;
    int64_t room = 64, count = 1, done = 0;
    pave_cell *near = malloc((size_t)room * sizeof *near);
    if (!near) return false;
    near[0] = middle;
    for (int64_t step = 0; step < view->sight && near; step++) {
        const int64_t end = count;
        for (; done < end && near; done++)
            for (int k = 0; k < pave_tiling_side_count(tiling, near[done].s); k++) {
                const pave_cell next = pave_tiling_neighbors(tiling, near[done], k);
                bool known = !pave_cell_in_range(next);
                for (int64_t i = count - 1; i >= 0 && !known; i--) known = is_same(near[i], next);
                if (known) continue;
                if (count == room) {
                    pave_cell *more = realloc(near, 2 * (size_t)room * sizeof *near);
                    if (!more) {
                        free(near);
                        return false;
                    }
                    near = more;
                    room *= 2;
                }
                near[count++] = next;
            }
    }
    bool fine = true;
    for (int64_t i = count - 1; i >= 0 && fine; i--)
        fine = pave_walker_visit(view->walker, near[i], &visit) == PAVE_OK;
    free(near);
    return fine;
}

bool cli_view_go(cli_view *view, pave_cell cell)
{
    return pave_cell_in_range(cell) && see(view, cell);
}

bool cli_view_next(const cli_view *view, double x, double y, pave_cell *out)
{
    const pave_tiling *tiling = view->ground->tiling;
    const pave_cell at = view->walker->at;
    const pave_vec2 middle = pave_tiling_face_point(tiling, &view->layout, at);
    const bool upright = fabs(x) < fabs(y);
    const double lean = (upright ? at.r : at.q) & 1 ? -1e-3 : 1e-3;
    double most = upright || fabs(y) < 0.1 ? 0.4 : 0.8; // diagonals are near to few sides
    bool found = false;
    for (int k = 0; k < pave_tiling_side_count(tiling, at.s); k++) {
        const int next = (k + 1) % pave_tiling_side_count(tiling, at.s);
        const pave_vec2 a = pave_tiling_corner_point(tiling, &view->layout, at, k),
                        b = pave_tiling_corner_point(tiling, &view->layout, at, next);
        const double u = (a.x + b.x) / 2 - middle.x, v = (a.y + b.y) / 2 - middle.y,
                     length = sqrt(u * u + v * v),
                     much = (u * x + v * y + lean * (upright ? u : v)) / length;
        if (much <= most) continue;
        most = much;
        found = true;
        *out = pave_tiling_neighbors(tiling, at, k);
    }
    return found;
}

// ---- Seeing -------------------------------------------------------------------------------------

static struct cli_view_cell *keep(cli_view *view, pave_cell cell)
{
    const uint32_t hash =
        (uint32_t)cell.q * 73856093u ^ (uint32_t)cell.r * 19349663u ^ (uint32_t)cell.s * 83492791u;
    struct cli_view_cell *kept = &view->kept[hash % CLI_VIEW_KEPT];
    const pave_tiling *tiling = view->ground->tiling;
    if (kept->used && is_same(kept->cell, cell)) return kept;
    kept->used = true;
    kept->cell = cell;
    kept->middle = pave_tiling_face_point(tiling, &view->layout, cell);
    for (int k = 0; k < pave_tiling_side_count(tiling, cell.s); k++)
        kept->corners[k] = pave_tiling_corner_point(tiling, &view->layout, cell, k);
    memset(kept->colors, 0, sizeof kept->colors);
    cli_view_colors(view, cell, kept->colors);
    return kept;
}

static double away(pave_vec2 p, pave_vec2 a, pave_vec2 b)
{
    const double x = b.x - a.x, y = b.y - a.y, all = x * x + y * y;
    double t = all > 0 ? ((p.x - a.x) * x + (p.y - a.y) * y) / all : 0;
    t = t < 0 ? 0 : t > 1 ? 1 : t;
    const double u = p.x - a.x - t * x, v = p.y - a.y - t * y;
    return sqrt(u * u + v * v);
}

// The terrain at a point of a cell. Corners have the areas nearest to them, and in mixed sets so do
// the middles of sides; the colours of an edge set but the first run from its side to the middle.
static int color_at(const cli_view *view, const struct cli_view_cell *kept, pave_vec2 p)
{
    const int sides = pave_tiling_side_count(view->ground->tiling, kept->cell.s);
    const pave_wang_kind kind = pave_wang_kind_of(view->ground->sets[kept->cell.s]);
    double least = 1e300;
    int color = 0, lane = 0;
    for (int k = 0; k < sides; k++) {
        const pave_vec2 a = kept->corners[k], b = kept->corners[(k + 1) % sides],
                        side = pave_vec2_of((a.x + b.x) / 2, (a.y + b.y) / 2);
        if (kind == PAVE_WANG_EDGE) {
            color = kept->colors[2 * k] == 0 ? 0 : 1;
            if (kept->colors[2 * k] > lane && away(p, side, kept->middle) < 0.19 * view->unit)
                lane = kept->colors[2 * k];
            continue;
        }
        const double to_side = away(p, side, side), to_corner = away(p, b, b);
        if (kind == PAVE_WANG_MIXED && to_side < least) {
            least = to_side;
            color = kept->colors[2 * k];
        }
        if (to_corner < least) {
            least = to_corner;
            color = kept->colors[2 * k + 1];
        }
    }
    return lane > 1 ? lane : color;
}

cli_spot cli_view_at(cli_view *view, pave_vec2 point)
{
    const pave_tiling *tiling = view->ground->tiling;
    cli_spot spot = {.cell = pave_tiling_face_at(tiling, &view->layout, point)};
    if (!pave_cell_in_range(spot.cell)) return spot;
    spot.state = pave_walker_state(view->walker, spot.cell);
    spot.shade = pave_world_class_at(view->ground->world, spot.cell);
    if (spot.state == PAVE_WALK_UNKNOWN) return spot;
    const struct cli_view_cell *kept = keep(view, spot.cell);
    spot.color = color_at(view, kept, point);
    return spot;
}

// ---- Making -------------------------------------------------------------------------------------

cli_view *cli_view_open(const cli_ground *ground, pave_orientation orientation, int64_t sight,
                        pave_cell at, int *code)
{
    cli_view *view = calloc(1, sizeof *view);
    const pave_layout_def layout = {.orientation = orientation};
    pave_error error = {0};
    *code = CLI_DONE;
    if (!view) {
        *code = cli_failed("out of memory");
        return NULL;
    }
    view->ground = ground;
    view->sight = sight;
    pave_tiling_layout(ground->tiling, &layout, &view->layout, NULL);
    const pave_vec2 i = view->layout.i, j = view->layout.j;
    view->unit = sqrt(fabs(i.x * j.y - i.y * j.x) / ground->tiling->face_count);
    view->shade_count = cli_trip_count_shades(ground);
    if (pave_walker_create(ground->world, NULL, &view->walker, &error) != PAVE_OK)
        *code = cli_report(&error);
    else if (!cli_view_go(view, at))
        *code = cli_failed("out of memory");
    if (*code == CLI_DONE) return view;
    cli_view_close(view);
    return NULL;
}

void cli_view_close(cli_view *view)
{
    if (!view) return;
    pave_walker_destroy(view->walker);
    free(view);
}
