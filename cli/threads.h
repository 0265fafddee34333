/// cli/threads.h: runs the strips of a batch on several threads, with OpenMP where the command was built with it.
#ifndef PAVE_CLI_THREADS_H
#define PAVE_CLI_THREADS_H

#include <pave/base.h>

enum { CLI_THREADS_MAX = 1024 };

/// A runner on `threads` threads; 0: as many as the machine offers. `threads` must live as long as the runner.
pave_runner cli_runner(const int64_t *threads);

#endif
