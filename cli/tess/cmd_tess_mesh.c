// cli/tess/cmd_tess_mesh.c: pave tess at and pave tess tile: queries about a mesh in a file.
#include "../commands.h"
#include "../lines.h"
#include "../result.h"

#include <pave/formats/json.h>

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

typedef struct query_options {
    bool json;
} query_options;

#define OPTIONS query_options

static int open_mesh(const char *path, pave_mesh **out)
{
    pave_error error = {0};
    return pave_json_mesh_read(path, NULL, out, &error) == PAVE_OK ? CLI_DONE : cli_report(&error);
}

// Finds the tile with the id that the user typed. Returns CLI_WRONG after a message if the mesh has
// no such tile.
static int read_id(const pave_mesh *mesh, const char *path, const char *text, int32_t *tile)
{
    int64_t id;
    if (cli_read_number(text, INT64_MIN, INT64_MAX, &id) == CLI_NO_FORM)
        return cli_wrong("\"%s\" is not a tile; give the id of one, such as 12", text);
    *tile = cli_read_number(text, 0, INT32_MAX, &id) == CLI_READ
                ? pave_mesh_tile_of(mesh, (int32_t)id)
                : -1;
    if (*tile >= 0) return CLI_DONE;
    if (mesh->tile_count == 0) return cli_wrong("%s has no tiles; give a mesh that has some", path);
    return cli_wrong("%s has no tile %s; ids go from %d to %d", path, text,
                     (int)pave_mesh_node(mesh, 0), (int)pave_mesh_node(mesh, mesh->tile_count - 1));
}

// Writes a list of tiles. Negative values mean no tile and are written as "-" or null.
static void put_list(cli_result *result, const char *name, const int32_t *numbers, int32_t count)
{
    cli_put_list(result, name);
    if (count == 0) cli_text(result, "none");
    for (int32_t i = 0; cli_put_each(result, i, count, 0); i++) {
        if (numbers[i] < 0)
            cli_put(result, NULL, "%s", result->json ? "null" : "-");
        else
            cli_put(result, NULL, "%" PRId32, numbers[i]);
    }
}

// ---- Points -------------------------------------------------------------------------------------

static const cli_option at_table[] = {
    CLI_PRINT_ROW("json", json, "answer in JSON, one object per point"),
};

// The lookup structures of the given points.
typedef struct asking {
    const pave_mesh *mesh;
    const pave_locator *locator;
    cli_result result;
    int64_t outside;
} asking;

static void answer_point(asking *job, pave_vec2 point)
{
    cli_result *result = &job->result;
    int32_t tile = pave_locator_find(job->locator, point);
    char id[16];
    job->outside += tile < 0;
    snprintf(id, sizeof id, "%d", tile < 0 ? -1 : (int)pave_mesh_node(job->mesh, tile));
    cli_json_open(result, NULL, '{');
    if (result->json) cli_put_point(result, "at", point);
    cli_json_member(result, "tile", "%s", tile < 0 ? "null" : id);
    cli_text(result, "%s\n", tile < 0 ? "none" : id);
    cli_json_close(result);
}

#define NO_POINT "not a point; give two decimal numbers, such as 1.5,-2"

static int read_point(const char *text, pave_vec2 *out)
{
    switch (cli_read_point(text, out)) {
    case CLI_READ: return CLI_DONE;
    case CLI_NO_FORM:
        return cli_wrong("\"%s\" is not a point; give two decimal numbers, such as 1.5,-2", text);
    default: return cli_wrong("%s is out of range", text);
    }
}

// Reads all points before answering the first, so that an invalid call answers none.
static int answer_operands(const cli_call *call, asking *job)
{
    pave_vec2 point;
    for (int i = 1; i < call->operand_count; i++) {
        read_point(call->operands[i], &point);
        answer_point(job, point);
    }
    return job->outside ? CLI_NO : CLI_DONE;
}

static int answer_lines(asking *job)
{
    static cli_lines in; // too large for the stack
    pave_vec2 point;
    const char *wrong;
    char *line;
    cli_lines_begin(&in, job->result.out);
    while (cli_lines_next(&in, &line, &wrong)) {
        if (!wrong) {
            line[strcspn(line, "#")] = '\0';
            line += strspn(line, " \t\r");
            for (char *end = line + strlen(line); end > line && strchr(" \t\r", end[-1]);)
                *--end = '\0';
            if (!*line) continue;
        }
        in.asked++;
        if (!wrong && cli_read_point(line, &point) == CLI_READ) {
            answer_point(job, point);
            continue;
        }
        in.wrong++;
        cli_json_open(&job->result, NULL, '{');
        cli_json_text(&job->result, "error", NO_POINT);
        cli_json_close(&job->result);
        cli_text(&job->result, "error: " NO_POINT "\n");
    }
    int code = cli_lines_end(&in, "line", "lines");
    return code == CLI_DONE && job->outside ? CLI_NO : code;
}

static int at(const cli_call *call)
{
    const query_options *options = call->options;
    pave_mesh *mesh;
    pave_locator *locator;
    pave_vec2 point;
    int code = CLI_DONE;
    if (call->operand_count == 1 && strcmp(call->operands[0], "-") == 0)
        return cli_wrong(
            "-: without X,Y the points are read from standard input; give the name of the file");
    for (int i = 1; code == CLI_DONE && i < call->operand_count; i++)
        code = read_point(call->operands[i], &point);
    if (code == CLI_DONE) code = open_mesh(call->operands[0], &mesh);
    if (code != CLI_DONE) return code;
    if (pave_locator_create(mesh, NULL, &locator, NULL) == PAVE_OK) {
        asking job = {
            .mesh = mesh, .locator = locator, .result = {.out = call->out, .json = options->json}};
        code = call->operand_count > 1 ? answer_operands(call, &job) : answer_lines(&job);
        pave_locator_destroy(locator);
    } else {
        code = cli_failed("out of memory");
    }
    pave_mesh_destroy(mesh);
    return code;
}

const cli_command cli_tess_at = {CLI_COMMAND("tess", "at", at_table, at),
                                 CLI_OPERANDS("FILE [X,Y...]", 1, INT32_MAX), .batches = true};

// ---- Parts --------------------------------------------------------------------------------------

// ---- Tiles --------------------------------------------------------------------------------------

static const cli_option table[] = {
    CLI_PRINT_ROW("json", json, "answer in JSON"),
};

// Writes the ids of the tiles across the sides, -1 on the rim, and the list of ids without -1.
static void put_neighbors(const pave_mesh *mesh, int32_t tile, int32_t count, int32_t *room,
                          cli_result *result)
{
    int32_t found = 0;
    pave_mesh_neighbors(mesh, tile, room);
    for (int32_t k = 0; k < count; k++) room[k] = room[k] < 0 ? -1 : pave_mesh_node(mesh, room[k]);
    put_list(result, "sides", room, count);
    for (int32_t k = 0; k < count; k++) {
        if (room[k] >= 0) room[found++] = room[k];
    }
    put_list(result, "neighbors", room, found);
}

static int answer_tile(const pave_mesh *mesh, const char *path, const char *text,
                       cli_result *result)
{
    int32_t tile, count;
    int code = read_id(mesh, path, text, &tile);
    if (code != CLI_DONE) return code;
    const int32_t *ring = pave_mesh_ring(mesh, tile, &count);
    pave_vec2 at;
    int32_t *room = malloc((size_t)count * sizeof *room);
    if (!room) return cli_failed("out of memory");
    cli_json_open(result, NULL, '{');
    cli_put(result, result->json ? "id" : "tile", "%" PRId32, pave_mesh_node(mesh, tile));
    cli_put_point(result, "center", pave_mesh_center(mesh, tile));
    put_list(result, "ring", ring, count);
    cli_put_list(result, "corners");
    for (int32_t k = 0; cli_put_each(result, k, count, 0); k++)
        cli_put_point(result, NULL, pave_mesh_point(mesh, ring[k]));
    put_neighbors(mesh, tile, count, room, result);
    cli_put_number(result, "area", pave_mesh_area(mesh, tile));
    cli_put_number(result, "perimeter", pave_mesh_perimeter(mesh, tile));
    cli_put_point(result, "centroid", pave_mesh_centroid(mesh, tile));
    cli_put_number(result, result->json ? "inscribed_radius" : "inscribed",
                   pave_mesh_inscribed_radius(mesh, tile));
    const double radius = pave_mesh_largest_circle(mesh, tile, &at);
    cli_put_point(result, result->json ? "circle_center" : "circle", at);
    cli_put_number(result, result->json ? "circle_radius" : "its radius", radius);
    cli_put_list(result, "angles");
    for (int32_t k = 0; cli_put_each(result, k, count, 0); k++)
        cli_put(result, NULL, "%.6f", pave_mesh_angle(mesh, tile, k));
    cli_json_close(result);
    free(room);
    return CLI_DONE;
}

static int tile(const cli_call *call)
{
    const query_options *options = call->options;
    const char *path = call->operands[0];
    pave_mesh *mesh;
    cli_result result = {.out = call->out, .json = options->json, .column = 11};
    int code = open_mesh(path, &mesh);
    if (code != CLI_DONE) return code;
    for (int i = 1; code == CLI_DONE && i < call->operand_count; i++) {
        if (i > 1) cli_text(&result, "\n");
        code = answer_tile(mesh, path, call->operands[i], &result);
    }
    pave_mesh_destroy(mesh);
    return code;
}

const cli_command cli_tess_tile = {CLI_COMMAND("tess", "tile", table, tile),
                                   CLI_OPERANDS("FILE ID...", 2, INT32_MAX)};
