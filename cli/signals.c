// cli/signals.c: streams and signals.
#include "signals.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stddef.h>
#include <unistd.h>

enum { PATIENCE = 3 }; // signals, until one kills at once

static volatile sig_atomic_t came, count;

static void note(int number)
{
    came = came ? came : number;
    if (++count < PATIENCE) return;
    signal(number, SIG_DFL);
    raise(number); // as soon as this returns
}

void cli_guard_streams(void)
{
    for (int stream = 0; stream <= 2; stream++) {
        if (fcntl(stream, F_GETFD) >= 0 || errno != EBADF) continue;
        // Open the wrong way round, so that its use fails. The lowest number that is free is this
        // one.
        if (open("/dev/null", stream == 0 ? O_WRONLY : O_RDONLY) != stream) _exit(3);
    }
}

void cli_survive_writing(void)
{
    static const int signals[] = {SIGPIPE, SIGXFSZ};
    struct sigaction action = {.sa_handler = SIG_IGN};
    sigemptyset(&action.sa_mask);
    for (size_t i = 0; i < sizeof signals / sizeof *signals; i++)
        sigaction(signals[i], &action, NULL);
}

void cli_catch_signals(void)
{
    static const int signals[] = {SIGINT,  SIGTERM, SIGHUP,  SIGQUIT,
                                  SIGALRM, SIGXCPU, SIGUSR1, SIGUSR2};
    struct sigaction action = {.sa_handler = note};
    sigfillset(&action.sa_mask); // so that the first that came is noted first
    for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) {
        struct sigaction old;
        if (sigaction(signals[i], NULL, &old) == 0 &&
            old.sa_handler != SIG_IGN) // nohup stays nohup
            sigaction(signals[i], &action, NULL);
    }
}

bool cli_stopped(void) { return came != 0; }

void cli_die_of_signal(void)
{
    if (!came) return;
    signal(came, SIG_DFL);
    raise(came);
}
