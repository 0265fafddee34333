// What a board is made from: out of the state, into the worker, and as the command says it.

export const kinds = ['even', 'push', 'angle', 'lloyd', 'reapply'] as const;
export const rims = ['stay', 'free', 'frame'] as const;
export const patterns = ['hex', 'quad', 'triangle'] as const;
export const degrees = ['4', '5', '6', '7', '8', 'any'] as const;
export const fills = ['sides', 'colors', 'area', 'none'] as const;
export type Kind = (typeof kinds)[number];
export type Rim = (typeof rims)[number];
export type Pattern = (typeof patterns)[number];
export type Degree = (typeof degrees)[number];
export type Fill = (typeof fills)[number];

/** Pairs of nodes, one after the other: a, b, a, b, ... */
export type Pairs = readonly number[];

/** The board: which tiles touch. */
export interface BoardOptions {
    readonly width: number;
    readonly height: number;
    readonly pattern: Pattern;
    /** Pairs that are not as the pattern has them. */
    readonly cuts: Pairs;
    readonly share: number;
    readonly degree: Degree;
    readonly sides: number;
    readonly seed: string;
    readonly repair: boolean;
}

/** And what becomes of its tiles. */
export interface Options extends BoardOptions {
    readonly kind: Kind;
    readonly rim: Rim;
    readonly radius: number;
    readonly steps: number;
    /** Pairs that are joined or parted in the finished mesh, in this order. */
    readonly edits: Pairs;
    /** Rings of tiles round an edit that are evened out after it. */
    readonly rings: number;
}

/** The steps of evening out round an edit. */
export const aroundSteps = 10;
/** The default of the command: --min-radius is left out. */
export const usualRadius = 0.85;

/** How pictures differ. */
export interface Look {
    readonly fill: Fill;
    readonly graph: boolean;
    readonly intended: boolean;
}

export const boardKey = ({ width, height, pattern, cuts, share, degree, sides, seed, repair }: BoardOptions): string =>
    JSON.stringify([width, height, pattern, cuts, share, ...(share ? [degree, sides, seed] : []), repair]);

/** All but the edits and the number of steps. */
export const meshKey = (options: Options): string =>
    boardKey(options) + JSON.stringify([options.kind, options.rim, options.kind === 'push' ? options.radius : 0]);

export function pairsOf(list: Pairs): [number, number][] {
    return Array.from({ length: list.length >> 1 }, (_, i) => [list[2 * i]!, list[2 * i + 1]!]);
}

/** The command that makes the same mesh, prints its hash and writes its picture. `joins` says of each pair of cuts whether it is joined instead. */
export function commandOf(options: Options, look: Look, joins: readonly boolean[]): string {
    const { width, height, pattern, share, degree, sides, seed, kind, rim, radius, steps, rings, edits } = options;
    const words = ['pave', 'tess', '--size', `${width}x${height}`];
    if (pattern !== 'hex') words.push('--pattern', pattern);
    pairsOf(options.cuts).forEach(([a, b], i) => words.push(joins[i] ? '--join' : '--cut', `${a}:${b}`));
    if (share) {
        words.push('--remove', String(share), '--seed', seed);
        if (degree !== '6') words.push('--max-degree', degree);
        if (sides !== 3) words.push('--min-sides', String(sides));
    }
    if (options.repair) words.push('--repair');
    const around = rings > 0 && edits.length > 0;
    if (steps) words.push('--relax', String(steps));
    if (steps || around) {
        if (kind !== 'even') words.push('--kind', kind);
        if (kind === 'push' && radius !== usualRadius) words.push('--min-radius', String(radius));
    }
    if (steps && rim !== 'stay') words.push('--rim', rim);
    for (const [a, b] of pairsOf(edits)) {
        words.push('--toggle', `${a}:${b}`);
        if (around) words.push('--relax-around', `${Math.min(a, b)}:${rings}:${aroundSteps}`);
    }
    if (look.fill !== 'sides') words.push('--fill', look.fill);
    if (look.graph) words.push('--adjacency');
    if (look.intended) words.push('--intended');
    return [...words, '--hash', '-o', 'tiles.svg'].join(' ');
}

/** The steps of which frames are made: all, or on big boards few; a frame of s steps takes s of them to make. */
export function stepsOf(most: number, tiles: number): number[] {
    const wanted = Math.max(4, Math.min(most, Math.floor(3000000 / Math.max(tiles * Math.max(most, 1), 1))));
    const out = Array.from({ length: wanted + 1 }, (_, i) => Math.round((i * most) / wanted));
    return [...new Set(out)];
}
