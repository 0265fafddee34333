// Colours of cells by their shapes and turns.
import type { GridName, State } from './fields.ts';
import { kindsOf } from './model.ts';

/** How shapes are coloured. */
export interface Shades {
    readonly colors: State['colors'];
    readonly by: State['by'];
    readonly dark: boolean;
}

type Rgb = readonly [number, number, number];
const rgb = (hex: string): Rgb => [0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;

/** Four colours each, from the thinnest kind to the widest; the first palette is the command's. */
export const palettes: Readonly<Record<State['colors'], readonly Rgb[]>> = {
    shore: ['2f6f8b', '8fbfb5', 'f1dfb4', 'e3a27c'].map(rgb),
    clay: ['6b3429', 'b5613f', 'e3ab74', 'f5e6cb'].map(rgb),
    lagoon: ['0f4c5c', '2a8f8d', '8fd0bd', 'f3f0dc'].map(rgb),
    meadow: ['2c5a45', '6b9a55', 'bfd084', 'f4eecb'].map(rgb),
    dusk: ['33305a', '76507f', 'cd8290', 'f7d2ab'].map(rgb),
    slate: ['3c4651', '76848f', 'bec7cc', 'f1efe8'].map(rgb),
};

/** The command's way: kinds in even steps along the four colours. */
function along(stops: readonly Rgb[], kind: number, count: number, grid: GridName): Rgb {
    if (count === 1) return stops[2]!;
    if (grid === 'townscaper') return mixed(stops[2]!, stops[kind % 2 ? 3 : 1]!, [0, 0.12, 0.22, 0.3][kind]!);
    const first = grid === 'hat' ? 1 : 0;
    const last = count === 2 && !first ? 2 : 3;
    return at(stops, first + (kind * (last - first)) / (count - 1));
}

const mixed = (a: Rgb, b: Rgb, share: number): Rgb => [0, 1, 2].map((k) => a[k]! + (b[k]! - a[k]!) * share) as unknown as Rgb;
function at(stops: readonly Rgb[], place: number): Rgb {
    const below = Math.min(stops.length - 2, Math.floor(place));
    return mixed(stops[below]!, stops[below + 1]!, place - below);
}

// Round through all four and back, so that the last turn lies beside the first.
const round = (stops: readonly Rgb[], turn: number): Rgb => at(stops, 3 * (turn < 128 ? turn / 128 : (256 - turn) / 128));

const light = 40; // of 256 parts of half a turn: where it comes from
function lit(color: Rgb, turn: number, whole: boolean): Rgb {
    const shade = Math.cos((2 * Math.PI * (turn - light)) / 256) * (whole ? 0.16 : 0.14);
    return mixed(color, shade > 0 ? [255, 250, 238] : [24, 20, 40], Math.abs(shade));
}

/** The bytes r, g, b, a of each cell. */
export function shapeColors(grid: GridName, kinds: Uint8Array, turns: Uint8Array, { colors, by, dark }: Shades): Uint8Array {
    const stops = palettes[colors];
    const count = kindsOf(grid);
    const way = by === 'shape' && count === 1 ? 'turn' : by;
    const table = new Map<number, Rgb>();
    const colorOf = (kind: number, turn: number): Rgb => {
        const plain = way === 'turn' && grid !== 'townscaper' ? round(stops, turn) : way === 'turn' ? at(stops, 0.6 + (2.2 * turn) / 256) : along(stops, kind, count, grid);
        const color = way === 'both' ? lit(plain, turn, count === 1) : plain;
        return dark ? mixed(color, [16, 18, 22], 0.18) : color;
    };
    const out = new Uint8Array(4 * kinds.length);
    for (let i = 0; i < kinds.length; i++) {
        const key = kinds[i]! * 256 + turns[i]!;
        let color = table.get(key);
        if (!color) table.set(key, (color = colorOf(kinds[i]!, turns[i]!)));
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
