/// tests/sparse.h: how many of its cases a test takes: every n-th, and with -DPAVE_ALL_TESTS=ON,
/// which scripts/test --all sets, all of them.
#ifndef PAVE_TESTS_SPARSE_H
#define PAVE_TESTS_SPARSE_H

#ifdef PAVE_ALL_TESTS
#define SPARSE(n) 1
#else
#define SPARSE(n) (n)
#endif

#endif
