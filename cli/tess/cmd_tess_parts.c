// cli/cmd_tess_parts.c: pave tess tile, pave tess vertex, pave tess edge: what a mesh in a file
// consists of.
#include "../commands.h"
#include "tess_mesh.h"

#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef struct part_options {
    bool json;
} part_options;

#define OPTIONS part_options
static const cli_option table[] = {
    CLI_PRINT_ROW("json", json, "answer in JSON"),
};

/// Answers about one part. Returns an exit code, after a message where it is not CLI_DONE.
typedef int answer_part(const pave_mesh *mesh, const char *path, const char *text,
                        tess_answer *answer);

// FILE PART...: opens the file and answers about each part.
static int answer_parts(const cli_call *call, answer_part *about)
{
    const part_options *options = call->options;
    const char *path = call->operands[0];
    pave_mesh *mesh;
    tess_answer answer = {.out = call->out, .json = options->json};
    int code = tess_open_mesh(path, &mesh);
    if (code != CLI_DONE) return code;
    for (int i = 1; code == CLI_DONE && i < call->operand_count; i++) {
        if (i > 1 && !options->json) fputc('\n', call->out);
        code = about(mesh, path, call->operands[i], &answer);
    }
    pave_mesh_destroy(mesh);
    return code;
}

// ---- Tiles --------------------------------------------------------------------------------------

// The ids of the tiles beyond the sides, -1 on the rim; and the ids alone.
static void put_neighbors(const pave_mesh *mesh, int32_t tile, int32_t count, int32_t *room,
                          tess_answer *answer)
{
    int32_t found = 0;
    pave_mesh_neighbors(mesh, tile, room);
    for (int32_t k = 0; k < count; k++) room[k] = room[k] < 0 ? -1 : pave_mesh_node(mesh, room[k]);
    tess_list(answer, "sides", room, count);
    for (int32_t k = 0; k < count; k++) {
        if (room[k] >= 0) room[found++] = room[k];
    }
    tess_list(answer, "neighbors", room, found);
}

static void put_corners(const pave_mesh *mesh, const int32_t *ring, int32_t count,
                        tess_answer *answer)
{
    tess_field(answer, "corners");
    for (int32_t k = 0; k < count; k++) {
        fputs(answer->json ? (k ? "," : "[") : k ? " " : "", answer->out);
        tess_put_point(answer, pave_mesh_point(mesh, ring[k]));
    }
    fputs(answer->json ? "]" : "", answer->out);
}

static void put_angles(const pave_mesh *mesh, int32_t tile, int32_t count, tess_answer *answer)
{
    tess_field(answer, "angles");
    for (int32_t k = 0; k < count; k++)
        fprintf(answer->out, "%s%.6f",
                answer->json ? (k ? "," : "[")
                : k          ? " "
                             : "",
                pave_mesh_angle(mesh, tile, k));
    fputs(answer->json ? "]" : "", answer->out);
}

static int answer_tile(const pave_mesh *mesh, const char *path, const char *text,
                       tess_answer *answer)
{
    int32_t tile, count, id;
    int code = tess_read_id(mesh, path, text, &tile);
    if (code != CLI_DONE) return code;
    const int32_t *ring = pave_mesh_ring(mesh, tile, &count);
    int32_t *room = malloc((size_t)count * sizeof *room);
    if (!room) return cli_failed("out of memory");
    id = pave_mesh_node(mesh, tile);
    tess_field(answer, answer->json ? "id" : "tile");
    fprintf(answer->out, "%" PRId32, id);
    tess_point(answer, "center", pave_mesh_center(mesh, tile));
    tess_list(answer, "ring", ring, count);
    put_corners(mesh, ring, count, answer);
    put_neighbors(mesh, tile, count, room, answer);
    tess_number(answer, "area", pave_mesh_area(mesh, tile));
    tess_number(answer, "perimeter", pave_mesh_perimeter(mesh, tile));
    tess_point(answer, "centroid", pave_mesh_centroid(mesh, tile));
    tess_number(answer, answer->json ? "inscribed_radius" : "inscribed",
                pave_mesh_inscribed_radius(mesh, tile));
    put_angles(mesh, tile, count, answer);
    tess_end(answer);
    free(room);
    return CLI_DONE;
}

static int tile(const cli_call *call) { return answer_parts(call, answer_tile); }

const cli_command cli_tess_tile = {
    .group = "tess",
    .name = "tile",
    .operands = "FILE ID...",
    .operand_minimum = 2,
    .operand_maximum = INT32_MAX,
    .operand_help = TESS_MESH_HELP " ID is the id of a tile.",
    .summary = "a tile of a mesh: its corners, its neighbours, its size",
    .about = "Prints the centre of a tile, its ring of vertices, clockwise on screen, and where "
             "they lie, the tiles beyond its sides in the order of the ring (- or null "
             "for the rim), its neighbours, its area, perimeter and centroid, the radius "
             "of the largest circle around its centre that stays inside, and its "
             "angles in degrees.",
    .examples = "pave tess tile tiles.json 12\n"
                "pave tess tile --json tiles.json 0 1 2\n",
    CLI_TABLE(table),
    .run = tile,
};

// ---- Vertices -----------------------------------------------------------------------------------

static int answer_vertex(const pave_mesh *mesh, const char *path, const char *text,
                         tess_answer *answer)
{
    int64_t number;
    switch (cli_read_number(text, 0, (int64_t)mesh->vertex_count - 1, &number)) {
    case CLI_READ: break;
    case CLI_NO_FORM:
        return cli_wrong("\"%s\" is no vertex; give the number of one, such as 12", text);
    default:
        if (mesh->vertex_count == 0)
            return cli_wrong("%s has no vertices at all; there is nothing to ask about", path);
        return cli_wrong("%s has no vertex %s; numbers go from 0 to %d", path, text,
                         (int)mesh->vertex_count - 1);
    }
    int32_t count, vertex = (int32_t)number;
    const int32_t *tiles = pave_mesh_tiles_at(mesh, vertex, &count);
    int32_t *room = malloc(((size_t)count + 1) * sizeof *room);
    if (!room) return cli_failed("out of memory");
    tess_field(answer, "vertex");
    fprintf(answer->out, "%" PRId32, vertex);
    tess_point(answer, "at", pave_mesh_point(mesh, vertex));
    for (int32_t i = 0; i < count; i++) room[i] = pave_mesh_node(mesh, tiles[i]);
    tess_list(answer, "tiles", room, count);
    tess_list(answer, "vertices", room, pave_mesh_vertex_neighbors(mesh, vertex, room));
    tess_field(answer, "rim");
    fputs(answer->json                     ? (pave_mesh_on_rim(mesh, vertex) ? "true" : "false")
          : pave_mesh_on_rim(mesh, vertex) ? "yes"
                                           : "no",
          answer->out);
    tess_end(answer);
    free(room);
    return CLI_DONE;
}

static int vertex(const cli_call *call) { return answer_parts(call, answer_vertex); }

const cli_command cli_tess_vertex = {
    .group = "tess",
    .name = "vertex",
    .operands = "FILE N...",
    .operand_minimum = 2,
    .operand_maximum = INT32_MAX,
    .operand_help = TESS_MESH_HELP " N is the number of a vertex, as rings name it.",
    .summary = "a vertex of a mesh: the tiles and vertices around it",
    .about = "Prints where a vertex lies, the tiles that meet there, the vertices that sides join "
             "to it, clockwise on screen from north, and whether it lies on the rim.",
    .examples = "pave tess vertex tiles.json 40\n",
    CLI_TABLE(table),
    .run = vertex,
};

// ---- Edges --------------------------------------------------------------------------------------

// The tiles of `A:B`.
static int read_pair(const pave_mesh *mesh, const char *path, const char *text, int32_t out[2])
{
    char first[32];
    const char *colon = strchr(text, ':');
    if (!colon || colon == text || !colon[1] || (size_t)(colon - text) >= sizeof first)
        return cli_wrong("\"%s\" are not two tiles; give their ids as A:B, such as 4:5", text);
    memcpy(first, text, (size_t)(colon - text));
    first[colon - text] = '\0';
    int code = tess_read_id(mesh, path, first, &out[0]);
    return code == CLI_DONE ? tess_read_id(mesh, path, colon + 1, &out[1]) : code;
}

static int answer_edge(const pave_mesh *mesh, const char *path, const char *text,
                       tess_answer *answer)
{
    int32_t tiles[2], count;
    int code = read_pair(mesh, path, text, tiles);
    if (code != CLI_DONE) return code;
    int32_t k = tiles[0] == tiles[1] ? -1 : pave_mesh_shared_side(mesh, tiles[0], tiles[1]);
    if (k < 0) {
        fputs(answer->json ? "null\n" : "none\n", answer->out);
        return CLI_NO;
    }
    const int32_t *ring = pave_mesh_ring(mesh, tiles[0], &count);
    int32_t ends[2] = {ring[k], ring[k + 1 < count ? k + 1 : 0]};
    pave_vec2 from = pave_mesh_point(mesh, ends[0]), to = pave_mesh_point(mesh, ends[1]);
    tess_list(answer, "tiles",
              (int32_t[]){pave_mesh_node(mesh, tiles[0]), pave_mesh_node(mesh, tiles[1])}, 2);
    tess_list(answer, "vertices", ends, 2);
    tess_point(answer, "from", from);
    tess_point(answer, "to", to);
    tess_number(answer, "length",
                sqrt((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y)));
    tess_end(answer);
    return CLI_DONE;
}

static int edge(const cli_call *call) { return answer_parts(call, answer_edge); }

const cli_command cli_tess_edge = {
    .group = "tess",
    .name = "edge",
    .operands = "FILE A:B",
    .operand_minimum = 2,
    .operand_maximum = 2,
    .operand_help = TESS_MESH_HELP " A and B are the ids of two tiles.",
    .summary = "the side that two tiles of a mesh share",
    .about = "Prints the two vertices of the side that two tiles share, clockwise around the first "
             "of them, where they lie, and how long it is.",
    .examples = "pave tess edge tiles.json 4:5\n",
    .no = "the two tiles share no side",
    CLI_TABLE(table),
    .run = edge,
};
