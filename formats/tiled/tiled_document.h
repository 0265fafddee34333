/// formats/tiled/tiled_document.h: contents of a file: a tile set, or a map with its tile sets and
/// layers.
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
    PAVE_TILED_READ_DEFLATE, ///< gzip or zlib, distinguished by the header
    PAVE_TILED_READ_ZSTD
} pave_tiled_compression_read;

/// A tile set of a map: embedded, or in an external file.
typedef struct pave_tiled_reference {
    uint32_t first_gid;
    pave_tiled_tileset *tileset; ///< NULL: not read yet
    char *source;                ///< path of the external file; NULL: embedded
    int32_t line, column;
} pave_tiled_reference;

typedef struct pave_tiled_layer_draft {
    pave_tiled_layer layer;
    int32_t line, column;
    int32_t width, height; ///< as given by the layer; 0: not given
    pave_tiled_encoding_read encoding;
    pave_tiled_compression_read compression;
    bool chunked;            ///< a chunk has been added
    pave_common_list chunks; ///< pave_tiled_chunk elements
} pave_tiled_layer_draft;

/// Numbers of a chunk in csv, read in pieces.
typedef struct pave_tiled_csv {
    bool open;             ///< whether there is a chunk to fill
    bool begun;            ///< whether the current number has a digit
    bool ended;            ///< whether a comma must follow
    uint64_t number;       ///< value of the current number so far
    size_t size;           ///< number of bytes of text so far
    int32_t line;          ///< line of the current number
    bool passed;           ///< whether the rows are passed on
    int64_t count;         ///< number of completed numbers
    pave_common_list gids; ///< all gids, or the gids of the row
} pave_tiled_csv;

typedef struct pave_tiled_document {
    pave_tiled_input *input;
    bool want_layers;                ///< whether to read the layers
    const pave_tiled_map_rows *rows; ///< receives rows of layers; NULL: all cells are stored
    pave_common_stream *stream;      ///< source of the remaining text; NULL: none left
    pave_tiled_csv csv;
    bool is_map;
    pave_tiled_tileset *tileset; ///< set if the file is a tile set
    pave_tiled_map *map;         ///< set if the file is a map; its lists are filled at the end
    pave_tiled_map head;         ///< the map so far, without layers; owns only arrays of pointers
    bool passed;                 ///< whether rows were passed on, with `head`
    pave_common_list references;
    pave_common_list layers;     ///< pave_tiled_layer_draft elements
    pave_common_list properties; ///< pave_tiled_property elements
    int group_depth;             ///< JSON only: depth of nested groups
    int64_t cells;               ///< total cells of all chunks so far
    pave_tiled_builder builder;  ///< builder of the current tile set
} pave_tiled_document;

/// Reads an XML or JSON text into a document initialized to {0}. Always release it with
/// pave_tiled_document_release.
pave_result pave_tiled_document_read(pave_tiled_document *document, pave_tiled_input *input,
                                     const void *bytes, size_t size, bool want_layers);

/// Reads the file at the input's path into a document; XML is read block by block. `rows` may be
/// NULL.
pave_result pave_tiled_document_stream(pave_tiled_document *document, pave_tiled_input *input,
                                       bool want_layers, const pave_tiled_map_rows *rows);
void pave_tiled_document_release(pave_tiled_document *document);

/// Reads the file of a reference unless its tile set is already loaded. If the file cannot be read,
/// the tile set is empty and stores the error. Returns PAVE_OK or PAVE_NO_MEMORY.
pave_result pave_tiled_reference_open(pave_tiled_document *document,
                                      pave_tiled_reference *reference);

/// Opens all references so far and fills `head`, tile sets ascending by first gid.
pave_result pave_tiled_document_fill_head(pave_tiled_document *document);

/// Checks the map, opens all its references and moves it to `out`.
pave_result pave_tiled_document_take_map(pave_tiled_document *document, pave_tiled_map **out);

// ---- Calls from the XML and JSON readers --------------------------------------------------------

pave_result pave_tiled_document_read_xml(pave_tiled_document *document, const void *bytes,
                                         size_t size);
pave_result pave_tiled_document_read_json(pave_tiled_document *document, const void *bytes,
                                          size_t size);

/// Begins the map with the values of its element.
pave_result pave_tiled_document_begin_map(pave_tiled_document *document,
                                          const pave_tiled_record *record);

/// Adds a property of the map; `value` may be NULL.
pave_result pave_tiled_document_add_property(pave_tiled_document *document, const char *name,
                                             const char *value);

/// Begins the tile set of the file, or a tile set of the map. An external tile set is only
/// recorded; otherwise *inside is true and the caller builds it.
pave_result pave_tiled_document_begin_tileset(pave_tiled_document *document,
                                              const pave_tiled_record *record, bool *inside);

/// Moves the finished tile set to the document or to the last reference.
pave_result pave_tiled_document_end_tileset(pave_tiled_document *document);

/// Begins a tile layer.
pave_result pave_tiled_document_begin_layer(pave_tiled_document *document,
                                            const pave_tiled_record *record);

/// Sets the encoding and compression of the layer's data.
pave_result pave_tiled_document_layer_data(pave_tiled_document *document,
                                           const pave_tiled_record *record);

/// Adds a chunk to the layer; record NULL: the only rectangle of a layer without chunks.
pave_result pave_tiled_document_add_chunk(pave_tiled_document *document,
                                          const pave_tiled_record *record);

/// Parses a piece of a layer's csv text at the input's position; `chunked`: the text is in a chunk.
pave_result pave_tiled_document_csv(pave_tiled_document *document, const char *text, size_t size,
                                    bool chunked);

/// Ends the csv text of the last chunk.
pave_result pave_tiled_document_csv_end(pave_tiled_document *document);

/// Fills the last chunk from base64.
pave_result pave_tiled_document_fill_text(pave_tiled_document *document, const char *text,
                                          size_t size);

/// Fills the last chunk from a list of uint32_t, which may be emptied.
pave_result pave_tiled_document_fill_list(pave_tiled_document *document, pave_common_list *gids);

/// Sorts the chunks of the layer and stores them in it.
pave_result pave_tiled_document_end_layer(pave_tiled_document *document);

/// Parses a document in memory, with `wangset` NULL. `bytes` must hold at least `size` bytes.
/// `path` names the text in errors, and relative paths are joined to it. With `alone` no file is
/// opened; an external tile set is then PAVE_UNSUPPORTED.
pave_result pave_tiled_tileset_parse(const void *bytes, size_t size, const char *path, bool alone,
                                     const pave_allocator *allocator, pave_tiled_tileset **out,
                                     pave_error *error);

/// Parses a map in memory; see pave_tiled_tileset_parse.
pave_result pave_tiled_map_parse(const void *bytes, size_t size, const char *path, bool alone,
                                 const pave_allocator *allocator, pave_tiled_map **out,
                                 pave_error *error);

#endif
