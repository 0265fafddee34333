/// cli/region/region_report.h: what the commands of pave region print.
#ifndef PAVE_CLI_REGION_REPORT_H
#define PAVE_CLI_REGION_REPORT_H

#include "region.h"

/// Write `,"name":...`.
void region_put_count(FILE *out, const char *name, int64_t count);
void region_put_number(FILE *out, const char *name, double number);
void region_put_bool(FILE *out, const char *name, bool value);

/// Writes `,"hash":"0x..."` of the map where --hash is given.
void region_put_hash(FILE *out, const region_job *job);

/// Prints the same in a separate line.
void region_print_hash(const region_job *job);

/// Whether the map itself goes to standard output, so that nothing else does.
bool region_is_silent(const region_job *job);

/// Writes `,"measures":{...}` of the map. Returns an exit code, after a message where it is not
/// CLI_DONE.
int region_put_measures(FILE *out, const pave_map *map);

/// Prints the statistics of the map, as a table or in JSON. Returns an exit code, having said what
/// was wrong.
int region_print_map(const region_job *job);

#endif
