// cli/tess_mesh.c: what the queries about a mesh in a file share.
#include "tess_mesh.h"

#include "../say.h"

#include <pave/formats/json.h>

#include <inttypes.h>

int tess_open_mesh(const char *path, pave_mesh **out)
{
    pave_error error = {0};
    return pave_json_mesh_read(path, NULL, out, &error) == PAVE_OK ? CLI_DONE : cli_report(&error);
}

int tess_read_id(const pave_mesh *mesh, const char *path, const char *text, int32_t *tile)
{
    int64_t id;
    if (cli_read_number(text, INT64_MIN, INT64_MAX, &id) == CLI_NO_FORM)
        return cli_wrong("\"%s\" is no tile; give the id of one, such as 12", text);
    *tile = cli_read_number(text, 0, INT32_MAX, &id) == CLI_READ
                ? pave_mesh_tile_of(mesh, (int32_t)id)
                : -1;
    if (*tile >= 0) return CLI_DONE;
    if (mesh->tile_count == 0)
        return cli_wrong("%s has no tiles at all; there is nothing to ask about", path);
    return cli_wrong("%s has no tile %s; ids go from %d to %d", path, text,
                     (int)pave_mesh_node(mesh, 0), (int)pave_mesh_node(mesh, mesh->tile_count - 1));
}

// ---- Answers ------------------------------------------------------------------------------------

void tess_field(tess_answer *answer, const char *name)
{
    if (answer->json)
        fprintf(answer->out, "%c\"%s\":", answer->begun ? ',' : '{', name);
    else
        fprintf(answer->out, "%s%-12s", answer->begun ? "\n" : "", name);
    answer->begun = true;
}

void tess_end(tess_answer *answer)
{
    fputs(answer->json ? "}\n" : "\n", answer->out);
    answer->begun = false;
}

void tess_number(tess_answer *answer, const char *name, double number)
{
    char text[CLI_NUMBER_SIZE];
    tess_field(answer, name);
    fputs(cli_number_text(number, text), answer->out);
}

void tess_put_point(const tess_answer *answer, pave_vec2 point)
{
    char x[CLI_NUMBER_SIZE], y[CLI_NUMBER_SIZE];
    fprintf(answer->out, answer->json ? "[%s,%s]" : "%s,%s", cli_number_text(point.x, x),
            cli_number_text(point.y, y));
}

void tess_point(tess_answer *answer, const char *name, pave_vec2 point)
{
    tess_field(answer, name);
    tess_put_point(answer, point);
}

void tess_list(tess_answer *answer, const char *name, const int32_t *numbers, int32_t count)
{
    tess_field(answer, name);
    fputs(answer->json ? "[" : count ? "" : "none", answer->out);
    for (int32_t i = 0; i < count; i++) {
        fputs(i == 0 ? "" : answer->json ? "," : " ", answer->out);
        if (numbers[i] < 0)
            fputs(answer->json ? "null" : "-", answer->out);
        else
            fprintf(answer->out, "%" PRId32, numbers[i]);
    }
    fputs(answer->json ? "]" : "", answer->out);
}
