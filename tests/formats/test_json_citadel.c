/// tests/formats/test_json_citadel.c: citadels as files: every cell with its zone and part, the
/// gates.

#include <pave/formats/json.h>

#include <unistd.h>

#include "../test.h"

static pave_citadel *make(void)
{
    const pave_citadel_def def = {.seed = UINT64_MAX, .size = 24, .moat = true, .ravelins = true};
    pave_citadel *citadel = NULL;
    assert_ok(pave_citadel_create(&def, NULL, &citadel, NULL));
    return citadel;
}

static void is_cell(const pave_citadel *citadel, int64_t i, const char *line)
{
    char cell[32], zone[32], part[32] = "", text[PAVE_TRI_TEXT_SIZE];
    int number = -1;
    const int read =
        sscanf(line, " {\"cell\": \"%31[^\"]\", \"zone\": \"%31[^\"]\", \"%31[^\"]\": %d", cell,
               zone, part, &number);
    const pave_citadel_zone value = (pave_citadel_zone)citadel->zones[i];
    assert_true(read == 2 || read == 4);
    assert_string_equal(cell, pave_tri_face_text(pave_window_cell(citadel->window, i), text));
    assert_string_equal(zone, pave_word(pave_citadel_zone_words, value));
    assert_int_equal(number, citadel->parts[i]);
    if (read == 4 && strcmp(part, "house") == 0)
        assert_true(value == PAVE_CITADEL_HOUSE || value == PAVE_CITADEL_CHURCH);
    if (read == 4 && strcmp(part, "gate") == 0) assert_int_equal(value, PAVE_CITADEL_GATE);
    if (read == 4 && strcmp(part, "work") == 0)
        assert_true(value == PAVE_CITADEL_BASTION || value == PAVE_CITADEL_RAVELIN);
}

TEST(cells_are_all_there)
{
    pave_citadel *citadel = make();
    char line[256], expected[256], window[256];
    int64_t cells = 0;
    int32_t gates = 0;
    pave_error error;
    assert_ok(pave_json_citadel_write(citadel, "citadel.json", NULL, &error));
    FILE *file = fopen("citadel.json", "r");
    assert_non_null(file);
    snprintf(expected, sizeof expected,
             "    \"seed\": \"18446744073709551615\", \"size\": 24, \"outline\": \"%s\",\n",
             pave_word(pave_citadel_outline_words, citadel->def.outline));
    snprintf(window, sizeof window, "\"window\":{\"shape\":\"rectangle\",\"size\":[%d,%d]},\n",
             (int)citadel->window->def.width, (int)citadel->window->def.height);
    for (int n = 0; fgets(line, sizeof line, file); n++) {
        if (n == 0) assert_string_equal(line, "{\"type\": \"citadel\",\n");
        if (n == 2) assert_string_equal(line, window);
        if (n == 3) assert_string_equal(line, expected);
        gates += strstr(line, "\"outside\"") != NULL;
        if (strstr(line, "\"zone\"")) is_cell(citadel, cells++, line);
    }
    fclose(file);
    unlink("citadel.json");
    assert_int_equal(cells, citadel->window->count);
    assert_int_equal(gates, citadel->gate_count);
    pave_citadel_destroy(citadel);
}

int main(void) { return run_all_tests(NULL, NULL); }
