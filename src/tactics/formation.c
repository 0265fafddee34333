/// src/tactics/formation.c: formations on a board: creation, and names of reported states.
#include "../base/exact.h"

#include "formation_parts.h"

const char *const pave_formation_state_words[] = {"in place", "blocked", "late", NULL};

static pave_result formation_no_memory(pave_error *error)
{
    return PAVE_FAIL(error, PAVE_NO_MEMORY, "not enough memory for a formation");
}

static pave_result formation_check_board(const pave_formation_def *def, const pave_mask *walls,
                                         pave_error *error)
{
    const pave_window *window = walls->window;
    if (window->grid != def->grid)
        return PAVE_FAIL(
            error, PAVE_INVALID,
            "the board and the formation have different grids: use the grid of the board's window");
    if (window->def.wrap)
        return PAVE_FAIL(error, PAVE_UNSUPPORTED, "formations need a board that does not wrap");
    if (window->count >= INT32_MAX)
        return PAVE_FAIL(error, PAVE_RANGE, "the board has more cells than formations can use");
    return PAVE_OK;
}

/// Checks that all places are on the board and free.
static pave_result formation_check_fit(const pave_formation *formation, pave_error *error)
{
    const pave_window *window = formation->walls->window;
    for (int32_t i = 0; i < formation->count; i++) {
        const pave_cell cell = formation->places[i].cell;
        char text[PAVE_TILING_TEXT_SIZE];
        if (pave_formation_is_free(formation->walls, cell)) continue;
        return PAVE_FAIL(error, PAVE_INVALID, "the formation does not fit: %s, in rank %d, is %s",
                         pave_tiling_face_text(window->tiling, cell, text),
                         (int)formation->places[i].rank + 1,
                         pave_window_contains(window, cell) ? "a wall" : "beyond the board");
    }
    return PAVE_OK;
}

/// Fills in the places and puts soldier i on place i. The turn is 0, and there is no order.
static pave_result formation_muster(pave_formation *formation, pave_error *error)
{
    struct pave_formation_private *own = formation->own;
    int64_t count = 0;
    pave_error need; // only the count is needed, so PAVE_CAPACITY is expected
    pave_result result = pave_formation_places(&formation->def, NULL, 0, &count, &need);
    if (result != PAVE_CAPACITY) {
        if (error) *error = need;
        return result;
    }
    own->places = pave_array_take(&own->allocator, (size_t)count, sizeof *own->places);
    own->soldiers = pave_array_allocate(&own->allocator, (size_t)count, sizeof *own->soldiers);
    own->track = pave_array_take(&own->allocator, (size_t)count, sizeof *own->track);
    formation->count = (int32_t)count;
    own->track_room = own->track ? count : 0;
    if (!own->places || !own->soldiers || !own->track) return formation_no_memory(error);
    formation->places = own->places;
    formation->soldiers = own->soldiers;
    formation->track = own->track;
    result = pave_formation_places(&formation->def, own->places, count, &count, error);
    assert(result == PAVE_OK);
    for (int32_t i = 0; i < formation->count; i++) {
        own->soldiers[i].cell = own->track[i] = own->places[i].cell;
        own->soldiers[i].place = i;
    }
    return formation_check_fit(formation, error);
}

pave_result pave_formation_create(const pave_formation_def *def, const pave_mask *walls,
                                  const pave_allocator *allocator, pave_formation **out,
                                  pave_error *error)
{
    assert(def && walls && out);
    *out = NULL;
    pave_result result = formation_check_board(def, walls, error);
    if (result != PAVE_OK) return result;
    pave_formation *formation = pave_array_allocate(allocator, 1, sizeof *formation);
    struct pave_formation_private *own =
        formation ? pave_array_allocate(allocator, 1, sizeof *own) : NULL;
    if (!own) {
        pave_array_release(allocator, formation);
        return formation_no_memory(error);
    }
    own->allocator = pave_allocator_or_default(allocator);
    *formation = (pave_formation){.def = *def, .walls = walls, .own = own};
    result = formation_muster(formation, error);
    if (result != PAVE_OK) {
        pave_formation_destroy(formation);
        return result;
    }
    *out = formation;
    return PAVE_OK;
}

void pave_formation_destroy(pave_formation *formation)
{
    if (!formation) return;
    struct pave_formation_private *own = formation->own;
    const pave_allocator allocator = own->allocator;
    PAVE_RELEASE(&allocator, own->track, own->soldiers, own->places, own, formation);
}
