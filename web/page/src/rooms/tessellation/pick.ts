// Which side of which tile is meant, by a pointer or by a key, and where it lies.
import { ringOf } from '../../stage/tiles.ts';
import type { Point } from '../../stage/view.ts';
import type { Made, Ground } from './tessellation.work.ts';

/** Two nodes that are or could be adjacent: a tile and its neighbour k. */
export interface Side {
    readonly tile: number;
    readonly k: number;
    readonly other: number;
    readonly joined: boolean;
    /** The side that they share; where they share none, the way from centre to centre. */
    readonly from: Point;
    readonly to: Point;
}

export type Board = Pick<Made, 'tiles' | 'centers' | 'links' | 'hash'> & { readonly ground: Ground };

/** The names of the directions, clockwise from north. */
export const directions = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'] as const;

const at = (values: ArrayLike<number>, i: number): Point => ({ x: values[2 * i]!, y: values[2 * i + 1]! });
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

export const tileTotal = (board: Board): number => board.centers.length / 2;
/** Where a node is seen: a tile at its centre. */
export const placeOf = (board: Board, node: number): Point => (node < tileTotal(board) ? at(board.centers, node) : at(board.ground.places, node));

/** The upper and the lower end of a node. */
export function endsOf(board: Board, node: number): [Point, Point] {
    const at = placeOf(board, node);
    if (node >= tileTotal(board)) return [at, at];
    const rows = ringOf(board.tiles, node).filter((_, i) => i % 2);
    return [{ x: at.x, y: Math.min(...rows) }, { x: at.x, y: Math.max(...rows) }];
}

/** Side k of a tile. */
export function sideAt(board: Board, tile: number, k: number): Side {
    const { links, tiles: { points, start, rings }, ground: { around }, hash } = board;
    const other = around[6 * tile + k]!;
    const joined = !!(links[tile]! >> k & 1);
    // The sides of a ring go clockwise from north, one for each neighbour that is joined; hexagons of a board without tiles have all six.
    if (joined || !hash) {
        const before = hash ? bits(links[tile]! & ((1 << k) - 1)) : k;
        const [first, end] = [start[tile]!, start[tile + 1]!];
        return { tile, k, other, joined, from: at(points, rings[first + before]!), to: at(points, rings[first + before + 1 < end ? first + before + 1 : first]!) };
    }
    return { tile, k, other, joined, from: placeOf(board, tile), to: placeOf(board, other) };
}

function bits(value: number): number {
    let count = 0;
    for (let it = value; it; it &= it - 1) count++;
    return count;
}

export const middleOf = (side: Side): Point => middle(side.from, side.to);

function distance(p: Point, a: Point, b: Point): number {
    const [x, y] = [b.x - a.x, b.y - a.y];
    const share = Math.min(0.8, Math.max(0.2, ((p.x - a.x) * x + (p.y - a.y) * y) / Math.max(x * x + y * y, 1e-12)));
    return Math.hypot(p.x - a.x - share * x, p.y - a.y - share * y);
}

/** The side of a tile that a pointer means; nothing where it is nearer to the centre of the tile. */
export function sideNear(board: Board, tile: number, p: Point): Side | undefined {
    let best: Side | undefined;
    let least = Infinity;
    for (let k = 0; k < 6; k++) {
        const side = sideAt(board, tile, k);
        const m = middleOf(side);
        const far = side.joined || !board.hash ? distance(p, side.from, side.to) : Math.hypot(p.x - m.x, p.y - m.y);
        if (far < least) [best, least] = [side, far];
    }
    const center = placeOf(board, tile);
    return best && least < 0.9 * Math.hypot(p.x - center.x, p.y - center.y) ? best : undefined;
}

/** The neighbour of a tile that lies most in the direction of an arrow; -1 where there is none. */
export function walk(board: Board, tile: number, x: number, y: number): number {
    const here = at(board.ground.places, tile);
    let best = -1;
    let most = 0.6;
    for (let k = 0; k < 6; k++) {
        const other = board.ground.around[6 * tile + k]!;
        if (other >= tileTotal(board)) continue;
        const there = at(board.ground.places, other);
        const cosine = ((there.x - here.x) * x + (there.y - here.y) * y) / Math.hypot(there.x - here.x, there.y - here.y);
        if (cosine > most + 1e-6 || (cosine > most - 1e-6 && Math.abs(other - tile) === 1)) [best, most] = [other, cosine]; // of two, the one in the same row
    }
    return best;
}

/** A node as the command names it, with its column and row. */
export function nameOf(node: number, width: number, height: number): string {
    return node < width * height ? `tile ${node} (${node % width},${Math.floor(node / width)})` : `border tile ${node}`;
}

/** What a screen reader hears of a tile. */
export function tellTile(board: Board, tile: number, width: number, height: number): string {
    const all = Array.from({ length: 6 }, (_, k) => sideAt(board, tile, k));
    const list = (joined: boolean): string => all.filter((it) => it.joined === joined).map((it) => `${it.k + 1} ${directions[it.k]}`).join(', ') || 'none';
    const sides = board.tiles.start[tile + 1]! - board.tiles.start[tile]!;
    return `${nameOf(tile, width, height)}, ${sides} sides. Joined: ${list(true)}. Apart: ${list(false)}.`;
}

// Which of the nodes of a fault to name, and what helps.
const faults: Record<string, { names: (names: readonly string[]) => string; advice?: string }> = {
    disconnected: { names: ([a, b]) => `${a} and ${b}`, advice: 'join their parts' },
    'few-neighbors': { names: ([a]) => a!, advice: 'join it to another' },
    bridge: { names: ([a, b]) => `${a} – ${b}`, advice: 'join more of the tiles adjacent to it' },
    'face-twice': { names: ([a]) => a!, advice: 'join more of the tiles adjacent to it' },
    'shared-twice': { names: ([a, b, c, d]) => `${a} – ${b} and ${c} – ${d}`, advice: 'join more of the tiles between them' },
    edit: { names: () => '' },
};

/** The nodes that a fault is about: those beside them only help to see it. */
export const nodesOf = ({ kind, nodes }: { kind: string; nodes: readonly number[] }): readonly number[] =>
    nodes.slice(0, { 'few-neighbors': 1, 'face-twice': 1, disconnected: 2, bridge: 2 }[kind] ?? nodes.length);

/** Why something cannot be, in one line. */
export function tellRefusal({ kind, text, nodes }: { kind: string; text: string; nodes: readonly number[] }, width: number, height: number): string {
    const { names, advice } = faults[kind] ?? { names: (all: readonly string[]) => all.join(', ') };
    const places = nodes.length ? names(nodes.map((it) => nameOf(it, width, height))) : '';
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}${places && `: ${places}`}${advice ? `; ${advice}` : ''}`;
}
