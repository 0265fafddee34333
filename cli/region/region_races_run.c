// cli/region/region_races_run.c: pave region schelling: the run, a picture of each of its steps,
// and what is said of it.
#include "region_races.h"

#include "../work.h"

#include <dirent.h>
#include <errno.h>
#include <inttypes.h>
#include <string.h>
#include <sys/stat.h>

// ---- The run ------------------------------------------------------------------------------------

static int refuse_run(pave_result result)
{
    switch (result) {
    case PAVE_STOPPED: return CLI_STOPPED;
    case PAVE_NO_MEMORY: return region_no_memory();
    default: return cli_failed("%s", pave_result_text(result));
    }
}

static int run_to_end(races_job *job)
{
    cli_progress bar;
    job->batch.progress = cli_progress_begin(&bar, "moving");
    pave_result result = pave_segregation_run(job->run, job->options->steps, &job->batch);
    cli_progress_end(&bar);
    return result == PAVE_OK ? CLI_DONE : refuse_run(result);
}

// ---- A picture of each step ---------------------------------------------------------------------

enum { PATH_SIZE = 4096 };

static int frame_path(const races_job *job, int64_t number, char *out)
{
    int length =
        snprintf(out, PATH_SIZE, "%s/step-%05" PRId64 ".png", job->options->frames, number);
    return length < PATH_SIZE ? CLI_DONE
                              : cli_wrong("--frames: the name of the folder is too long");
}

static bool is_frame_name(const char *name)
{
    const char *start = "step-", *end = ".png";
    size_t length = strlen(name), head = strlen(start), tail = strlen(end);
    return length > head + tail && strncmp(name, start, head) == 0 &&
           strcmp(name + length - tail, end) == 0;
}

static bool has_frames(const char *folder)
{
    bool found = false;
    DIR *entries = opendir(folder);
    for (struct dirent *entry; entries && !found && (entry = readdir(entries));)
        found = is_frame_name(entry->d_name);
    if (entries) closedir(entries);
    return found;
}

// Whether the file would lie in the folder, by whatever name the folder goes.
static bool lies_in(const char *path, const char *folder)
{
    char name[PATH_SIZE];
    struct stat a, b;
    const char *slash = strrchr(path, '/');
    int length = slash ? (int)(slash - path) + 1 : 0;
    if (length >= PATH_SIZE) return false;
    snprintf(name, sizeof name, "%.*s", length, path);
    return stat(slash ? name : ".", &a) == 0 && stat(folder, &b) == 0 && a.st_dev == b.st_dev &&
           a.st_ino == b.st_ino;
}

int races_check_frames(const races_job *job)
{
    const char *folder = job->options->frames, *path = job->base.output->path;
    if (!folder) return CLI_DONE;
    const char *name = path && strrchr(path, '/') ? strrchr(path, '/') + 1 : path;
    if (path && is_frame_name(name) && lies_in(path, folder))
        return cli_wrong("-o %s: is a name of a picture of --frames; give another", path);
    if (has_frames(folder)) // what is longer than the new one would stay behind it
        return cli_wrong(
            "--frames: in %s are pictures of an earlier film; remove them, or name another folder",
            folder);
    return CLI_DONE;
}

static int make_folder(const races_job *job)
{
    const char *folder = job->options->frames;
    struct stat status;
    if (mkdir(folder, 0777) == 0) return CLI_DONE;
    if (errno != EEXIST)
        return cli_failed(
            "--frames: the folder %s cannot be made (%s); make it first, or name another", folder,
            strerror(errno));
    if (stat(folder, &status) != 0 || !S_ISDIR(status.st_mode))
        return cli_failed("--frames: %s is no folder; name another", folder);
    return CLI_DONE;
}

static int write_frame(races_job *job, int64_t number)
{
    char path[PATH_SIZE];
    region_job frame = job->base;
    int code = frame_path(job, number, path);
    if (code == CLI_DONE) code = races_make_map(job);
    frame.map = job->base.map;
    frame.format = REGION_PNG;
    frame.frame = true;
    return code == CLI_DONE ? region_draw(&frame, path) : code;
}

// The whole film. A step in which no agent moves has no picture.
static int run_with_frames(races_job *job)
{
    int code = make_folder(job);
    if (code == CLI_DONE) code = write_frame(job, 0);
    while (code == CLI_DONE) {
        pave_segregation_state before = pave_segregation_get_state(job->run);
        if (before.steps >= job->options->steps || cli_stopped()) break;
        pave_result result = pave_segregation_run(job->run, before.steps + 1, &job->batch);
        if (result != PAVE_OK) return refuse_run(result);
        pave_segregation_state after = pave_segregation_get_state(job->run);
        if (after.steps == before.steps) break; // satisfied, or frozen
        code = write_frame(job, after.steps);
    }
    return code == CLI_DONE && cli_stopped() ? CLI_STOPPED : code;
}

static int mend(races_job *job)
{
    pave_result result = pave_segregation_repair(job->run, &job->mended);
    if (result != PAVE_OK) return refuse_run(result);
    return job->options->frames ? write_frame(job, job->state.steps + 1) : CLI_DONE;
}

int races_run(races_job *job)
{
    pave_error error = {0};
    pave_result result = pave_segregation_create(&job->def, NULL, &job->run, &error);
    if (result != PAVE_OK)
        return error.result == PAVE_NO_MEMORY ? region_no_memory() : cli_wrong("%s", error.message);
    job->state = pave_segregation_get_state(job->run);
    int code = job->options->frames ? run_with_frames(job) : CLI_DONE;
    if (code == CLI_DONE)
        code = run_to_end(job); // behind a film there are no steps left, but it says how it ended
    if (code != CLI_DONE) return code;
    job->state = pave_segregation_get_state(job->run);
    if (job->options->repair) code = mend(job);
    return code;
}

// ---- What is said -------------------------------------------------------------------------------

int races_print(const region_job *base, cli_result *result)
{
    const races_job *job = (const races_job *)base;
    const pave_segregation_state *state = &job->state;
    const char *status = pave_segregation_status_name(state->status);
    const int territories = (int)base->map->territories->count;
    int64_t count;
    const int32_t *history = pave_segregation_history(job->run, &count);
    cli_json_text(result, "status", status);
    CLI_JSON_COUNTS(result, "steps|moves|cells|agents|vacancies|satisfied|unsatisfied|territories",
                    state->steps, state->moves, state->cells, state->agents, state->vacancies,
                    state->satisfied, state->unsatisfied, territories);
    if (job->options->repair)
        CLI_JSON_COUNTS(result, "repaired|unsatisfied_after", job->mended,
                        pave_segregation_get_state(job->run).unsatisfied);
    cli_json_list(result, "history", history, count);
    cli_text(result, "status=%s steps=%" PRId64 " satisfied=%d/%d territories=%d\n", status,
             state->steps, (int)state->satisfied, (int)state->agents, territories);
    return result->json ? region_put_measures(result, base->map) : CLI_DONE;
}
