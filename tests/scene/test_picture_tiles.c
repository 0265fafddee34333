/// tests/scene/test_picture_tiles.c: worlds of the pictures of tiles: on every tiling each place
/// shows what its tile has there, also turned and mirrored; every pixel of a cell is drawn once,
/// and comes from where a slower twin in floats finds it; squares are those of a sheet.
#include <math.h>

#include "../test.h"
#include "picture_tiles_fixture.h"
#include "src/scene/picture_world_tiles.h"

/// Where the image begins.
static pave_vec2 low_of(const land *l, const pave_layout *layout)
{
    pave_vec2 low = {1e300, 1e300};
    pave_window_walk walk = pave_window_begin(l->window);
    while (pave_window_next(&walk))
        for (int k = 0; k < pave_tiling_side_count(l->tiling, walk.cell.s); k++) {
            const pave_vec2 at = pave_tiling_corner_point(l->tiling, layout, walk.cell, k);
            low = pave_vec2_of(fmin(low.x, at.x), fmin(low.y, at.y));
        }
    return low;
}

/// The corners of a cell in the image, in pixels.
static int corners_of(const land *l, const pave_layout *layout, double scale, pave_vec2 low,
                      pave_cell cell, pave_vec2 *out)
{
    const int n = pave_tiling_side_count(l->tiling, cell.s);
    for (int k = 0; k < n; k++) {
        const pave_vec2 at = pave_tiling_corner_point(l->tiling, layout, cell, k);
        out[k] = pave_vec2_of((at.x - low.x) * scale, (at.y - low.y) * scale);
    }
    return n;
}

static const uint8_t *pixel_at(const pave_scene_item *image, pave_vec2 at)
{
    const int x = (int)floor(at.x), y = (int)floor(at.y);
    assert_true(x >= 0 && y >= 0 && x < image->width && y < image->height);
    return image->rgba + 4 * ((size_t)y * (size_t)image->width + (size_t)x);
}

/// Every mark of every cell shows the colour that the world has there, and is the mark that stands
/// there as the tile lies.
static void check_marks(const land *l, const pave_layout *layout, double scale, int sum)
{
    pave_scene *scene = drawn(l, layout, scale);
    const pave_scene_item image = pave_scene_at(scene, 0);
    const pave_vec2 low = low_of(l, layout);
    pave_window_walk walk = pave_window_begin(l->window);
    while (pave_window_next(&walk)) {
        pave_vec2 corners[PAVE_WANG_SIDES_MAX];
        uint8_t colors[PAVE_WANG_PLACES_MAX];
        const int n = corners_of(l, layout, scale, low, walk.cell, corners);
        const pave_vec2 middle = mean_of(corners, n);
        pave_world_colors_at(l->world, walk.cell, colors);
        const pave_wang_pose pose = pave_wang_pose_of(n, pave_world_at(l->world, walk.cell));
        const int usual = n == 3 || n == 6 ? n - 1 : n;
        for (int m = 0; m < n * MARKS; m++) {
            const int side = m / MARKS, mark = m % MARKS, turned = (side - pose.turns + n) % n,
                      own = pose.mirrored ? ((sum ? sum : usual) - turned + n) % n : turned;
            const uint8_t *pixel = pixel_at(&image, mark_at(corners, middle, n, side, mark));
            assert_int_equal(pixel[0], color_of(colors, n, side, mark));
            assert_int_equal(pixel[1], own * MARKS + (pose.mirrored ? MARKS - 1 - mark : mark));
            assert_int_equal(pixel[2], pose.base & 255);
        }
    }
    pave_scene_destroy(scene);
}

TEST(each_place_shows_what_its_tile_has)
{
    static const uint32_t symmetries[] = {PAVE_WANG_ROTATE, PAVE_WANG_ROTATE | PAVE_WANG_MIRROR};
    for (int32_t i = 0; i < PAVE_TILING_NAMES; i++)
        for (int k = 0; k < 4; k++) {
            if ((i + k) % SPARSE(4)) continue;
            land l;
            pave_layout layout;
            land_open(&l, pave_tiling_name(i), k < 2 ? PAVE_WANG_EDGE : PAVE_WANG_CORNER,
                      symmetries[k % 2], 0);
            assert_ok(pave_tiling_layout(l.tiling, NULL, &layout, NULL));
            check_marks(&l, &layout, 97.3, 0);
            land_close(&l);
        }
}

TEST(both_edges_and_corners_and_other_axes)
{
    static const char *const names[] = {"tri", "square", "hex"};
    static const int sides[] = {3, 4, 6};
    for (int i = 0; i < 3; i++)
        for (int sum = 0; sum <= sides[i]; sum += SPARSE(3)) {
            land l;
            pave_layout layout;
            land_open(&l, names[i], PAVE_WANG_MIXED, PAVE_WANG_ROTATE | PAVE_WANG_MIRROR, sum);
            assert_ok(pave_tiling_layout(l.tiling, NULL, &layout, NULL));
            check_marks(&l, &layout, 80, sum);
            // Mirrored and sheared: corners go where the layout puts them.
            assert_ok(pave_layout_transform(&layout, pave_vec2_of(1, 0.2), pave_vec2_of(0.3, -1),
                                            &layout));
            check_marks(&l, &layout, 90, sum);
            land_close(&l);
        }
}

// ---- Every pixel once ---------------------------------------------------------------------------

/// How often the pixels of a small image are filled by polygons of one colour each.
static void count_fills(const pave_tiles_cell *cells, int count, int32_t size, uint8_t *hits)
{
    memset(hits, 0, (size_t)size * (size_t)size);
    for (int c = 0; c < count; c++) {
        uint8_t *rgba = calloc((size_t)size * (size_t)size, 4);
        const pave_tiles_band band = {.rgba = rgba, .width = size, .bottom = size};
        assert_non_null(rgba);
        pave_tiles_fill(&cells[c], &band);
        for (int32_t i = 0; i < size * size; i++) hits[i] = (uint8_t)(hits[i] + (rgba[4 * i] > 0));
        free(rgba);
    }
}

/// A polygon of one pixel's colour.
static pave_tiles_cell polygon(const int64_t (*points)[2], int count)
{
    static const uint8_t red[4] = {255, 0, 0, 255};
    static const pave_picture_tile tile = {.width = 1, .height = 1, .stride = 1, .rgba = red};
    pave_tiles_cell cell = {.sides = count, .tile = &tile, .boxed = true};
    for (int k = 0; k < count; k++) {
        cell.corners[k].x = points[k][0];
        cell.corners[k].y = points[k][1];
        cell.middle.x += points[k][0];
        cell.middle.y += points[k][1];
    }
    cell.middle.x /= count;
    cell.middle.y /= count;
    return cell;
}

/// A square of 16 pixels, cut into four quadrilaterals and, of two, triangles and an arrow; corners
/// on the middles of pixels as often as elsewhere.
TEST(each_pixel_is_filled_once)
{
    enum { SIZE = 16, ALL = SIZE * PAVE_TILES_UNIT };
    for (uint32_t round = 0; round < 400; round++) {
        const pave_random_words random = pave_random_at(5, 0, (int32_t)round, 0, 0, 0);
        int64_t at[8];
        for (int i = 0; i < 8; i++) {
            const uint32_t word = random.word[i / 2] >> (16 * (i % 2)) & 0xffff;
            at[i] = PAVE_TILES_UNIT + word % (ALL - 2 * PAVE_TILES_UNIT);
            if (round % 2) at[i] = at[i] / PAVE_TILES_UNIT * PAVE_TILES_UNIT + PAVE_TILES_UNIT / 2;
        }
        const int64_t x = at[0], y = at[1];
        const int64_t quads[4][4][2] = {{{0, 0}, {at[2], 0}, {x, y}, {0, at[3]}},
                                        {{at[2], 0}, {ALL, 0}, {ALL, at[4]}, {x, y}},
                                        {{ALL, at[4]}, {ALL, ALL}, {at[5], ALL}, {x, y}},
                                        {{0, at[3]}, {x, y}, {at[5], ALL}, {0, ALL}}};
        pave_tiles_cell cells[4];
        uint8_t hits[SIZE * SIZE];
        for (int c = 0; c < 4; c++) cells[c] = polygon(quads[c], 4);
        count_fills(cells, 4, SIZE, hits);
        for (int i = 0; i < SIZE * SIZE; i++) assert_int_equal(hits[i], 1);
    }
}

/// A star of many arms and the corners that it leaves, so that some polygons have no middle that
/// sees all of them.
TEST(also_of_polygons_with_arms)
{
    enum { SIZE = 32, U = PAVE_TILES_UNIT };
    static const int64_t comb[12][2] = {{0, 0},
                                        {32 * U, 0},
                                        {32 * U, 20 * U + 77},
                                        {26 * U, 20 * U},
                                        {25 * U + 3, 4 * U},
                                        {18 * U, 5 * U},
                                        {17 * U, 27 * U},
                                        {11 * U + 128, 28 * U},
                                        {10 * U, 6 * U},
                                        {5 * U, 6 * U},
                                        {5 * U, 30 * U},
                                        {0, 30 * U + 1}};
    static const int64_t rest[11][2] = {
        {0, 30 * U + 1},        {5 * U, 30 * U},       {5 * U, 6 * U},  {10 * U, 6 * U},
        {11 * U + 128, 28 * U}, {17 * U, 27 * U},      {18 * U, 5 * U}, {25 * U + 3, 4 * U},
        {26 * U, 20 * U},       {32 * U, 20 * U + 77}, {32 * U, 32 * U}};
    int64_t backwards[12][2];
    uint8_t hits[SIZE * SIZE];
    int64_t last[12][2];
    memcpy(last, rest, sizeof rest);
    last[11][0] = 0;
    last[11][1] = 32 * U;
    for (int k = 0; k < 12; k++) memcpy(backwards[k], comb[11 - k], sizeof *backwards);
    pave_tiles_cell cells[2] = {polygon(comb, 12), polygon((const int64_t(*)[2])last, 12)};
    count_fills(cells, 2, SIZE, hits);
    for (int i = 0; i < SIZE * SIZE; i++) assert_int_equal(hits[i], 1);
    cells[0] = polygon((const int64_t(*)[2])backwards, 12);
    count_fills(cells, 2, SIZE, hits);
    for (int i = 0; i < SIZE * SIZE; i++) assert_int_equal(hits[i], 1);
}

// ---- The twin -----------------------------------------------------------------------------------

/// Where a point of a cell comes from in its picture, by shares of the triangle of its middle and
/// two corners in which it is. Returns how far it is from what would change the answer.
static double twin(const pave_vec2 *corners, const pave_vec2 *from, int n, pave_vec2 middle,
                   pave_vec2 at, pave_vec2 *out)
{
    const pave_vec2 source = mean_of(from, n);
    for (int k = 0; k < n; k++) {
        const pave_vec2 a = corners[k], b = corners[(k + 1) % n];
        const double area =
                         (a.x - middle.x) * (b.y - middle.y) - (a.y - middle.y) * (b.x - middle.x),
                     wb = ((a.x - middle.x) * (at.y - middle.y) -
                           (a.y - middle.y) * (at.x - middle.x)) /
                          area,
                     wa = ((at.x - middle.x) * (b.y - middle.y) -
                           (at.y - middle.y) * (b.x - middle.x)) /
                          area;
        if (wa < 0 || wb < 0 || wa + wb > 1) continue;
        *out = pave_vec2_of(
            source.x + wa * (from[k].x - source.x) + wb * (from[(k + 1) % n].x - source.x),
            source.y + wa * (from[k].y - source.y) + wb * (from[(k + 1) % n].y - source.y));
        const double x = fabs(out->x - floor(out->x + .5)), y = fabs(out->y - floor(out->y + .5));
        return fmin(1 - wa - wb, fmin(x, y));
    }
    return 0;
}

static void compare_with_twin(const land *l, const pave_layout *layout, double scale)
{
    pave_scene *scene = drawn(l, layout, scale);
    const pave_scene_item image = pave_scene_at(scene, 0);
    const pave_vec2 low = low_of(l, layout);
    int64_t compared = 0, inside = 0;
    for (int i = 0; i < image.width * image.height; i++) {
        const pave_vec2 at = {i % image.width + .5, i / image.width + .5};
        const pave_vec2 world = {low.x + at.x / scale, low.y + at.y / scale};
        const pave_cell cell = pave_tiling_face_at(l->tiling, layout, world);
        const bool has = pave_window_index(l->window, cell) >= 0;
        inside += has;
        pave_vec2 corners[PAVE_WANG_SIDES_MAX], own[PAVE_WANG_SIDES_MAX], from[PAVE_WANG_SIDES_MAX];
        const int n = pave_tiling_side_count(l->tiling, cell.s);
        const art *it = &l->of[n];
        const pave_wang_pose pose = pave_wang_pose_of(n, pave_world_at(l->world, cell));
        pave_picture_tile_polygon(n, 0, own);
        for (int k = 0; k < n; k++) {
            const pave_vec2 c = pave_tiling_corner_point(l->tiling, layout, cell, k);
            corners[k] = pave_vec2_of((c.x - low.x) * scale, (c.y - low.y) * scale);
            const pave_vec2 o = own[(k - pose.turns + n) % n];
            from[k] = pave_vec2_of(o.x * it->width, o.y * it->height);
        }
        const pave_vec2 c = pave_tiling_face_point(l->tiling, layout, cell);
        pave_vec2 source = {0, 0};
        const double sure =
            twin(corners, from, n, pave_vec2_of((c.x - low.x) * scale, (c.y - low.y) * scale), at,
                 &source);
        if (sure < 0.02) continue;
        compared++;
        const uint8_t *pixel = image.rgba + 4 * i;
        assert_int_equal(pixel[3], has ? 255 : 0);
        if (!has) continue;
        const size_t offset = (size_t)source.y * (size_t)it->width + (size_t)source.x;
        assert_memory_equal(pixel, it->tiles[pose.base].rgba + 4 * offset, 4);
    }
    assert_true(compared * 10 > inside * 8);
    pave_scene_destroy(scene);
}

TEST(pixels_come_from_where_a_twin_finds_them)
{
    static const char *const names[] = {"square", "hex",          "tri",         "truncated-square",
                                        "cairo",  "kisrhombille", "snub-square", "trihexagonal"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        land l;
        pave_layout layout;
        land_open(&l, names[i], PAVE_WANG_EDGE, PAVE_WANG_ROTATE, 0);
        assert_ok(pave_tiling_layout(l.tiling, NULL, &layout, NULL));
        compare_with_twin(&l, &layout, 41.7);
        pave_scene *scene = drawn(&l, NULL, 0);
        note_picture(scene);
        pave_scene_destroy(scene);
        land_close(&l);
    }
    same_pictures(UINT64_C(0xa5631dc756e08662));
}

// ---- Sizes, rims and squares --------------------------------------------------------------------

/// Pictures that are nothing outside their polygons, and half there at the rim, leave no seam.
TEST(what_is_outside_the_polygon_leaves_no_seam)
{
    static const char *const names[] = {"hex", "tri", "truncated-square", "truncated-hexagonal"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        land l;
        land_open(&l, names[i], PAVE_WANG_EDGE, PAVE_WANG_ROTATE, 0);
        pave_layout layout;
        assert_ok(pave_tiling_layout(l.tiling, NULL, &layout, NULL));
        for (int n = 3; n <= PAVE_WANG_SIDES_MAX; n++) {
            const art *it = &l.of[n];
            pave_vec2 own[PAVE_WANG_SIDES_MAX];
            if (!it->set || n == 4) continue;
            pave_picture_tile_polygon(n, 0, own);
            for (int p = 0; p < it->width * it->height; p++)
                for (int k = 0; k < n; k++) {
                    const double ax = own[k].x * it->width, ay = own[k].y * it->height,
                                 x = own[(k + 1) % n].x * it->width - ax,
                                 y = own[(k + 1) % n].y * it->height - ay,
                                 in = (x * (p / it->width + .5 - ay) -
                                       y * (p % it->width + .5 - ax)) /
                                      hypot(x, y);
                    if (in < 0.7)
                        for (int64_t t = 0; t < it->list.count; t++)
                            it->rgba[4 * (size_t)(t * it->width * it->height + p) + 3] =
                                in < 0 ? 0 : 128;
                }
        }
        for (double scale = 0; scale < 100; scale += 33.3 * SPARSE(2)) {
            pave_scene *scene = drawn(&l, &layout, scale);
            const pave_scene_item image = pave_scene_at(scene, 0);
            for (int p = 0; p < image.width * image.height; p++)
                assert_true(image.rgba[4 * p + 3] == 0 || image.rgba[4 * p + 3] == 255);
            if (scale > 0) check_marks(&l, &layout, scale, 0);
            pave_scene_destroy(scene);
        }
        land_close(&l);
    }
}

TEST(of_their_own_size_tiles_look_the_same_in_all_cells)
{
    static const struct {
        const char *name;
        int32_t width, height; ///< of the image of 4 x 4 unit cells
    } rows[] = {{"square", 4 * WIDE, 4 * WIDE},
                {"hex", 4 * WIDE + 3 * WIDE / 2, 56 * 3 + 75},
                {"tri", 2 * WIDE + 4 * WIDE / 2, 4 * 56}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        land l;
        land_open(&l, rows[i].name, PAVE_WANG_EDGE, 0, 0);
        pave_scene *scene = drawn(&l, NULL, 0);
        const pave_scene_item image = pave_scene_at(scene, 0);
        pave_scene_frame frame;
        assert_ok(pave_scene_measure(scene, NULL, &frame, NULL));
        assert_int_equal(frame.width, image.width);
        assert_int_equal(frame.height, image.height);
        assert_int_equal(image.width, rows[i].width);
        assert_int_equal(image.height, rows[i].height);
        pave_scene_destroy(scene);
        land_close(&l);
    }
}

/// Squares are those that the sheet gives.
TEST(squares_equal_those_of_a_sheet)
{
    land l;
    land_open(&l, "square", PAVE_WANG_EDGE, 0, 0);
    const art *it = &l.of[4];
    const pave_picture_world_def sheet = {.world = l.world,
                                          .rect = {-3, -2, 4, 4},
                                          .sheet = {.rgba = it->rgba,
                                                    .width = WIDE,
                                                    .height = WIDE * (int32_t)it->list.count,
                                                    .tile_width = WIDE,
                                                    .tile_height = WIDE}};
    pave_scene *scene = drawn(&l, NULL, 0), *other = NULL;
    assert_ok(pave_picture_world(&sheet, NULL, NULL, &other, NULL));
    const pave_scene_item a = pave_scene_at(scene, 0), b = pave_scene_at(other, 0);
    assert_int_equal(a.width, b.width);
    assert_int_equal(a.height, b.height);
    assert_memory_equal(a.rgba, b.rgba, 4 * (size_t)a.width * (size_t)a.height);
    pave_scene_destroy(other);
    pave_scene_destroy(scene);
    land_close(&l);
}

/// Cells that are not in the mask are empty; the others are as without it.
TEST(a_mask_leaves_cells_out)
{
    land l;
    pave_layout layout;
    pave_mask *mask = NULL;
    land_open(&l, "hex", PAVE_WANG_EDGE, PAVE_WANG_ROTATE, 0);
    assert_ok(pave_tiling_layout(l.tiling, NULL, &layout, NULL));
    assert_ok(pave_mask_create(l.window, NULL, &mask, NULL));
    for (int64_t i = 0; i < l.window->count; i++) pave_mask_set_cell(mask, i, i % 3 == 0);
    const pave_picture_world_def def = {.world = l.world,
                                        .window = l.window,
                                        .within = mask,
                                        .pictures = l.lists,
                                        .size = {.scale = 40}};
    pave_scene *scene = NULL, *whole = drawn(&l, NULL, 40);
    assert_ok(pave_picture_world(&def, NULL, NULL, &scene, NULL));
    const pave_scene_item some = pave_scene_at(scene, 0), all = pave_scene_at(whole, 0);
    assert_int_equal(some.width, all.width);
    pave_window_walk walk = pave_window_begin(l.window);
    while (pave_window_next(&walk)) {
        pave_vec2 corners[PAVE_WANG_SIDES_MAX];
        const int n = corners_of(&l, &layout, 40, low_of(&l, &layout), walk.cell, corners);
        const pave_vec2 at = towards(corners[0], mean_of(corners, n), 0.5);
        assert_memory_equal(pixel_at(&some, at),
                            walk.index % 3 == 0 ? pixel_at(&all, at) : (const uint8_t *)"\0\0\0",
                            4);
    }
    pave_scene_destroy(scene);
    pave_scene_destroy(whole);
    pave_mask_destroy(mask);
    land_close(&l);
}

int main(void) { return run_all_tests(NULL, NULL); }
