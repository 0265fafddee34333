// Colours of cells, as bytes r, g, b, a.
import type { Palettes, Shown } from './engine.ts';
import { unhappy } from './model.ts';

const endian = new Uint8Array(new Uint32Array([1]).buffer)[0] === 1;
/** 0xRRGGBBAA in the order of bytes of this machine, as a number to store. */
export const stored = (color: number): number => (endian ? ((color & 255) << 24) | ((color >>> 8 & 255) << 16) | ((color >>> 16 & 255) << 8) | (color >>> 24) : color) >>> 0;

/** a with a share of b, both 0xRRGGBBAA. */
export function mixed(a: number, b: number, share: number): number {
    let out = 0;
    for (let shift = 24; shift >= 0; shift -= 8) out += Math.round((a >>> shift & 255) * (1 - share) + (b >>> shift & 255) * share) * 2 ** shift;
    return out;
}

export const sea = (dark: boolean): number => (dark ? 0x1b3240ff : 0xbfdcecff);
export const empty = (dark: boolean): number => (dark ? 0x282d31ff : 0xe9ecefff);

export interface Looks {
    readonly dark: boolean;
    /** The unsatisfied are pale. */
    readonly marked: boolean;
    /** Nothing but what lies under smooth territories. */
    readonly under: boolean;
}

// For each byte of a moment the colour.
function tableOf({ races }: Palettes, { dark, marked }: Looks): Uint32Array {
    const table = new Uint32Array(256).fill(stored(empty(dark)));
    for (let race = 1; race < unhappy; race++) {
        const color = races[(race - 1) % races.length]!;
        table[race] = stored(color);
        table[race | unhappy] = stored(marked ? mixed(color, empty(dark), 0.62) : color);
    }
    return table;
}

/** Whether the map says more than the run: something was merged or painted. */
export const isMerged = ({ def }: Shown): boolean => def.merge.growIntoNone || def.merge.sizeMin > 1 || def.merge.fillHoles || def.ink.length > 0;

/** The colours of the cells, as they are stored. */
export function cellColors(shown: Shown, palettes: Palettes, looks: Looks): Uint32Array {
    const { ground: { count }, moment, map } = shown;
    const back = stored(moment ? empty(looks.dark) : sea(looks.dark));
    const out = new Uint32Array(count).fill(looks.under && moment ? back : 0);
    if (!looks.under) {
        const merged = map && isMerged(shown);
        const table = moment ? tableOf(palettes, { ...looks, marked: looks.marked && !merged }) : [back, ...Array.from(map?.colors ?? [], stored)];
        const numbers = moment ? (merged ? map.labels : moment.cells) : map?.of;
        numbers?.forEach((number, cell) => { out[cell] = table[number]!; });
    }
    return out;
}

/** Whether a map of areas has cells of sea. */
export function hasSea({ def, map }: Shown): boolean {
    if (def.run || !map) return false;
    return map.of.some((id) => !id);
}
