// Colours of cells, as bytes r, g, b, a.
import type { Ground, Palettes, Shown } from './engine.ts';
import { cellsOfRuns, unhappy } from './model.ts';

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
export const stone = (dark: boolean): number => (dark ? 0x8b929cff : 0x575d68ff);

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

/** The colours of the rectangle round the cells. */
export function cellColors(shown: Shown, palettes: Palettes, looks: Looks, into: Uint32Array): void {
    const { ground: { at }, moment, map, def } = shown;
    into.fill(0);
    const races = !!moment;
    const back = stored(races ? empty(looks.dark) : sea(looks.dark));
    if (looks.under) {
        if (races) for (const place of at) into[place] = back;
    } else if (moment && !(map && isMerged(shown))) {
        const table = tableOf(palettes, looks);
        for (let cell = 0; cell < at.length; cell++) into[at[cell]!] = table[moment.cells[cell]!]!;
    } else if (map && moment) {
        const table = tableOf(palettes, { ...looks, marked: false });
        for (let cell = 0; cell < at.length; cell++) into[at[cell]!] = table[map.labels[cell]!]!;
    } else if (map) {
        const table = [back, ...Array.from(map.colors, stored)];
        for (let cell = 0; cell < at.length; cell++) into[at[cell]!] = table[map.of[cell]!]!;
    }
    const gray = stored(stone(looks.dark));
    const rock = cellsOfRuns(def.place.rock, at.length);
    for (const cell of rock) into[at[cell]!] = gray;
    if (!looks.under || !map) return; // smooth borders leave the line of the cells: no gap may show
    for (const cell of rock) for (const next of beside(shown.ground, cell)) if (map.of[next]) into[at[next]!] = gray;
}

const hexSteps = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]];
const squareSteps = [[1, 0], [0, 1], [-1, 0], [0, -1]];
const triSteps = [[0, 0], [-1, 0], [0, -1]];

/** The cells across the edges of a cell, without those across a rim. */
export function beside({ grid, at, width, cellAt }: Ground, cell: number): number[] {
    const faces = grid === 'tri' ? 2 : 1;
    const s = at[cell]! % faces;
    const x = Math.floor(at[cell]! / faces) % width;
    return (grid === 'tri' ? triSteps : grid === 'hex' ? hexSteps : squareSteps).flatMap(([q, r]) => {
        const turn = s ? -1 : 1;
        if (x + turn * q! < 0 || x + turn * q! >= width) return [];
        const next = cellAt[at[cell]! + faces * turn * (q! + r! * width) + (faces === 2 ? turn : 0)];
        return next === undefined || next < 0 ? [] : [next];
    });
}

/** Whether a map of areas has cells of sea. */
export function hasSea({ def, map, ground }: Shown): boolean {
    if (def.run || !map) return false;
    const rock = new Set(cellsOfRuns(def.place.rock, ground.at.length));
    return map.of.some((id, cell) => !id && !rock.has(cell));
}

export const sizeOf = (ground: Ground): number => ground.cellAt.length;
