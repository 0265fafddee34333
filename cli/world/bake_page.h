/// cli/world/bake_page.h: the page of a baked world, which shows its pictures as a map in a
/// browser. It is built from web/map into one embedded file. A build without web/node_modules has
/// no page.
#ifndef PAVE_CLI_BAKE_PAGE_H
#define PAVE_CLI_BAKE_PAGE_H

#include <stdbool.h>

/// Returns whether this build has the page.
bool cli_bake_page_available(void);

/// Checks that a page can be written to `path`: this build has a page, and `path` does not exist or
/// is the page of an earlier bake. Its folder need not exist. Call it before long work. Returns
/// CLI_DONE; CLI_WRONG or CLI_FAILED after a message.
int cli_bake_page_check(const char *path);

/// Writes the page of a map, whose JSON is the type `Baked` of web/map/src/contract.ts. Replaces
/// `path` once complete. Returns CLI_DONE, or CLI_FAILED after a message, also if this build has no
/// page.
int cli_bake_page_write(const char *path, const char *json);

#endif
