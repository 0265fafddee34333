/// src/tactics/nest_read.c: nests from text. The lines of masks in it are read as such: the other
/// lines are blanked out for that, so that each fault keeps its line and column.
#include "../base/exact.h"

#include "../base/text_lines.h"
#include "nest_parts.h"

#include <inttypes.h>
#include <string.h>

typedef enum pave_nest_section { PAVE_NEST_HEAD, PAVE_NEST_BIG, PAVE_NEST_SMALL } pave_nest_section;

typedef struct pave_nest_reader {
    pave_text_lines lines;
    const char *text; ///< its begin
    pave_nest_section section;
    bool sections[3];      ///< which were seen
    bool small_window;     ///< the small tiles have a line `window`
    pave_nest_kind *kinds; ///< PAVE_NEST_KINDS_MAX
    pave_nest_def def;
    const pave_allocator *allocator;
    char *mask_text; ///< `room`
    size_t room;
    pave_nest *nest;
    bool checking; ///< lists of tiles are checked, not read
} pave_nest_reader;

// ---- Lines and words ----------------------------------------------------------------------------

static void nest_restart(pave_nest_reader *reader)
{
    reader->lines.next = reader->text;
    reader->lines.line = 0;
    reader->section = PAVE_NEST_HEAD;
}

/// Reads a whole number from 1 to `most`.
static pave_result nest_number(pave_nest_reader *reader, const char *what, int32_t most,
                               int32_t *out)
{
    const pave_text_word word = pave_text_next_word(&reader->lines);
    int64_t number;
    if (!pave_text_number(word.begin, word.begin + word.length, &number))
        return PAVE_TEXT_FAIL(&reader->lines, word.begin, PAVE_INVALID,
                              "after \"%s\" comes a whole number, not \"%.*s\"", what,
                              pave_text_shown(word), word.begin);
    if (number < 1 || number > most)
        return PAVE_TEXT_FAIL(&reader->lines, word.begin, PAVE_RANGE,
                              "%s must be 1 to %d, not %.*s", what, (int)most,
                              pave_text_shown(word), word.begin);
    *out = (int32_t)number;
    return PAVE_OK;
}

static pave_result nest_line_ends(pave_nest_reader *reader)
{
    const pave_text_word word = pave_text_next_word(&reader->lines);
    if (word.length == 0) return PAVE_OK;
    return PAVE_TEXT_FAIL(&reader->lines, word.begin, PAVE_INVALID,
                          "\"%.*s\" does not belong here: leave it out", pave_text_shown(word),
                          word.begin);
}

// ---- The head -----------------------------------------------------------------------------------

static pave_result nest_read_factor(pave_nest_reader *reader, pave_text_word key)
{
    if (reader->def.factor)
        return PAVE_TEXT_FAIL(&reader->lines, key.begin, PAVE_INVALID,
                              "the factor is given twice: leave one out");
    const pave_result result =
        nest_number(reader, "factor", PAVE_NEST_FACTOR_MAX, &reader->def.factor);
    return result == PAVE_OK ? nest_line_ends(reader) : result;
}

/// The name of a kind: one that there is not yet, or else the number of one that there is.
static pave_result nest_read_name(pave_nest_reader *reader, bool is_new, char *name,
                                  int32_t *number)
{
    const pave_text_word word = pave_text_next_word(&reader->lines);
    if (!pave_text_word_copy(word, name, PAVE_NEST_NAME_SIZE) || !pave_nest_name_is_valid(name))
        return PAVE_TEXT_FAIL(&reader->lines, word.begin, PAVE_INVALID,
                              "\"%.*s\" is no name of a kind: write 1 to %d letters, digits, - and "
                              "_",
                              pave_text_shown(word), word.begin, PAVE_NEST_NAME_SIZE - 1);
    *number = pave_nest_kind_find(reader->kinds, reader->def.kind_count, name);
    if (is_new && *number)
        return PAVE_TEXT_FAIL(&reader->lines, word.begin, PAVE_INVALID,
                              "the kind %s is given twice: leave one out", name);
    if (!is_new && !*number)
        return PAVE_TEXT_FAIL(&reader->lines, word.begin, PAVE_INVALID,
                              "there is no kind %s: put a line \"kind %s\" before this one", name,
                              name);
    return PAVE_OK;
}

static pave_result nest_read_kind(pave_nest_reader *reader, pave_text_word key)
{
    pave_nest_kind kind = {.least = 1};
    char name[PAVE_NEST_NAME_SIZE];
    int32_t number = 0;
    if (reader->def.kind_count == PAVE_NEST_KINDS_MAX)
        return PAVE_TEXT_FAIL(&reader->lines, key.begin, PAVE_RANGE, "a nest has at most %d kinds",
                              PAVE_NEST_KINDS_MAX);
    pave_result result = nest_read_name(reader, true, kind.name, &number);
    while (result == PAVE_OK) {
        const pave_text_word word = pave_text_next_word(&reader->lines);
        if (word.length == 0) break;
        if (pave_text_word_is(word, "least"))
            result = nest_number(reader, "least", PAVE_NEST_FACTOR_MAX, &kind.least);
        else if (pave_text_word_is(word, "of"))
            result = nest_read_name(reader, false, name, &kind.upgrades);
        else if (pave_text_word_is(word, "blocks"))
            kind.blocks = true;
        else
            result = PAVE_TEXT_FAIL(&reader->lines, word.begin, PAVE_INVALID,
                                    "\"%.*s\" is unknown: behind the name of a kind may come "
                                    "\"least 3\", \"of NAME\" and \"blocks\"",
                                    pave_text_shown(word), word.begin);
    }
    if (result == PAVE_OK) reader->kinds[reader->def.kind_count++] = kind;
    return result;
}

/// A line `big` or `small`, with which a section begins.
static pave_result nest_begin(pave_nest_reader *reader, pave_text_word key,
                              pave_nest_section section)
{
    if (reader->sections[section])
        return PAVE_TEXT_FAIL(&reader->lines, key.begin, PAVE_INVALID,
                              "\"%.*s\" is given twice: leave one out", key.length, key.begin);
    if (section == PAVE_NEST_BIG && !reader->def.factor)
        return PAVE_TEXT_FAIL(&reader->lines, key.begin, PAVE_INVALID,
                              "the factor is missing: put a line such as \"factor 3\" first");
    if (section == PAVE_NEST_SMALL && !reader->sections[PAVE_NEST_BIG])
        return PAVE_TEXT_FAIL(&reader->lines, key.begin, PAVE_INVALID,
                              "big tiles come before small ones: put a line \"big\" and their "
                              "window first");
    reader->sections[section] = true;
    reader->section = section;
    return nest_line_ends(reader);
}

static pave_result nest_head_line(pave_nest_reader *reader, pave_text_word key)
{
    if (pave_text_word_is(key, "factor")) return nest_read_factor(reader, key);
    if (pave_text_word_is(key, "kind")) return nest_read_kind(reader, key);
    if (pave_text_word_is(key, "big")) return nest_begin(reader, key, PAVE_NEST_BIG);
    return PAVE_TEXT_FAIL(
        &reader->lines, key.begin, PAVE_INVALID,
        "\"%.*s\" does not belong here: a nest begins with lines factor and kind, "
        "then comes a line \"big\"",
        pave_text_shown(key), key.begin);
}

/// Whether a line of the tiles is one of a nest; else it is one of a mask.
static bool nest_is_own(const pave_nest_reader *reader, pave_text_word key)
{
    return pave_text_word_is(key, "tiles") || pave_text_word_is(key, "big") ||
           pave_text_word_is(key, "small") ||
           (pave_text_word_is(key, "halves") && reader->section == PAVE_NEST_SMALL);
}

/// The first time through the text: the head, and where the sections are.
static pave_result nest_read_head(pave_nest_reader *reader)
{
    nest_restart(reader);
    while (pave_text_next_line(&reader->lines)) {
        pave_result result = PAVE_OK;
        const pave_text_word key = pave_text_next_word(&reader->lines);
        if (key.length == 0) continue;
        if (reader->section == PAVE_NEST_HEAD)
            result = nest_head_line(reader, key);
        else if (pave_text_word_is(key, "small"))
            result = nest_begin(reader, key, PAVE_NEST_SMALL);
        else if (pave_text_word_is(key, "big"))
            result = nest_begin(reader, key, PAVE_NEST_BIG);
        else if (pave_text_word_is(key, "window") && reader->section == PAVE_NEST_SMALL)
            reader->small_window = true;
        if (result != PAVE_OK) return result;
    }
    if (reader->sections[PAVE_NEST_BIG]) return PAVE_OK;
    return pave_error_set(reader->lines.error, PAVE_INVALID, reader->lines.file,
                          reader->lines.line > 0 ? reader->lines.line : 1, 0,
                          "the text has no big tiles: add a line \"big\", and their window");
}

// ---- The masks ----------------------------------------------------------------------------------

/// Copies the lines of a section that are those of a mask to where they are; all else is blank.
/// `head`, of two lines, stands in front of it.
static size_t nest_mask_text(pave_nest_reader *reader, pave_nest_section section, const char *head)
{
    char *out = reader->mask_text;
    const size_t head_size = strlen(head);
    memcpy(out, head, head_size);
    out += head_size;
    nest_restart(reader);
    while (pave_text_next_line(&reader->lines)) {
        const pave_text_word key = pave_text_next_word(&reader->lines);
        if (pave_text_word_is(key, "big")) reader->section = PAVE_NEST_BIG;
        if (pave_text_word_is(key, "small") && reader->section == PAVE_NEST_BIG)
            reader->section = PAVE_NEST_SMALL;
        if (reader->section == section && !nest_is_own(reader, key)) {
            const size_t length = (size_t)(reader->lines.line_end - reader->lines.line_begin);
            memcpy(out, reader->lines.line_begin, length);
            out += length;
        }
        if (reader->lines.line > 2 || head_size == 0) *out++ = '\n';
    }
    return (size_t)(out - reader->mask_text);
}

/// Copies the bits of a mask to one on an equal window.
static pave_result text_word_copy_mask(const pave_mask *from, pave_mask *to)
{
    for (pave_window_walk walk = pave_window_begin(from->window); pave_window_next(&walk);) {
        if (pave_mask_cell(from, walk.index)) pave_mask_set_cell(to, walk.index, true);
        for (int k = 0; k < PAVE_TRI_NEIGHBORS_MAX; k++)
            if (pave_mask_side(from, walk.index, k)) {
                const pave_result result = pave_mask_set_side(to, walk.index, k, true);
                if (result != PAVE_OK) return result;
            }
    }
    return PAVE_OK;
}

static pave_result nest_read_big(pave_nest_reader *reader)
{
    pave_mask *mask = NULL;
    const size_t size = nest_mask_text(reader, PAVE_NEST_BIG, "");
    pave_result result =
        pave_mask_read(reader->mask_text, size, reader->lines.file, pave_tiling_tri(),
                       reader->allocator, &mask, reader->lines.error);
    if (result != PAVE_OK) return result;
    reader->def.window = mask->window->def;
    reader->def.kinds = reader->kinds;
    pave_error error = {0};
    result = pave_nest_create(&reader->def, reader->allocator, &reader->nest, &error);
    if (result == PAVE_OK) result = text_word_copy_mask(mask, reader->nest->big);
    if (result != PAVE_OK)
        pave_error_set(reader->lines.error, result, reader->lines.file, 0, 0, "%s",
                       error.message[0] ? error.message : "there is no memory for the nest");
    pave_mask_destroy(mask);
    return result;
}

/// The lines `grid` and `window` of the small tiles, if they are not given: the text of their mask
/// while it is empty.
static void nest_small_head(const pave_nest_reader *reader, char *out, int64_t room)
{
    int64_t size = 0;
    out[0] = '\0';
    if (!reader->small_window) (void)pave_mask_write(reader->nest->small, out, room, &size);
}

static pave_result nest_read_small(pave_nest_reader *reader)
{
    pave_mask *mask = NULL;
    char head[256];
    if (!reader->sections[PAVE_NEST_SMALL]) return PAVE_OK;
    nest_small_head(reader, head, sizeof head);
    const size_t size = nest_mask_text(reader, PAVE_NEST_SMALL, head);
    pave_result result =
        pave_mask_read(reader->mask_text, size, reader->lines.file, pave_tiling_tri(),
                       reader->allocator, &mask, reader->lines.error);
    if (result != PAVE_OK) return result;
    const pave_window_def *given = &mask->window->def, *due = &reader->nest->small->window->def;
    if (given->shape != due->shape || given->width != due->width || given->height != due->height ||
        given->radius != due->radius || !pave_cell_equal(given->at, due->at) || given->wrap)
        result = pave_error_set(reader->lines.error, PAVE_INVALID, reader->lines.file, 0, 0,
                                "the window of the small tiles is not that of the big ones times "
                                "%d: leave it out",
                                (int)reader->def.factor);
    else if (text_word_copy_mask(mask, reader->nest->small) != PAVE_OK)
        result = pave_error_set(reader->lines.error, PAVE_NO_MEMORY, reader->lines.file, 0, 0,
                                "there is no memory for the nest");
    pave_mask_destroy(mask);
    return result;
}

// ---- Tiles and halves ---------------------------------------------------------------------------

/// The cell that a word names, in the window of the section.
static pave_result nest_read_cell(pave_nest_reader *reader, pave_text_word word, int64_t *index)
{
    const bool big = reader->section == PAVE_NEST_BIG;
    char text[PAVE_TRI_TEXT_SIZE];
    pave_cell cell;
    if (!pave_text_word_copy(word, text, sizeof text) || pave_tri_face_read(text, &cell) != PAVE_OK)
        return PAVE_TEXT_FAIL(&reader->lines, word.begin, PAVE_INVALID,
                              "\"%.*s\" is no cell: write q,r,L or q,r,R", pave_text_shown(word),
                              word.begin);
    *index = pave_window_index(big ? reader->nest->big->window : reader->nest->small->window, cell);
    if (*index >= 0) return PAVE_OK;
    return PAVE_TEXT_FAIL(&reader->lines, word.begin, PAVE_INVALID,
                          "the cell %s is outside the window of the %s tiles: move it, or make the "
                          "window larger",
                          text, big ? "big" : "small");
}

static pave_result nest_put(pave_nest_reader *reader, pave_text_word word, int32_t kind,
                            int64_t index)
{
    pave_nest *nest = reader->nest;
    const bool big = reader->section == PAVE_NEST_BIG;
    int32_t *on = big ? nest->on_big : nest->on_small;
    const pave_nest_kind *rule = &nest->kinds[kind - 1];
    if (!reader->checking) {
        if (on[index] && on[index] != kind)
            return PAVE_TEXT_FAIL(&reader->lines, word.begin, PAVE_INVALID,
                                  "the tile %.*s has %s on it and %s: leave one out",
                                  pave_text_shown(word), word.begin,
                                  nest->kinds[on[index] - 1].name, rule->name);
        on[index] = kind;
        return PAVE_OK;
    }
    if (pave_nest_allows(nest, kind, big, index)) return PAVE_OK;
    if (rule->least > (big ? nest->factor : 1))
        return PAVE_TEXT_FAIL(&reader->lines, word.begin, PAVE_INVALID,
                              "%s wants tiles of at least %d edges, and %.*s has %d", rule->name,
                              (int)rule->least, pave_text_shown(word), word.begin,
                              big ? (int)nest->factor : 1);
    return PAVE_TEXT_FAIL(&reader->lines, word.begin, PAVE_INVALID,
                          "%s upgrades %s, and %.*s is no small tile of a big one with that",
                          rule->name, nest->kinds[rule->upgrades - 1].name, pave_text_shown(word),
                          word.begin);
}

static pave_result nest_read_tiles(pave_nest_reader *reader)
{
    char name[PAVE_NEST_NAME_SIZE];
    int32_t kind = 0;
    int64_t index = 0;
    pave_result result = nest_read_name(reader, false, name, &kind);
    for (int count = 0; result == PAVE_OK; count++) {
        const pave_text_word word = pave_text_next_word(&reader->lines);
        if (word.length == 0) {
            if (count > 0) break;
            return PAVE_TEXT_FAIL(&reader->lines, word.begin, PAVE_INVALID,
                                  "a list of tiles has at least one: write them on this line");
        }
        result = nest_read_cell(reader, word, &index);
        if (result == PAVE_OK) result = nest_put(reader, word, kind, index);
    }
    return result;
}

/// `q,r,L:k` ...
static pave_result nest_read_halves(pave_nest_reader *reader)
{
    int64_t index = 0;
    for (int count = 0;; count++) {
        pave_text_word word = pave_text_next_word(&reader->lines);
        if (word.length == 0 && count > 0) return PAVE_OK;
        const char *end = word.begin + word.length;
        if (word.length < 3 || end[-2] != ':' || end[-1] < '0' || end[-1] > '2')
            return PAVE_TEXT_FAIL(&reader->lines, word.begin, PAVE_INVALID,
                                  "\"%.*s\" is no half tile: write a cell and the corner at which "
                                  "its wall begins, such as 3,1,L:2",
                                  pave_text_shown(word), word.begin);
        word.length -= 2;
        const pave_result result = nest_read_cell(reader, word, &index);
        if (result != PAVE_OK) return result;
        reader->nest->halves[index] = (uint8_t)(1 + end[-1] - '0');
    }
}

/// Through the text again: the lists of tiles and halves; or whether what they name stands where it
/// may.
static pave_result nest_read_lists(pave_nest_reader *reader, bool checking)
{
    reader->checking = checking;
    nest_restart(reader);
    while (pave_text_next_line(&reader->lines)) {
        pave_result result = PAVE_OK;
        const pave_text_word key = pave_text_next_word(&reader->lines);
        if (pave_text_word_is(key, "big"))
            reader->section = PAVE_NEST_BIG;
        else if (pave_text_word_is(key, "small"))
            reader->section = PAVE_NEST_SMALL;
        else if (reader->section != PAVE_NEST_HEAD && pave_text_word_is(key, "tiles"))
            result = nest_read_tiles(reader);
        else if (reader->section == PAVE_NEST_SMALL && pave_text_word_is(key, "halves") &&
                 !checking)
            result = nest_read_halves(reader);
        if (result != PAVE_OK) return result;
    }
    return PAVE_OK;
}

// ---- The whole ----------------------------------------------------------------------------------

static pave_result nest_read_text(pave_nest_reader *reader)
{
    pave_result result = nest_read_head(reader);
    if (result == PAVE_OK) result = nest_read_big(reader);
    if (result == PAVE_OK) result = nest_read_small(reader);
    if (result == PAVE_OK) result = nest_read_lists(reader, false);
    return result == PAVE_OK ? nest_read_lists(reader, true) : result;
}

pave_result pave_nest_read(const char *text, size_t size, const char *file,
                           const pave_allocator *allocator, pave_nest **out, pave_error *error)
{
    const pave_allocator from = pave_allocator_or_default(allocator);
    pave_nest_reader reader = {.lines = {.end = text + size, .file = file, .error = error},
                               .text = text,
                               .allocator = &from};
    *out = NULL;
    if (size > INT32_MAX)
        return pave_error_set(error, PAVE_RANGE, file, 0, 0,
                              "a nest of more than 2 GiB of text cannot be read");
    // Some editors mark a text as UTF-8 by three bytes at its beginning.
    if (size >= 3 && memcmp(text, "\xef\xbb\xbf", 3) == 0) reader.text += 3;
    reader.room = size + 512;
    reader.kinds = pave_array_allocate(&from, PAVE_NEST_KINDS_MAX, sizeof *reader.kinds);
    reader.mask_text = pave_array_take(&from, reader.room, 1);
    const pave_result result =
        reader.kinds && reader.mask_text
            ? nest_read_text(&reader)
            : pave_error_set(error, PAVE_NO_MEMORY, file, 0, 0, "there is no memory for the nest");
    pave_array_release(&from, reader.mask_text, reader.room, 1);
    pave_array_release(&from, reader.kinds, PAVE_NEST_KINDS_MAX, sizeof *reader.kinds);
    if (result == PAVE_OK)
        *out = reader.nest;
    else
        pave_nest_destroy(reader.nest);
    return result;
}
