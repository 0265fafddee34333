/// formats/bake/bake_unit.h: makes a unit: its pictures, chunks or map.
#ifndef PAVE_FORMATS_BAKE_UNIT_H
#define PAVE_FORMATS_BAKE_UNIT_H

#include "bake_work.h"

/// What makes units, one at a time: of one thread.
typedef struct pave_bake_maker {
    const pave_bake_work *work;
    pave_bake_reader reader;
    pave_bake_record record;   ///< of the unit that was made; its offset is not set
    pave_bake_bytes bytes;     ///< its items, in their order
    pave_bake_bytes made;      ///< private: the same in the order in which they were made
    struct pave_bake_png *png; ///< private
    struct libdeflate_compressor *compressor; ///< private: of ids
    uint8_t *pixels;                          ///< private: the pictures of a level
    uint8_t *drawn;                           ///< private: a piece of a greater level
    uint32_t *ids;                            ///< private: a chunk
    uint8_t *packed;                          ///< private: the same as it is stored
    int32_t differs;    ///< of a unit that was checked: its first damaged item
    pave_result result; ///< of the last unit
    pave_error error;
} pave_bake_maker;

/// Prepares a maker. PAVE_OK or PAVE_NO_MEMORY; to be released in any case.
pave_result pave_bake_maker_open(pave_bake_maker *maker, const pave_bake_work *work);
void pave_bake_maker_release(pave_bake_maker *maker);

/// Makes a unit, and of a folder writes its files. The result is that of the maker.
void pave_bake_make(pave_bake_maker *maker, int64_t unit);

/// The bytes of a stored id: 1, 2 or 4. The greatest number of so many bytes is the empty cell.
int pave_bake_id_size(const pave_bake_def *def);

#endif
