// Worlds of real tile sets: their wang ids are in a file that lies beside the repository, where it
// does. Each set is made, looked at and made a world of without any option; then a table by class
// says what came of them.
#include "../test.h"
#include "world_fixture.h"

#include <pave/wang.h>

enum {
    SIDE = 64,           // cells across the map that is counted
    SHARE = 50,          // a value is there with one of so many features
    LINE_ROOM = 1 << 16, // bytes of a line, the longest being 23,929
    COLUMNS = 28,
    TILES_MAX = 4096,
    SETS = 75,
    MADE_LEAST = 69, // 92 %
    ALL_LEAST = 58
};

// The columns of real_sets.tsv that count here.
enum { COLUMN_ID, COLUMN_TYPE = 13, COLUMN_COLORS = 14, COLUMN_TRANSFORMS = 23 };
enum { COLUMN_COLOR_WEIGHTS = 26, COLUMN_TILES = 27 };

// ---- Reading ------------------------------------------------------------------------------------

typedef struct real_set {
    char id[16];
    pave_wang_kind kind;
    int color_count;
    uint32_t symmetries, tile_count;
    double color_weights[PAVE_WANG_COLORS_MAX];
    uint8_t colors[8 * TILES_MAX];
    uint32_t ids[TILES_MAX];
    double weights[TILES_MAX];
} real_set;

static int digit(char c)
{
    assert_true((c >= '0' && c <= '9') || (c >= 'a' && c <= 'z'));
    return c <= '9' ? c - '0' : c - 'a' + 10;
}

/// TILE:WANGID[@PROBABILITY], the colours as eight digits to base 36, separated by ";".
static void read_tiles(char *text, real_set *out)
{
    for (char *tile = text; *tile;) {
        const uint32_t at = out->tile_count++;
        assert_true(at < TILES_MAX);
        out->ids[at] = (uint32_t)strtoul(tile, &tile, 10);
        assert_int_equal(*tile++, ':');
        for (int k = 0; k < 8; k++) out->colors[8 * at + (uint32_t)k] = (uint8_t)digit(*tile++);
        out->weights[at] = *tile == '@' ? strtod(tile + 1, &tile) : 1;
        assert_true(*tile == ';' || *tile == 0);
        tile += *tile == ';';
    }
}

static void read_color_weights(char *text, real_set *out)
{
    for (int color = 0; color < out->color_count; color++) {
        out->color_weights[color] = strtod(text, &text);
        text += *text == '|';
    }
}

static void read_set(char *line, real_set *out)
{
    static const struct {
        char letter;
        uint32_t symmetry;
    } letters[] = {{'h', PAVE_WANG_MIRROR},
                   {'v', PAVE_WANG_FLIP},
                   {'r', PAVE_WANG_ROTATE},
                   {'p', PAVE_WANG_PREFER_PLAIN}};
    char *column[COLUMNS];
    line[strcspn(line, "\r\n")] = 0;
    for (int i = 0; i < COLUMNS; i++) {
        column[i] = line;
        line += strcspn(line, "\t");
        assert_true(*line == '\t' || i == COLUMNS - 1);
        *line++ = 0;
    }
    memset(out, 0, sizeof *out);
    snprintf(out->id, sizeof out->id, "%s", column[COLUMN_ID]);
    const int kind = pave_word_number(pave_wang_kind_words, column[COLUMN_TYPE]);
    assert_true(kind >= 0);
    out->kind = (pave_wang_kind)kind;
    out->color_count = atoi(column[COLUMN_COLORS]);
    for (size_t i = 0; i < sizeof letters / sizeof *letters; i++)
        if (strchr(column[COLUMN_TRANSFORMS], letters[i].letter))
            out->symmetries |= letters[i].symmetry;
    read_color_weights(column[COLUMN_COLOR_WEIGHTS], out);
    read_tiles(column[COLUMN_TILES], out);
}

static pave_wang_set *make_set(const real_set *real)
{
    const pave_wang_def def = {.kind = real->kind,
                               .color_count = real->color_count,
                               .tile_count = real->tile_count,
                               .colors = real->colors,
                               .ids = real->ids,
                               .tile_weights = real->weights,
                               .color_weights = real->color_weights,
                               .symmetries = real->symmetries};
    pave_wang_set *set = NULL;
    pave_error error = {0};
    if (pave_wang_create(&def, NULL, &set, &error)) fail_msg("%s: %s", real->id, error.message);
    return set;
}

// ---- One set ------------------------------------------------------------------------------------

typedef struct outcome {
    pave_wang_looks looks;
    pave_world_method method; // AUTO: refused
    int reached;              // values with 2 % or more of the features
    int64_t mismatches;
    pave_error error;
} outcome;

/// Whether any tile has a colour on a side (first = 0), in a corner (first = 1).
static bool has_colors(const real_set *real, uint32_t first)
{
    for (uint32_t i = first; i < 8 * real->tile_count; i += 2)
        if (real->colors[i]) return true;
    return false;
}

/// Mismatches between each cell and those to the right, below and at the corners, counted plainly.
static int64_t count_mismatches(uint8_t (*map)[8])
{
    int64_t count = 0;
    for (int i = 0; i < SIDE * SIDE; i++) {
        const bool inside = (i + 1) % SIDE > 0, above = i + SIDE < SIDE * SIDE;
        const uint8_t *a = map[i], *right = map[inside ? i + 1 : i],
                      *below = map[above ? i + SIDE : i];
        if (inside) count += a[1] != right[7] || a[2] != right[6] || a[3] != right[5];
        if (above) count += a[3] != below[1] || a[4] != below[0] || a[5] != below[7];
        if (inside && above) count += a[3] != map[i + SIDE + 1][7];
    }
    return count;
}

/// Values with 2 % or more of the features; a mixed set with colours of one kind acts as that kind.
static int count_values(const real_set *real, uint8_t (*map)[8])
{
    int64_t seen[PAVE_WANG_COLORS_MAX + 1] = {0}, all = 0;
    const bool sides = has_colors(real, 0), corners = has_colors(real, 1);
    int count = 0;
    for (int i = 0; i < SIDE * SIDE; i++) {
        if (sides && real->kind != PAVE_WANG_CORNER)
            seen[map[i][PAVE_WANG_T]]++, seen[map[i][PAVE_WANG_L]]++, all += 2;
        if (corners && real->kind != PAVE_WANG_EDGE) seen[map[i][PAVE_WANG_TL]]++, all++;
    }
    for (int color = 0; color <= PAVE_WANG_COLORS_MAX; color++)
        count += seen[color] > 0 && SHARE * seen[color] >= all;
    return count;
}

static outcome try_set(const real_set *real)
{
    static uint8_t map[SIDE * SIDE][8];
    pave_wang_set *set = make_set(real);
    const pave_world_def def = {.set = set, .seed = 5};
    pave_world *world = NULL;
    outcome out = {.method = PAVE_WORLD_AUTO};
    assert_ok(pave_wang_look(set, NULL, &out.looks, NULL));
    if (pave_world_create(&def, NULL, &world, &out.error) == PAVE_OK) {
        uint32_t *tiles = fill_new(world, pave_rect_of(-SIDE / 2, -SIDE / 2, SIDE, SIDE));
        for (int i = 0; i < SIDE * SIDE; i++) {
            memset(map[i], 0, 8);
            if (tiles[i] == PAVE_WANG_EMPTY) continue;
            const uint32_t index = pave_wang_tile_index(set, tiles[i]);
            assert_true(index != UINT32_MAX);
            memcpy(map[i], pave_wang_tile_colors(set, index), 8);
        }
        free(tiles);
        out.method = pave_world_method_of(world);
        out.mismatches = count_mismatches(map);
        out.reached = count_values(real, map);
    } else {
        assert_int_equal(out.error.result, PAVE_INCOMPLETE);
    }
    pave_world_destroy(world);
    pave_wang_destroy(set);
    return out;
}

// ---- The table ----------------------------------------------------------------------------------

typedef struct tally {
    int sets, feature, blocks, refused, two, all;
} tally;

static void add(tally *to, const outcome *of)
{
    to->sets++;
    to->feature += of->method == PAVE_WORLD_FEATURE;
    to->blocks += of->method == PAVE_WORLD_BLOCKS;
    to->refused += of->method == PAVE_WORLD_AUTO;
    to->two += of->reached >= 2;
    to->all += of->reached >= 2 && of->reached == of->looks.values;
}

static void print_row(const char *name, const tally *row)
{
    print_message("| %s | %d | %d | %d | %d | %d | %d |\n", name, row->sets, row->feature,
                  row->blocks, row->refused, row->two, row->all);
}

static void print_outcome(const real_set *real, const outcome *of)
{
    const char *name = pave_word(pave_wang_class_words, of->looks.class_of_set);
    if (of->method == PAVE_WORLD_AUTO)
        print_message("%s %s, %d values: refused: %s\n", real->id, name, of->looks.values,
                      of->error.message);
    else
        print_message("%s %s, %s: %d of %d values\n", real->id, name,
                      pave_word(pave_world_method_words, of->method), of->reached,
                      of->looks.values);
}

static FILE *open_sets(void)
{
    const char *shared = getenv("PAVE_SHARED_TILES");
    char path[400];
    snprintf(path, sizeof path, "%s/real_sets.tsv",
             shared != NULL ? shared : PAVE_SOURCE_DIR "/../shared/data/tiles");
    return fopen(path, "r");
}

TEST(test_real_sets)
{
    static char line[LINE_ROOM];
    static real_set real;
    tally rows[PAVE_WANG_CLASSES] = {{0}}, sum = {0};
    FILE *file = open_sets();
    if (!file) {
        print_message("skip: real_sets.tsv, the wang ids of real sets, is not here\n");
        return;
    }
    assert_non_null(fgets(line, sizeof line, file)); // the head
    while (fgets(line, sizeof line, file)) {
        read_set(line, &real);
        const outcome of = try_set(&real);
        print_outcome(&real, &of);
        assert_int_equal(of.mismatches, 0);
        if (strcmp(real.id, "s008") == 0) assert_true(of.reached == 4 && of.looks.values == 4);
        add(&rows[of.looks.class_of_set], &of);
        add(&sum, &of);
    }
    assert_int_equal(ferror(file), 0);
    fclose(file);
    print_message("| class | sets | feature | blocks | refused | two values | all values |\n"
                  "|---|--:|--:|--:|--:|--:|--:|\n");
    for (int i = 0; i < PAVE_WANG_CLASSES; i++)
        if (rows[i].sets) print_row(pave_word(pave_wang_class_words, i), &rows[i]);
    print_row("**all**", &sum);
    assert_int_equal(sum.sets, SETS);
    assert_true(sum.two >= MADE_LEAST && sum.all >= ALL_LEAST);
}

int main(void) { return run_all_tests(NULL, NULL); }
