// tests/mpi/test_mpi_ranks.c: pave_mpi on as many ranks as mpirun starts. Every rank runs every
// test; only the first one prints. What is expected is computed from the rank's number alone.
#include "../test.h"
#include "formats/mpi/mpi_model.h"
#include "tests/failing.h"

#include <unistd.h>

static pave_mpi *mpi;
static const pave_ranks *ranks;
static int64_t rank_count, own_rank;
static const char *folder; // shared by all ranks, from the command line

// The pieces that one call of MPI takes: the usual one, and some that cut everything.
static const int64_t pieces[] = {PAVE_MPI_PIECE, 8, 17, 4096};
enum { PIECES = sizeof pieces / sizeof *pieces };

static int open_all(void **state)
{
    pave_error error = {0};
    if (pave_mpi_open(MPI_COMM_WORLD, NULL, &mpi, &error) != PAVE_OK) return -1;
    ranks = pave_mpi_ranks(mpi);
    rank_count = pave_ranks_count(ranks);
    own_rank = pave_ranks_rank(ranks);
    return 0;
}

static int close_all(void **state)
{
    pave_mpi_close(mpi);
    return 0;
}

// ---- Numbers ------------------------------------------------------------------------------------

enum { NUMBERS = 1001 };

static int64_t number_of(int64_t rank, int64_t i) { return (i % 7 - 3) * (rank + 1) * 1000003 + i; }

static void fill_numbers(int64_t *out)
{
    for (int64_t i = 0; i < NUMBERS; i++) out[i] = number_of(own_rank, i);
}

TEST(test_sum)
{
    int64_t values[NUMBERS];
    for (int p = 0; p < PIECES; p++) {
        mpi->piece = pieces[p];
        fill_numbers(values);
        assert_ok(ranks->sum(ranks->context, values, NUMBERS));
        for (int64_t i = 0; i < NUMBERS; i++) {
            int64_t sum = 0;
            for (int64_t k = 0; k < rank_count; k++) sum += number_of(k, i);
            assert_int_equal(values[i], sum);
        }
    }
}

TEST(test_most)
{
    int64_t values[NUMBERS];
    for (int p = 0; p < PIECES; p++) {
        mpi->piece = pieces[p];
        fill_numbers(values);
        assert_ok(pave_ranks_most(ranks, NUMBERS, values));
        for (int64_t i = 0; i < NUMBERS; i++) {
            const int64_t first = number_of(0, i), last = number_of(rank_count - 1, i);
            assert_int_equal(values[i], first > last ? first : last);
        }
    }
}

TEST(test_before)
{
    int64_t values[NUMBERS];
    for (int p = 0; p < PIECES; p++) {
        mpi->piece = pieces[p];
        fill_numbers(values);
        assert_ok(ranks->before(ranks->context, values, NUMBERS));
        for (int64_t i = 0; i < NUMBERS; i++) {
            int64_t sum = 0;
            for (int64_t k = 0; k < own_rank; k++) sum += number_of(k, i);
            assert_int_equal(values[i], sum);
        }
    }
}

TEST(test_no_numbers)
{
    mpi->piece = PAVE_MPI_PIECE;
    assert_ok(ranks->sum(ranks->context, NULL, 0));
    assert_ok(pave_ranks_most(ranks, 0, NULL));
    assert_ok(ranks->before(ranks->context, NULL, 0));
}

// ---- Bytes --------------------------------------------------------------------------------------

static unsigned char byte_of(int64_t from, int64_t to, int64_t i)
{
    return (unsigned char)(from * 89 + to * 31 + i * 7 + i / 256);
}

static void check_gather(size_t size)
{
    unsigned char *mine = malloc(size + 1), *all = malloc(size * (size_t)rank_count + 1);
    for (size_t i = 0; i < size; i++) mine[i] = byte_of(own_rank, 0, (int64_t)i);
    all[size * (size_t)rank_count] = 77;
    assert_ok(pave_ranks_gather(ranks, mine, size, all));
    for (int64_t k = 0; k < rank_count; k++)
        for (size_t i = 0; i < size; i++)
            assert_int_equal(all[(size_t)k * size + i], byte_of(k, 0, (int64_t)i));
    assert_int_equal(all[size * (size_t)rank_count], 77);
    free(mine);
    free(all);
}

TEST(test_gather)
{
    static const size_t sizes[] = {0, 1, 8, 16, 17, 18, 1000, 4096, 4097};
    for (int p = 0; p < PIECES; p++)
        for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
            mpi->piece = pieces[p];
            check_gather(sizes[i]);
        }
}

// ---- Errors -------------------------------------------------------------------------------------

TEST(test_agree)
{
    pave_error error = {0};
    assert_ok(pave_mpi_agree(mpi, &error));
    assert_ok(error.result);
    for (int64_t k = 0; k < rank_count; k++) { // rank k and those behind it fail
        error = (pave_error){0};
        if (own_rank >= k)
            pave_error_set(&error, own_rank == k ? PAVE_INVALID : PAVE_RANGE, "a.tsx", 3, 0,
                           "rank %d", (int)own_rank);
        char words[32];
        snprintf(words, sizeof words, "rank %d", (int)k);
        assert_int_equal(pave_mpi_agree(mpi, &error), PAVE_INVALID);
        assert_int_equal(error.result, PAVE_INVALID);
        assert_string_equal(error.message, words);
        assert_string_equal(error.file, "a.tsx");
        assert_int_equal(error.line, 3);
        assert_int_equal(pave_ranks_agree(ranks, own_rank == k ? PAVE_IO : PAVE_OK), PAVE_IO);
    }
    assert_ok(pave_ranks_agree(ranks, PAVE_OK));
}

TEST(test_open_refuses)
{
    pave_error error = {0};
    pave_mpi *none = mpi;
    assert_int_equal(pave_mpi_open(MPI_COMM_NULL, NULL, &none, &error), PAVE_INVALID);
    assert_null(none);
    assert_non_null(strstr(error.message, "MPI_COMM_NULL"));
    assert_int_equal(pave_mpi_open(MPI_COMM_NULL, NULL, &none, NULL), PAVE_INVALID);
    pave_mpi_close(NULL);
}

TEST(test_intercommunicator)
{
    if (rank_count < 2) skip();
    MPI_Comm half, both;
    pave_error error = {0};
    pave_mpi *none = mpi;
    MPI_Comm_split(MPI_COMM_WORLD, own_rank == 0, 0, &half);
    MPI_Intercomm_create(half, 0, MPI_COMM_WORLD, own_rank == 0 ? 1 : 0, 5, &both);
    assert_int_equal(pave_mpi_open(both, NULL, &none, &error), PAVE_INVALID);
    assert_null(none);
    MPI_Comm_free(&both);
    MPI_Comm_free(&half);
}

// Memory runs out on one rank: all fail, and nothing is left.
TEST(test_no_memory)
{
    for (int64_t k = 0; k < rank_count; k++) {
        failing memory = {.fail_at = own_rank == k ? 0 : -1};
        const pave_allocator allocator = failing_allocator(&memory);
        pave_error error = {0};
        pave_mpi *none = mpi;
        assert_int_equal(pave_mpi_open(MPI_COMM_WORLD, &allocator, &none, &error), PAVE_NO_MEMORY);
        assert_null(none);
        assert_int_equal(error.result, PAVE_NO_MEMORY);
        assert_int_equal(memory.alive, 0);
    }
}

// A part of the ranks is a computation of its own.
TEST(test_part_of_ranks)
{
    MPI_Comm part;
    pave_mpi *own;
    failing memory = {.fail_at = -1};
    const pave_allocator allocator = failing_allocator(&memory);
    MPI_Comm_split(MPI_COMM_WORLD, (int)own_rank % 2, 0, &part);
    assert_ok(pave_mpi_open(part, &allocator, &own, NULL));
    assert_int_equal(pave_ranks_rank(pave_mpi_ranks(own)), own_rank / 2);
    int64_t sum = own_rank, expected = 0;
    for (int64_t k = own_rank % 2; k < rank_count; k += 2) expected += k;
    assert_ok(pave_mpi_ranks(own)->sum(pave_mpi_ranks(own)->context, &sum, 1));
    assert_int_equal(sum, expected);
    pave_mpi_close(own);
    assert_int_equal(memory.alive, 0);
    MPI_Comm_free(&part);
}

// ---- Files --------------------------------------------------------------------------------------

enum { PATH_SIZE = 4096 };

static const char *path_of(const char *name)
{
    static char path[PATH_SIZE];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    return path;
}

// Parts of all ranks in turn, in several rounds, the last of which one rank alone writes.
enum { ROUNDS = 4, PART = 1000 };

static int64_t part_size(int64_t rank, int64_t round)
{
    if (round == ROUNDS - 1) return rank == rank_count - 1 ? PART : 0;
    return (rank + round) % 3 == 2 ? 0 : PART - 13 * rank;
}

static void write_rounds(const pave_bake_file *file)
{
    unsigned char part[PART];
    for (int64_t round = 0; round < ROUNDS; round++) {
        const int64_t size = part_size(own_rank, round);
        for (int64_t i = 0; i < size; i++) part[i] = byte_of(own_rank, round, i);
        const int64_t offset = (round * rank_count + own_rank) * PART;
        assert_ok(file->write_at(file->context, offset, size ? part : NULL, size));
    }
}

// As one process reads it.
static void check_file(const char *path, int64_t size)
{
    FILE *in = fopen(path, "rb");
    assert_non_null(in);
    for (int64_t at = 0; at < size; at++) {
        const int64_t slot = at / PART, rank = slot % rank_count, round = slot / rank_count;
        const bool written = at % PART < part_size(rank, round);
        assert_int_equal(getc(in), written ? byte_of(rank, round, at % PART) : 0);
    }
    assert_int_equal(getc(in), EOF);
    fclose(in);
}

TEST(test_file)
{
    const pave_bake_files *files = pave_mpi_files(mpi);
    const int64_t end = ROUNDS * rank_count * PART;
    for (int p = 0; p < PIECES; p++) {
        pave_bake_file file;
        pave_error error = {0};
        char path[PATH_SIZE];
        snprintf(path, sizeof path, "%s", path_of("rounds"));
        mpi->piece = pieces[p];
        assert_ok(files->open(files->context, path, &file, &error));
        write_rounds(&file);
        assert_ok(file.resize(file.context, end));
        assert_ok(file.sync(file.context));
        assert_ok(file.close(file.context));
        check_file(path, end);
        // What is there is kept, and its end can be cut off.
        assert_ok(files->open(files->context, path, &file, NULL));
        assert_ok(file.resize(file.context, PART + 5));
        assert_ok(file.close(file.context));
        check_file(path, PART + 5);
        assert_ok(pave_ranks_agree(ranks, PAVE_OK)); // all have read it
        if (own_rank == 0) remove(path);
        assert_ok(pave_ranks_agree(ranks, PAVE_OK));
    }
}

TEST(test_file_fails)
{
    const pave_bake_files *files = pave_mpi_files(mpi);
    pave_bake_file file;
    pave_error error = {0};
    const char *path = path_of("no-such-folder/file");
    assert_int_equal(files->open(files->context, path, &file, &error), PAVE_IO);
    assert_int_equal(error.result, PAVE_IO);
    assert_string_equal(error.file, path);
    assert_non_null(strstr(error.message, "cannot be opened: "));
    assert_int_equal(files->open(files->context, path, &file, NULL), PAVE_IO);
}

// The folder is there on all machines but one.
TEST(test_file_fails_on_one)
{
    if (rank_count < 2) skip();
    const pave_bake_files *files = pave_mpi_files(mpi);
    pave_bake_file file;
    pave_error error = {0};
    const bool lost = own_rank == rank_count - 1;
    const char *path = path_of(lost ? "no-such-folder/file" : "partly");
    assert_int_equal(files->open(files->context, path, &file, &error), PAVE_IO);
    assert_string_equal(error.file, path_of("no-such-folder/file"));
    if (own_rank == 0) remove(path_of("partly"));
}

TEST(test_file_no_memory)
{
    failing memory = {.fail_at = own_rank == rank_count - 1 ? 1 : -1};
    const pave_allocator allocator = failing_allocator(&memory);
    pave_mpi *own;
    pave_bake_file file;
    pave_error error = {0};
    assert_ok(pave_mpi_open(MPI_COMM_WORLD, &allocator, &own, NULL));
    const pave_bake_files *files = pave_mpi_files(own);
    assert_int_equal(files->open(files->context, path_of("unmade"), &file, &error), PAVE_NO_MEMORY);
    assert_int_equal(error.result, PAVE_NO_MEMORY);
    assert_int_equal(access(path_of("unmade"), F_OK), -1);
    pave_mpi_close(own);
    assert_int_equal(memory.alive, 0);
}

int main(int argc, char **argv)
{
    pave_mpi *early = NULL;
    pave_error error = {0};
    if (pave_mpi_open(MPI_COMM_WORLD, NULL, &early, &error) != PAVE_INVALID || early) return 1;
    MPI_Init(&argc, &argv);
    int rank;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    folder = argc > 1 ? argv[1] : ".";
    if (rank > 0 && !freopen("/dev/null", "w", stdout)) return 1;
    setenv("CMOCKA_TEST_ABORT", "1", 1); // where one fails, the others may wait for it
    const int failed = run_all_tests(open_all, close_all);
    MPI_Finalize();
    return failed;
}
