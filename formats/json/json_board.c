/// formats/json/json_board.c: reads boards.
#include "json_parts.h"

/// Two tiles.
typedef struct tile_pair {
    pave_board_tile a, b;
} tile_pair;

/// A list of pairs to join or to cut.
typedef struct pair_list {
    const char *name;
    bool adjacent;
    pave_common_list pairs; ///< tile_pair elements
    const char *place;
} pair_list;

enum { SIZE, LAYOUT, PATTERN, CUTS, JOINS, MEMBERS };

/// State of the reader.
typedef struct board_reader {
    pave_json_scan *scan;
    pave_board_def def;
    int32_t size[2];
    pair_list cuts, joins;
    const char *places[MEMBERS]; ///< where members begin; NULL: absent
} board_reader;

// ---- Members ------------------------------------------------------------------------------------

static bool read_tile(pave_json_scan *scan, pave_board_tile *out)
{
    int32_t numbers[2];
    if (!pave_json_scan_element(scan) || !pave_json_scan_int32_pair(scan, numbers)) return false;
    *out = pave_board_at(numbers[0], numbers[1]);
    return true;
}

static bool read_pair(pave_json_scan *scan, tile_pair *out)
{
    return pave_json_scan_value(scan) == PAVE_JSON_LIST && read_tile(scan, &out->a) &&
           read_tile(scan, &out->b) && !pave_json_scan_element(scan) && scan->result == PAVE_OK;
}

static bool read_pairs(pave_json_scan *scan, void *context)
{
    pair_list *list = context;
    if (pave_json_scan_value(scan) != PAVE_JSON_LIST)
        return pave_json_scan_fail(
            scan, scan->place, PAVE_INVALID,
            "%s must be a list of pairs of tiles, such as \"%s\": [[[0, 0], [1, 0]]]", list->name,
            list->name);
    list->place = scan->place;
    while (pave_json_scan_element(scan)) {
        const char *place = scan->at;
        tile_pair *pair = pave_common_list_add(&list->pairs, scan->allocator, 1);
        if (!pair) return pave_json_scan_no_memory(scan);
        if (!read_pair(scan, pair))
            return pave_json_scan_fail(
                scan, place, PAVE_INVALID,
                "this must be two tiles, each by its column and row, such as [[0, 0], [1, 0]]");
    }
    return scan->result == PAVE_OK;
}

// ---- The board ----------------------------------------------------------------------------------

static bool refuse_pair(board_reader *reader, const pair_list *list, size_t index, const char *why)
{
    const tile_pair *pair = (const tile_pair *)list->pairs.elements + index;
    return pave_json_scan_fail(reader->scan,
                               pave_json_scan_place(reader->scan, list->place, (int64_t)index),
                               PAVE_INVALID, "(%d, %d) and (%d, %d) %s", (int)pair->a.col,
                               (int)pair->a.row, (int)pair->b.col, (int)pair->b.row, why);
}

static bool refuse_tile(board_reader *reader, const pair_list *list, size_t index,
                        pave_board_tile tile)
{
    return pave_json_scan_fail(
        reader->scan, pave_json_scan_place(reader->scan, list->place, (int64_t)index), PAVE_RANGE,
        "(%d, %d) is not a tile: columns are -1 to %d and rows -1 to %d, including the border",
        (int)tile.col, (int)tile.row, (int)reader->def.width, (int)reader->def.height);
}

/// Joins or cuts a pair. `whole` is the board with its original pattern.
static bool apply_pair(board_reader *reader, const pair_list *list, size_t index,
                       const pave_board *whole, pave_board *board)
{
    const tile_pair *pair = (const tile_pair *)list->pairs.elements + index;
    if (!pave_board_contains(board, pair->a)) return refuse_tile(reader, list, index, pair->a);
    if (!pave_board_contains(board, pair->b)) return refuse_tile(reader, list, index, pair->b);
    const int k = pave_board_between(board, pair->a, pair->b);
    if (k < 0)
        return refuse_pair(reader, list, index,
                           "are not neighbours in this layout; name two that are");
    if (!pave_board_inner(board, pair->a) && !pave_board_inner(board, pair->b))
        return refuse_pair(reader, list, index,
                           "are both border tiles, which are always adjacent; leave them out");
    if (pave_board_has(whole, pair->a, k) == list->adjacent)
        return refuse_pair(reader, list, index,
                           list->adjacent ? "are adjacent in this pattern; leave them out"
                                          : "are not adjacent in this pattern; leave them out");
    if (pave_board_has(board, pair->a, k) == list->adjacent)
        return refuse_pair(reader, list, index, "are listed twice; leave one pair out");
    const pave_result result = pave_board_set(board, pair->a, k, list->adjacent);
    assert(result == PAVE_OK);
    (void)result;
    return true;
}

static void apply_pairs(board_reader *reader, const pair_list *list, const pave_board *whole,
                        pave_board *board)
{
    for (size_t i = 0; i < list->pairs.count; i++)
        if (!apply_pair(reader, list, i, whole, board)) return;
}

static void make_board(board_reader *reader, pave_board **out)
{
    pave_board *whole = NULL;
    pave_error inner = {0};
    pave_result result = pave_board_create(&reader->def, reader->scan->allocator, out, &inner);
    if (result == PAVE_OK) result = pave_board_copy(*out, reader->scan->allocator, &whole, NULL);
    if (result == PAVE_OK) {
        apply_pairs(reader, &reader->cuts, whole, *out);
        apply_pairs(reader, &reader->joins, whole, *out);
    } else {
        pave_json_scan_made(reader->scan, result, reader->places[SIZE], inner.message);
    }
    pave_board_destroy(whole);
    if (reader->scan->result == PAVE_OK) return;
    pave_board_destroy(*out);
    *out = NULL;
}

static const pave_json_member members[MEMBERS] = {
    [SIZE] = {"size", PAVE_FIELD_PAIR, offsetof(board_reader, size), .low = INT32_MIN,
              .wanted = "size must be two integers, columns and rows, such as \"size\": [8, 6]"},
    [LAYOUT] = {"layout", PAVE_FIELD_WORD, offsetof(board_reader, def.system),
                .words = pave_hex_system_words, .high = PAVE_HEX_EVEN_Q,
                .wanted = "layout must be one of \"odd-r\", \"even-r\", \"odd-q\" and \"even-q\""},
    [PATTERN] = {"pattern", PAVE_FIELD_WORD, offsetof(board_reader, def.pattern),
                 .words = pave_board_pattern_words,
                 .wanted = "pattern must be one of \"hex\", \"quad\" and \"triangle\""},
    [CUTS] = {"cuts", .offset = offsetof(board_reader, cuts), .read = read_pairs},
    [JOINS] = {"joins", .offset = offsetof(board_reader, joins), .read = read_pairs},
};

static bool read_board(pave_json_scan *scan, void *out)
{
    board_reader reader = {
        .scan = scan,
        .def.system = PAVE_HEX_EVEN_Q,
        .cuts = {.name = "cuts", .adjacent = false, .pairs.element_size = sizeof(tile_pair)},
        .joins = {.name = "joins", .adjacent = true, .pairs.element_size = sizeof(tile_pair)}};
    pave_json_scan_members(scan, members, MEMBERS, &reader, "a board", reader.places);
    reader.def.width = reader.size[0];
    reader.def.height = reader.size[1];
    if (!reader.places[SIZE])
        pave_json_scan_fail(scan, scan->begin, PAVE_INVALID,
                            "a board must have a size, such as \"size\": [8, 6]");
    if (scan->result == PAVE_OK) make_board(&reader, out);
    pave_common_list_release(&reader.cuts.pairs, scan->allocator);
    pave_common_list_release(&reader.joins.pairs, scan->allocator);
    return scan->result == PAVE_OK;
}

const pave_json_format pave_json_board_format = {PAVE_JSON_LARGE_SIZE_MAX, sizeof(pave_board *),
                                                 read_board};

pave_result pave_json_board_read(const char *path, const pave_allocator *allocator,
                                 pave_board **out, pave_error *error)
{
    return pave_json_file_read(&pave_json_board_format, path, allocator, out, error);
}
