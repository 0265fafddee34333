// cli/mpi/main.c: the command pave-mpi: `world bake` on the ranks of MPI.
#include "../commands.h"
#include "../opt.h"

#include <pave/formats/mpi.h>

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/// The outcome of the command, the same on all ranks.
typedef struct mpi_end {
    int code;   ///< maximum exit code of all ranks
    int signal; ///< maximum signal received by any of them; 0 if none
} mpi_end;

enum { TEXT_SIZE = 2048 };

/// The end of the pipe from which a silent rank reads its own standard error; -1 on other ranks.
static int kept = -1;

/// Silences all ranks but the first: their standard output is discarded, and their first messages
/// on standard error are kept. Call it once, before any message.
static void mpi_silence(const pave_ranks *ranks)
{
    int ends[2];
    if (pave_ranks_rank(ranks) == 0) return;
    const int nothing = open("/dev/null", O_WRONLY);
    if (nothing >= 0) dup2(nothing, STDOUT_FILENO);
    if (pipe(ends) != 0) {
        if (nothing >= 0) dup2(nothing, STDERR_FILENO);
        return;
    }
    for (int i = 0; i < 2; i++) fcntl(ends[i], F_SETFL, O_NONBLOCK); // excess output is discarded
    dup2(ends[1], STDERR_FILENO);
    close(ends[1]);
    kept = ends[0];
}

typedef struct ending {
    int code, signal;
    bool said;
    char text[TEXT_SIZE];
} ending;

static ending own_ending(int code)
{
    ending own = {.code = code, .signal = cli_signal(), .said = cli_has_said()};
    fflush(stderr);
    const ssize_t size = kept >= 0 ? read(kept, own.text, TEXT_SIZE - 1) : 0;
    own.text[size > 0 ? size : 0] = '\0';
    return own;
}

// Repeats the messages of the first rank that has any.
static void repeat(const ending *all, int32_t count)
{
    for (int32_t k = 0; k < count; k++) {
        if (!all[k].said) continue;
        cli_progress_hide();
        fputs(all[k].text, stderr);
        return;
    }
}

/// Gathers the results of all ranks; `code` is the exit code of this one. If rank 0 has written no
/// message, it writes the message of the first rank that has one.
static mpi_end mpi_gather_end(const pave_ranks *ranks, int code)
{
    const int32_t count = pave_ranks_count(ranks);
    const ending own = own_ending(code);
    mpi_end end = {code, own.signal};
    ending *all = calloc((size_t)count, sizeof *all);
    const bool memory = all; // takes some KB per rank
    int64_t lacks = !memory;
    if (pave_ranks_most(ranks, 1, &lacks) == PAVE_OK && !lacks &&
        pave_ranks_gather(ranks, &own, sizeof own, all) == PAVE_OK) {
        for (int32_t k = 0; k < count; k++) {
            end.code = all[k].code > end.code ? all[k].code : end.code;
            end.signal = all[k].signal > end.signal ? all[k].signal : end.signal;
        }
        if (pave_ranks_rank(ranks) == 0 && !own.said && !end.signal) repeat(all, count);
    }
    free(all);
    return end;
}

static const char help_text[] =
    "Usage: mpirun -n N pave-mpi COMMAND [OPTION...]\n"
    "\n"
    "Runs one call of pave on N processes, on one machine or several, which share\n"
    "the work by MPI. The result is that of pave, byte by byte, whatever N is.\n"
    "Without mpirun it is one process. Only the first process prints.\n"
    "\n"
    "Commands:\n"
    "  pave-mpi world bake  a world as pictures for the web, or as ids\n"
    "\n"
    "\"pave-mpi world bake --help\" lists its options. All other commands need one\n"
    "process: use pave.\n"
    "\n"
    "Options:\n"
    "  -h, --help                print this help\n"
    "  -V, --version             print the version\n"
    "\n"
    "Examples:\n"
    "  mpirun -n 4 pave-mpi world bake --size 4096x4096 -o world.pmtiles\n"
    "  mpirun -n 16 --hostfile hosts pave-mpi world bake --size 100000x80000 -o ids.zarr\n"
    "\n"
    "With Open MPI, mpirun -q leaves out its own report if the exit status is not\n"
    "0. All machines must see the files under the same names, as in a shared folder.\n"
    "SIGINT and SIGTERM stop all processes together; mpirun then returns 1.\n"
    "\n"
    "Exit status:\n"
    "  0  done\n"
    "  2  the command line is wrong\n"
    "  3  a file cannot be read, is invalid, or cannot be written; or MPI fails\n";

// ---- The call -----------------------------------------------------------------------------------

static int refuse(int count, const char *const *words)
{
    int used;
    char title[CLI_TITLE_SIZE];
    const cli_command *command = cli_find_command(count, words, &used);
    for (const cli_group *group = cli_groups; !command && group->name; group++)
        if (strcmp(words[0], group->name) == 0)
            return cli_wrong(
                "pave-mpi offers world bake; \"pave %s --help\" lists what one process "
                "does",
                words[0]);
    if (!command)
        return cli_wrong("unknown command \"%s\"; \"pave-mpi --help\" lists the commands",
                         words[0]);
    cli_program = "pave";
    cli_title(command, title);
    cli_program = "pave-mpi";
    return cli_wrong("this command needs one process: use %s", title);
}

static bool is_option(const char *word, const char *name, const char *letter)
{
    return strcmp(word, name) == 0 || strcmp(word, letter) == 0;
}

static int run(const pave_mpi *mpi, int count, const char *const *words)
{
    if (count >= 2 && strcmp(words[0], "world") == 0 && strcmp(words[1], "bake") == 0)
        return cli_run_command(&cli_world_bake, pave_mpi_ranks(mpi), count - 2, words + 2, stdout);
    if (count == 0 || is_option(words[0], "--help", "-h")) {
        fputs(help_text, count == 0 ? stderr : stdout);
        return count == 0 ? CLI_WRONG : CLI_DONE;
    }
    if (!is_option(words[0], "--version", "-V")) return refuse(count, words);
    printf("%s %s\n", cli_program, pave_version());
    return CLI_DONE;
}

// ---- All processes ------------------------------------------------------------------------------

static int flush(int code)
{
    if (code != CLI_FAILED && !cli_stopped())
        return cli_flush(stdout, "standard output") ? code : CLI_FAILED;
    fflush(stdout); // errors have already been reported
    return code;
}

// A single process lets its signal kill it, like pave. Several processes exit with a code instead,
// because mpirun would report each signal.
static int leave(const pave_ranks *ranks, mpi_end end)
{
    enum { OF_SIGNAL = 128 };
    if (pave_ranks_count(ranks) == 1) cli_die_of_signal();
    return end.signal ? OF_SIGNAL + end.signal : end.code;
}

int main(int argc, char **argv)
{
    int provided;
    pave_mpi *mpi;
    pave_error error = {0};
    cli_program = "pave-mpi";
    cli_guard_streams();
    cli_survive_writing();
    MPI_Init_thread(&argc, &argv, MPI_THREAD_FUNNELED, &provided); // aborts on failure
    if (pave_mpi_open(MPI_COMM_WORLD, NULL, &mpi, &error) != PAVE_OK) {
        const int failed = cli_report(&error);
        MPI_Finalize();
        return failed;
    }
    const pave_ranks ranks = *pave_mpi_ranks(mpi);
    mpi_silence(&ranks);
    const int code = run(mpi, argc > 0 ? argc - 1 : 0, (const char *const *)argv + 1);
    const mpi_end end = mpi_gather_end(&ranks, flush(code));
    pave_mpi_close(mpi);
    MPI_Finalize();
    return leave(&ranks, end);
}
