/// tests/formats/test_tiled_sheets.c: the tile sets that are made here, built-in ones and blank
/// templates: complete, painted as they say, both files or none; and every allocation of every
/// writer failing once.
#define _XOPEN_SOURCE 700

#include "../sparse.h"
#include "../test.h"
#include "src/art/builtin_art.h"
#include "tiled_scratch.h"

#include <pave/pave.h>

#include <errno.h>

static pave_error error;

static void expect(pave_result result, pave_result expected)
{
    if (result != expected)
        fail_msg("%s, not %s: %s", pave_result_text(result), pave_result_text(expected),
                 error.message);
}

static void assert_complete(const pave_tiled_tileset *tileset, pave_wang_kind kind, int colors)
{
    const pave_tiled_wangset *wangset = NULL;
    pave_wang_set *set = NULL;
    expect(pave_tiled_wangset_find(tileset, NULL, &wangset, &error), PAVE_OK);
    expect(pave_tiled_wangset_create(tileset, wangset, NULL, &set, &error), PAVE_OK);
    pave_wang_census census = pave_wang_take_census(set);
    assert_true(census.complete || census.distinct == 11);            // the garden
    assert_int_equal(pave_wang_tile_count(set) % census.distinct, 0); // each as often
    assert_int_equal(pave_wang_kind_of(set), kind);
    assert_int_equal(pave_wang_color_count(set), colors);
    pave_wang_destroy(set);
}

// ---- Built-in sets ------------------------------------------------------------------------------

static void assert_painted(const pave_tiled_tileset *tileset, pave_builtin builtin,
                           pave_projection projection, int size)
{
    pave_tiled_pixels sheet = {0};
    expect(pave_tiled_png_read(tileset->image.path, NULL, &sheet, &error), PAVE_OK);
    int height = projection == PAVE_ISOMETRIC ? size / 2 : size;
    const int columns = (int)tileset->columns, tiles = (int)tileset->tile_count;
    assert_int_equal(tiles, pave_builtin_tile_count(builtin));
    assert_true(sheet.width == columns * size && sheet.height == tiles / columns * height);
    assert_true(tileset->image.width == sheet.width && tileset->image.height == sheet.height);
    uint8_t *tile = malloc(4 * (size_t)size * (size_t)height);
    for (int id = 0; id < tiles; id++) {
        pave_builtin_paint(builtin, (uint32_t)id, projection, size, tile, 4 * size);
        for (int y = 0; y < height; y++) {
            size_t at = 4 * ((size_t)(id / columns * height + y) * (size_t)sheet.width +
                             (size_t)(id % columns * size));
            assert_memory_equal(sheet.rgba + at, tile + 4 * (size_t)y * (size_t)size,
                                4 * (size_t)size);
        }
    }
    free(tile);
    pave_tiled_pixels_destroy(&sheet);
}

/// The set that was read weighs its tiles as the built-in one.
static void check_weights(const pave_tiled_tileset *tileset, pave_builtin builtin)
{
    pave_wang_set *read = NULL, *made = NULL;
    expect(pave_tiled_wangset_create(tileset, &tileset->wangsets[0], NULL, &read, &error), PAVE_OK);
    expect(pave_builtin_create(builtin, NULL, &made, &error), PAVE_OK);
    for (uint32_t i = 0; i < pave_wang_tile_count(made); i++)
        assert_true(pave_wang_tile_weight(read, i) == pave_wang_tile_weight(made, i));
    pave_wang_destroy(read);
    pave_wang_destroy(made);
}

TEST(built_in_sets_are_complete_and_painted)
{
    scratch_begin("sheets");
    static const int sizes[] = {4, 18, 64};
    for (int i = 0; i < 3 * 2 * PAVE_BUILTIN_COUNT; i += SPARSE(11)) {
        pave_builtin builtin = (pave_builtin)(i / 6);
        pave_projection projection = (pave_projection)(i % 2);
        int size = sizes[i / 2 % 3];
        if (builtin > PAVE_BUILTIN_MEADOW && size > 18) continue; // many tiles take long
        pave_tiled_tileset *made = NULL, *read = NULL;
        expect(pave_tiled_builtin(builtin, projection, size, NULL, &made, &error), PAVE_OK);
        assert_null(made->image.path);
        assert_null(made->path);
        const int colors = pave_builtin_color_count(builtin);
        assert_complete(made, pave_builtin_kind(builtin), colors);
        expect(pave_tiled_builtin_write(made, scratch("set.png"), scratch("set.tsx"), &error),
               PAVE_OK);
        assert_string_equal(made->path, scratch("set.tsx"));
        assert_painted(made, builtin, projection, size);
        expect(pave_tiled_tileset_read(made->path, NULL, NULL, &read, &error), PAVE_OK);
        assert_complete(read, made->wangsets[0].kind, colors);
        assert_string_equal(read->wangsets[0].colors[0].name, pave_builtin_color_name(builtin, 1));
        check_weights(read, builtin);
        assert_int_equal(read->has_grid, projection == PAVE_ISOMETRIC);
        assert_int_equal(read->grid == PAVE_TILED_ISOMETRIC, projection == PAVE_ISOMETRIC);
        assert_memory_equal(read->wangsets[0].tiles, made->wangsets[0].tiles,
                            pave_builtin_tile_count(builtin) * sizeof *made->wangsets[0].tiles);
        pave_tiled_tileset_destroy(read);
        pave_tiled_tileset_destroy(made);
    }
    assert_int_equal(scratch_count(), 2);
}

TEST(sizes_that_cannot_be_painted_are_refused)
{
    static const struct {
        pave_projection projection;
        int size;
    } bad[] = {{PAVE_ORTHOGONAL, PAVE_PAINT_SIZE_MIN - 1},
               {PAVE_ORTHOGONAL, PAVE_PAINT_SIZE_MAX + 1},
               {PAVE_ISOMETRIC, 33},
               {PAVE_ORTHOGONAL, -1}};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        pave_tiled_tileset *made = NULL;
        expect(pave_tiled_builtin(PAVE_BUILTIN_ROADS, bad[i].projection, bad[i].size, NULL, &made,
                                  &error),
               PAVE_RANGE);
        assert_null(made);
    }
}

TEST(both_files_or_none)
{
    scratch_begin("sheets");
    pave_tiled_tileset *made = NULL;
    expect(pave_tiled_builtin(PAVE_BUILTIN_ROADS, PAVE_ORTHOGONAL, 8, NULL, &made, &error),
           PAVE_OK);
    expect(pave_tiled_builtin_write(made, scratch("missing/set.png"), scratch("set.tsx"), &error),
           PAVE_IO);
    expect(pave_tiled_builtin_write(made, scratch("set.png"), scratch("missing/set.tsx"), &error),
           PAVE_IO);
    expect(
        pave_tiled_builtin_write(made, scratch("set.png"), scratch("bad \xe4/../set.tsx"), &error),
        PAVE_IO);
    expect(pave_tiled_builtin_write(made, scratch("set.png"), scratch("set.png"), &error),
           PAVE_INVALID);
    assert_int_equal(scratch_count(), 0);
    file_write(scratch("set.png"), "before", 6);
    assert_int_equal(symlink("set.png", scratch("set.tsx")), 0);
    expect(pave_tiled_builtin_write(made, scratch("set.png"), scratch("set.tsx"), &error),
           PAVE_INVALID);
    assert_file(scratch("set.png"), "before");
    unlink(scratch("set.tsx"));
    unlink(scratch("set.png"));
    char name[SCRATCH_PATH_SIZE + 20];
    snprintf(name, sizeof name, "%s", scratch("latin \xe4.png")); // no TSX can name it
    expect(pave_tiled_builtin_write(made, name, scratch("set.tsx"), &error), PAVE_INVALID);
    expect(pave_tiled_template_write(&(pave_tiled_template_def){.kind = PAVE_WANG_EDGE,
                                                                .colors = 2,
                                                                .tile_size = 32,
                                                                .png_path = name,
                                                                .tsx_path = scratch("set.tsx")},
                                     NULL, NULL, &error),
           PAVE_INVALID);
    assert_int_equal(scratch_count(), 0);
    expect(pave_tiled_builtin_write(made, scratch("set.png"), NULL, &error), PAVE_OK);
    assert_int_equal(scratch_count(), 1);
    assert_painted(made, PAVE_BUILTIN_ROADS, PAVE_ORTHOGONAL, 8);
    pave_tiled_tileset_destroy(made);
}

// ---- Templates ----------------------------------------------------------------------------------

/// A pixel of a mark, away from its digits: where the template shows the colour of a place.
static void mark_pixel(pave_wang_kind kind, int place, int size, int *x, int *y)
{
    int last = size - 1, off = size / 3;
    const int edges[4][2] = {{off, 0}, {last, off}, {off, last}, {0, off}};
    const int corners[4][2] = {{last, 0}, {last, last}, {0, last}, {0, 0}};
    *x = kind == PAVE_WANG_EDGE ? edges[place / 2][0] : corners[place / 2][0];
    *y = kind == PAVE_WANG_EDGE ? edges[place / 2][1] : corners[place / 2][1];
}

/// Returns the hash of all pixels: their numbers are drawn as they were.
static uint64_t assert_marked(const pave_tiled_tileset *tileset)
{
    pave_tiled_pixels sheet = {0};
    expect(pave_tiled_png_read(tileset->image.path, NULL, &sheet, &error), PAVE_OK);
    const pave_tiled_wangset *set = &tileset->wangsets[0];
    for (uint32_t i = 0; i < set->tile_count; i++)
        for (int place = set->kind == PAVE_WANG_EDGE ? 0 : 1; place < 8; place += 2) {
            int x, y, size = tileset->tile_width;
            mark_pixel(set->kind, place, size, &x, &y);
            x += (int)(set->tiles[i].id % tileset->columns) * size;
            y += (int)(set->tiles[i].id / tileset->columns) * size;
            const uint8_t *pixel = sheet.rgba + 4 * ((size_t)y * (size_t)sheet.width + (size_t)x);
            uint32_t rgb = (uint32_t)pixel[0] << 16 | (uint32_t)pixel[1] << 8 | pixel[2];
            if (rgb != set->colors[set->tiles[i].colors[place] - 1].rgb || pixel[3] != 255)
                fail_msg("tile %u shows %06x at its place %d", (unsigned)set->tiles[i].id,
                         (unsigned)rgb, place);
        }
    uint64_t hash = 1;
    const size_t count = (size_t)sheet.width * (size_t)sheet.height;
    for (const uint8_t *pixel = sheet.rgba; pixel < sheet.rgba + 4 * count; pixel += 4)
        hash = pave_hash_word(hash, (uint32_t)pixel[0] << 24 | (uint32_t)pixel[1] << 16 |
                                        (uint32_t)pixel[2] << 8 | pixel[3]);
    pave_tiled_pixels_destroy(&sheet);
    return hash;
}

// ---- Maps that bring their sheet ----------------------------------------------------------------

/// Rows up to a number; then something is wrong.
static pave_result rows_up_to(void *context, int32_t first, int32_t count, uint32_t *out)
{
    const int32_t *most = context;
    memset(out, 0, (size_t)count * 8 * sizeof *out);
    return first + count <= *most ? PAVE_OK : PAVE_NOT_FOUND;
}

static void assert_old_files(void)
{
    assert_file(scratch("map"), "old map");
    assert_file(scratch("set.png"), "old sheet");
    assert_file(scratch("set.tsx"), "old set");
    assert_int_equal(scratch_count(), 3);
}

/// Files are as they were written, whatever size and view; a pixel, a byte, or another set differs.
TEST(changed_files_are_known)
{
    static const int sizes[] = {4, 64};
    for (int i = 0; i < 2 * 2 * PAVE_BUILTIN_COUNT; i += SPARSE(7)) {
        const pave_builtin builtin = (pave_builtin)(i / 4),
                           other = (pave_builtin)((i / 4 + 1) % PAVE_BUILTIN_COUNT);
        pave_tiled_tileset *made = NULL;
        pave_tiled_pixels sheet;
        if (builtin > PAVE_BUILTIN_MEADOW && sizes[i / 2 % 2] > 4) continue; // many tiles take long
        scratch_begin("sheets");
        expect(pave_tiled_builtin_check(builtin, scratch("set.png"), scratch("set.tsx"), &error),
               PAVE_OK); // nothing is there
        expect(pave_tiled_builtin(builtin, (pave_projection)(i % 2), sizes[i / 2 % 2], NULL, &made,
                                  &error),
               PAVE_OK);
        expect(pave_tiled_builtin_write(made, scratch("set.png"), scratch("set.tsx"), &error),
               PAVE_OK);
        expect(pave_tiled_builtin_check(builtin, scratch("set.png"), scratch("set.tsx"), &error),
               PAVE_OK);
        expect(pave_tiled_builtin_check(builtin, scratch("set.png"), NULL, NULL), PAVE_OK);
        expect(pave_tiled_builtin_check(other, scratch("set.png"), NULL, &error), PAVE_INVALID);
        expect(pave_tiled_builtin_check(other, scratch("none.png"), scratch("set.tsx"), &error),
               PAVE_INVALID);

        size_t size = 0;
        char *text = file_text(scratch("set.tsx"), &size);
        assert_non_null(text);
        file_write(scratch("set.tsx"), text, size - 1); // without its last line break
        expect(pave_tiled_builtin_check(builtin, scratch("set.png"), scratch("set.tsx"), &error),
               PAVE_INVALID);
        assert_string_equal(error.file, scratch("set.tsx"));
        text[size] = '\n';
        file_write(scratch("set.tsx"), text, size + 1);
        expect(pave_tiled_builtin_check(builtin, scratch("set.png"), scratch("set.tsx"), &error),
               PAVE_INVALID);
        file_write(scratch("set.tsx"), text, size);
        expect(pave_tiled_builtin_check(builtin, scratch("set.png"), scratch("set.tsx"), &error),
               PAVE_OK);
        free(text);

        expect(pave_tiled_png_read(scratch("set.png"), NULL, &sheet, &error), PAVE_OK);
        sheet.rgba[4 * (int64_t)sheet.width * sheet.height - 4] ^= 1; // the last pixel's red
        pixels_write(scratch("set.png"), sheet.rgba, sheet.width, sheet.height);
        expect(pave_tiled_builtin_check(builtin, scratch("set.png"), scratch("set.tsx"), &error),
               PAVE_INVALID);
        assert_string_equal(error.file, scratch("set.png"));
        sheet.rgba[4 * (int64_t)sheet.width * sheet.height - 4] ^= 1;
        pixels_write(scratch("set.png"), sheet.rgba, sheet.width, sheet.height - 1);
        expect(pave_tiled_builtin_check(builtin, scratch("set.png"), NULL, &error), PAVE_INVALID);
        pave_tiled_pixels_destroy(&sheet);
        file_write(scratch("set.png"), "no picture", 10);
        expect(pave_tiled_builtin_check(builtin, scratch("set.png"), NULL, &error), PAVE_INVALID);
        unlink(scratch("set.png"));
        assert_int_equal(mkfifo(scratch("set.png"), 0666), 0); // it is not waited for
        expect(pave_tiled_builtin_check(builtin, scratch("set.png"), NULL, &error), PAVE_INVALID);
        pave_tiled_tileset_destroy(made);
    }
}

/// Rows during which a folder takes the place of the map, so that the last file of all fails to.
static pave_result rows_and_folder(void *context, int32_t first, int32_t count, uint32_t *out)
{
    (void)context;
    memset(out, 0, (size_t)count * 8 * sizeof *out);
    if (first == 0) assert_int_equal(mkdir(scratch("map"), 0777), 0);
    return PAVE_OK;
}

/// What was replaced already returns where the last file fails to take its place; what was not
/// there before is not there after.
TEST(what_was_replaced_returns)
{
    for (int old = 0; old < 4; old++) {
        pave_tiled_tileset *made = NULL;
        scratch_begin("sheets");
        if (old & 1) file_write(scratch("set.png"), "old sheet", 9);
        if (old & 2) file_write(scratch("set.tsx"), "old set", 7);
        expect(pave_tiled_builtin(PAVE_BUILTIN_ROADS, PAVE_ORTHOGONAL, 8, NULL, &made, &error),
               PAVE_OK);
        expect(pave_tiled_builtin_place(made, scratch("set.png"), scratch("set.tsx"), &error),
               PAVE_OK);
        const pave_tiled_map_def map = {.tileset = made,
                                        .rows = {rows_and_folder, NULL},
                                        .width = 8,
                                        .height = 5,
                                        .bring = true};
        expect(pave_tiled_write_tmx(&map, scratch("map"), NULL, &error), PAVE_IO);
        assert_int_equal(scratch_count(), 1 + (old & 1) + (old >> 1));
        if (old & 1) assert_file(scratch("set.png"), "old sheet");
        if (old & 2) assert_file(scratch("set.tsx"), "old set");
        assert_int_equal(rmdir(scratch("map")), 0);
        pave_tiled_tileset_destroy(made);
    }
}

/// The map, its sheet and its tile set are replaced together, or stay as they were.
TEST(a_map_brings_its_sheet_or_changes_nothing)
{
    typedef pave_result (*writer)(const pave_tiled_map_def *, const char *, const pave_batch *,
                                  pave_error *);
    static const writer writers[] = {pave_tiled_write_tmx, pave_tiled_write_tmj};
    for (int i = 0; i < 2; i++) {
        pave_tiled_tileset *made = NULL;
        int32_t most = 0;
        scratch_begin("sheets");
        file_write(scratch("map"), "old map", 7);
        file_write(scratch("set.png"), "old sheet", 9);
        file_write(scratch("set.tsx"), "old set", 7);
        expect(pave_tiled_builtin(PAVE_BUILTIN_MEADOW, PAVE_ORTHOGONAL, 16, NULL, &made, &error),
               PAVE_OK);
        expect(pave_tiled_builtin_place(made, scratch("set.png"), scratch("set.png"), &error),
               PAVE_INVALID);
        assert_null(made->path);
        expect(pave_tiled_builtin_place(made, scratch("set.png"), scratch("set.tsx"), &error),
               PAVE_OK);
        assert_string_equal(made->image.path, scratch("set.png"));
        assert_string_equal(made->path, scratch("set.tsx"));
        pave_tiled_map_def map = {
            .tileset = made, .rows = {rows_up_to, &most}, .width = 8, .height = 5, .bring = true};
        expect(writers[i](&map, scratch("map"), NULL, &error), PAVE_NOT_FOUND);
        assert_old_files();
        most = 5;
        expect(writers[i](&map, scratch("missing/map"), NULL, &error), PAVE_IO);
        expect(writers[i](&map, scratch("set.tsx"), NULL, &error), PAVE_INVALID);
        assert_old_files();
        expect(
            pave_tiled_builtin_place(made, scratch("set.png"), scratch("missing/set.tsx"), &error),
            PAVE_OK);
        expect(writers[i](&map, scratch("map"), NULL, &error), PAVE_IO);
        assert_old_files();
        expect(
            pave_tiled_builtin_place(made, scratch("missing/set.png"), scratch("set.tsx"), &error),
            PAVE_OK);
        expect(writers[i](&map, scratch("map"), NULL, &error), PAVE_IO);
        assert_old_files();

        // A folder in the place of the last file is found before the others are replaced.
        unlink(scratch("map"));
        assert_int_equal(mkdir(scratch("map"), 0777), 0);
        expect(pave_tiled_builtin_place(made, scratch("set.png"), scratch("set.tsx"), &error),
               PAVE_OK);
        expect(writers[i](&map, scratch("map"), NULL, &error), PAVE_IO);
        assert_int_equal(rmdir(scratch("map")), 0);
        assert_file(scratch("set.png"), "old sheet");
        assert_file(scratch("set.tsx"), "old set");

        expect(writers[i](&map, scratch("map"), NULL, &error), PAVE_OK);
        assert_int_equal(scratch_count(), 3);
        assert_painted(made, PAVE_BUILTIN_MEADOW, PAVE_ORTHOGONAL, 16);
        pave_tiled_tileset *read = NULL;
        expect(pave_tiled_tileset_read(scratch("set.tsx"), NULL, NULL, &read, &error), PAVE_OK);
        assert_complete(read, PAVE_WANG_CORNER, 2);
        pave_tiled_tileset_destroy(read);

        map.bring = false; // and without it they are left alone
        file_write(scratch("set.png"), "old sheet", 9);
        file_write(scratch("set.tsx"), "old set", 7);
        expect(writers[i](&map, scratch("map"), NULL, &error), PAVE_OK);
        assert_file(scratch("set.png"), "old sheet");
        assert_file(scratch("set.tsx"), "old set");
        pave_tiled_tileset_destroy(made);
    }
}

TEST(templates_are_complete_and_show_their_colors)
{
    scratch_begin("sheets");
    static const int sizes[][2] = {{1, 8},  {2, 8},  {2, 33},  {2, 256},
                                   {3, 64}, {7, 16}, {10, 32}, {15, 8}}; // colours, pixels
    static const uint64_t hashes[] = {
        UINT64_C(0x364ed99e1c3d4869), UINT64_C(0x909886cbfc489525), UINT64_C(0xf1db3d789840dece),
        UINT64_C(0x031c0239cda3b32a), UINT64_C(0xbc472583b4524e42), UINT64_C(0xee5398d91ac749d2),
        UINT64_C(0x1a30aca6bd3ad5c5), UINT64_C(0x7d5cacab023c0407), UINT64_C(0xce0ae8ca04eb0522),
        UINT64_C(0x37c751888d8ab233), UINT64_C(0x9c833c45ad205f86), UINT64_C(0x77646cb2f97f4217),
        UINT64_C(0xe30659b8bb66dd02), UINT64_C(0x4986be9ccc2e0581), UINT64_C(0xdbd0171f0b2d6da5),
        UINT64_C(0xd260f9ca6e07998c)};
    for (size_t i = 0; i < 2 * sizeof sizes / sizeof *sizes; i++) {
        pave_wang_kind kind = i % 2 ? PAVE_WANG_CORNER : PAVE_WANG_EDGE;
        int colors = sizes[i / 2][0], size = sizes[i / 2][1];
        // Of the two largest sheets of each size one.
        if (colors >= 10 && (int)i / 2 % 2 != (int)i % 2 && SPARSE(2) > 1) continue;
        pave_tiled_tileset *tileset = NULL;
        expect(
            pave_tiled_template_write(&(pave_tiled_template_def){.kind = kind,
                                                                 .colors = colors,
                                                                 .tile_size = size,
                                                                 .png_path = scratch("sheet.png"),
                                                                 .tsx_path = scratch("sheet.tsx")},
                                      NULL, NULL, &error),
            PAVE_OK);
        expect(pave_tiled_tileset_read(scratch("sheet.tsx"), NULL, NULL, &tileset, &error),
               PAVE_OK);
        assert_int_equal(tileset->tile_count, colors * colors * colors * colors);
        assert_string_equal(tileset->wangsets[0].name, "template");
        assert_complete(tileset, kind, colors);
        const uint64_t hash = assert_marked(tileset);
        if (hash != hashes[i]) fail_msg("sheet %d: 0x%016llx", (int)i, (unsigned long long)hash);
        for (int a = 0; a < colors; a++)
            for (int b = 0; b < a; b++) {
                assert_string_not_equal(tileset->wangsets[0].colors[a].name,
                                        tileset->wangsets[0].colors[b].name);
                assert_int_not_equal(tileset->wangsets[0].colors[a].rgb,
                                     tileset->wangsets[0].colors[b].rgb);
            }
        pave_tiled_tileset_destroy(tileset);
    }
}

TEST(templates_out_of_range_are_refused)
{
    scratch_begin("sheets");
    static const struct {
        pave_wang_kind kind;
        int colors, size;
        const char *part;
    } bad[] = {{PAVE_WANG_MIXED, 2, 32, "has edges or corners"},
               {PAVE_WANG_EDGE, 0, 32, "1 to 15"},
               {PAVE_WANG_EDGE, 16, 32, "1 to 15"},
               {PAVE_WANG_CORNER, 2, 7, "8 to 256"},
               {PAVE_WANG_CORNER, 2, 257, "8 to 256"},
               {PAVE_WANG_EDGE, 15, 73, "up to 72 pixels"},
               {PAVE_WANG_EDGE, 12, 256, "up to 113 pixels"}};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        expect(pave_tiled_template_write(&(pave_tiled_template_def){.kind = bad[i].kind,
                                                                    .colors = bad[i].colors,
                                                                    .tile_size = bad[i].size,
                                                                    .png_path = scratch("a.png"),
                                                                    .tsx_path = scratch("a.tsx")},
                                         NULL, NULL, &error),
               PAVE_RANGE);
        if (!strstr(error.message, bad[i].part))
            fail_msg("\"%s\" does not say \"%s\"", error.message, bad[i].part);
    }
    assert_int_equal(scratch_count(), 0);
}

// ---- Memory -------------------------------------------------------------------------------------
// The allocator fails its n-th allocation, for every n; and so does malloc, for the libraries and
// for libc.

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define HAS_SANITIZER 1
#endif
#endif
#if defined(__GLIBC__) && !defined(__SANITIZE_ADDRESS__) && !defined(HAS_SANITIZER)
#define FAIL_MALLOC 1

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *memory, size_t size);

static int64_t malloc_fail_at = -1, malloc_count; ///< -1: not counting

static bool malloc_fails(void)
{
    if (malloc_fail_at < 0 || malloc_count++ != malloc_fail_at) return false;
    errno = ENOMEM;
    return true;
}

void *malloc(size_t size) { return malloc_fails() ? NULL : __libc_malloc(size); }
void *calloc(size_t count, size_t size)
{
    return malloc_fails() ? NULL : __libc_calloc(count, size);
}
void *realloc(void *memory, size_t size)
{
    return malloc_fails() ? NULL : __libc_realloc(memory, size);
}
#endif

static pave_tiled_tileset *memory_tileset;
static pave_tiled_map_def memory_map;

static pave_result run_tmx(const pave_allocator *allocator)
{
    memory_tileset->allocator = allocator;
    return pave_tiled_write_tmx(&memory_map, scratch("out"), NULL, &error);
}

static pave_result run_tmj(const pave_allocator *allocator)
{
    memory_tileset->allocator = allocator;
    return pave_tiled_write_tmj(&memory_map, scratch("out"), NULL, &error);
}

/// A map with the files of its set. What is there after it is the map alone.
static pave_result run_bring(const pave_allocator *allocator)
{
    pave_tiled_tileset *tileset = NULL;
    pave_result result =
        pave_tiled_builtin(PAVE_BUILTIN_ROADS, PAVE_ORTHOGONAL, 8, allocator, &tileset, &error);
    if (result == PAVE_OK)
        result = pave_tiled_builtin_place(tileset, scratch("out2"), scratch("out3"), &error);
    if (result == PAVE_OK) {
        pave_tiled_map_def map = memory_map;
        map.tileset = tileset;
        map.bring = true;
        result = pave_tiled_write_tmx(&map, scratch("out"), NULL, &error);
    }
    if (result == PAVE_OK) unlink(scratch("out2"));
    if (result == PAVE_OK) unlink(scratch("out3"));
    pave_tiled_tileset_destroy(tileset);
    return result;
}

static pave_result run_csv(const pave_allocator *allocator)
{
    memory_tileset->allocator = allocator;
    return pave_tiled_write_csv(&memory_map, scratch("out"), NULL, &error);
}

static pave_result run_png(const pave_allocator *allocator)
{
    memory_tileset->allocator = allocator;
    return pave_tiled_write_png(&memory_map, scratch("out"), NULL, &error);
}

static pave_result run_tsx(const pave_allocator *allocator)
{
    memory_tileset->allocator = allocator;
    return pave_tiled_write_tsx(memory_tileset, scratch("out"), &error);
}

static pave_result run_template(const pave_allocator *allocator)
{
    pave_result result =
        pave_tiled_template_write(&(pave_tiled_template_def){.kind = PAVE_WANG_CORNER,
                                                             .colors = 2,
                                                             .tile_size = 16,
                                                             .png_path = scratch("out"),
                                                             .tsx_path = scratch("out2")},
                                  allocator, NULL, &error);
    if (result == PAVE_OK) unlink(scratch("out2"));
    return result;
}

static pave_result run_builtin(const pave_allocator *allocator)
{
    pave_tiled_tileset *tileset = NULL;
    pave_result result =
        pave_tiled_builtin(PAVE_BUILTIN_MEADOW, PAVE_ISOMETRIC, 16, allocator, &tileset, &error);
    if (result == PAVE_OK)
        result = pave_tiled_builtin_write(tileset, scratch("out"), scratch("out2"), &error);
    if (result == PAVE_OK) unlink(scratch("out2"));
    pave_tiled_tileset_destroy(tileset);
    return result;
}

typedef pave_result (*memory_run)(const pave_allocator *);

static void check_outcome(pave_result result, bool failed_one)
{
    if (failed_one) {
        expect(result, PAVE_NO_MEMORY);
        assert_int_equal(access(scratch("out"), F_OK), -1);
    } else {
        expect(result, PAVE_OK);
        unlink(scratch("out"));
    }
    assert_int_equal(scratch_count(), 2); // the tile set's own files
}

static int64_t fail_each_allocation(memory_run run)
{
    int64_t failed = -1;
    for (failing memory = each_failing; failing_next(&memory); failed++) {
        const pave_result result = run(&memory.allocator);
        check_outcome(result, memory.count > memory.fail_at);
    }
    return failed;
}

/// Returns how many mallocs failed.
static int64_t fail_each_malloc(memory_run run)
{
#if defined(FAIL_MALLOC)
    for (int64_t n = 0;; n++) {
        malloc_fail_at = n;
        malloc_count = 0;
        pave_result result = run(NULL);
        bool failed_one = malloc_count > n;
        malloc_fail_at = -1;
        check_outcome(result, failed_one);
        if (!failed_one) return n;
    }
#else
    (void)run;
    return INT64_MAX;
#endif
}

TEST(every_allocation_may_fail)
{
    scratch_begin("sheets");
    expect(
        pave_tiled_builtin(PAVE_BUILTIN_ROADS, PAVE_ORTHOGONAL, 8, NULL, &memory_tileset, &error),
        PAVE_OK);
    expect(pave_tiled_builtin_write(memory_tileset, scratch("set.png"), scratch("set.tsx"), &error),
           PAVE_OK);
    thrown_tiles tiles = {.width = 20, .tiles = 16};
    memory_map = (pave_tiled_map_def){
        .tileset = memory_tileset, .rows = {throw_rows, &tiles}, .width = 20, .height = 30};
    static const memory_run runs[] = {run_tmx, run_tmj,      run_csv,     run_png,
                                      run_tsx, run_template, run_builtin, run_bring};
    for (size_t i = 0; i < 4 * sizeof runs / sizeof *runs; i++) {
        if (i >= 8 && i % 4 != 1) continue; // only maps have encodings
        memory_map.encoding = i % 4 ? PAVE_TILED_BASE64 : PAVE_TILED_CSV;
        memory_map.compression =
            i % 4 ? (pave_tiled_compression)(i % 4 - 1) : PAVE_TILED_UNCOMPRESSED;
        memory_map.embed = i % 2 == 0;
        assert_true(fail_each_allocation(runs[i / 4]) >= 2);
        assert_true(fail_each_malloc(runs[i / 4]) >= 2);
    }
#if !defined(FAIL_MALLOC)
    print_message("skip: malloc itself is not made to fail under a sanitizer\n");
#endif
    memory_tileset->allocator = NULL;
    pave_tiled_tileset_destroy(memory_tileset);
}

int main(void) { return run_all_tests(NULL, NULL); }
