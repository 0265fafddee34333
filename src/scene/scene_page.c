/// src/scene/scene_page.c: prints a scene on sheets of paper. The world unit of a page is a
/// millimetre.
#include "../base/exact.h"

#include "../base/memory.h"
#include "picture_shared.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define PAVE_PAGE_INK UINT32_C(0x404040ff)
#define PAVE_PAGE_LINE 0.2
#define PAVE_PAGE_TEXT 3.0
#define PAVE_PAGE_KEYS 4.5   // letter size of the legend
#define PAVE_PAGE_CHECK 50.0 // length of the line for checking whether the printer scales the page

typedef struct pave_page {
    const pave_scene *whole;
    const pave_scene_paper *paper;
    pave_box bounds;      // bounds of the whole scene
    double scale;         // millimetres per unit
    pave_vec2 extent;     // size of the whole scene, in millimetres
    double width, height; // size of the paper
    pave_vec2 live;       // the printable area of the paper
    double overlap;
    int64_t columns, rows;
    bool keyed; // there is a key page
    pave_scene *scene;
} pave_page;

static pave_result page_fail(pave_error *error, const char *message)
{
    return PAVE_FAIL(error, PAVE_RANGE, "%s", message);
}

// ---- Measures -----------------------------------------------------------------------------------

/// Returns the number of pages for a length.
static double page_steps(double extent, double live, double overlap)
{
    const double rounding = 1e-6;
    return extent <= live + rounding ? 1 : ceil((extent - overlap - rounding) / (live - overlap));
}

static bool page_length(double length) { return length >= 0 && length <= 1e6; }

/// Counts the pages for the bounds.
static double page_count(pave_page *page)
{
    const pave_box *box = &page->bounds;
    page->extent = pave_vec2_of((box->max.x - box->min.x) * page->scale,
                                (box->max.y - box->min.y) * page->scale);
    const double columns = page_steps(page->extent.x, page->live.x, page->overlap),
                 rows = page_steps(page->extent.y, page->live.y, page->overlap);
    if (columns * rows < PAVE_SCENE_PAGES_MAX) {
        page->columns = (int64_t)columns;
        page->rows = (int64_t)rows;
    }
    return columns * rows;
}

static pave_result page_measure(pave_page *page, pave_error *error)
{
    const pave_scene_paper *paper = page->paper;
    const double margin = paper->margin;
    if (!page_length(paper->width) || !page_length(paper->height) || !page_length(margin) ||
        !page_length(paper->overlap) || !page_length(paper->cell))
        return page_fail(error, "a length of the paper is negative or above a kilometre");
    if (!(paper->width > 0 && paper->height > 0) && !(paper->cell > 0))
        return page_fail(error, "neither the paper nor a cell has a size; give one of them");
    page->bounds = pave_scene_bounds(page->whole);
    const double x = page->bounds.max.x - page->bounds.min.x,
                 y = page->bounds.max.y - page->bounds.min.y;
    page->scale = paper->cell / page->whole->cell;
    const bool sized = paper->width > 0 && paper->height > 0;
    page->width = sized ? paper->width : x * page->scale + 2 * margin;
    page->height = sized ? paper->height : y * page->scale + 2 * margin;
    page->live = pave_vec2_of(page->width - 2 * margin, page->height - 2 * margin);
    page->overlap = paper->overlap > 0 ? paper->overlap : 10;
    const double least = page->live.x < page->live.y ? page->live.x : page->live.y;
    if (!(least > 0) || (sized && paper->cell > 0 && least <= 2 * page->overlap))
        return page_fail(error, "the paper has no room between its margins; give larger paper");
    if (!(page->scale > 0))
        page->scale = page->live.x / x < page->live.y / y ? page->live.x / x : page->live.y / y;
    page->keyed = page_count(page) > 1;
    if (page->keyed) page->bounds.max.y -= page->whole->legend; // the legend is on the key page
    if (!(page_count(page) < PAVE_SCENE_PAGES_MAX))
        return page_fail(error, "the picture would take 1000 pages or more; give larger paper, or "
                                "smaller cells");
    return PAVE_OK;
}

// ---- Drawing pages ------------------------------------------------------------------------------

static void page_line(pave_scene *scene, double x, double y, double to_x, double to_y)
{
    const pave_scene_style style = {
        .stroke = PAVE_PAGE_INK, .width = PAVE_PAGE_LINE, .cap = PAVE_SCENE_CAP_BUTT};
    pave_scene_add_line(scene, (const pave_vec2[]){{x, y}, {to_x, to_y}}, 2, &style);
}

/// Finds the range of an image's pixels between two points.
static void page_span(double from, double to, int32_t pixels, double low, double high,
                      int32_t *first, int32_t *end)
{
    const double size = (to - from) / pixels;
    const double a = floor((low - from) / size), b = ceil((high - from) / size);
    *first = a > 0 ? (int32_t)a : 0;
    *end = b < pixels ? (int32_t)b : pixels;
}

/// Adds the visible part of an image; `to` is the box of the whole image.
static void page_add_image(pave_scene *scene, const pave_scene_item *item, pave_box to,
                           const pave_box *within)
{
    const pave_vec2 min = item->points[0], max = item->points[1];
    int32_t left, top, right, bottom;
    page_span(min.x, max.x, item->width, within->min.x, within->max.x, &left, &right);
    page_span(min.y, max.y, item->height, within->min.y, within->max.y, &top, &bottom);
    if (right <= left || bottom <= top) return;
    const int32_t width = right - left, height = bottom - top;
    const double x = (to.max.x - to.min.x) / item->width, y = (to.max.y - to.min.y) / item->height;
    const pave_box place = {{to.min.x + x * left, to.min.y + y * top},
                            {to.min.x + x * right, to.min.y + y * bottom}};
    const size_t row = 4 * (size_t)width, size = row * (size_t)height;
    uint8_t *rgba = pave_array_take(&scene->allocator, size, 1);
    for (int32_t i = 0; rgba && i < height; i++)
        memcpy(rgba + row * (size_t)i,
               item->rgba + 4 * ((size_t)(top + i) * (size_t)item->width + (size_t)left), row);
    if (rgba)
        pave_scene_add_image(scene, place, rgba, width, height, item->smooth);
    else
        pave_scene_no_memory(scene);
    pave_array_release(&scene->allocator, rgba);
}

/// Draws the part of the scene within a box of the page. The upper left corner of the scene is at
/// `at`, at `scale` millimetres per unit. The surrounding paper is white.
static void page_show(const pave_page *page, pave_vec2 at, double scale, pave_box box)
{
    const pave_vec2 min = page->bounds.min;
    const uint32_t background = page->whole->background;
    const pave_box seen = {
        {min.x + (box.min.x - at.x) / scale, min.y + (box.min.y - at.y) / scale},
        {min.x + (box.max.x - at.x) / scale, min.y + (box.max.y - at.y) / scale}};
    const pave_scene_style ground = {.fill = background}, white = {.fill = 0xffffffff};
    pave_scene *scene = page->scene;
    pave_scene_add_box(scene, box, &ground);
    pave_scene_add_part(scene, page->whole,
                        pave_vec2_of(at.x - scale * min.x, at.y - scale * min.y), scale, &seen,
                        page_add_image);
    const double beyond = 5, right = page->width + beyond, bottom = page->height + beyond;
    pave_scene_add_box(scene, (pave_box){{-beyond, -beyond}, {right, box.min.y}}, &white);
    pave_scene_add_box(scene, (pave_box){{-beyond, box.max.y}, {right, bottom}}, &white);
    pave_scene_add_box(scene, (pave_box){{-beyond, box.min.y}, {box.min.x, box.max.y}}, &white);
    pave_scene_add_box(scene, (pave_box){{box.max.x, box.min.y}, {right, box.max.y}}, &white);
}

static void page_write(const pave_page *page, double x, double y, double size, const char *text)
{
    const pave_scene_font font = {.size = size, .color = PAVE_PAGE_INK};
    pave_scene_add_label(page->scene, pave_vec2_of(x, y), text, &font);
}

/// Draws marks in the margins outside a box: at its corners, and where adjacent pages begin.
static void page_marks(const pave_page *page, pave_box box, int64_t column, int64_t row)
{
    const double gap = 1, reach = page->paper->margin < 7 ? page->paper->margin - gap : 6;
    const double xs[] = {box.min.x, box.max.x, box.min.x + page->overlap,
                         box.max.x - page->overlap};
    const double ys[] = {box.min.y, box.max.y, box.min.y + page->overlap,
                         box.max.y - page->overlap};
    const bool across[] = {true, true, column > 0, column + 1 < page->columns};
    const bool down[] = {true, true, row > 0, row + 1 < page->rows};
    if (reach <= gap) return;
    for (int i = 0; i < 4; i++) {
        if (across[i]) {
            page_line(page->scene, xs[i], box.min.y - gap, xs[i], box.min.y - reach);
            page_line(page->scene, xs[i], box.max.y + gap, xs[i], box.max.y + reach);
        }
        if (down[i]) {
            page_line(page->scene, box.min.x - gap, ys[i], box.min.x - reach, ys[i]);
            page_line(page->scene, box.max.x + gap, ys[i], box.max.x + reach, ys[i]);
        }
    }
}

/// Returns the box of a page, in millimetres of the whole scene, whose upper left corner is (0, 0).
/// The pages are centred on the scene.
static pave_box page_place(const pave_page *page, int64_t column, int64_t row)
{
    const pave_vec2 step = {page->live.x - page->overlap, page->live.y - page->overlap};
    const double wide = (double)(page->columns - 1) * step.x + page->live.x,
                 high = (double)(page->rows - 1) * step.y + page->live.y;
    const pave_vec2 min = {(page->extent.x - wide) / 2 + (double)column * step.x,
                           (page->extent.y - high) / 2 + (double)row * step.y};
    return pave_box_of(min, pave_vec2_of(min.x + page->live.x, min.y + page->live.y));
}

static void page_draw(const pave_page *page, int64_t column, int64_t row)
{
    const pave_box place = page_place(page, column, row);
    const double margin = page->paper->margin;
    const pave_vec2 at = {margin - place.min.x, margin - place.min.y};
    const pave_box box = {{fmax(at.x, margin), fmax(at.y, margin)},
                          {fmin(at.x + page->extent.x, page->width - margin),
                           fmin(at.y + page->extent.y, page->height - margin)}};
    page_show(page, at, page->scale, box);
    page_marks(page, box, column, row);
    if (page->columns * page->rows == 1 || margin < PAVE_PAGE_TEXT + 2) return;
    char text[96];
    snprintf(text, sizeof text, "%lld of %lld: row %lld, column %lld",
             (long long)(row * page->columns + column + 1), (long long)(page->columns * page->rows),
             (long long)row + 1, (long long)column + 1);
    page_write(page, page->width / 2, page->height - margin / 2, PAVE_PAGE_TEXT, text);
}

/// Draws the key page: a small view of the whole scene with page numbers.
static void page_key(const pave_page *page)
{
    const double margin = page->paper->margin, note = 8 * PAVE_PAGE_TEXT,
                 foot = note + pave_scene_legend_height(page->whole, page->live.x, PAVE_PAGE_KEYS);
    const pave_box first = page_place(page, 0, 0),
                   last = page_place(page, page->columns - 1, page->rows - 1);
    const double wide = last.max.x - first.min.x, high = last.max.y - first.min.y;
    const double scale = fmin(page->live.x / wide, (page->live.y - foot) / high);
    const pave_vec2 at = {page->width / 2 - scale * page->extent.x / 2,
                          margin + scale * (high - page->extent.y) / 2};
    const pave_scene_style frame = {.stroke = UINT32_C(0xd0302080), .width = 2 * PAVE_PAGE_LINE};
    page_show(page, at, scale * page->scale,
              pave_box_of(
                  at, pave_vec2_of(at.x + scale * page->extent.x, at.y + scale * page->extent.y)));
    for (int64_t i = 0; i < page->columns * page->rows; i++) {
        const pave_box place = page_place(page, i % page->columns, i / page->columns);
        const double x = at.x + scale * place.min.x, y = at.y + scale * place.min.y,
                     right = at.x + scale * place.max.x, bottom = at.y + scale * place.max.y;
        char number[24];
        snprintf(number, sizeof number, "%lld", (long long)i + 1);
        pave_scene_add_box(page->scene, (pave_box){{x, y}, {right, bottom}}, &frame);
        const pave_scene_font font = {.size = fmin(right - x, bottom - y) / 3,
                                      .color = UINT32_C(0xd03020ff),
                                      .halo = 0xffffffff,
                                      .halo_width = 0.5,
                                      .bold = true};
        pave_scene_add_label(page->scene, pave_vec2_of((x + right) / 2, (y + bottom) / 2), number,
                             &font);
    }
    const double middle = page->width / 2, y = page->height - margin - note / 2;
    pave_scene_draw_legend(page->scene, page->whole,
                           pave_vec2_of(margin, page->height - margin - foot), page->live.x,
                           PAVE_PAGE_KEYS);
    char text[96];
    snprintf(text, sizeof text, "%lld pages, %lld x %lld; neighbours share %lld mm",
             (long long)(page->columns * page->rows), (long long)page->columns,
             (long long)page->rows, (long long)(page->overlap + 0.5));
    page_write(page, middle, y, PAVE_PAGE_TEXT, text);
    page_line(page->scene, middle - PAVE_PAGE_CHECK / 2, y + 6, middle + PAVE_PAGE_CHECK / 2,
              y + 6);
    page_write(page, middle, y + 9, PAVE_PAGE_TEXT,
               "this line is 50 mm long if the printer does not scale");
}

pave_result pave_scene_create_page(const pave_scene *scene, const pave_scene_paper *paper,
                                   int64_t page, const pave_allocator *allocator, pave_scene **out,
                                   int64_t *count, pave_error *error)
{
    pave_page made = {.whole = scene, .paper = paper};
    *out = NULL;
    if (scene->error.result != PAVE_OK)
        return PAVE_FAIL(error, scene->error.result, "%s", scene->error.message);
    pave_result result = page_measure(&made, error);
    if (result != PAVE_OK) return result;
    const int64_t sheets = made.columns * made.rows;
    *count = made.keyed ? sheets + 1 : 1;
    if (page < 0 || page >= *count) return page_fail(error, "the scene does not have that page");
    const pave_scene_def all = pave_scene_get_def(scene);
    const pave_scene_def def = {.title = all.title,
                                .description = all.description,
                                .background = 0xffffffff,
                                .view = {{0, 0}, {made.width, made.height}},
                                .paper = 1};
    result = pave_scene_create(&def, allocator, &made.scene, error);
    if (result != PAVE_OK) return result;
    if (made.keyed && page == 0) {
        page_key(&made);
    } else {
        const int64_t sheet = page > 0 ? page - 1 : 0;
        page_draw(&made, sheet % made.columns, sheet / made.columns);
    }
    return pave_picture_finish(made.scene, PAVE_OK, out, error);
}
