/// src/tactics/skirmish_field.c: the field of a skirmish: walls, what stops shots, costs, the gate.
#include "../base/exact.h"

#include "skirmish_parts.h"

// ---- A citadel ----------------------------------------------------------------------------------

static bool war_is_gate(const pave_citadel *citadel, int64_t cell)
{
    return citadel->zones[cell] == PAVE_CITADEL_GATE;
}

static pave_result war_list_gate(pave_war *war)
{
    const pave_citadel *citadel = war->skirmish.def.citadel;
    int32_t count = 0;
    for (int64_t i = 0; i < war->window->count; i++)
        count += war_is_gate(citadel, i) && citadel->parts[i] == 0;
    war->gate = pave_array_take(&war->allocator, (size_t)count, sizeof *war->gate);
    if (!war->gate) return PAVE_NO_MEMORY;
    war->gate_room = count;
    for (int64_t i = 0; i < war->window->count; i++)
        if (war_is_gate(citadel, i) && citadel->parts[i] == 0)
            war->gate[war->skirmish.gate_count++] = (int32_t)i;
    war->skirmish.gate_hits = PAVE_SKIRMISH_GATE_HITS;
    return PAVE_OK;
}

static pave_result war_make_citadel(pave_war *war)
{
    const pave_citadel *citadel = war->skirmish.def.citadel;
    pave_citadel_mask(citadel, false, war->walls);
    pave_citadel_mask(citadel, true, war->sight);
    for (int64_t i = 0; i < war->window->count; i++) {
        if (war_is_gate(citadel, i)) pave_mask_set_cell(war->walls, i, true);
        war->costs[i] = pave_mask_cell(war->walls, i) ? 0 : PAVE_SKIRMISH_COST;
    }
    return war_list_gate(war);
}

// ---- A terrain ----------------------------------------------------------------------------------

/// Beach and grass 2, woods 3, rock and snow 4, and 2 for each 256 of slope. Water is closed; a
/// cell at a river costs the most.
static const pave_terrain_costs_def war_ground = {{-1, -1, -1, 2, 2, 3, 4, 4}, 2, 0, 0, 0};

static pave_result war_make_terrain(pave_war *war, pave_error *error)
{
    const pave_terrain *terrain = war->skirmish.def.terrain;
    const pave_result result =
        pave_terrain_costs(terrain, &war_ground, NULL, war->costs, NULL, error);
    for (int32_t i = 0; result == PAVE_OK && i < terrain->cell_count; i++) {
        const bool river = pave_terrain_river_at(terrain, i, 0) ||
                           pave_terrain_river_at(terrain, i, 1) ||
                           pave_terrain_river_at(terrain, i, 2);
        const int32_t cost = war->costs[i];
        pave_mask_set_cell(war->walls, i, cost < 0);
        pave_mask_set_cell(war->sight, i, terrain->zones[i] == PAVE_TERRAIN_FOREST);
        war->costs[i] = cost < 0                                 ? 0
                        : river || cost > PAVE_SKIRMISH_COST_MAX ? PAVE_SKIRMISH_COST_MAX
                                                                 : cost;
    }
    return result;
}

// ---- Both ---------------------------------------------------------------------------------------

/// The moves between the walls as they are.
static pave_result war_make_moves(pave_war *war, pave_error *error)
{
    const pave_moves_def def = {
        .walls = war->walls, .metric = PAVE_TRI_SHORTCUT, .costs = war->costs};
    pave_search_destroy(war->search);
    pave_moves_destroy(war->moves);
    war->search = NULL;
    pave_result result = pave_moves_create(&def, &war->allocator, &war->moves, error);
    if (result != PAVE_OK) return result;
    const pave_ground ground = pave_ground_of_graph(war->moves->graph);
    result = pave_search_create(&ground, &war->allocator, &war->search, error);
    return result == PAVE_NO_MEMORY ? pave_war_no_memory(error) : result;
}

pave_result pave_war_make_field(pave_war *war, pave_error *error)
{
    pave_result result =
        war->skirmish.def.citadel ? war_make_citadel(war) : war_make_terrain(war, error);
    if (result == PAVE_NO_MEMORY) return pave_war_no_memory(error);
    if (result != PAVE_OK) return result;
    for (int64_t i = 0; i < war->window->count; i++) {
        pave_mask_set_cell(war->board, i, pave_mask_cell(war->walls, i));
        pave_mask_set_cell(war->screen, i, pave_mask_cell(war->sight, i));
    }
    return war_make_moves(war, error);
}

pave_result pave_war_open_gate(pave_war *war)
{
    for (int32_t i = 0; i < war->skirmish.gate_count; i++) {
        const int32_t cell = war->gate[i];
        pave_mask *masks[] = {war->walls, war->sight, war->board, war->screen};
        for (size_t k = 0; k < sizeof masks / sizeof *masks; k++)
            pave_mask_set_cell(masks[k], cell, false);
        war->costs[cell] = PAVE_SKIRMISH_COST;
    }
    return war_make_moves(war, NULL);
}
