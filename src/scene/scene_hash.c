/// src/scene/scene_hash.c: the hash of a whole scene.
#include "../base/exact.h"

#include "scene_model.h"

#include <string.h>

static uint64_t scene_hash_count(uint64_t hash, int64_t count)
{
    return pave_hash_word(pave_hash_word(hash, (uint32_t)count), (uint32_t)((uint64_t)count >> 32));
}

/// Hashes the bits of a double, low word first; adding 0 turns -0 into 0.
static uint64_t scene_hash_double(uint64_t hash, double number)
{
    double plain = number + 0.0;
    uint64_t bits;
    memcpy(&bits, &plain, sizeof bits);
    return pave_hash_word(pave_hash_word(hash, (uint32_t)bits), (uint32_t)(bits >> 32));
}

static uint64_t scene_hash_doubles(uint64_t hash, const double *numbers, int count)
{
    for (int i = 0; i < count; i++) hash = scene_hash_double(hash, numbers[i]);
    return hash;
}

/// Hashes the length, then four bytes per word. A missing text and an empty one have different
/// hashes.
static uint64_t scene_hash_bytes(uint64_t hash, const void *bytes, int64_t size)
{
    const uint8_t *from = bytes;
    hash = scene_hash_count(hash, size);
    for (int64_t i = 0; i < size; i += 4) {
        uint32_t word = 0;
        for (int64_t k = i; k < i + 4; k++) word = word << 8 | (k < size ? from[k] : 0U);
        hash = pave_hash_word(hash, word);
    }
    return hash;
}

static uint64_t scene_hash_text(uint64_t hash, const char *text)
{
    return scene_hash_bytes(hash, text, text ? (int64_t)strlen(text) : -1);
}

static uint64_t scene_hash_style(uint64_t hash, const pave_scene_style *style)
{
    const uint32_t words[] = {style->fill, style->stroke, (uint32_t)style->join,
                              (uint32_t)style->cap};
    hash = pave_hash(hash, words, sizeof words / sizeof *words);
    return scene_hash_doubles(hash, (const double[]){style->width, style->dash, style->gap}, 3);
}

static uint64_t scene_hash_font(uint64_t hash, const pave_scene_font *font)
{
    const uint32_t words[] = {font->color, font->halo, (uint32_t)font->anchor, font->bold};
    hash = pave_hash(hash, words, sizeof words / sizeof *words);
    return scene_hash_doubles(
        hash, (const double[]){font->size, font->halo_width, font->along.x, font->along.y}, 4);
}

static uint64_t scene_hash_item(uint64_t hash, const pave_scene_item *item)
{
    hash = pave_hash_word(hash, (uint32_t)item->kind);
    hash = scene_hash_count(hash, item->point_count);
    for (int64_t i = 0; i < item->point_count; i++)
        hash = scene_hash_double(scene_hash_double(hash, item->points[i].x), item->points[i].y);
    switch (item->kind) {
    case PAVE_SCENE_POLYGON:
        hash = scene_hash_count(hash, item->ring_count);
        for (int64_t i = 0; i < item->ring_count; i++)
            hash = scene_hash_count(hash, item->ring_ends[i]);
        return scene_hash_style(hash, &item->style);
    case PAVE_SCENE_LINE: return scene_hash_style(hash, &item->style);
    case PAVE_SCENE_CIRCLE:
        return scene_hash_style(scene_hash_double(hash, item->radius), &item->style);
    case PAVE_SCENE_IMAGE: {
        const uint32_t words[] = {(uint32_t)item->width, (uint32_t)item->height, item->smooth};
        hash = pave_hash(hash, words, sizeof words / sizeof *words);
        return scene_hash_bytes(hash, item->rgba, (int64_t)item->width * item->height * 4);
    }
    case PAVE_SCENE_LABEL: return scene_hash_font(scene_hash_text(hash, item->text), &item->font);
    case PAVE_SCENE_GROUP: return scene_hash_text(hash, item->text);
    case PAVE_SCENE_GROUP_END: return hash;
    }
    return hash;
}

uint64_t pave_scene_hash(const pave_scene *scene)
{
    pave_scene_def def = pave_scene_get_def(scene);
    const double numbers[] = {def.margin, def.view.min.x, def.view.min.y, def.view.max.x,
                              def.view.max.y};
    uint64_t hash = pave_hash_word(PAVE_HASH_START, def.background);
    hash = scene_hash_text(scene_hash_text(hash, def.title), def.description);
    hash = scene_hash_doubles(hash, numbers, sizeof numbers / sizeof *numbers);
    for (int64_t i = 0; i < pave_scene_count(scene); i++) {
        pave_scene_item item = pave_scene_at(scene, i);
        hash = scene_hash_item(hash, &item);
    }
    return hash;
}
