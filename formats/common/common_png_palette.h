/// formats/common/common_png_palette.h: palette of a PNG.
#ifndef PAVE_FORMATS_COMMON_PNG_PALETTE_H
#define PAVE_FORMATS_COMMON_PNG_PALETTE_H

#include <stdbool.h>
#include <stdint.h>

enum { PAVE_PNG_COLORS_MAX = 256, PAVE_PNG_SLOTS = 1024, PAVE_PNG_SLOT_BITS = 10 };

/// Colours in order of first use, with a hash table. Initialize to {0}.
typedef struct pave_png_palette {
    int32_t count;
    uint32_t rgba[PAVE_PNG_COLORS_MAX]; ///< red in the lowest byte
    int16_t slots[PAVE_PNG_SLOTS];      ///< 1 + index of a colour; 0: empty
} pave_png_palette;

/// Packs four bytes in PNG order.
static inline uint32_t pave_png_color(const uint8_t *rgba)
{
    return rgba[0] | (uint32_t)rgba[1] << 8 | (uint32_t)rgba[2] << 16 | (uint32_t)rgba[3] << 24;
}

/// Returns the index of a colour, adding it if new; -1 if the palette is full.
static inline int32_t pave_png_color_number(pave_png_palette *palette, uint32_t rgba)
{
    uint32_t slot = (rgba * UINT32_C(0x9e3779b1)) >> (32 - PAVE_PNG_SLOT_BITS);
    while (palette->slots[slot] && palette->rgba[palette->slots[slot] - 1] != rgba)
        slot = (slot + 1) % PAVE_PNG_SLOTS;
    if (palette->slots[slot]) return palette->slots[slot] - 1;
    if (palette->count == PAVE_PNG_COLORS_MAX) return -1;
    palette->rgba[palette->count++] = rgba;
    palette->slots[slot] = (int16_t)palette->count;
    return palette->count - 1;
}

/// Fills the PLTE and tRNS data. `colors` must hold at least 3 bytes per colour, `alphas` one.
static inline void pave_png_palette_data(const pave_png_palette *palette, uint8_t *colors,
                                         uint8_t *alphas)
{
    for (int32_t i = 0; i < palette->count; i++) {
        for (int k = 0; k < 3; k++) colors[3 * i + k] = (uint8_t)(palette->rgba[i] >> 8 * k);
        alphas[i] = (uint8_t)(palette->rgba[i] >> 24);
    }
}

#endif
