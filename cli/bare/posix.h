/// cli/bare/posix.h: POSIX functions that Windows lacks. On Windows, the formats and the command
/// are compiled with -include of this file. Links and file permissions are not supported.
#ifndef PAVE_CLI_BARE_POSIX_H
#define PAVE_CLI_BARE_POSIX_H

#include <direct.h>
#include <errno.h>
#include <fcntl.h>
#include <io.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

#define tell pave_tell // io.h declares a different tell

// ---- Files --------------------------------------------------------------------------------------

#ifndef EDQUOT
#define EDQUOT 1001 // never set
#endif
#define O_CLOEXEC _O_NOINHERIT
#define O_NONBLOCK 0
#define AT_FDCWD 0
#define AT_EACCESS 0
#define F_GETFD 0
#define mkdir(path, mode) _mkdir(path)
#define fchmod(descriptor, mode) ((void)(descriptor), (void)(mode), 0)
#define faccessat(folder, path, mode, flags) access(path, (mode) & ~1)
#define readlink(path, out, size) ((void)(path), (void)(out), (void)(size), (ssize_t)-1)
#define lstat(path, out) stat(path, out)

int pave_windows_fcntl(int descriptor, int command);
int pave_windows_link(const char *from, const char *to); ///< always fails
int pave_windows_rename(const char *from, const char *to);
/// st_dev and st_ino together identify a file.
int pave_windows_stat(const char *path, struct stat *out);
/// Returns a path with slashes and without a drive.
char *pave_windows_realpath(const char *path, char *none);
char *pave_windows_getcwd(char *out, size_t size); ///< in the same form
FILE *pave_windows_tmpfile(void);
/// Opens a stream for writing only; at most one at a time.
FILE *pave_windows_fmemopen(char *out, size_t size, const char *mode);
int pave_windows_fclose(FILE *file);
ssize_t pave_windows_getdelim(char **out, size_t *size, int end, FILE *file);
char *pave_windows_strndup(const char *text, size_t length);

#ifndef PAVE_WINDOWS_POSIX
#define fcntl pave_windows_fcntl
#define link pave_windows_link
#define rename pave_windows_rename
#define _stat64(path, out) pave_windows_stat(path, out) // stat() is this if sizes have 64 bits
#define realpath pave_windows_realpath
#define getcwd pave_windows_getcwd
#define tmpfile pave_windows_tmpfile
#define fmemopen pave_windows_fmemopen
#define open_memstream(out, size) ((void)(out), (void)(size), (FILE *)NULL)
#define fclose pave_windows_fclose
#define getdelim pave_windows_getdelim
#define strndup pave_windows_strndup
#endif

// ---- Signals and the machine --------------------------------------------------------------------

enum {
    SIGHUP = 101,
    SIGQUIT,
    SIGALRM,
    SIGXCPU,
    SIGXFSZ,
    SIGPIPE,
    SIGUSR1,
    SIGUSR2,
    _SC_NPROCESSORS_ONLN = 0,
    _SC_PHYS_PAGES,
    _SC_PAGESIZE
};
typedef int sigset_t, cpu_set_t;
struct sigaction {
    void (*sa_handler)(int);
    sigset_t sa_mask;
};
#define sigemptyset(set) (*(set) = 0)
#define sigfillset(set) (*(set) = 1)
#define sched_getaffinity(process, size, set) ((void)(set), -1)
#define CPU_COUNT(set) 1

int sigaction(int number, const struct sigaction *action, struct sigaction *old);
long sysconf(int name);

#endif
