/// cli/tess/tess_mesh.h: what the queries about a mesh in a file share.
#ifndef PAVE_CLI_TESS_MESH_H
#define PAVE_CLI_TESS_MESH_H

#include "../opt.h"

#include <pave/mesh.h>

#define TESS_MESH_HELP "FILE is a mesh in JSON, as -o FILE.json of pave tess writes it."

/// Reads a mesh. Returns an exit code, after a message where it is not CLI_DONE; on CLI_DONE give
/// it to pave_mesh_destroy.
int tess_open_mesh(const char *path, pave_mesh **out);

/// The tile of an id that was typed. Returns CLI_WRONG, after a message where it is not CLI_DONE,
/// where it is none.
int tess_read_id(const pave_mesh *mesh, const char *path, const char *text, int32_t *tile);

// ---- Answers ------------------------------------------------------------------------------------
// A field a line, `name  value`, or members of one object in JSON.

typedef struct tess_answer {
    FILE *out;
    bool json;
    bool begun; ///< whether a field was printed
} tess_answer;

/// Begins a field; what follows is its value.
void tess_field(tess_answer *answer, const char *name);

/// Ends the answer.
void tess_end(tess_answer *answer);

/// A number as a field.
void tess_number(tess_answer *answer, const char *name, double number);

/// A point as a field.
void tess_point(tess_answer *answer, const char *name, pave_vec2 point);

/// Whole numbers as a field; below 0: no number, written "-", null.
void tess_list(tess_answer *answer, const char *name, const int32_t *numbers, int32_t count);

/// A point as part of a field: `x,y` or [x,y].
void tess_put_point(const tess_answer *answer, pave_vec2 point);

#endif
