/// formats/draw/draw_sink.h: drawing into a sink.
#ifndef PAVE_FORMATS_DRAW_SINK_H
#define PAVE_FORMATS_DRAW_SINK_H

#include <pave/formats/draw.h>

/// Like pave_draw_file, but into a sink; `def` must name the format. Returns PAVE_STOPPED also if
/// the sink stops it; the sink may have received part of the bytes by then.
pave_result pave_draw_sink(const pave_scene *scene, pave_scene_sink sink, const pave_draw_def *def,
                           const pave_allocator *allocator, const pave_batch *batch,
                           pave_error *error);

#endif
