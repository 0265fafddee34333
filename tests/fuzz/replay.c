/// tests/fuzz/replay.c: runs a fuzzer over files, without an engine: fuzz_NAME_replay
/// FILE|FOLDER... Exit 0: nothing was found in at least one file.
#define _POSIX_C_SOURCE 200809L // opendir

#include "limited.h"

#include <dirent.h>
#include <stdio.h>
#include <string.h>

static int replayed;

static bool replay_file(const char *path)
{
    FILE *stream = fopen(path, "rb");
    bool whole = stream != NULL && fseek(stream, 0, SEEK_END) == 0;
    long size = whole ? ftell(stream) : -1;
    whole = size >= 0 && fseek(stream, 0, SEEK_SET) == 0;
    uint8_t *bytes = whole ? malloc((size_t)size + 1) : NULL;
    whole = bytes != NULL && fread(bytes, 1, (size_t)size, stream) == (size_t)size;
    if (whole) {
        uint8_t *exact =
            malloc(size == 0 ? 1 : (size_t)size); // so that a sanitizer sees a step too far
        whole = exact != NULL;
        if (whole) {
            memcpy(exact, bytes, (size_t)size);
            LLVMFuzzerTestOneInput(exact, (size_t)size);
            replayed++;
        }
        free(exact);
    }
    if (!whole) fprintf(stderr, "%s: cannot be read\n", path);
    free(bytes);
    if (stream != NULL) fclose(stream);
    return whole;
}

static bool replay_folder(const char *path, DIR *folder)
{
    bool whole = true;
    for (struct dirent *entry = readdir(folder); entry != NULL; entry = readdir(folder)) {
        char file[1024];
        if (entry->d_name[0] == '.') continue;
        snprintf(file, sizeof file, "%s/%s", path, entry->d_name);
        whole = replay_file(file) && whole;
    }
    return whole;
}

int main(int count, char **paths)
{
    bool whole = true;
    for (int i = 1; i < count; i++) {
        DIR *folder = opendir(paths[i]);
        whole = (folder != NULL ? replay_folder(paths[i], folder) : replay_file(paths[i])) && whole;
        if (folder != NULL) closedir(folder);
    }
    printf("%d inputs, nothing found\n", replayed);
    return whole && replayed > 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
