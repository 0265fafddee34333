/// tests/formats/test_tiled_forms.c: every form of map that is written, of every orientation,
/// finite or in chunks, with a layer beneath or without: it reads back with all that it says of
/// itself, and every allocation of its writer fails once.

#include "../sparse.h"
#include "../test.h"
#include "tiled_scratch.h"

typedef pave_result (*map_writer)(const pave_tiled_map_def *, const char *, const pave_batch *,
                                  pave_error *);

static const struct format {
    const char *file;
    map_writer write;
} formats[] = {{"out.tmx", pave_tiled_write_tmx},
               {"out.tmj", pave_tiled_write_tmj},
               {"out.png", pave_tiled_write_png}};

enum { TMX, TMJ, PNG, FORMATS, MAPS = PNG, WIDTH = 37, HEIGHT = 21, FORMS = 4 * 4 * 2 * 2 * 4 };

static pave_error error;

static void expect(pave_result result, pave_result expected)
{
    if (result != expected)
        fail_msg("%s, not %s: %s", pave_result_text(result), pave_result_text(expected),
                 error.message);
}

/// Two tile sets of a sheet, and what lies of them.
typedef struct form {
    pave_tiled_tileset sets[2];
    char paths[2][2][2 * SCRATCH_PATH_SIZE];
    thrown_tiles tiles[2];
    pave_tiled_map_def map, under;
} form;

static const uint32_t upper_ids[3] = {0, PAVE_WANG_EMPTY, 1},
                      lower_ids[3] = {1, 0, PAVE_WANG_EMPTY};

static const pave_tiled_said further[] = {{.name = "base", .value = "<none> & \"all\""},
                                          {.name = "patch", .value = "12", .whole = true}};

static void make_set(form *self, int i)
{
    static char *const names[2] = {"upper", "lower"};
    uint8_t rgba[4 * 16 * 8];
    char file[16];
    snprintf(file, sizeof file, "%s.png", names[i]);
    snprintf(self->paths[i][0], sizeof self->paths[i][0], "%s", scratch(file));
    snprintf(file, sizeof file, "%s.tsx", names[i]);
    snprintf(self->paths[i][1], sizeof self->paths[i][1], "%s", scratch(file));
    for (size_t k = 0; k < sizeof rgba; k++) rgba[k] = (uint8_t)(k * 37 + (size_t)i);
    pixels_write(self->paths[i][0], rgba, 16, 8);
    self->sets[i] =
        (pave_tiled_tileset){.path = self->paths[i][1],
                             .name = names[i],
                             .tile_width = 8,
                             .tile_height = 8,
                             .tile_count = 2,
                             .columns = 2,
                             .image = {.path = self->paths[i][0], .width = 16, .height = 8}};
    expect(pave_tiled_write_tsx(&self->sets[i], self->sets[i].path, &error), PAVE_OK);
    self->tiles[i] = (thrown_tiles){.width = WIDTH, .tiles = 3, .ids = i ? lower_ids : upper_ids};
}

/// The form of a number.
static void make_form(form *self, int number)
{
    static const struct {
        pave_tiled_encoding encoding;
        pave_tiled_compression compression;
    } codings[4] = {{PAVE_TILED_CSV, PAVE_TILED_UNCOMPRESSED},
                    {PAVE_TILED_BASE64, PAVE_TILED_UNCOMPRESSED},
                    {PAVE_TILED_BASE64, PAVE_TILED_ZLIB},
                    {PAVE_TILED_BASE64, PAVE_TILED_ZSTD}};
    scratch_begin("forms");
    for (int i = 0; i < 2; i++) make_set(self, i);
    self->map = (pave_tiled_map_def){
        .tileset = &self->sets[0],
        .rows = {throw_rows, &self->tiles[0]},
        .width = WIDTH,
        .height = HEIGHT,
        .at_q = -5,
        .at_r = 6,
        .seed = 7,
        .world = UINT64_C(0xfedcba9876543210),
        .set = "A & B",
        .method = "phase",
        .origin = {-1, 1, 0},
        .tiles = scratch("sub/tiles.json"),
        .property_count = 2,
        .properties = further,
        .orientation = (pave_tiled_orientation)(number % 4),
        .stagger = {.columns = number / 4 % 2, .even = number / 8 % 2, .hex_side = 4},
        .cell_width = 8,
        .cell_height = 8,
        .infinite = number / 16 % 2,
        .encoding = codings[number / 64].encoding,
        .compression = codings[number / 64].compression};
    self->under = (pave_tiled_map_def){.tileset = &self->sets[1],
                                       .rows = {throw_rows, &self->tiles[1]},
                                       .seed = UINT64_MAX,
                                       .world = 1,
                                       .set = "lower",
                                       .method = "feature",
                                       .tiles = scratch("other.json")};
    if (number / 32 % 2) self->map.under = &self->under;
}

// ---- Read back ----------------------------------------------------------------------------------

/// The gid at a place of a layer; 0 where no chunk has it.
static uint32_t gid_at(const pave_tiled_layer *layer, int32_t x, int32_t y)
{
    for (uint32_t i = 0; i < layer->chunk_count; i++) {
        const pave_tiled_chunk *chunk = &layer->chunks[i];
        const int32_t column = x - chunk->x, row = y - chunk->y;
        if (column >= 0 && row >= 0 && column < chunk->width && row < chunk->height)
            return chunk->gids[(size_t)row * (size_t)chunk->width + (size_t)column];
    }
    return 0;
}

static void check_layer(const form *self, const pave_tiled_map *got, int i)
{
    const pave_tiled_map_def *map = &self->map;
    const pave_tiled_layer *layer = &got->layers[map->under ? 1 - i : 0];
    const uint32_t first = got->first_gids[i];
    assert_string_equal(layer->name, i ? "under" : "world");
    for (int32_t y = 0; y < HEIGHT; y++)
        for (int32_t x = 0; x < WIDTH; x++) {
            const uint32_t id = thrown_tile(&self->tiles[i], x, y),
                           gid = id == PAVE_WANG_EMPTY ? 0 : id + first;
            const int32_t left = map->infinite ? map->at_q : 0, top = map->infinite ? map->at_r : 0;
            assert_int_equal(gid_at(layer, left + x, top + y), gid);
        }
}

/// Rows that are passed on, to be compared with a layer in memory.
typedef struct row_check {
    const pave_tiled_map *held;
    const pave_tiled_layer *layer;
    int rows, stop; // number of rows so far; number at which the reader is stopped
} row_check;

static bool want_rows(void *context, const pave_tiled_map *map, const pave_tiled_layer *layer)
{
    const row_check *self = context;
    const pave_tiled_map *held = self->held;
    assert_true(map->layer_count == 0 && map->orientation == held->orientation);
    assert_int_equal(map->property_count, held->property_count);
    assert_string_equal(pave_tiled_map_property(map, "tiles"), "sub/tiles.json");
    assert_int_equal(map->tileset_count, held->tileset_count);
    for (uint32_t i = 0; i < map->tileset_count; i++)
        assert_string_equal(map->tilesets[i]->name, held->tilesets[i]->name);
    assert_true(layer->chunk_count == 1 && layer->chunks->width == WIDTH &&
                layer->chunks->height == HEIGHT && !layer->chunks->gids);
    return strcmp(layer->name, self->layer->name) == 0;
}

static pave_result take_row(void *context, int32_t y, const uint32_t *gids)
{
    row_check *self = context;
    assert_int_equal(y, self->rows++);
    for (int32_t x = 0; x < WIDTH; x++) assert_int_equal(gids[x], gid_at(self->layer, x, y));
    return self->rows == self->stop ? PAVE_STOPPED : PAVE_OK;
}

static void check_rows(const pave_tiled_map *held, const char *path, int layer, bool csv)
{
    for (int stop = 0; stop < 3; stop += 2) {
        row_check check = {held, &held->layers[layer], 0, stop};
        const pave_tiled_map_rows rows = {want_rows, take_row, &check};
        pave_tiled_map *got = NULL;
        expect(pave_tiled_map_read(path, &rows, NULL, &got, &error),
               csv && stop ? PAVE_STOPPED : PAVE_OK);
        assert_int_equal(check.rows, !csv ? 0 : stop ? stop : HEIGHT);
        for (uint32_t i = 0; got && i < got->layer_count; i++)
            assert_int_equal(got->layers[i].chunks->gids == NULL, csv && (int)i == layer);
        pave_tiled_map_destroy(got);
    }
}

static void check_property(const pave_tiled_map *got, const char *name, const char *value)
{
    const char *said = pave_tiled_map_property(got, name);
    if (!value)
        assert_null(said);
    else if (!said || strcmp(said, value) != 0)
        fail_msg("%s is %s, and not %s", name, said ? said : "absent", value);
}

static void check_read(const form *self, const char *path)
{
    const pave_tiled_map_def *map = &self->map;
    const bool under = map->under != NULL;
    pave_tiled_map *got = NULL;
    expect(pave_tiled_map_read(path, NULL, NULL, &got, &error), PAVE_OK);
    assert_int_equal(got->orientation, map->orientation);
    assert_int_equal(got->infinite, map->infinite);
    assert_int_equal(got->layer_count, under ? 2 : 1);
    if (map->orientation >= PAVE_TILED_STAGGERED)
        assert_true(got->stagger.columns == map->stagger.columns &&
                    got->stagger.even == map->stagger.even);
    for (int i = 0; i <= under; i++) check_layer(self, got, i);
    const bool csv = strstr(path, ".tmx") && map->encoding == PAVE_TILED_CSV && !map->infinite;
    for (int i = 0; i <= under; i++) check_rows(got, path, i, csv);
    check_property(got, "q", map->infinite ? "0" : "-5");
    check_property(got, "r", map->infinite ? "0" : "6");
    check_property(got, "seed", "7");
    check_property(got, "world", "0xfedcba9876543210");
    check_property(got, "set", "A & B");
    check_property(got, "method", "phase");
    check_property(got, "origin", "-1,1");
    check_property(got, "tiles", "sub/tiles.json");
    check_property(got, "base", "<none> & \"all\"");
    check_property(got, "patch", "12");
    check_property(got, "under", under ? "lower" : NULL);
    check_property(got, "under_seed", under ? "18446744073709551615" : NULL);
    check_property(got, "under_world", under ? "0x0000000000000001" : NULL);
    check_property(got, "under_method", under ? "feature" : NULL);
    check_property(got, "under_tiles", under ? "other.json" : NULL);
    pave_tiled_map_destroy(got);
}

TEST(every_form_reads_back)
{
    static form self;
    for (int number = 0; number < FORMS; number += SPARSE(5)) {
        make_form(&self, number);
        for (int k = 0; k < MAPS; k++) {
            expect(formats[k].write(&self.map, scratch(formats[k].file), NULL, &error), PAVE_OK);
            check_read(&self, scratch(formats[k].file));
        }
    }
}

/// A layer beneath that does not say what it is: no property says it either.
TEST(a_silent_layer_beneath)
{
    static form self;
    make_form(&self, 32);
    self.under.set = NULL;
    self.under.tiles = NULL;
    self.map.origin = (pave_cell){0};
    self.map.tiles = NULL;
    for (int k = 0; k < MAPS; k++) {
        expect(formats[k].write(&self.map, scratch(formats[k].file), NULL, &error), PAVE_OK);
        char *text = file_text(scratch(formats[k].file), NULL);
        assert_null(strstr(text, "under_"));
        assert_null(strstr(text, "origin"));
        assert_null(strstr(text, "\"tiles\""));
        free(text);
    }
}

// ---- Memory -------------------------------------------------------------------------------------

/// Fails each allocation of a writer once: it says so, what was there stays, nothing is left.
static void fail_each(form *self, const struct format *format)
{
    const char *path = scratch(format->file);
    char before[2 * SCRATCH_PATH_SIZE];
    snprintf(before, sizeof before, "%s", path);
    file_write(before, "before", 6);
    const int files = scratch_count();
    for (failing memory = each_failing; failing_next(&memory);) {
        error = (pave_error){0};
        for (int i = 0; i < 2; i++) self->sets[i].allocator = &memory.allocator;
        const pave_result result = format->write(&self->map, before, NULL, &error);
        for (int i = 0; i < 2; i++) self->sets[i].allocator = NULL;
        assert_int_equal(scratch_count(), files);
        assert_told(memory, result);
        if (result) assert_file(before, "before");
    }
}

TEST(no_allocation_is_taken_for_granted)
{
    static form self;
    for (int number = 0; number < FORMS; number += SPARSE(11))
        for (int k = 0; k < FORMATS; k++) {
            make_form(&self, number);
            if (k == PNG && (self.map.infinite || number >= FORMS / 4)) continue;
            fail_each(&self, &formats[k]);
        }
}

/// The cells around one of a staggered map are, in the world, those that it touches in the picture:
/// q - r counts halves of a cell to the right, q + r halves down.
TEST(cells_of_staggered_maps)
{
    enum { SIDE = 12 };
    for (int i = 0; i < 4 * SIDE * SIDE; i++) {
        const int x = i % SIDE - SIDE / 2, y = i / SIDE % SIDE - SIDE / 2, kind = i / SIDE / SIDE;
        const pave_tiled_stagger stagger = {.columns = kind / 2, .even = kind % 2};
        const int shifted = (((stagger.columns ? x : y) & 1) ^ stagger.even) - stagger.even;
        const pave_cell cell = pave_tiled_stagger_cell(stagger, x, y);
        assert_int_equal(cell.q - cell.r, stagger.columns ? x : 2 * x + shifted);
        assert_int_equal(cell.q + cell.r, stagger.columns ? 2 * y + shifted : y);
    }
}

int main(void) { return run_all_tests(NULL, NULL); }
