/// bench/peers/npm/npm.c: honeycomb-grid, h3-js and delaunator, which scripts/bench installs from npm. They run in a separate node process, which
/// receives a number of runs of a case through a pipe and answers with their processor time.
#include "../../bench.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static pid_t node;
static FILE *to_node, *from_node;

/// Starts node with the script in the folder that PAVE_BENCH_NPM names; false if it is not set.
static bool start(void)
{
    const char *folder = getenv("PAVE_BENCH_NPM");
    int question[2], answer[2];
    if (node > 0) return true;
    if (!folder || pipe(question) != 0 || pipe(answer) != 0) return false;
    node = fork();
    if (node == 0) {
        if (dup2(question[0], STDIN_FILENO) < 0 || dup2(answer[1], STDOUT_FILENO) < 0 || chdir(folder) != 0) _exit(127);
        close(question[1]);
        close(answer[0]);
        execlp("node", "node", "grids.mjs", (char *)NULL);
        _exit(127);
    }
    close(question[0]);
    close(answer[1]);
    to_node = fdopen(question[1], "w");
    from_node = fdopen(answer[0], "r");
    return node > 0 && to_node && from_node;
}

/// The processor seconds of one run of the case, over `runs` runs. The bench ends if node ends.
static double seconds_of_case(void *context, int runs)
{
    char line[64];
    if (fprintf(to_node, "%s %d\n", (const char *)context, runs) < 0 || fflush(to_node) != 0 || !fgets(line, sizeof line, from_node)) {
        fprintf(stderr, "pave_bench: node ended; run scripts/bench, which installs what it needs\n");
        exit(1);
    }
    return atof(line) / runs;
}

int bench_npm_add(const char *label, const char *name, double work, const char *unit, bench_entry *entries)
{
    if (!start()) return 0;
    entries[0] = (bench_entry){.name = label, .context = (void *)(uintptr_t)name, .work = work, .unit = unit, .seconds = seconds_of_case};
    return 1;
}

void bench_npm_drop(void)
{
    if (node <= 0) return;
    fclose(to_node);
    fclose(from_node);
    waitpid(node, NULL, 0);
    node = 0;
}
