/// tests/base/test_words.c: the lists of words of all enumerations: as long as the enumeration, no
/// word twice, each leads back to its number.
#include <pave/pave.h>

#include "../test.h"

typedef struct list {
    const char *const *words;
    int count;
    const char *last;
} list;

static const list lists[] = {
    {pave_border_rule_words, PAVE_BORDER_NONE + 1, "none"},
    {pave_board_pattern_words, PAVE_BOARD_TRIANGLE + 1, "triangle"},
    {pave_builtin_words, PAVE_BUILTIN_COUNT, "garden"},
    {pave_citadel_zone_words, PAVE_CITADEL_WATER + 1, "water"},
    {pave_citadel_outline_words, PAVE_CITADEL_OUTLINE_FREE + 1, "free"},
    {pave_citadel_pattern_words, PAVE_CITADEL_PATTERN_ORGANIC + 1, "organic"},
    {pave_citadel_shore_words, PAVE_CITADEL_SHORE_SEA + 1, "sea"},
    {pave_creature_kind_words, PAVE_CREATURE_TRIANGLE + 1, "triangle"},
    {pave_dicewars_measure_words, PAVE_DICEWARS_MEASURES, "distance"},
    {pave_edit_kind_words, PAVE_EDIT_PINS + 1, "pins"},
    {pave_formation_kind_words, PAVE_FORMATION_RING + 1, "ring"},
    {pave_formation_state_words, PAVE_FORMATION_LATE + 1, "late"},
    {pave_order_kind_words, PAVE_ORDER_FORM + 1, "form"},
    {pave_order_pivot_words, PAVE_ORDER_MIDDLE + 1, "middle"},
    {pave_attack_state_words, PAVE_ATTACK_WALL + 1, "wall"},
    {pave_herringbone_oddity_words, PAVE_HERRINGBONE_FRAME + 1, "frame"},
    {pave_hex_system_words, PAVE_HEX_DOUBLED_HEIGHT + 1, "doubled-height"},
    {pave_orientation_words, PAVE_FLAT + 1, "flat"},
    {pave_relax_kind_words, PAVE_RELAX_REAPPLY + 1, "reapply"},
    {pave_rim_kind_words, PAVE_RIM_FRAME + 1, "frame"},
    {pave_monotile_words, PAVE_MONOTILE_SPECTRE + 1, "spectre"},
    {pave_painted_unit_words, PAVE_PAINTED_LATTICE + 1, "lattice"},
    {pave_move_order_words, PAVE_ORDER_SEQUENTIAL + 1, "sequential"},
    {pave_segregation_status_words, PAVE_SEGREGATION_LIMIT + 1, "limit"},
    {pave_move_corners_words, PAVE_MOVE_OPEN + 1, "open"},
    {pave_line_end_words, PAVE_LINE_ROUND + 1, "round"},
    {pave_water_words, PAVE_WATER_SEA + 1, "sea"},
    {pave_terrain_zone_words, PAVE_TERRAIN_SNOW + 1, "snow"},
    {pave_contact_words, PAVE_CONTACT_VERTEX + 1, "vertex"},
    {pave_wang_kind_words, PAVE_WANG_MIXED + 1, "mixed"},
    {pave_wang_class_words, PAVE_WANG_CLASS_MIXED + 1, "mixed"},
    {pave_window_shape_words, PAVE_WINDOW_DISK + 1, "disk"},
    {pave_world_method_words, PAVE_WORLD_APERIODIC + 1, "aperiodic"},
};

TEST(words_lead_back_to_their_numbers)
{
    for (size_t i = 0; i < sizeof lists / sizeof *lists; i++) {
        const char *const *words = lists[i].words;
        for (int number = 0; number < lists[i].count; number++) {
            assert_non_null(pave_word(words, number));
            assert_int_equal(pave_word_number(words, pave_word(words, number)), number);
        }
        assert_string_equal(pave_word(words, lists[i].count - 1), lists[i].last);
        assert_null(pave_word(words, lists[i].count));
        assert_null(pave_word(words, INT64_MAX));
        assert_null(pave_word(words, -1));
        assert_int_equal(pave_word_number(words, ""), -1);
        assert_int_equal(pave_word_number(words, "nothing"), -1);
    }
}

int main(void) { return run_all_tests(NULL, NULL); }
