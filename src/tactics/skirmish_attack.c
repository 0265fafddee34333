/// src/tactics/skirmish_attack.c: what is in reach of a unit, and the dice of its attack.
#include "../base/exact.h"

#include "skirmish_parts.h"

#include <pave/random.h>

/// An attack that a unit could make.
typedef struct pave_war_chance {
    int32_t target;   ///< a unit; PAVE_WAR_NONE: the gate
    int32_t from, to; ///< cells
    int32_t distance;
} pave_war_chance;

// ---- Reach --------------------------------------------------------------------------------------

static bool war_sees(const pave_war *war, const pave_mask *mask, int32_t from, int32_t to)
{
    bool sees = false;
    pave_line_of_sight(mask, pave_window_cell(war->window, from), pave_window_cell(war->window, to),
                       &sees);
    return sees;
}

/// The nearest pair of cells that are at most `range` apart and see each other.
static bool war_find_pair(const pave_war *war, const pave_mask *mask, const int32_t *from,
                          int32_t from_count, const int32_t *to, int32_t to_count,
                          pave_war_chance *out)
{
    bool found = false;
    int32_t range = out->distance;
    for (int32_t i = 0; i < from_count; i++)
        for (int32_t k = 0; k < to_count; k++) {
            const int32_t distance = pave_war_distance(war, from[i], to[k]);
            if (distance > range - found || !war_sees(war, mask, from[i], to[k])) continue;
            found = true;
            range = distance;
            out->from = from[i];
            out->to = to[k];
            out->distance = distance;
        }
    return found;
}

/// Whether a target is in reach of a unit that stands on these cells.
static bool war_reaches(const pave_war *war, int32_t unit, const int32_t *cells, int32_t count,
                        pave_war_chance *out)
{
    const bool shoots = war->units[unit].kind == PAVE_SKIRMISH_ARCHER;
    const pave_skirmish_unit *target = out->target >= 0 ? &war->units[out->target] : NULL;
    out->distance = shoots ? PAVE_SKIRMISH_RANGE : 1;
    if (!target)
        return !shoots && war_find_pair(war, war->walls, cells, count, war->gate,
                                        war->skirmish.gate_count, out);
    if (target->posted && !shoots) return false;
    return war_find_pair(war, shoots ? war->screen : war->walls, cells, count, target->cells,
                         target->cell_count, out);
}

bool pave_war_can_attack(const pave_war *war, int32_t unit, const int32_t *cells, int32_t count)
{
    pave_war_chance chance = {.target = PAVE_WAR_NONE};
    for (int32_t i = 0; i < war->skirmish.unit_count; i++) {
        chance.target = i;
        if (pave_war_is_enemy(war, unit, i) && war_reaches(war, unit, cells, count, &chance))
            return true;
    }
    chance.target = PAVE_WAR_NONE;
    return pave_war_has_gate(war, war->units[unit].side) &&
           war_reaches(war, unit, cells, count, &chance);
}

/// The nearer, then the weaker, then the one of the lower number is attacked first.
static bool war_is_better(const pave_war *war, const pave_war_chance *a, const pave_war_chance *b)
{
    const int32_t a_hits = war->units[a->target].hits, b_hits = war->units[b->target].hits;
    if (a->distance != b->distance) return a->distance < b->distance;
    return a_hits != b_hits ? a_hits < b_hits : a->target < b->target;
}

/// The best attacks on enemies, at most `most`, the best first. Returns their number.
static int32_t war_choose(const pave_war *war, int32_t unit, int32_t most, pave_war_chance *out)
{
    const pave_skirmish_unit *u = &war->units[unit];
    int32_t count = 0;
    for (int32_t i = 0; i < war->skirmish.unit_count; i++) {
        pave_war_chance chance = {.target = i};
        if (!pave_war_is_enemy(war, unit, i) ||
            !war_reaches(war, unit, u->cells, u->cell_count, &chance))
            continue;
        int32_t at = count < most ? count++ : most;
        for (; at > 0 && war_is_better(war, &chance, &out[at - 1]); at--)
            if (at < most) out[at] = out[at - 1];
        if (at < most) out[at] = chance;
    }
    return count;
}

// ---- Attacks ------------------------------------------------------------------------------------

/// Whether the dice hit: word `draw` of those of this unit and turn.
static bool war_hits(const pave_war *war, int32_t unit, const pave_war_chance *chance, int32_t draw)
{
    const pave_random_words words = pave_random_at(war->skirmish.def.seed, PAVE_STREAM_SKIRMISH,
                                                   unit, war->skirmish.turn, 0, 0);
    int32_t of_12 = PAVE_SKIRMISH_STRIKE;
    if (war->units[unit].kind == PAVE_SKIRMISH_CREATURE) of_12 = PAVE_SKIRMISH_BITE;
    if (war->units[unit].kind == PAVE_SKIRMISH_ARCHER)
        of_12 = 2 * chance->distance > PAVE_SKIRMISH_RANGE ? PAVE_SKIRMISH_LONG_SHOT
                                                           : PAVE_SKIRMISH_SHOT;
    return (int32_t)pave_random_below(words.word[draw], 12) < of_12;
}

static pave_skirmish_event *war_log_attack(pave_war *war, int32_t unit,
                                           const pave_war_chance *chance, int32_t hits)
{
    const bool shoots = war->units[unit].kind == PAVE_SKIRMISH_ARCHER;
    pave_skirmish_event *event =
        pave_war_log(war, shoots ? PAVE_SKIRMISH_SHOOTS : PAVE_SKIRMISH_STRIKES, unit);
    if (!event) return NULL;
    event->target = chance->target;
    event->from = chance->from;
    event->to = chance->to;
    event->hits = hits;
    war->units[unit].look = chance->to;
    return event;
}

static pave_result war_attack_unit(pave_war *war, int32_t unit, const pave_war_chance *chance,
                                   int32_t draw)
{
    pave_skirmish_unit *target = &war->units[chance->target];
    const int32_t hits = war_hits(war, unit, chance, draw);
    if (!war_log_attack(war, unit, chance, hits)) return PAVE_NO_MEMORY;
    target->hits -= hits;
    if (target->hits > 0) return PAVE_OK;
    pave_war_lift(war, chance->target);
    return pave_war_log(war, PAVE_SKIRMISH_FALLS, chance->target) ? PAVE_OK : PAVE_NO_MEMORY;
}

static pave_result war_attack_gate(pave_war *war, int32_t unit, const pave_war_chance *chance)
{
    int32_t hits = war->units[unit].kind == PAVE_SKIRMISH_CREATURE ? 2 : 1;
    if (hits > war->skirmish.gate_hits) hits = war->skirmish.gate_hits;
    if (!war_log_attack(war, unit, chance, hits)) return PAVE_NO_MEMORY;
    war->skirmish.gate_hits -= hits;
    if (war->skirmish.gate_hits > 0) return PAVE_OK;
    pave_skirmish_event *event = pave_war_log(war, PAVE_SKIRMISH_BREACH, PAVE_WAR_NONE);
    if (!event) return PAVE_NO_MEMORY;
    event->to = war->gate[0];
    return pave_war_open_gate(war);
}

pave_result pave_war_attack(pave_war *war, int32_t unit, bool *acted)
{
    const pave_skirmish_unit *u = &war->units[unit];
    pave_war_chance chances[PAVE_SKIRMISH_BITES], gate = {.target = PAVE_WAR_NONE};
    const int32_t most = u->kind == PAVE_SKIRMISH_CREATURE ? PAVE_SKIRMISH_BITES : 1,
                  count = war_choose(war, unit, most, chances);
    pave_result result = PAVE_OK;
    *acted = count > 0;
    for (int32_t i = 0; result == PAVE_OK && i < count; i++)
        result = war_attack_unit(war, unit, &chances[i], i);
    if (*acted || !pave_war_has_gate(war, u->side) ||
        !war_reaches(war, unit, u->cells, u->cell_count, &gate))
        return result;
    *acted = true;
    return war_attack_gate(war, unit, &gate);
}
