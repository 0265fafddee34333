/// cli/output.h: what a call reads and writes, looked at before the work: formats by the ending of
/// a name, options that would do nothing, files that are read and written at once.
#ifndef PAVE_CLI_OUTPUT_H
#define PAVE_CLI_OUTPUT_H

#include "opt.h"

#include <pave/formats/draw.h>
#include <pave/formats/json.h>

/// Whether it is a device, a pipe or "-", standard output: no file can be put beside it, and no map
/// can name it.
bool cli_is_stream(const char *path);

/// Whether the name is taken, and not by a folder; a link that leads nowhere counts.
bool cli_is_taken(const char *path);

/// Whether two names mean one regular file, through links and folders; also where it does not exist
/// yet. NULL and streams are never the same.
bool cli_same_file(const char *a, const char *b);

/// The folder that a file would be in, as names before its last slash, which is included; its
/// length.
size_t cli_folder_length(const char *path);

/// Reads the graph that --graph names: a .json, .obj or .off file. Returns an exit code, after a
/// message where it is not CLI_DONE; in any case give `out`, {0} at first, to
/// pave_edge_list_release.
int cli_read_graph(const char *path, pave_edge_list *out);

/// Writes a scene in the size that it has, with a progress bar. Returns an exit code, after a
/// message where it is not CLI_DONE.
int cli_write_scene(const pave_scene *scene, const char *path, pave_draw_format format);

/// Whether the folder of a file exists and can be written to; a link is written through. Returns
/// CLI_DONE, or CLI_FAILED after a message.
int cli_check_target(const char *path);

/// Finds the format of -o and checks the call: options that do nothing in it, files that it would
/// both read and write or write twice, more than one thing for standard output, folders that files
/// cannot be written to. Returns CLI_DONE, or another exit code with a message written.
int cli_check_call(cli_call *call);

/// Refuses to replace, beside -o (`output`), a file that the call reads: one of its operands or
/// options. NULL: nothing is written. Returns CLI_DONE, or CLI_WRONG after a message.
int cli_check_beside(const cli_call *call, const char *output, const char *path);

#endif
