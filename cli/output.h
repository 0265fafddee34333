/// cli/output.h: what a call reads and writes, looked at before the work: formats by the ending of
/// a name, options that would do nothing, files that are read and written at once.
#ifndef PAVE_CLI_OUTPUT_H
#define PAVE_CLI_OUTPUT_H

#include "opt.h"

#include <pave/formats/draw.h>
#include <pave/formats/json.h>
#include <pave/picture.h>

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

/// Makes a folder, and those above it, where they are not there. Returns CLI_DONE, or CLI_FAILED
/// after a message.
int cli_make_folder(const char *folder);

/// Which of the words that `|` separates is the end of a file's name, behind its last point and in
/// any case; -1: none of them.
int cli_find_ending(const char *path, const char *words);

/// Reads the graph that --graph names: a .json, .obj or .off file. Says which axis is up where the
/// file leaves it open. Returns an exit code, after a
/// message where it is not CLI_DONE; in any case give `out`, {0} at first, to
/// pave_edge_list_release.
int cli_read_graph(const char *path, pave_up up, pave_edge_list *out);

/// Draws over a picture of cells what the options say; `over` has the window and its layout or
/// orientation. `*scene` is replaced. Returns the same as below.
int cli_draw_over(const cli_picture *picture, pave_picture_tactics_def over, pave_scene **scene);

/// Writes a scene in the size that it has or on paper, with a progress bar, and with its legend if
/// the options request one. `picture` may be NULL. Returns an exit code, after a message where it
/// is not CLI_DONE.
int cli_write_scene(pave_scene *scene, const char *path, pave_draw_format format,
                    const cli_picture *picture);

/// Writes a mask as a text, to `out` where the path is "-". Returns an exit code, after a message
/// where it is not CLI_DONE.
int cli_write_mask(const pave_mask *mask, const char *path, FILE *out);

/// Whether the folder of a file exists and can be written to; a link is written through. Returns
/// CLI_DONE, or CLI_FAILED after a message.
int cli_check_target(const char *path);

/// Finds the format of -o and checks the call: options that do nothing in it, files that it would
/// both read and write or write twice, more than one thing for standard output, folders that files
/// cannot be written to. Returns CLI_DONE, or another exit code with a message written.
int cli_check_call(cli_call *call);

/// The name under which `path` is to be written, hidden beside it, until cli_stage_end puts all
/// files of the call in their places, in this order; at most 3. `path` must stay until then. It is
/// `path` itself where that is a stream or a link, and where the writer will say why it cannot be
/// written.
const char *cli_stage(const char *path);

/// Puts all of them in their places where `code` is CLI_DONE; else, and where one cannot take its
/// place, all is as it was. Returns `code`, or CLI_FAILED after a message.
int cli_stage_end(int code);

/// What a hidden name stands for; other names are returned as they are.
const char *cli_staged_for(const char *hidden);

/// Notes a file that the call reads because another file names it; cli_check_call has noted its
/// operands and options. `reads` begins a message: "the tiles come from". NULL for `path` does
/// nothing. Returns CLI_DONE, or CLI_WRONG after a message: the call would also write the file.
int cli_note_input(const char *path, const char *reads);

/// Checks a file that is written beside -o under a name that the user did not give. Returns
/// CLI_DONE, or CLI_WRONG after a message: the call reads the file, another option writes it, or it
/// exists and its first line is not `mark`; NULL: the caller has another way to recognize it.
int cli_check_beside(const cli_call *call, const char *path, const char *mark);

#endif
