/// formats/json/json_board.h: the words of boards' files.
#ifndef PAVE_FORMATS_JSON_BOARD_H
#define PAVE_FORMATS_JSON_BOARD_H

#include <pave/formats/json.h>

enum { PAVE_JSON_LAYOUTS = 4, PAVE_JSON_PATTERNS = 3 };

extern const char *const pave_json_layouts[PAVE_JSON_LAYOUTS];   ///< by pave_hex_system
extern const char *const pave_json_patterns[PAVE_JSON_PATTERNS]; ///< by pave_board_pattern

#endif
