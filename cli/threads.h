/// cli/threads.h: runs the strips of a batch on several threads.
#ifndef PAVE_CLI_THREADS_H
#define PAVE_CLI_THREADS_H

#include <pave/base.h>

enum { CLI_THREADS_MAX = 1024 };

/// A runner on `threads` threads, that of the caller among them; 0: as many as the machine offers.
/// `threads` must live as long as the runner. Threads are made when they are needed first, and
/// serve all later batches; only one thread of the command may run batches. Where threads cannot be
/// made, there are fewer.
pave_runner cli_runner(const int64_t *threads);

#endif
