/// cli/world/bake_page.h: the page beside a baked world, which shows its pictures as a map in a
/// browser. It is web/map, built into one file that the command holds; a build without
/// web/node_modules has no page.
#ifndef PAVE_CLI_BAKE_PAGE_H
#define PAVE_CLI_BAKE_PAGE_H

#include <stdbool.h>

/// Whether this command has the page.
bool cli_bake_page_available(void);

/// Whether a page may be written to `path`: the command has one, and at `path` is nothing, or a
/// page of an earlier bake. Its folder need not exist yet. Call it before long work. Returns
/// CLI_DONE; CLI_WRONG or CLI_FAILED after a message.
int cli_bake_page_check(const char *path);

/// Writes the page of a map, whose JSON is the type `Baked` of web/map/src/contract.ts. It takes
/// the place of what is at `path` when it is whole. Returns CLI_DONE, or CLI_FAILED after a
/// message; also where there is no page in this command.
int cli_bake_page_write(const char *path, const char *json);

#endif
