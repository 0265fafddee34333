/// cli/world/verify_kept.h: whether the tiles around all edits of a world file agree.
#ifndef PAVE_CLI_WORLD_VERIFY_KEPT_H
#define PAVE_CLI_WORLD_VERIFY_KEPT_H

#include "../opt.h"

/// Verifies the surroundings of each edit of a world file. Returns CLI_DONE, CLI_NO where tiles
/// mismatch, or another exit code after a message.
int cli_verify_kept(const cli_call *call, const char *path, bool json);

#endif
