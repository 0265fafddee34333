// src/mesh/relax/mesh_lanes_end.h: undefines the macros of mesh_lanes.h and the including source.

#if PAVE_WIDE > 1
#undef PAVE_WIDE_PART
#undef PAVE_WIDE_SHUFFLE
#undef PAVE_WIDE_FOUR
#undef PAVE_WIDE_AT
#endif
#undef PAVE_WIDE_FLOATS
#undef PAVE_WIDE_INTS
#undef PAVE_WIDE_INLINE
#undef PAVE_WIDE
#undef PAVE_WIDE_NAME
#undef PAVE_WIDE_TARGET
