/// tests/fuzz/fuzz_bias_text.c: any bytes as the text of --bias. What is refused says why; what is
/// taken is in range, and of noise makes a world.
#include "limited.h"
#include "src/world/noise_line.h"

#include "cli/world/bias_text.h"

#include <pave/builtin.h>
#include <pave/world.h>

#include <string.h>

static void make_world(pave_builtin which, const cli_bias_said *said)
{
    pave_wang_set *set = NULL;
    pave_world *world = NULL;
    const pave_bias bias = {.weights = said->weights, .noise = said->noise};
    must(pave_builtin_create(which, NULL, &set, NULL) == PAVE_OK);
    const pave_world_def def = {.set = set, .seed = 9, .bias = &bias};
    must(pave_world_create(&def, NULL, &world, NULL) == PAVE_OK);
    pave_world_at(world, pave_cell_of(-7, 5));
    pave_world_destroy(world);
    pave_wang_destroy(set);
}

static void check_said(const cli_bias_said *said)
{
    must(said->cells >= 0 && said->cells <= 65536);
    must(said->x >= -PAVE_COORDINATE_MAX && said->x <= PAVE_COORDINATE_MAX);
    must(said->y >= -PAVE_COORDINATE_MAX && said->y <= PAVE_COORDINATE_MAX);
    must((said->kind == PAVE_BIAS_NOISE) == (said->name[0] == '\0'));
    must(said->kind != PAVE_BIAS_NOISE || pave_noise_valid(&said->noise));
    must(said->kind == PAVE_BIAS_NOISE || said->kind == PAVE_BIAS_MAP ||
         said->kind == PAVE_BIAS_WORLD);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static cli_bias_said said;
    if (size == 0) return 0;
    const pave_builtin which = (pave_builtin)(data[0] % PAVE_BUILTIN_GARDEN);
    cli_colors colors = {.count = pave_builtin_color_count(which), .unset = data[0] >= 128};
    for (int color = 1; color <= colors.count; color++)
        colors.list[color] = (cli_color){.name = pave_builtin_color_name(which, color),
                                         .weight = pave_builtin_color_weight(which, color)};
    char *text = malloc(size);
    if (!text) return 0;
    memcpy(text, data + 1, size - 1);
    text[size - 1] = '\0';
    const int code = cli_bias_read(text, NULL, &colors, &said);
    must(code == CLI_DONE || code == CLI_WRONG);
    if (code == CLI_DONE) check_said(&said);
    if (code == CLI_DONE && said.kind == PAVE_BIAS_NOISE) make_world(which, &said);
    must(cli_bias_read(text, "file.tmx", &colors, &said) ==
         (code == CLI_DONE ? CLI_DONE : CLI_FAILED));
    free(text);
    return 0;
}
