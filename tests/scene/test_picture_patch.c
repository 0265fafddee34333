/// tests/scene/test_picture_patch.c: pictures of patches: cells by shape, turn and colour, labels,
/// queries, what is refused, and every allocation failing once.

#include "../test.h"
#include "picture_fixture.h"
#include "src/mesh/polygons_build.h"
#include "src/scene/picture_shared.h"

#include <pave/monotile.h>
#include <pave/multigrid.h>

enum { BLUE = 0x1f6f8bff, INK = 0x33302bff };
#define ORANGE UINT32_C(0xd9692fff)
#define ORANGE_WALL UINT32_C(0x9a4520ff)
#define SEEN UINT32_C(0xf6cfaeff)
#define WALL UINT32_C(0x57524aff)
#define PALE UINT32_C(0xf7f3e9ff)
#define WATER UINT32_C(0x2f6f8bff)
#define SHALLOWS UINT32_C(0x8fbfb5ff)
#define SAND UINT32_C(0xf1dfb4ff)
#define CLAY UINT32_C(0xe3a27cff)

static pave_patch *rhombs_of(int32_t families, double radius)
{
    pave_multigrid multigrid;
    pave_patch *patch = NULL;
    const pave_multigrid_def def = {.families = families, .seed = 5};
    const pave_area area = pave_area_disk(pave_vec2_of(0, 0), radius);
    assert_ok(pave_multigrid_make(&def, &multigrid, NULL));
    assert_ok(pave_patch_create_from_multigrid(&multigrid, &area, NULL, &patch, NULL));
    return patch;
}

static pave_patch *monotiles_of(pave_monotile kind, double radius)
{
    pave_patch *patch = NULL;
    const pave_monotile_def def = {.kind = kind, .seed = 5};
    const pave_area area = pave_area_disk(pave_vec2_of(0, 0), radius);
    assert_ok(pave_patch_create_from_monotile(&def, &area, NULL, &patch, NULL));
    return patch;
}

/// A row of `count` rectangles, each 1 high, of these widths.
static pave_patch *row_of(const double *widths, int32_t count)
{
    enum { MOST = 64 };
    pave_vec2 vertices[2 * MOST + 2];
    int64_t start[MOST + 1] = {0};
    int32_t corners[4 * MOST];
    double x = 0;
    assert_true(count <= MOST);
    for (int32_t i = 0; i <= count; i++) {
        vertices[2 * i] = pave_vec2_of(x, 0);
        vertices[2 * i + 1] = pave_vec2_of(x, 1);
        if (i == count) break;
        const int32_t ring[] = {2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1};
        memcpy(corners + 4 * (ptrdiff_t)i, ring, sizeof ring);
        start[i + 1] = 4 * (i + 1);
        x += widths[i];
    }
    const pave_patch_def def = {.name = "row",
                                .cell_count = count,
                                .vertex_count = 2 * count + 2,
                                .vertices = vertices,
                                .start = start,
                                .corners = corners};
    pave_patch *patch = NULL;
    assert_ok(pave_patch_create(&def, NULL, &patch, NULL));
    return patch;
}

static pave_scene *picture_of(const pave_picture_patch_def *def)
{
    pave_scene *scene = NULL;
    pave_error error = {0};
    if (pave_picture_patch(def, NULL, &scene, &error) != PAVE_OK) fail_msg("%s", error.message);
    note_picture(scene);
    return scene;
}

/// The count of cells of a color in the plain picture of a patch.
static int64_t cells_of_color(const pave_patch *patch, pave_picture_patch_fill fill, uint32_t color)
{
    const pave_picture_patch_def def = {.patch = patch, .fill = fill};
    pave_scene *scene = picture_of(&def);
    const int64_t count = items_of_color(scene, color);
    assert_int_equal(items_in(scene, "faces", PAVE_SCENE_POLYGON), patch->cell_count);
    pave_scene_destroy(scene);
    return count;
}

// ---- Colours ------------------------------------------------------------------------------------

/// Thick rhombs of Penrose are phi times as many as thin ones, and the area of a rhomb says which
/// it is.
TEST(rhombs_have_the_colors_of_their_shapes)
{
    pave_patch *patch = rhombs_of(5, 20);
    int32_t thin = 0;
    for (int32_t i = 0; i < patch->cell_count; i++)
        thin += pave_polygons_area(patch->polygons, i) < 0.7;
    assert_int_equal(cells_of_color(patch, PAVE_PICTURE_PATCH_BY_DEFAULT, WATER), thin);
    assert_int_equal(cells_of_color(patch, PAVE_PICTURE_PATCH_BY_SHAPE, SAND),
                     patch->cell_count - thin);
    assert_in_range(patch->cell_count - thin, 155 * thin / 100, 170 * thin / 100);
    pave_patch_destroy(patch);
    same_pictures(UINT64_C(0x9771c5fc8835854b));
}

/// The shapes of N directions are N / 2 rhombs, rounded down.
TEST(many_shapes_have_as_many_colors)
{
    for (int32_t families = 4; families <= 12; families++) {
        uint32_t colors[16];
        int32_t count = 0;
        pave_patch *patch = rhombs_of(families, 8);
        const pave_picture_patch_def def = {.patch = patch};
        pave_scene *scene = picture_of(&def);
        for (int64_t i = 0; i < pave_scene_count(scene); i++) {
            const pave_scene_item item = pave_scene_at(scene, i);
            if (item.kind != PAVE_SCENE_POLYGON) continue;
            int32_t k = 0;
            while (k < count && colors[k] != item.style.fill) k++;
            assert_true(k < 16);
            if (k == count) colors[count++] = item.style.fill;
        }
        assert_int_equal(count, families / 2);
        pave_scene_destroy(scene);
        pave_patch_destroy(patch);
    }
    same_pictures(UINT64_C(0x726693c369ac83be));
}

/// A mirrored hat is no turned one, whichever corner its outline begins at. All spectres are turned
/// ones of each other, and so are coloured by their turn.
TEST(mirrored_cells_differ_and_turned_ones_only_if_asked)
{
    enum { TURNS = 6, MIRRORED = 6 };
    pave_patch *hats = monotiles_of(PAVE_MONOTILE_HAT, 40),
               *spectres = monotiles_of(PAVE_MONOTILE_SPECTRE, 30);
    int64_t mirrored = 0, first = 0;
    for (int32_t i = 0; i < hats->cell_count; i++) {
        mirrored += hats->cells[i].s >= MIRRORED;
        first += hats->cells[i].s == hats->cells[0].s;
    }
    assert_true(mirrored > 0);
    assert_int_equal(cells_of_color(hats, PAVE_PICTURE_PATCH_BY_DEFAULT, CLAY), mirrored);
    assert_int_equal(cells_of_color(hats, PAVE_PICTURE_PATCH_BY_DEFAULT, SHALLOWS),
                     hats->cell_count - mirrored);
    pave_scene *scene =
        picture_of(&(pave_picture_patch_def){.patch = hats, .fill = PAVE_PICTURE_PATCH_BY_TURN});
    assert_int_equal(items_of_color(scene, pave_scene_at(scene, 1).style.fill), first);
    pave_scene_destroy(scene);
    assert_int_equal(cells_of_color(spectres, PAVE_PICTURE_PATCH_BY_SHAPE, SAND),
                     spectres->cell_count);
    assert_in_range(cells_of_color(spectres, PAVE_PICTURE_PATCH_BY_DEFAULT, WATER), 1,
                    spectres->cell_count / 3);
    pave_patch_destroy(spectres);
    pave_patch_destroy(hats);
    same_pictures(UINT64_C(0x1374660e8a56cba8));
}

/// Up to PAVE_PICTURE_PATCH_KINDS_MAX shapes; neighbours that differ; plain cells; own colours.
TEST(other_fills)
{
    enum { CELLS = PAVE_PICTURE_PATCH_KINDS_MAX + 1 };
    double widths[CELLS];
    for (int i = 0; i < CELLS; i++) widths[i] = 1 + 0.125 * i;
    pave_patch *most = row_of(widths, CELLS - 1), *more = row_of(widths, CELLS);
    assert_int_equal(cells_of_color(most, PAVE_PICTURE_PATCH_BY_SHAPE, WATER), 1);
    assert_int_equal(cells_of_color(most, PAVE_PICTURE_PATCH_BY_SHAPE, CLAY), 1);
    assert_int_equal(cells_of_color(more, PAVE_PICTURE_PATCH_BY_SHAPE, PALE), CELLS);
    assert_int_equal(cells_of_color(more, PAVE_PICTURE_PATCH_BY_DEFAULT, PALE), CELLS);
    assert_int_equal(cells_of_color(most, PAVE_PICTURE_PATCH_BY_NOTHING, PALE), CELLS - 1);
    for (int32_t color = 0; color < 2; color++)
        assert_int_equal(cells_of_color(most, PAVE_PICTURE_PATCH_BY_COLOR,
                                        pave_picture_color(PAVE_PICTURE_LANDS, color)),
                         (CELLS - 1) / 2);

    // Own colours, instead of what the fill says.
    pave_patch *pair = row_of(widths, 2);
    const uint32_t colors[] = {0x112233ff, 0};
    pave_scene *scene =
        picture_of(&(pave_picture_patch_def){.patch = pair, .colors = colors, .title = "Pair"});
    assert_int_equal(items_of_color(scene, 0x112233ff), 1);
    assert_string_equal(pave_scene_get_def(scene).title, "Pair");
    pave_scene_destroy(scene);
    pave_patch_destroy(pair);
    pave_patch_destroy(more);
    pave_patch_destroy(most);
    same_pictures(UINT64_C(0x87d2310f1a59c7ab));
}

TEST(no_cells_are_no_picture_but_a_scene)
{
    pave_patch *patch = row_of(NULL, 0);
    for (int fill = PAVE_PICTURE_PATCH_BY_DEFAULT; fill <= PAVE_PICTURE_PATCH_BY_NOTHING; fill++) {
        pave_scene *scene = picture_of(&(pave_picture_patch_def){
            .patch = patch, .fill = (pave_picture_patch_fill)fill, .caption = "nothing"});
        assert_int_equal(items_in(scene, "faces", PAVE_SCENE_POLYGON), 0);
        assert_non_null(label_of(scene, "nothing").text);
        pave_scene_destroy(scene);
    }
    pave_patch_destroy(patch);
    same_pictures(UINT64_C(0x615ba1824003aad4));
}

// ---- Labels -------------------------------------------------------------------------------------

static void write_own_name(void *context, pave_picture_part part, char *out)
{
    assert_int_equal(part.kind, PAVE_PICTURE_FACE);
    snprintf(out, PAVE_PICTURE_TEXT_SIZE, "%s%d", (const char *)context, (int)part.at.q);
}

/// Whether the middle of a label of that size, and what is around it, is within the cell.
static void labels_lie_in_their_cells(const pave_scene *scene, const pave_patch *patch)
{
    for (int64_t i = 0; i < pave_scene_count(scene); i++) {
        const pave_scene_item item = pave_scene_at(scene, i);
        if (item.kind != PAVE_SCENE_LABEL) continue;
        const int32_t cell = pave_patch_at(patch, item.points[0]);
        const double half = pave_scene_text_width(item.text) * item.font.size / 2;
        assert_true(cell >= 0);
        for (int side = -1; side <= 1; side += 2) {
            const pave_vec2 end = {item.points[0].x + side * half, item.points[0].y};
            assert_int_equal(pave_patch_at(patch, end), cell);
        }
    }
}

TEST(labels_fit_into_their_cells)
{
    pave_patch *patches[] = {rhombs_of(5, 4), monotiles_of(PAVE_MONOTILE_HAT, 8)};
    char prefix[] = "at ";
    for (int i = 0; i < 2; i++) {
        pave_picture_patch_def def = {.patch = patches[i], .labels = true};
        pave_scene *scene = picture_of(&def);
        assert_int_equal(items_in(scene, "face-labels", PAVE_SCENE_LABEL), patches[i]->cell_count);
        assert_true(pave_scene_get_def(scene).size.scale * 8 < 4096);
        labels_lie_in_their_cells(scene, patches[i]);
        pave_scene_destroy(scene);
        def.names = (pave_picture_names){write_own_name, prefix};
        def.size = (pave_scene_size){.width = 700};
        scene = picture_of(&def);
        assert_true(items_in(scene, "face-labels", PAVE_SCENE_LABEL) > 0);
        labels_lie_in_their_cells(scene, patches[i]);
        pave_scene_destroy(scene);
        def.size = (pave_scene_size){.width = 50}; // too small to be read
        scene = picture_of(&def);
        assert_int_equal(items_in(scene, NULL, PAVE_SCENE_LABEL), 0);
        pave_scene_destroy(scene);
        pave_patch_destroy(patches[i]);
    }
    same_pictures(UINT64_C(0xb5b7804a8256aa7d));
}

static const double four[] = {1, 1, 1, 1, 1};
enum { CELLS = sizeof four / sizeof *four };

TEST(labels_are_readable_on_every_color)
{
    pave_patch *patch = row_of(four, CELLS);
    const uint32_t colors[CELLS] = {[2] = INK};
    const pave_picture_patch_def def = {.patch = patch,
                                        .colors = colors,
                                        .fill = PAVE_PICTURE_PATCH_BY_NOTHING,
                                        .labels = true,
                                        .caption = "below"};
    pave_scene *scene = picture_of(&def);
    assert_int_equal(items_of_color(scene, PALE), CELLS - 1);
    assert_int_equal(items_in(scene, "face-labels", PAVE_SCENE_LABEL), CELLS);
    assert_int_equal(label_of(scene, "2,0,0").font.color, 0xffffffff);
    assert_int_equal(label_of(scene, "4,0,0").font.color, INK);
    assert_true(label_of(scene, "below").points[0].y > 1);
    pave_scene_destroy(scene);
    pave_patch_destroy(patch);
    same_pictures(UINT64_C(0xa966269b74254cb1));
}

// ---- Sizes --------------------------------------------------------------------------------------

/// 64 pixels a cell on average, but 1024 to 4096 in all; what the definition says comes first.
TEST(pictures_are_neither_small_nor_huge)
{
    static const struct {
        double radius;
        double least, most;
    } rows[] = {{2, 1000, 1200}, {10, 1300, 1800}, {60, 4000, 4110}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        pave_patch *patch = rhombs_of(4, rows[i].radius);
        pave_scene *scene = picture_of(&(pave_picture_patch_def){.patch = patch});
        pave_scene_frame frame;
        assert_ok(pave_scene_measure(scene, NULL, &frame, NULL));
        assert_true(frame.width >= rows[i].least && frame.width <= rows[i].most);
        pave_scene_destroy(scene);
        scene = picture_of(&(pave_picture_patch_def){.patch = patch, .size = {.width = 333}});
        assert_int_equal(pave_scene_get_def(scene).size.width, 333);
        pave_scene_destroy(scene);
        pave_patch_destroy(patch);
    }
    same_pictures(UINT64_C(0xef98bf2f59a3fb9a));
}

// ---- Failures -----------------------------------------------------------------------------------

TEST(wrong_definitions_are_refused)
{
    pave_patch *patch = row_of(four, CELLS);
    const struct {
        pave_picture_patch_def def;
        pave_result result;
        const char *part;
    } rows[] = {{{.title = "none"}, PAVE_INVALID, "no patch"},
                {{.patch = patch, .fill = (pave_picture_patch_fill)5}, PAVE_RANGE, "fill"},
                {{.patch = patch, .fill = (pave_picture_patch_fill)-1}, PAVE_RANGE, "fill"},
                {{.patch = patch, .title = "\xff"}, PAVE_INVALID, "title"},
                {{.patch = patch, .caption = "a\nb"}, PAVE_INVALID, "line break"},
                {{.patch = patch, .size = {.scale = 1, .height = 1}}, PAVE_INVALID, "both"}};
    pave_scene *scene;
    pave_error error;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        scene = (pave_scene *)(uintptr_t)1;
        error = (pave_error){0};
        assert_int_equal(pave_picture_patch(&rows[i].def, NULL, &scene, NULL), rows[i].result);
        assert_int_equal(pave_picture_patch(&rows[i].def, NULL, &scene, &error), rows[i].result);
        assert_null(scene);
        assert_int_equal(error.result, rows[i].result);
        if (!strstr(error.message, rows[i].part))
            fail_msg("\"%s\" does not say \"%s\"", error.message, rows[i].part);
    }
    pave_patch_destroy(patch);
}

static pave_result make(const void *def, const pave_allocator *allocator, pave_scene **out,
                        pave_error *error)
{
    return pave_picture_patch(def, allocator, out, error);
}

TEST(every_allocation_fails_once)
{
    pave_patch *patch = rhombs_of(5, 3);
    pave_picture_patch_def def = {
        .patch = patch, .labels = true, .title = "title", .caption = "caption"};
    fail_each_allocation(make, &def);
    def.fill = PAVE_PICTURE_PATCH_BY_COLOR;
    fail_each_allocation(make, &def);
    pave_patch_destroy(patch);
}

int main(void) { return run_all_tests(NULL, NULL); }
