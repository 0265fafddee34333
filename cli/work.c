// cli/work.c: streams and signals, the progress bar, threads.
#define _GNU_SOURCE // sched_getaffinity
#include "work.h"
#include "say.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

// ---- Streams and signals ------------------------------------------------------------------------

enum { PATIENCE = 3 }; // number of signals; the last one kills immediately

static volatile sig_atomic_t came, heard;

static void note(int number)
{
    came = came ? came : number;
    if (++heard < PATIENCE) return;
    signal(number, SIG_DFL);
    raise(number); // delivered when this function returns
}

void cli_guard_streams(void)
{
    for (int stream = 0; stream <= 2; stream++) {
        if (fcntl(stream, F_GETFD) >= 0 || errno != EBADF) continue;
        // Opens the null device in the wrong mode, so that use fails. open returns the lowest free
        // descriptor, which is `stream`.
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

// Replaces the signal handlers; with `only_new`, only default handlers.
static void replace_handlers(void (*handler)(int), bool only_new)
{
    static const int signals[] = {SIGINT,  SIGTERM, SIGHUP,  SIGQUIT,
                                  SIGALRM, SIGXCPU, SIGUSR1, SIGUSR2};
    struct sigaction action = {.sa_handler = handler};
    sigfillset(&action.sa_mask); // blocks other signals, so that the first one is recorded first
    for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) {
        struct sigaction old;
        if (sigaction(signals[i], NULL, &old) == 0 &&
            old.sa_handler != SIG_IGN && // ignored signals stay ignored, as with nohup
            (!only_new || old.sa_handler == SIG_DFL))
            sigaction(signals[i], &action, NULL);
    }
}

void cli_catch_signals(void) { replace_handlers(note, false); }

bool cli_stopped(void) { return came != 0; }

int cli_signal(void) { return (int)came; }

void cli_die_of_signal(void)
{
    if (!came) return;
    signal(came, SIG_DFL);
    raise(came);
}

// ---- Progress -----------------------------------------------------------------------------------

enum { BAR = 30 };

/// The visible bar, and the thread that draws it while the work reports nothing. `lock` guards all
/// fields except atomics.
static struct {
    pthread_mutex_t lock;
    pthread_cond_t changed;
    cli_progress *bar; // NULL: none
    bool made;         // whether the thread exists
    volatile sig_atomic_t drawn;
} screen = {.lock = PTHREAD_MUTEX_INITIALIZER, .changed = PTHREAD_COND_INITIALIZER};

static const char wiped[] = "\r\033[K";

static double seconds_between(struct timespec a, struct timespec b)
{
    return (double)(b.tv_sec - a.tv_sec) + (double)(b.tv_nsec - a.tv_nsec) / 1e9;
}

// Draws a bar: for silent work the elapsed time, otherwise the remaining time.
static void draw(cli_progress *progress, struct timespec now, bool silent)
{
    const double share = progress->share, seconds = seconds_between(progress->start, now);
    screen.drawn = 1;
    progress->drawn = true;
    progress->last = now;
    fprintf(stderr, "\r%s", progress->label);
    if (share >= 0) {
        fputs(" [", stderr);
        for (int i = 0; i < BAR; i++) fputc(i < (int)(share * BAR) ? '#' : '.', stderr);
        fprintf(stderr, "] %3d %%", (int)(share * 100));
    }
    if (silent)
        fprintf(stderr, ", %.0f s so far", seconds);
    else if (share - progress->first > 0.01)
        fprintf(stderr, ", %.0f s left", seconds * (1 - share) / (share - progress->first));
    fputs("\033[K", stderr);
    fflush(stderr);
}

static void wipe(cli_progress *progress)
{
    if (progress->drawn) fputs(wiped, stderr);
    progress->drawn = false;
    screen.drawn = 0;
}

// Draws the bar after `silence` seconds without a report, unless the work is short.
static void look(cli_progress *progress, double silence)
{
    struct timespec now;
    if (clock_gettime(CLOCK_MONOTONIC, &now) == 0 &&
        seconds_between(progress->last, now) > silence &&
        (progress->drawn || seconds_between(progress->start, now) > 1))
        draw(progress, now, silence >= 1);
}

static bool tell(void *context, int64_t done, int64_t total)
{
    cli_progress *progress = context;
    if (!progress->shown) return cli_stopped();
    pthread_mutex_lock(&screen.lock);
    if (progress->share < 0) progress->first = total > 0 ? (double)done / (double)total : 0;
    progress->share = total > 0 ? (double)done / (double)total : 0;
    look(progress, done < total ? 0.1 : -1); // always draws the final state
    pthread_mutex_unlock(&screen.lock);
    return cli_stopped();
}

// Calls `look` every second; never returns.
static void *tick(void *unused)
{
    struct timespec until;
    pthread_mutex_lock(&screen.lock);
    for (;;) {
        while (!screen.bar) pthread_cond_wait(&screen.changed, &screen.lock);
        clock_gettime(CLOCK_REALTIME, &until);
        until.tv_sec++;
        pthread_cond_timedwait(&screen.changed, &screen.lock, &until);
        if (screen.bar) look(screen.bar, 1);
    }
    return unused;
}

// Creates a thread in which signals are blocked; the calling thread handles them.
static bool make_thread(void *(*serve)(void *), void *context)
{
    pthread_t thread;
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    const bool made = pthread_create(&thread, NULL, serve, context) == 0;
    if (made) pthread_detach(thread);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return made;
}

static void wipe_and_die(int number)
{
    if (screen.drawn && write(STDERR_FILENO, wiped, sizeof wiped - 1) < 0) screen.drawn = 0;
    signal(number, SIG_DFL);
    raise(number); // delivered when this function returns
}

static void show(cli_progress *progress)
{
    pthread_mutex_lock(&screen.lock);
    replace_handlers(wipe_and_die, true);
    screen.bar = progress;
    if (!screen.made) screen.made = make_thread(tick, NULL);
    pthread_cond_signal(&screen.changed);
    pthread_mutex_unlock(&screen.lock);
}

pave_progress cli_progress_begin(cli_progress *progress, const char *label)
{
    *progress = (cli_progress){
        .label = label, .shown = isatty(STDERR_FILENO) == 1 && !screen.bar, .share = -1};
    if (clock_gettime(CLOCK_MONOTONIC, &progress->start) != 0) progress->shown = false;
    progress->last = progress->start;
    if (progress->shown) show(progress);
    return (pave_progress){.stop = tell, .context = progress};
}

void cli_progress_next(cli_progress *progress, const char *label)
{
    if (!progress->shown) return;
    pthread_mutex_lock(&screen.lock);
    progress->label = label;
    progress->share = -1;
    if (progress->drawn && clock_gettime(CLOCK_MONOTONIC, &progress->start) == 0)
        draw(progress, progress->start, true);
    pthread_mutex_unlock(&screen.lock);
}

void cli_progress_end(cli_progress *progress)
{
    if (!progress->shown) return;
    pthread_mutex_lock(&screen.lock);
    screen.bar = NULL;
    wipe(progress);
    pthread_mutex_unlock(&screen.lock);
}

void cli_progress_hide(void)
{
    if (!screen.drawn) return;
    pthread_mutex_lock(&screen.lock);
    if (screen.bar) wipe(screen.bar);
    pthread_mutex_unlock(&screen.lock);
}

static bool stop_on_signal(void *context, int64_t done, int64_t total)
{
    (void)context, (void)done, (void)total;
    return cli_stopped();
}

const pave_progress cli_progress_silent = {.stop = stop_on_signal};

// ---- Memory -------------------------------------------------------------------------------------

int cli_memory_check(const char *option, double cells, double bytes)
{
    const double giga = 1e9, need = bytes * cells,
                 there = (double)sysconf(_SC_PHYS_PAGES) * (double)sysconf(_SC_PAGESIZE);
    if (need <= there || there <= 0) return CLI_DONE;
    return cli_failed("--%s: about %.0f cells take at least %.1f GB of memory, and this machine "
                      "has %.1f; choose fewer",
                      option, cells, need / giga, there / giga);
}

// ---- Threads ------------------------------------------------------------------------------------

// A batch may call its runner thousands of times with strips of a few microseconds, as each step of
// a segregation does. Therefore the caller also works, and never waits for a thread that has not
// started. On a busy machine the caller does all the work, about as fast as without threads. An
// idle thread spins briefly before it sleeps, because waking it takes longer than such a strip.

enum { LOOKS = 4000 }; // spins before sleep: about ten microseconds

/// The current run. `lock` guards all fields except atomics.
static struct {
    pthread_mutex_t lock;
    pthread_cond_t begun, left;
    int made;   // threads created
    int wanted; // threads wanted for this run
    int inside; // threads working on the run
    void (*strip)(void *job, int32_t index);
    void *job;
    int32_t count;
    atomic_int_fast64_t taken;   // strips taken; no strips remain if it is `count` or more
    atomic_int_fast64_t ends[2]; // strips taken from the front and from the back
    atomic_uint_fast32_t run;    // number of the run
} pool = {.lock = PTHREAD_MUTEX_INITIALIZER,
          .begun = PTHREAD_COND_INITIALIZER,
          .left = PTHREAD_COND_INITIALIZER};

// Every second thread takes strips from the back, so that with two threads each mostly gets the
// same strips in every run, and finds their data in its cache.
static void work(void (*strip)(void *job, int32_t index), void *job, int32_t count, int end)
{
    while (atomic_fetch_add(&pool.taken, 1) < count) {
        const int32_t index = (int32_t)atomic_fetch_add(&pool.ends[end], 1);
        strip(job, end == 0 ? index : count - 1 - index);
    }
}

// Waits for a run other than `known`, and returns with the lock held.
static void wait_for_run(uint_fast32_t known)
{
    for (int i = 0; i < LOOKS && atomic_load_explicit(&pool.run, memory_order_relaxed) == known;
         i++) {
#if defined(__x86_64__) || defined(__i386__)
        __builtin_ia32_pause();
#endif
    }
    pthread_mutex_lock(&pool.lock);
    while (atomic_load(&pool.run) == known) pthread_cond_wait(&pool.begun, &pool.lock);
}

// A thread that starts late finds no strips, and no thread enters a run after its last strip, so
// the caller waits only for the threads inside.
static void *serve(void *number)
{
    int own = (int)(intptr_t)number;
    uint_fast32_t known = 0;
    for (;;) {
        wait_for_run(known);
        known = atomic_load(&pool.run);
        if (own < pool.wanted && atomic_load(&pool.taken) < pool.count) {
            pool.inside++;
            pthread_mutex_unlock(&pool.lock);
            // These are constant while any thread is inside.
            work(pool.strip, pool.job, pool.count, (own + 1) % 2);
            pthread_mutex_lock(&pool.lock);
            if (--pool.inside == 0) pthread_cond_signal(&pool.left);
        }
        pthread_mutex_unlock(&pool.lock);
    }
    return NULL;
}

int cli_processors(void)
{
    cpu_set_t set;
    if (sched_getaffinity(0, sizeof set, &set) == 0) return CPU_COUNT(&set);
    long count = sysconf(_SC_NPROCESSORS_ONLN);
    return count < 1 ? 1 : count > CLI_THREADS_MAX ? CLI_THREADS_MAX : (int)count;
}

static void run(void *context, int32_t count, void (*strip)(void *job, int32_t index), void *job)
{
    static int machine; // number of processors, cached
    const int64_t *wanted = context;
    machine = machine ? machine : cli_processors();
    int others = (int)(*wanted > 0 ? *wanted : machine) - 1;
    others = others < count - 1 ? others : count - 1;
    if (others < 1) {
        for (int32_t index = 0; index < count; index++) strip(job, index);
        return;
    }
    while (pool.made < others && make_thread(serve, (void *)(intptr_t)pool.made)) pool.made++;
    pthread_mutex_lock(&pool.lock);
    pool.wanted = others;
    pool.strip = strip;
    pool.job = job;
    pool.count = count;
    atomic_store(&pool.taken, 0);
    atomic_store(&pool.ends[0], 0);
    atomic_store(&pool.ends[1], 0);
    atomic_fetch_add(&pool.run, 1);
    pthread_cond_broadcast(&pool.begun);
    pthread_mutex_unlock(&pool.lock);
    work(strip, job, count, 0);
    pthread_mutex_lock(&pool.lock);
    while (pool.inside > 0) pthread_cond_wait(&pool.left, &pool.lock);
    pthread_mutex_unlock(&pool.lock);
}

pave_runner cli_runner(const int64_t *threads)
{
    static int64_t last;
    if (threads) last = *threads;
    return (pave_runner){.run = last == 1 ? NULL : run, .context = &last};
}
