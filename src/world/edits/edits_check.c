/// src/world/edits/edits_check.c: checks of single edits; edits_derive.c checks them against other
/// edits.
#include "../../base/exact.h"

#include "edits_model.h"

pave_result pave_edits_no_memory(pave_error *error)
{
    return PAVE_FAIL(error, PAVE_NO_MEMORY, "not enough memory for an edit");
}

static pave_result change_check_cell(const pave_edits *edits, pave_cell cell, pave_error *error)
{
    char at[PAVE_TILING_TEXT_SIZE];
    if (pave_world_has(edits->world, cell)) return PAVE_OK;
    if (cell.s >= 0 && cell.s < edits->tiling->face_count)
        return PAVE_FAIL(error, PAVE_RANGE,
                         "%s is not a cell of the world: coordinates go from -%d to %d",
                         pave_tiling_face_text(edits->tiling, cell, at), PAVE_COORDINATE_MAX,
                         PAVE_COORDINATE_MAX);
    return PAVE_FAIL(error, PAVE_RANGE,
                     "%d,%d,%d is not a cell of the world: the last number must be 0 to %d",
                     (int)cell.q, (int)cell.r, (int)cell.s, (int)edits->tiling->face_count - 1);
}

static pave_result change_check_tile(const pave_edits *edits, pave_cell cell, uint32_t tile,
                                     pave_error *error)
{
    char at[PAVE_TILING_TEXT_SIZE];
    const pave_result result = change_check_cell(edits, cell, error);
    if (result) return result;
    if (tile == PAVE_WANG_EMPTY ? edits->has_empty
                                : pave_wang_tile_index(edits->sets[cell.s], tile) != UINT32_MAX)
        return PAVE_OK;
    if (tile == PAVE_WANG_EMPTY)
        return PAVE_FAIL(error, PAVE_NOT_FOUND,
                         "cell %s cannot be empty: unset is not a colour of this world",
                         pave_tiling_face_text(edits->tiling, cell, at));
    return PAVE_FAIL(error, PAVE_NOT_FOUND, "cell %s cannot have tile %u: the set has no such tile",
                     pave_tiling_face_text(edits->tiling, cell, at), (unsigned)tile);
}

static pave_result change_check_color(const pave_edits *edits, const pave_edit *edit,
                                      pave_error *error)
{
    const pave_result result = change_check_cell(edits, edit->cell, error);
    if (result) return result;
    const int places = 2 * pave_tiling_side_count(edits->tiling, edit->cell.s);
    if (edit->place < 0 || edit->place >= places ||
        !pave_edits_feature(edits, edit->cell.s, edit->place)->used)
        return PAVE_FAIL(error, PAVE_RANGE, "place %d: tiles of this kind have no colour there",
                         (int)edit->place);
    if (edit->color < 0 || (edit->color > edits->color_count && edit->color != PAVE_WANG_UNSET))
        return PAVE_FAIL(error, PAVE_RANGE, "colour %d: there are 1 to %d", edit->color,
                         edits->color_count);
    return PAVE_OK;
}

static pave_result change_check_area(const pave_edit *edit, pave_error *error)
{
    const pave_rect rect = edit->rect;
    if (pave_rect_in_range(rect) && rect.width >= 1 && rect.height >= 1 &&
        rect.width <= PAVE_EDIT_AREA_MAX && rect.height <= PAVE_EDIT_AREA_MAX)
        return PAVE_OK;
    return PAVE_FAIL(
        error, PAVE_RANGE,
        "area %d,%d of %d x %d: use 1 to %d along each side, in the range of coordinates",
        (int)rect.q, (int)rect.r, (int)rect.width, (int)rect.height, PAVE_EDIT_AREA_MAX);
}

static pave_result change_check_pins(const pave_edits *edits, const pave_edit *edit,
                                     pave_error *error)
{
    pave_result result = PAVE_OK;
    if (edit->count < 1 || edit->count > PAVE_EDIT_CELLS_MAX)
        return PAVE_FAIL(error, PAVE_RANGE, "an edit pins 1 to %d cells, not %lld",
                         (int)PAVE_EDIT_CELLS_MAX, (long long)edit->count);
    for (int64_t i = 0; i < edit->count && !result; i++)
        result = change_check_tile(edits, edit->cells[i], edit->tiles[i], error);
    return result;
}

pave_result pave_edits_check(const pave_edits *edits, const pave_edit *edit, int64_t before,
                             pave_error *error)
{
    if (edit->number != 0 && edit->number <= before)
        return PAVE_FAIL(error, PAVE_RANGE, "edit %lld: its number must be greater than %lld",
                         (long long)edit->number, (long long)before);
    if (edit->payload_size < 0 || edit->payload_size > PAVE_EDIT_PAYLOAD_MAX)
        return PAVE_FAIL(error, PAVE_RANGE, "a payload has at most %d bytes",
                         (int)PAVE_EDIT_PAYLOAD_MAX);
    switch (edit->kind) {
    case PAVE_EDIT_PIN: return change_check_tile(edits, edit->cell, edit->tile, error);
    case PAVE_EDIT_CLEAR: return change_check_cell(edits, edit->cell, error);
    case PAVE_EDIT_COLOR: return change_check_color(edits, edit, error);
    case PAVE_EDIT_AREA: return change_check_area(edit, error);
    case PAVE_EDIT_PINS: return change_check_pins(edits, edit, error);
    }
    return PAVE_FAIL(error, PAVE_RANGE, "%d is not a kind of edit", (int)edit->kind);
}

pave_result pave_edits_check_undo(const pave_edits *edits, const int64_t *undo, int64_t count,
                                  pave_error *error)
{
    for (int64_t i = 0; i < count; i++) {
        const pave_edit_record *record = pave_edits_find(edits, undo[i]);
        if (!record || !record->stands)
            return PAVE_FAIL(error, PAVE_NOT_FOUND, "there is no edit %lld", (long long)undo[i]);
    }
    return PAVE_OK;
}
