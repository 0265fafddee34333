// Colours of cells by their shapes and turns.
import type { GridName } from './fields.ts';
import { kindsOf } from './model.ts';

type Rgb = readonly [number, number, number];

// From the thinnest kind to the widest, as in the command's pictures.
const stops: readonly Rgb[] = [[0x2f, 0x6f, 0x8b], [0x8f, 0xbf, 0xb5], [0xf1, 0xdf, 0xb4], [0xe3, 0xa2, 0x7c]];

// Kinds in even steps along the four colours; spectres, which are of one kind, by their turns.
function colorOf(grid: GridName, kind: number, turn: number): Rgb {
    const count = kindsOf(grid);
    if (count === 1) return at(3 * (turn < 128 ? turn / 128 : (256 - turn) / 128)); // and back, so that the last turn lies beside the first
    if (grid === 'townscaper') return mixed(stops[2]!, stops[kind % 2 ? 3 : 1]!, [0, 0.12, 0.22, 0.3][kind]!);
    const first = grid === 'hat' ? 1 : 0;
    const last = count === 2 && !first ? 2 : 3;
    return at(first + (kind * (last - first)) / (count - 1));
}

const mixed = (a: Rgb, b: Rgb, share: number): Rgb => [0, 1, 2].map((k) => a[k]! + (b[k]! - a[k]!) * share) as unknown as Rgb;
function at(place: number): Rgb {
    const below = Math.min(stops.length - 2, Math.floor(place));
    return mixed(stops[below]!, stops[below + 1]!, place - below);
}

/** The bytes r, g, b, a of each cell. */
export function shapeColors(grid: GridName, kinds: Uint8Array, turns: Uint8Array, dark: boolean): Uint8Array {
    const out = new Uint8Array(4 * kinds.length);
    for (let i = 0; i < kinds.length; i++) {
        const plain = colorOf(grid, kinds[i]!, turns[i]!);
        const color = dark ? mixed(plain, [16, 18, 22], 0.18) : plain;
        out.set([Math.round(color[0]), Math.round(color[1]), Math.round(color[2]), 255], 4 * i);
    }
    return out;
}

/** The sea around a map of Dice Wars: cells that hardly differ. */
export function seaColors(kinds: Uint8Array, turns: Uint8Array, dark: boolean): Uint8Array {
    const [base, other]: [Rgb, Rgb] = dark ? [[27, 50, 64], [33, 60, 76]] : [[191, 220, 236], [203, 228, 241]];
    const out = new Uint8Array(4 * kinds.length);
    for (let i = 0; i < kinds.length; i++) {
        const color = mixed(base, other, ((turns[i]! * 7 + kinds[i]! * 90) & 255) / 255);
        out.set([color[0], color[1], color[2], 255], 4 * i);
    }
    return out;
}
