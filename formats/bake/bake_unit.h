/// formats/bake/bake_unit.h: makes the pictures or chunks of a unit.
#ifndef PAVE_FORMATS_BAKE_UNIT_H
#define PAVE_FORMATS_BAKE_UNIT_H

#include "bake_work.h"

/// Makes units one at a time; used by one thread.
typedef struct pave_bake_maker {
    const pave_bake_work *work;
    pave_bake_reader reader;
    pave_bake_record record;                  ///< record of the last unit; its offset is not set
    pave_bake_bytes bytes;                    ///< the unit's items, in order
    pave_bake_bytes made;                     ///< private: the items in order of creation
    struct pave_bake_png *png;                ///< private
    struct libdeflate_compressor *compressor; ///< private: ids only
    uint8_t *pixels;                          ///< private: pictures of a level
    uint8_t *drawn;                           ///< private: a piece of a deeper level
    pave_bake_square next;                    ///< private: position of the next piece in `pixels`
    int32_t row;                              ///< private: first row not yet drawn
    uint32_t *ids;                            ///< private: a chunk
    uint8_t *packed;                          ///< private: the chunk as stored
    int32_t differs;                          ///< first damaged item of a checked unit
    bool more;                                ///< whether the unit is not finished
    pave_result result;                       ///< result of the last unit
    pave_error error;
} pave_bake_maker;

/// Prepares a maker. Returns PAVE_OK or PAVE_NO_MEMORY; always release the maker.
pave_result pave_bake_maker_open(pave_bake_maker *maker, const pave_bake_work *work);
void pave_bake_maker_release(pave_bake_maker *maker);

/// Makes a unit; for a folder, also writes its files. The result is in maker->result. A unit can
/// take hours, so each call draws only some of its pixels: if it sets maker->more, call it again.
void pave_bake_make(pave_bake_maker *maker, int64_t unit);

/// Bytes of a stored id: 1, 2 or 4. The greatest value of that size is an empty cell.
int pave_bake_id_size(const pave_bake_def *def);

#endif
