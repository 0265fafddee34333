// cli/output.c: the files that a call names.
#include "output.h"

#include "say.h"
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

bool cli_is_stream(const char *path)
{
    // Names of an open file: what they lead to may well be a file, but another time it is another.
    static const char *const passing[] = {"/dev/stdin", "/dev/stdout", "/dev/stderr", "/dev/fd/",
                                          "/proc/"};
    for (size_t i = 0; i < sizeof passing / sizeof *passing; i++) {
        if (strncmp(path, passing[i], strlen(passing[i])) == 0) return true;
    }
    struct stat status;
    return strcmp(path, "-") == 0 ||
           (stat(path, &status) == 0 && !S_ISREG(status.st_mode) && !S_ISDIR(status.st_mode));
}

bool cli_is_taken(const char *path)
{
    struct stat status;
    return lstat(path, &status) == 0 && !S_ISDIR(status.st_mode);
}

static int check_folder(const char *path, const char *folder)
{
    struct stat status;
    if (stat(folder, &status) != 0)
        return errno == ENOENT
                   ? cli_failed("%s: there is no folder %s; make it first", path, folder)
                   : cli_failed("%s: the folder %s cannot be reached: %s; choose another", path,
                                folder, strerror(errno));
    if (!S_ISDIR(status.st_mode))
        return cli_failed("%s: %s is no folder; choose another", path, folder);
    if (access(folder, W_OK | X_OK) != 0)
        return cli_failed(
            "%s: the folder %s cannot be written to: %s; choose one that you may write to", path,
            folder, strerror(errno));
    return CLI_DONE;
}

int cli_check_target(const char *path)
{
    if (cli_is_stream(path)) return CLI_DONE;
    char *target = realpath(path, NULL); // a link is written through
    char *folder = target ? target : strdup(path);
    if (!folder) return cli_failed("out of memory");
    char *slash = strrchr(folder, '/');
    if (slash) slash[slash == folder] = '\0';
    int code = check_folder(path, slash ? folder : ".");
    free(folder);
    return code;
}
