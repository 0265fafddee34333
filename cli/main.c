// cli/main.c: the command pave. Sets up streams and signals; commands.c does the rest.
#include "commands.h"
#include "work.h"

int main(int argc, char **argv)
{
    cli_guard_streams();
    cli_survive_writing();
    int code = argc > 0 ? cli_run(argc - 1, (const char *const *)argv + 1, stdout) : CLI_WRONG;
    if ((code == CLI_FAILED && cli_has_said()) || cli_stopped())
        fflush(stdout); // errors have already been reported
    else if (!cli_flush(stdout, "standard output"))
        code = CLI_FAILED;
    if (code == CLI_FAILED && !cli_has_said())
        cli_say("the command failed without giving a reason");
    cli_die_of_signal(); // a signal received after all work is done still ends the command
    return code;
}
