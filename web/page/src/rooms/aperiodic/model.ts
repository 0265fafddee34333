// From the state of the room to what the worker makes: pure functions.
import type { Builtin } from 'pave-maps';
import { clamp, fit, type Box, type Camera, type Cell, type View } from '../../stage/view.ts';
import { far, type GridName, type State } from './fields.ts';

/** The name of a cell. */
export type Name = Cell;
/** A ground without end. */
export type Ground = Pick<State, 'grid' | 'seed'>;
/** A world of a built-in set on the rhombs of a ground. */
export type WorldPlan = ReturnType<typeof worldOf>;
/** A map of Dice Wars, around the middle of a ground. */
export type DicePlan = ReturnType<typeof diceOf>;
/** How many directions the sides of a multigrid have; 0 for another ground. */
export const familiesOf = (grid: GridName): number => (grid === 'penrose' ? 5 : grid === 'ammann-beenker' ? 4 : grid.startsWith('multigrid-') ? Number(grid.slice(10)) : 0);

/** About how large a cell is, in squares of a side. */
export function cellArea(grid: GridName): number {
    if (grid === 'hat') return 13.86;
    if (grid === 'spectre') return 8.2;
    return grid === 'ammann-beenker' ? 0.83 : 0.8;
}

/** The least and the most pixels of a side: cells of six to two hundred pixels. */
export const limitsOf = (grid: GridName): readonly [number, number] => [6 / Math.sqrt(cellArea(grid)), 200 / Math.sqrt(cellArea(grid))];
/** Pixels of a side where the address has none. */
export const scaleOf = ({ grid, z }: Pick<State, 'grid' | 'z'>): number => z || Math.round(4600 / Math.sqrt(cellArea(grid))) / 100;

/** Only rhombs have worlds. */
export const coverOf = ({ grid, on }: Pick<State, 'grid' | 'on'>): State['on'] => (on === 'world' && !familiesOf(grid) ? 'shapes' : on);

export const groundOf = ({ grid, seed }: Ground): Ground => ({ grid, seed });
const areas: readonly string[] = ['land', 'lakes', 'meadow', 'cave'];
export const noiseOf = ({ set, noise }: Pick<State, 'set' | 'noise'>): number => (noise >= 0 ? (noise ? Math.max(2, noise) : 0) : areas.includes(set) ? 8 : 0);
export const worldOf = (state: State) => ({ ground: groundOf(state), set: state.set satisfies Builtin, seed: state.w, noise: noiseOf(state) });
export const diceOf = (state: State) => ({ ground: groundOf(state), seed: state.d, radius: radiusOf(state), players: state.p });
/** How much larger the cells of a ground are than rhombs, as a length. */
export const unitOf = (grid: GridName): number => Math.sqrt(cellArea(grid) / 0.8);
/** The radius of a map in lengths of a side: as many cells on every ground. */
export const radiusOf = ({ grid, r }: Pick<State, 'grid' | 'r'>): number => Math.round(r * unitOf(grid));

/** The camera where nobody has moved it: it shows all of a map; the ground beside has no end. */
export function wholeOf(state: Pick<State, 'grid' | 'on' | 'r'>, view: Pick<View, 'width' | 'height'> | undefined): Camera {
    const around = 1.04 * radiusOf(state);
    return state.on === 'dice' && view ? fit({ x0: -around, y0: -around, x1: around, y1: around }, view.width, view.height, 0.02) : { x: 0, y: 0, scale: scaleOf({ grid: state.grid, z: 0 }) };
}
/** What the address has of it. */
export const whole = { x: 0, y: 0, z: 0 } as const;

export const nameText = ({ q, r, s }: Name): string => `${q},${r},${s}`;
// ---- What is seen ---------------------------------------------------------------------------------------------------------------

const most = 150000; // cells of a piece

/** The box of a picture with a margin on each side, as a share of it, within the ground. */
export function boxWith({ x, y, scale, width, height }: View, margin: number): Box {
    const [w, h] = [((0.5 + margin) * width) / scale, ((0.5 + margin) * height) / scale];
    return { x0: clamp(x - w, -edge, edge), y0: clamp(y - h, -edge, edge), x1: clamp(x + w, -edge, edge), y1: clamp(y + h, -edge, edge) };
}

/** The box of the cells for a picture: with more around it where these are not too many. */
export function pieceBox(view: View, grid: GridName): Box {
    const cells = (view.width * view.height) / view.scale ** 2 / cellArea(grid);
    const margin = Math.max(0.12, Math.min(0.45, (Math.sqrt(most / Math.max(cells, 1)) - 1) / 2));
    const { x0, y0, x1, y1 } = boxWith(view, margin);
    return { x0: x0 - rim, y0: y0 - rim, x1: x1 + rim, y1: y1 + rim };
}
const rim = 4; // a cell reaches so far from its middle
const edge = far - 2 * rim;

export const holds = (outer: Box, inner: Box): boolean => outer.x0 <= inner.x0 - rim && outer.y0 <= inner.y0 - rim && outer.x1 >= inner.x1 + rim && outer.y1 >= inner.y1 + rim;
/** Whether a piece is far larger than what is seen. */
export const tooLarge = (outer: Box, inner: Box): boolean => (outer.x1 - outer.x0) * (outer.y1 - outer.y0) > 24 * (inner.x1 - inner.x0 + 2 * rim) * (inner.y1 - inner.y0 + 2 * rim);

// ---- Words ----------------------------------------------------------------------------------------------------------------------

export const titles: Readonly<Record<GridName, string>> = {
    penrose: 'Penrose’s rhombs', 'ammann-beenker': 'Ammann–Beenker, squares and rhombs', 'multigrid-6': 'Rhombs of 6 directions', 'multigrid-7': 'Rhombs of 7 directions',
    'multigrid-8': 'Rhombs of 8 directions', 'multigrid-9': 'Rhombs of 9 directions', 'multigrid-10': 'Rhombs of 10 directions', 'multigrid-11': 'Rhombs of 11 directions',
    'multigrid-12': 'Rhombs of 12 directions', hat: 'Hats', spectre: 'Spectres', townscaper: 'Townscaper’s quads',
};

/** What is said of a ground, in a sentence or two. */
export function saysOf(grid: GridName): string {
    if (grid === 'penrose') return 'Two rhombs, found by Roger Penrose: thick ones and thin ones, 1.618 to 1.';
    if (grid === 'ammann-beenker') return 'Squares and rhombs of 45 degrees, in the order of eight directions.';
    if (grid === 'hat') return 'One tile that can only be laid without repeating, found in 2022. One in about eight lies mirrored.';
    if (grid === 'spectre') return 'One tile that never repeats and is never mirrored, found in 2023.';
    if (grid === 'townscaper') return 'Triangles joined to pairs, cut into quads, and relaxed to near squares, as in the game Townscaper.';
    const families = familiesOf(grid);
    return `Lines of ${families} directions cross, and each crossing is a rhomb: ${Math.floor(families / 2)} shapes.`;
}

/** The shape of a cell in words: `kind` is that of its piece. */
export function shapeWord(grid: GridName, kind: number): string {
    const families = familiesOf(grid);
    if (!families) return grid === 'hat' ? (kind ? 'mirrored hat' : 'hat') : grid === 'spectre' ? 'spectre' : 'quad';
    if (grid === 'penrose') return kind === 0 ? 'thin rhomb' : 'thick rhomb';
    if (2 * (kind + 1) === families) return 'square';
    return `rhomb of ${+((180 * (kind + 1)) / families).toFixed(1)} degrees`;
}

/** The kind of rhomb of a pair of families: 0 is the thinnest. */
export function rhombKind(families: number, i: number, j: number): number {
    const steps = families % 2 ? (2 * (j - i)) % families : j - i;
    return Math.min(steps, families - steps) - 1;
}
/** How many kinds of cells a grid has. */
export const kindsOf = (grid: GridName): number => (familiesOf(grid) ? Math.floor(familiesOf(grid) / 2) : grid === 'hat' ? 2 : grid === 'townscaper' ? 4 : 1);
