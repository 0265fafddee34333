// cli/bare/posix.c: POSIX functions that Windows lacks.
#include "posix.h"

#include <windows.h>

int _dowildcard = 0; // the command expands patterns itself

// Sets binary output.
__attribute__((constructor)) static void begin(void)
{
    _fmode = _O_BINARY;
    for (int stream = 0; stream <= 2; stream++) _setmode(stream, _O_BINARY);
}

// ---- Files --------------------------------------------------------------------------------------

static char *with_slashes(char *path)
{
    if (!path) return NULL;
    for (char *at = path; *at; at++)
        if (*at == '\\') *at = '/';
    if (path[0] && path[1] == ':') memmove(path, path + 2, strlen(path + 2) + 1);
    return path;
}

int pave_windows_fcntl(int descriptor, int command)
{
    (void)command;
    return _get_osfhandle(descriptor) == -1 ? -1 : 0; // sets errno
}

int pave_windows_link(const char *from, const char *to)
{
    (void)to;
    errno = access(from, F_OK) == 0 ? EPERM : ENOENT;
    return -1;
}

int pave_windows_rename(const char *from, const char *to)
{
    if (MoveFileExA(from, to, MOVEFILE_REPLACE_EXISTING)) return 0;
    errno = EACCES;
    return -1;
}

int pave_windows_stat(const char *path, struct stat *out)
{
    BY_HANDLE_FILE_INFORMATION about;
    if (stat(path, out) != 0) return -1;
    HANDLE file = CreateFileA(path, 0, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, NULL,
                              OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS, NULL);
    if (file == INVALID_HANDLE_VALUE) return 0;
    if (GetFileInformationByHandle(file, &about)) {
        out->st_ino = (unsigned short)about.nFileIndexLow;
        out->st_dev =
            (about.nFileIndexLow >> 16 | about.nFileIndexHigh << 16) ^ about.dwVolumeSerialNumber;
    }
    CloseHandle(file);
    return 0;
}

char *pave_windows_realpath(const char *path, char *none)
{
    return access(path, F_OK) == 0 ? with_slashes(_fullpath(none, path, 0)) : NULL;
}

char *pave_windows_getcwd(char *out, size_t size) { return with_slashes(_getcwd(out, (int)size)); }

FILE *pave_windows_tmpfile(void)
{
    char folder[MAX_PATH + 1], name[MAX_PATH + 1];
    if (!GetTempPathA(sizeof folder, folder) || !GetTempFileNameA(folder, "pav", 0, name))
        return NULL;
    return fopen(name, "w+bTD"); // removed when it is closed
}

static struct {
    FILE *file;
    char *out;
    size_t size;
} memory;

FILE *pave_windows_fmemopen(char *out, size_t size, const char *mode)
{
    (void)mode;
    memory.file = pave_windows_tmpfile();
    memory.out = out;
    memory.size = size;
    return memory.file;
}

int pave_windows_fclose(FILE *file)
{
    if (file == memory.file && file) {
        rewind(file);
        memory.out[fread(memory.out, 1, memory.size - 1, file)] = 0;
        memory.file = NULL;
    }
    return fclose(file);
}

ssize_t pave_windows_getdelim(char **out, size_t *size, int end, FILE *file)
{
    size_t count = 0;
    for (int c = getc(file); c != EOF; c = getc(file)) {
        if (count + 2 > *size) {
            char *grown = realloc(*out, 2 * *size + 128);
            if (!grown) return -1;
            *out = grown;
            *size = 2 * *size + 128;
        }
        (*out)[count++] = (char)c;
        (*out)[count] = 0;
        if (c == end) break;
    }
    return count > 0 ? (ssize_t)count : -1;
}

char *pave_windows_strndup(const char *text, size_t length)
{
    char *copy = malloc(length + 1);
    if (!copy) return NULL;
    memcpy(copy, text, length);
    copy[length] = 0;
    return copy;
}

// ---- Signals and the machine --------------------------------------------------------------------

int sigaction(int number, const struct sigaction *action, struct sigaction *old)
{
    if (old) old->sa_handler = SIG_DFL;
    if (action && (number == SIGINT || number == SIGTERM)) signal(number, action->sa_handler);
    return 0;
}

long sysconf(int name)
{
    SYSTEM_INFO system;
    MEMORYSTATUSEX all = {.dwLength = sizeof all};
    GetSystemInfo(&system);
    if (name == _SC_NPROCESSORS_ONLN) return (long)system.dwNumberOfProcessors;
    if (name == _SC_PAGESIZE) return (long)system.dwPageSize;
    return GlobalMemoryStatusEx(&all) ? (long)(all.ullTotalPhys / system.dwPageSize) : -1;
}
