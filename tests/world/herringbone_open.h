/// tests/world/herringbone_open.h: templates and worlds of the fixture, for tests: they must
/// succeed.
#ifndef PAVE_TESTS_HERRINGBONE_OPEN_H
#define PAVE_TESTS_HERRINGBONE_OPEN_H

#include "../test.h"
#include "herringbone_fixture.h"

static inline pave_herringbone *world_of(const pave_herringbone_def *def)
{
    pave_herringbone *world = NULL;
    pave_error error = {0};
    if (pave_herringbone_create(def, NULL, &world, &error)) fail_msg("%s", error.message);
    return world;
}

static inline herringbone_template template_of(const pave_herringbone_shape *shape, int channels)
{
    herringbone_template made;
    assert_true(herringbone_template_make(shape, channels, &made));
    return made;
}

#endif
