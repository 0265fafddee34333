/// A citadel is attacked: the skirmish plays itself turn by turn, and what happens is read from its
/// log.
#include <pave/pave.h>

#include <stdio.h>

static const char *const sides[] = {"blue", "red"};

static void print_event(const pave_skirmish *skirmish, const pave_skirmish_event *event)
{
    const pave_skirmish_unit *unit = event->unit < 0 ? NULL : &skirmish->units[event->unit];
    char cell[PAVE_TRI_TEXT_SIZE];
    switch (event->kind) {
    case PAVE_SKIRMISH_SCATTER: printf("  the line of %s breaks up\n", sides[event->side]); break;
    case PAVE_SKIRMISH_BREACH: printf("  the gate falls\n"); break;
    case PAVE_SKIRMISH_FALLS:
        printf("  %s %s falls at %s\n", sides[unit->side], pave_skirmish_kind_name(unit->kind),
               pave_tri_face_text(pave_window_cell(skirmish->window, unit->cell), cell));
        break;
    default: break;
    }
}

static void print_turn(const pave_skirmish *skirmish)
{
    int shots = 0, strikes = 0, hits = 0;
    for (int64_t i = skirmish->turn_start; i < skirmish->event_count; i++) {
        const pave_skirmish_event *event = &skirmish->events[i];
        shots += event->kind == PAVE_SKIRMISH_SHOOTS;
        strikes += event->kind == PAVE_SKIRMISH_STRIKES;
        if (event->target >= 0) hits += event->hits;
    }
    printf("turn %d: %d shots, %d strikes, %d hits; the gate has %d\n", (int)skirmish->turn, shots,
           strikes, hits, (int)skirmish->gate_hits);
    for (int64_t i = skirmish->turn_start; i < skirmish->event_count; i++)
        print_event(skirmish, &skirmish->events[i]);
}

static pave_result play(const pave_citadel *citadel, pave_error *error)
{
    const pave_skirmish_def def = {.seed = 7, .citadel = citadel, .archers = 6};
    pave_skirmish *skirmish = NULL;
    pave_result result = pave_skirmish_create(&def, NULL, &skirmish, error);
    while (result == PAVE_OK && !skirmish->over) {
        result = pave_skirmish_turn(skirmish, error);
        if (result == PAVE_OK) print_turn(skirmish);
    }
    for (int side = 0; result == PAVE_OK && side < PAVE_SKIRMISH_SIDES; side++) {
        int32_t most;
        const int32_t left = pave_skirmish_strength(skirmish, side, &most);
        printf("%s: %d of %d hits left%s\n", sides[side], (int)left, (int)most,
               skirmish->winner == side ? ", and wins" : "");
    }
    pave_skirmish_destroy(skirmish);
    return result;
}

int main(void)
{
    const pave_citadel_def def = {.seed = 7, .size = 20};
    pave_citadel *citadel = NULL;
    pave_error error = {0};
    pave_result result = pave_citadel_create(&def, NULL, &citadel, &error);
    if (result == PAVE_OK) result = play(citadel, &error);
    if (result != PAVE_OK) fprintf(stderr, "%s\n", error.message);
    pave_citadel_destroy(citadel);
    return result != PAVE_OK;
}
