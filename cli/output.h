/// cli/output.h: input and output files of the command, checked before the work: formats by file
/// ending, options without effect, files that are both read and written.
#ifndef PAVE_CLI_OUTPUT_H
#define PAVE_CLI_OUTPUT_H

#include "opt.h"

#include <pave/formats/draw.h>
#include <pave/formats/json.h>
#include <pave/picture.h>

/// Returns whether a path is a device, a pipe or "-" (standard output). Such a path has no adjacent
/// files, and maps cannot refer to it.
bool cli_is_stream(const char *path);

/// Returns whether the path exists and is not a folder; a dangling link counts as existing.
bool cli_is_taken(const char *path);

/// Returns whether two names refer to one regular file, through links and folders, even if it does
/// not exist yet. NULL and streams are never the same.
bool cli_same_file(const char *a, const char *b);

/// Returns the length of a file's folder name, including its last slash.
size_t cli_folder_length(const char *path);

/// Creates a folder and its parents if necessary. Returns CLI_DONE, or CLI_FAILED after a message.
int cli_make_folder(const char *folder);

/// Returns the index of the word, separated by `|`, that equals a file's ending after the last
/// point, ignoring case; -1 if none matches.
int cli_find_ending(const char *path, const char *words);

/// Reads the graph of --graph: a .json, .obj or .off file. Reports the assumed up axis if the file
/// does not define it. Returns an exit code, after a message unless it is CLI_DONE. Always release
/// `out`, initially {0}, by pave_edge_list_release.
int cli_read_graph(const char *path, pave_up up, pave_edge_list *out);

/// Draws the overlays of the options on a picture of cells; `over` contains the window and its
/// layout or orientation. Replaces `*scene`. Returns an exit code as below.
int cli_draw_over(const cli_picture *picture, pave_picture_tactics_def over, pave_scene **scene);

/// Writes a scene at its size or on paper, with a progress bar, and with its legend if requested.
/// `picture` may be NULL. Returns an exit code, after a message unless it is CLI_DONE.
int cli_write_scene(pave_scene *scene, const char *path, pave_draw_format format,
                    const cli_picture *picture);

/// Writes a mask as text, to `out` if the path is "-". Returns an exit code, after a message unless
/// it is CLI_DONE.
int cli_write_mask(const pave_mask *mask, const char *path, FILE *out);

/// Checks that the folder of a file exists and is writable; links are followed. Returns CLI_DONE,
/// or CLI_FAILED after a message.
int cli_check_target(const char *path);

/// Finds the format of -o and checks the call. Rejects options without effect, files that would be
/// both read and written or written twice, several outputs to standard output, and unwritable
/// folders. Returns CLI_DONE, or another exit code after a message.
int cli_check_call(cli_call *call);

/// Returns a temporary name for `path`, hidden in the same folder. cli_stage_end moves the staged
/// files, at most 3, into place in the order in which cli_stage was called. `path` must remain
/// valid until then. Returns `path` itself if it is a stream or a link, or if the writer will
/// report why it cannot be written.
const char *cli_stage(const char *path);

/// If `code` is CLI_DONE, moves all files into place; otherwise, or if one cannot be moved,
/// restores the previous state. Returns `code`, or CLI_FAILED after a message.
int cli_stage_end(int code);

/// Returns the final name of a temporary file; returns other names unchanged.
const char *cli_staged_for(const char *hidden);

/// Registers a file that the command reads because another file refers to it; cli_check_call has
/// registered operands and options. `reads` is the start of the message, such as "the tiles come
/// from". A NULL `path` is ignored. Returns CLI_DONE, or CLI_WRONG after a message if the call
/// would also write the file.
int cli_note_input(const char *path, const char *reads);

/// Checks a file written next to -o under a name that the user did not give. Returns CLI_DONE, or
/// CLI_WRONG after a message if the command reads the file, if another option writes it, or if it
/// exists and its first line is not `mark`. A NULL `mark` means that the caller identifies the file
/// in another way.
int cli_check_beside(const cli_call *call, const char *path, const char *mark);

#endif
