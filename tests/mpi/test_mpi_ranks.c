// tests/mpi/test_mpi_ranks.c: pave_mpi on as many ranks as mpirun starts. Every rank runs every
// test; only the first one prints. What is expected is computed from the rank's number alone.
#include "../test.h"
#include "formats/mpi/mpi_model.h"
#include "tests/failing.h"

#include <unistd.h>

static pave_mpi *mpi;
static const pave_ranks *ranks;
static int64_t rank_count, own_rank;

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
    for (int64_t k = 0; k < rank_count; k++) // rank k alone fails
        assert_int_equal(pave_ranks_agree(ranks, own_rank == k ? PAVE_IO : PAVE_OK), PAVE_IO);
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

int main(int argc, char **argv)
{
    pave_mpi *early = NULL;
    pave_error error = {0};
    if (pave_mpi_open(MPI_COMM_WORLD, NULL, &early, &error) != PAVE_INVALID || early) return 1;
    MPI_Init(&argc, &argv);
    int rank;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    if (rank > 0 && !freopen("/dev/null", "w", stdout)) return 1;
    setenv("CMOCKA_TEST_ABORT", "1", 1); // where one fails, the others may wait for it
    const int failed = run_all_tests(open_all, close_all);
    MPI_Finalize();
    return failed;
}
