/// tests/tactics/skirmish_fixture.h: fields of skirmishes for tests.
#ifndef PAVE_TESTS_SKIRMISH_FIXTURE_H
#define PAVE_TESTS_SKIRMISH_FIXTURE_H

#include <pave/pave.h>

/// A field and a skirmish on it. {0} at first.
typedef struct skirmish_field {
    pave_window *window;
    pave_terrain *terrain;
    pave_citadel *citadel;
    pave_skirmish *skirmish;
} skirmish_field;

static inline pave_result skirmish_make_field(skirmish_field *field, uint64_t seed, bool citadel)
{
    const pave_citadel_def town = {.seed = seed, .size = 24};
    const pave_window_def board = {.tiling = pave_tiling_tri(), .width = 56, .height = 28};
    if (citadel) return pave_citadel_create(&town, NULL, &field->citadel, NULL);
    const pave_result result = pave_window_create(&board, NULL, &field->window, NULL);
    const pave_terrain_def land = {.window = field->window,
                                   .seed = seed,
                                   .hills = 18,
                                   .relief = 5 * PAVE_TERRAIN_UNIT / 4,
                                   .wet = 8};
    return result != PAVE_OK ? result : pave_terrain_create(&land, NULL, &field->terrain, NULL);
}

static inline void skirmish_close_field(skirmish_field *field)
{
    pave_skirmish_destroy(field->skirmish);
    pave_citadel_destroy(field->citadel);
    pave_terrain_destroy(field->terrain);
    pave_window_destroy(field->window);
}

/// A skirmish before its first turn.
static inline pave_result skirmish_open(skirmish_field *field, uint64_t seed, bool citadel)
{
    const pave_result result = skirmish_make_field(field, seed, citadel);
    const pave_skirmish_def def = {
        .seed = seed, .citadel = field->citadel, .terrain = field->terrain};
    return result != PAVE_OK ? result : pave_skirmish_create(&def, NULL, &field->skirmish, NULL);
}

/// Plays to the end. Returns the hash; 0 where something fails.
static inline uint64_t skirmish_play(uint64_t seed, bool citadel)
{
    skirmish_field field = {0};
    uint64_t hash = 0;
    pave_result result = skirmish_open(&field, seed, citadel);
    while (result == PAVE_OK && !field.skirmish->over)
        result = pave_skirmish_turn(field.skirmish, NULL);
    if (result == PAVE_OK) hash = pave_skirmish_hash(field.skirmish);
    skirmish_close_field(&field);
    return hash;
}

#endif
