/// cli/number.h: decimal numbers as text.
#ifndef PAVE_CLI_NUMBER_H
#define PAVE_CLI_NUMBER_H

enum { CLI_NUMBER_SIZE = 32 };

/// The fewest digits of 15 to 17 that read back as the same number, without superfluous zeros; what
/// is 0 has no sign. It is a number in JSON, too, for any that is finite. (The command never sets a
/// locale: the point is a point.) `out` must hold at least CLI_NUMBER_SIZE characters; it is
/// returned.
char *cli_number_text(double number, char *out);

#endif
