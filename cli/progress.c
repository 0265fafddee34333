// cli/progress.c: the progress bar.
#include "progress.h"

#include "signals.h"
#include <stdio.h>
#include <unistd.h>

enum { BAR = 30 };

static double seconds_between(struct timespec a, struct timespec b)
{
    return (double)(b.tv_sec - a.tv_sec) + (double)(b.tv_nsec - a.tv_nsec) / 1e9;
}

static void draw(cli_progress *progress, int64_t done, int64_t total, double seconds)
{
    double share = total > 0 ? (double)done / (double)total : 0;
    int filled = (int)(share * BAR);
    fprintf(stderr, "\r%s [", progress->label);
    for (int i = 0; i < BAR; i++) fputc(i < filled ? '#' : '.', stderr);
    fprintf(stderr, "] %3d %%", (int)(share * 100));
    if (share > 0.01) fprintf(stderr, ", %.0f s left", seconds / share - seconds);
    fputs("\033[K", stderr);
    fflush(stderr);
    progress->drawn = true;
}

static bool tell(void *context, int64_t done, int64_t total)
{
    cli_progress *progress = context;
    struct timespec now;
    if (progress->shown && clock_gettime(CLOCK_MONOTONIC, &now) == 0) {
        double seconds = seconds_between(progress->start, now);
        if (seconds > 1 && seconds_between(progress->last, now) > 0.1) {
            draw(progress, done, total, seconds);
            progress->last = now;
        }
    }
    return cli_stopped();
}

pave_progress cli_progress_begin(cli_progress *progress, const char *label)
{
    *progress = (cli_progress){.label = label, .shown = isatty(STDERR_FILENO) == 1};
    if (clock_gettime(CLOCK_MONOTONIC, &progress->start) != 0) progress->shown = false;
    progress->last = progress->start;
    return (pave_progress){.stop = tell, .context = progress};
}

void cli_progress_end(cli_progress *progress)
{
    if (progress->drawn) fputs("\r\033[K", stderr);
    progress->drawn = false;
}

static bool stop_on_signal(void *context, int64_t done, int64_t total)
{
    (void)context, (void)done, (void)total;
    return cli_stopped();
}

const pave_progress cli_progress_silent = {.stop = stop_on_signal};
