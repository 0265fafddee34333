/// formats/bake/bake_hdf5.c: a dataset of ids in chunks, compressed by deflate. The chunks are
/// compressed already, so they are written as they are; without times, equal chunks make equal
/// files by one version of HDF5.
///
/// Based on: The HDF Group, "HDF5 Reference Manual", 1.10 (H5Dwrite_chunk).
#include "bake_finish.h"

#include "bake_unit.h"

#ifdef PAVE_BAKE_WITH_HDF5

#include <hdf5.h>
#include <string.h>

enum { RANK_MAX = 3, FILTER_LEVEL = 1 };

typedef struct dataset {
    hid_t file, data;
} dataset;

static pave_result fail(const pave_bake_finish *finish, const char *path)
{
    return pave_error_set(finish->error, PAVE_IO, path, 0, 0,
                          "HDF5 cannot write it; make room on the disk, then go on with --resume");
}

static bool add_text(hid_t where, const char *name, const char *value)
{
    const hid_t type = H5Tcopy(H5T_C_S1), space = H5Screate(H5S_SCALAR);
    H5Tset_size(type, strlen(value) + 1);
    H5Tset_cset(type, H5T_CSET_UTF8);
    const hid_t text = H5Acreate2(where, name, type, space, H5P_DEFAULT, H5P_DEFAULT);
    const bool added = text >= 0 && H5Awrite(text, type, value) >= 0;
    if (text >= 0) H5Aclose(text);
    H5Sclose(space);
    H5Tclose(type);
    return added;
}

/// Makes the dataset `tiles`, empty.
static bool create(const pave_bake_finish *finish, const char *path, dataset *out)
{
    static const int sizes[] = {1, 2, 4};
    const hid_t types[] = {H5T_STD_U8LE, H5T_STD_U16LE, H5T_STD_U32LE};
    const pave_bake_def *def = finish->work->def;
    const int size = pave_bake_id_size(def), faces = def->face_count;
    const hsize_t extent[RANK_MAX] = {(hsize_t)def->rect.height, (hsize_t)def->rect.width,
                                      (hsize_t)faces};
    const hsize_t chunk[RANK_MAX] = {PAVE_BAKE_CHUNK, PAVE_BAKE_CHUNK, (hsize_t)faces};
    hsize_t most[RANK_MAX]; // a chunk may not be larger than the array can ever be
    for (int i = 0; i < RANK_MAX; i++) most[i] = extent[i] > chunk[i] ? extent[i] : chunk[i];
    const int rank = faces > 1 ? 3 : 2;
    hid_t type = H5T_STD_U32LE;
    for (int i = 0; i < 3; i++)
        if (sizes[i] == size) type = types[i];
    const uint32_t empty = UINT32_MAX;
    const hid_t by_file = H5Pcreate(H5P_FILE_CREATE), by_data = H5Pcreate(H5P_DATASET_CREATE);
    H5Pset_obj_track_times(by_file, 0);
    H5Pset_obj_track_times(by_data, 0);
    H5Pset_chunk(by_data, rank, chunk);
    H5Pset_deflate(by_data, FILTER_LEVEL);
    H5Pset_fill_value(by_data, type, &empty); // its first bytes are those of any size
    out->file = H5Fcreate(path, H5F_ACC_TRUNC, by_file, H5P_DEFAULT);
    const hid_t space = H5Screate_simple(rank, extent, most);
    out->data = out->file < 0 ? -1
                              : H5Dcreate2(out->file, "tiles", type, space, H5P_DEFAULT, by_data,
                                           H5P_DEFAULT);
    H5Sclose(space);
    H5Pclose(by_data);
    H5Pclose(by_file);
    return out->data >= 0;
}

static pave_result take(pave_bake_finish *finish, const pave_bake_record *record,
                        const pave_bake_item *items, void *context)
{
    const dataset *out = context;
    const uint8_t *bytes = finish->bytes.bytes;
    for (int32_t i = 0; i < record->count; i++) {
        const hsize_t offset[RANK_MAX] = {(hsize_t)items[i].y * PAVE_BAKE_CHUNK,
                                          (hsize_t)items[i].x * PAVE_BAKE_CHUNK, 0};
        if (H5Dwrite_chunk(out->data, H5P_DEFAULT, 0, offset, record->lengths[i], bytes) < 0)
            return fail(finish, finish->work->output);
        bytes += record->lengths[i];
    }
    return PAVE_OK;
}

pave_result pave_bake_finish_hdf5(pave_bake_finish *finish, const char *path)
{
    H5E_auto2_t report;
    void *context;
    dataset out = {-1, -1};
    const pave_bake_def *def = finish->work->def;
    H5Eget_auto2(H5E_DEFAULT, &report, &context);
    H5Eset_auto2(H5E_DEFAULT, NULL, NULL); // it would print
    bool written = create(finish, path, &out);
    for (int32_t i = 0; i < def->fact_count && written; i++)
        written = add_text(out.data, def->facts[i].name, def->facts[i].value);
    pave_result result =
        written ? pave_bake_finish_each(finish, take, &out) : fail(finish, finish->work->output);
    if (out.data >= 0 && H5Dclose(out.data) < 0 && result == PAVE_OK)
        result = fail(finish, finish->work->output);
    if (out.file >= 0 && H5Fclose(out.file) < 0 && result == PAVE_OK)
        result = fail(finish, finish->work->output);
    H5Eset_auto2(H5E_DEFAULT, report, context);
    return result;
}

#else

pave_result pave_bake_finish_hdf5(pave_bake_finish *finish, const char *path)
{
    return pave_error_set(finish->error, PAVE_UNSUPPORTED, path, 0, 0, "HDF5 was left out");
}

#endif
