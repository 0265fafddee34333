// cli/film.c: folders of numbered pictures.
#include "film.h"

#include <dirent.h>
#include <errno.h>
#include <string.h>
#include <sys/stat.h>

bool cli_is_frame(const char *name, const char *start)
{
    const char *end = ".png";
    size_t length = strlen(name), head = strlen(start), tail = strlen(end);
    return length > head + tail && strncmp(name, start, head) == 0 &&
           strcmp(name + length - tail, end) == 0;
}

bool cli_has_frames(const char *folder, const char *start)
{
    bool found = false;
    DIR *entries = opendir(folder);
    for (struct dirent *entry; entries && !found && (entry = readdir(entries));)
        found = cli_is_frame(entry->d_name, start);
    if (entries) closedir(entries);
    return found;
}

int cli_make_film(const char *option, const char *folder)
{
    struct stat status;
    if (mkdir(folder, 0777) == 0) return CLI_DONE;
    if (errno != EEXIST)
        return cli_failed("%s: the folder %s cannot be made (%s); make it first, or name another",
                          option, folder, strerror(errno));
    if (stat(folder, &status) != 0 || !S_ISDIR(status.st_mode))
        return cli_failed("%s: %s is no folder; name another", option, folder);
    return CLI_DONE;
}
