/// formats/tiled/tiled_document.h: what stands in a file: a tile set, or a map with its tile sets
/// and layers.
#ifndef PAVE_FORMATS_TILED_DOCUMENT_H
#define PAVE_FORMATS_TILED_DOCUMENT_H

#include "../common/common_file.h"
#include "tiled_tileset_build.h"

typedef enum pave_tiled_encoding_read {
    PAVE_TILED_READ_LIST,
    PAVE_TILED_READ_CSV,
    PAVE_TILED_READ_BASE64
} pave_tiled_encoding_read;

typedef enum pave_tiled_compression_read {
    PAVE_TILED_READ_PLAIN,
    PAVE_TILED_READ_DEFLATE, ///< gzip and zlib, told apart by their heads
    PAVE_TILED_READ_ZSTD
} pave_tiled_compression_read;

/// A tile set of a map: inside it, or in a file that it names.
typedef struct pave_tiled_reference {
    uint32_t first_gid;
    pave_tiled_tileset *tileset; ///< NULL: not read yet
    char *source;                ///< the path of its file; NULL: inside
    int32_t line, column;
} pave_tiled_reference;

typedef struct pave_tiled_layer_draft {
    pave_tiled_layer layer;
    int32_t line, column;
    int32_t width, height; ///< as the layer says; 0: it does not
    pave_tiled_encoding_read encoding;
    pave_tiled_compression_read compression;
    bool chunked;            ///< it has had a chunk
    pave_common_list chunks; ///< pave_tiled_chunk
} pave_tiled_layer_draft;

/// The numbers of a chunk in csv, while they are read in pieces.
typedef struct pave_tiled_csv {
    bool open;             ///< whether there is a chunk to fill
    bool begun;            ///< whether the number has a digit
    bool ended;            ///< whether a comma must follow
    uint64_t number;       ///< as far as it has been read
    int64_t count;         ///< of those before it
    size_t size;           ///< of the text so far
    int32_t line;          ///< where it is
    pave_common_list gids; ///< all of them, or those of the row
} pave_tiled_csv;

typedef struct pave_tiled_document {
    pave_tiled_input *input;
    bool want_layers;                ///< whether the layers are read
    const pave_tiled_map_rows *rows; ///< what takes their cells; NULL: they are held
    pave_common_stream *stream;      ///< the rest of the text; NULL: none
    pave_tiled_csv csv;
    bool is_map;
    pave_tiled_tileset *tileset; ///< of a file that is a tile set
    pave_tiled_map *map;         ///< of a file that is a map; its lists are filled by finish
    pave_common_list references;
    pave_common_list layers;     ///< pave_tiled_layer_draft
    pave_common_list properties; ///< pave_tiled_property
    int group_depth;             ///< of JSON, while it is read
    int64_t cells;               ///< of all chunks so far
    pave_tiled_builder builder;  ///< of the tile set that is being read
} pave_tiled_document;

/// Reads a text, XML or JSON, into a document of {0}; to be released by
/// pave_tiled_document_release, whatever is returned.
pave_result pave_tiled_document_read(pave_tiled_document *document, pave_tiled_input *input,
                                     const void *bytes, size_t size, bool want_layers);

/// The same of the file at the input's path, of XML a block at a time; `rows` may be NULL.
pave_result pave_tiled_document_stream(pave_tiled_document *document, pave_tiled_input *input,
                                       bool want_layers, const pave_tiled_map_rows *rows);
void pave_tiled_document_release(pave_tiled_document *document);

/// Opens the file of a reference, unless it has its tile set; one that cannot be read becomes an
/// empty set with its fault. Returns PAVE_OK or PAVE_NO_MEMORY.
pave_result pave_tiled_reference_open(pave_tiled_document *document,
                                      pave_tiled_reference *reference);

/// Checks the map, opens all its references and hands it over.
pave_result pave_tiled_document_take_map(pave_tiled_document *document, pave_tiled_map **out);

// ---- For the two formats ------------------------------------------------------------------------

pave_result pave_tiled_document_read_xml(pave_tiled_document *document, const void *bytes,
                                         size_t size);
pave_result pave_tiled_document_read_json(pave_tiled_document *document, const void *bytes,
                                          size_t size);

/// Begins the map with the values of its own element.
pave_result pave_tiled_document_begin_map(pave_tiled_document *document,
                                          const pave_tiled_record *record);

/// Adds a property of the map; `value` may be NULL.
pave_result pave_tiled_document_add_property(pave_tiled_document *document, const char *name,
                                             const char *value);

/// Begins a tile set: the file's own, or one of the map. Where that stands in a file of its own, it
/// is noted and that is all; else it is to be built, and *inside is true.
pave_result pave_tiled_document_begin_tileset(pave_tiled_document *document,
                                              const pave_tiled_record *record, bool *inside);

/// Hands the tile set that was built to the document or to the reference that came last.
pave_result pave_tiled_document_end_tileset(pave_tiled_document *document);

/// Begins a tile layer.
pave_result pave_tiled_document_begin_layer(pave_tiled_document *document,
                                            const pave_tiled_record *record);

/// The encoding and compression of the layer's data.
pave_result pave_tiled_document_layer_data(pave_tiled_document *document,
                                           const pave_tiled_record *record);

/// Adds a chunk to the layer; record NULL: the one rectangle of a layer without chunks.
pave_result pave_tiled_document_add_chunk(pave_tiled_document *document,
                                          const pave_tiled_record *record);

/// Whether the cells of the layer that came last are wanted.
bool pave_tiled_document_wants(const pave_tiled_document *document);

/// Takes a piece of the text of a layer in csv that lies at the input's place; `chunked` where it
/// stands in a chunk.
pave_result pave_tiled_document_csv(pave_tiled_document *document, const char *text, size_t size,
                                    bool chunked);

/// Ends the text of the chunk that came last, in csv.
pave_result pave_tiled_document_csv_end(pave_tiled_document *document);

/// Fills the chunk that came last from base64.
pave_result pave_tiled_document_fill_text(pave_tiled_document *document, const char *text,
                                          size_t size);

/// The same from a list of uint32_t; what is taken leaves the list empty.
pave_result pave_tiled_document_fill_list(pave_tiled_document *document, pave_common_list *gids);

/// Orders the chunks of the layer and hands them to it.
pave_result pave_tiled_document_end_layer(pave_tiled_document *document);

/// The same from memory, with `wangset` NULL. `bytes` must hold at least `size` bytes. `path` names
/// the text in errors, and relative paths are joined to it. With `alone` no file is opened; a tile
/// set in another file is then PAVE_UNSUPPORTED.
pave_result pave_tiled_tileset_parse(const void *bytes, size_t size, const char *path, bool alone,
                                     const pave_allocator *allocator, pave_tiled_tileset **out,
                                     pave_error *error);

/// The same from memory; see pave_tiled_tileset_parse.
pave_result pave_tiled_map_parse(const void *bytes, size_t size, const char *path, bool alone,
                                 const pave_allocator *allocator, pave_tiled_map **out,
                                 pave_error *error);

#endif
