// cli/signals.c: streams and signals.
#include "signals.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stddef.h>
#include <unistd.h>

static volatile sig_atomic_t came;

static void note(int signal) { came = signal; }

void cli_guard_streams(void)
{
    for (int stream = 0; stream <= 2; stream++) {
        if (fcntl(stream, F_GETFD) >= 0 || errno != EBADF)
            continue;
        // Open the wrong way round, so that its use fails. The lowest number that is free is this one.
        if (open("/dev/null", stream == 0 ? O_WRONLY : O_RDONLY) != stream)
            _exit(3);
    }
}

void cli_catch_signals(void)
{
    static const int signals[] = {SIGINT, SIGTERM, SIGHUP};
    struct sigaction action = {.sa_handler = note};
    action.sa_flags = (int)SA_RESETHAND;
    sigemptyset(&action.sa_mask);
    for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) {
        struct sigaction old;
        if (sigaction(signals[i], NULL, &old) == 0 && old.sa_handler != SIG_IGN) // nohup stays nohup
            sigaction(signals[i], &action, NULL);
    }
    action.sa_handler = SIG_IGN;
    action.sa_flags = 0;
    sigaction(SIGPIPE, &action, NULL);
}

bool cli_stopped(void) { return came != 0; }

void cli_die_of_signal(void)
{
    if (!came)
        return;
    signal(came, SIG_DFL);
    raise(came);
}
