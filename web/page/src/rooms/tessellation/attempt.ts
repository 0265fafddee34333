// The first attempt of the article, in numbers: lines through the neighbours of each tile, and where they meet. docs/differences.md draws the same.
import type { Point } from '../../stage/view.ts';

/** Who touches whom on a small board: inner nodes first, neighbours clockwise from north. */
export interface Touching {
    readonly points: ArrayLike<number>;
    readonly neighbors: readonly (readonly number[])[];
    readonly inner: number;
}

const faceMost = 16;

export const pointOf = ({ points }: Touching, node: number): Point => ({ x: points[2 * node]!, y: points[2 * node + 1]! });

/** The nodes round the face beside the way from a to b, from a on. */
export function faceOf({ neighbors }: Touching, a: number, b: number): number[] {
    const out: number[] = [];
    let [from, to] = [a, b];
    do {
        out.push(from);
        const all = neighbors[to]!;
        [from, to] = [to, all[(all.indexOf(from) + 1) % all.length]!];
    } while ((from !== a || to !== b) && out.length < faceMost);
    return out;
}

function meet(a: Point, b: Point, c: Point, d: Point): Point {
    const [x, y, u, v] = [b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y];
    const share = ((c.x - a.x) * v - (c.y - a.y) * u) / (x * v - y * u);
    return { x: a.x + share * x, y: a.y + share * y };
}

export function meanOf(all: readonly Point[]): Point {
    const sum = all.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }));
    return { x: sum.x / all.length, y: sum.y / all.length };
}

export interface Corner {
    /** Where the tile puts it. */
    readonly at: Point;
    /** Where the lines meet that it knows. */
    readonly meets: readonly Point[];
    /** Where it belongs: the centre of the face. */
    readonly belongs: Point;
    /** The tiles that meet there. */
    readonly face: readonly number[];
}

/** The corners of a tile, as the first attempt has them, one for each neighbour. */
export function cornersOf(board: Touching, node: number): Corner[] {
    return board.neighbors[node]!.map((other) => {
        const face = faceOf(board, node, other);
        const f = face.map((it) => pointOf(board, it));
        const n = f.length;
        const meets = [meet(f[1]!, f[n - 1]!, f[0]!, f[2]!), meet(f[1]!, f[n - 1]!, f[0]!, f[n - 2]!)];
        return { at: meanOf([...meets, f[0]!]), meets, belongs: meanOf(f), face };
    });
}

/** The story: which board, what is drawn, and what is said. */
export interface Chapter {
    readonly board: 'hex' | 'triangle';
    readonly shows: readonly ('graph' | 'neighbors' | 'lines' | 'allLines' | 'corners' | 'tiles' | 'belongs' | 'face' | 'right')[];
    readonly title: string;
    readonly text: string;
}

export const chapters: readonly Chapter[] = [
    {
        board: 'hex', shows: ['graph', 'neighbors'], title: 'A tile knows its neighbours',
        text: 'The adjacencies are chosen. Where are the corners of the tiles? The article first looked at each tile alone: its ' +
            'centre, and the centres of its neighbours.',
    },
    {
        board: 'hex', shows: ['graph', 'neighbors', 'lines'], title: 'Lines through neighbours',
        text: 'From each neighbour a line goes to the next one, all the way round. The tile is to lie somewhere inside.',
    },
    {
        board: 'hex', shows: ['graph', 'allLines', 'corners'], title: 'In the middle of where they meet',
        text: 'All tiles draw such lines. A corner is put in the middle of where those meet that the tile knows.',
    },
    {
        board: 'hex', shows: ['tiles', 'belongs'], title: 'With six neighbours it works',
        text: 'The three tiles at a corner are neighbours of each other. They know the same lines, and put the corner in the ' +
            'same place.',
    },
    {
        board: 'triangle', shows: ['graph', 'neighbors'], title: 'Now three neighbours',
        text: 'The same hexagons with fewer adjacencies: three to a tile. The tiles should become triangles.',
    },
    {
        board: 'triangle', shows: ['graph', 'neighbors', 'lines', 'corners', 'belongs'], title: 'The same lines',
        text: 'This tile puts its corners in the middle of the lines that it knows. Pink: where they belong.',
    },
    {
        board: 'triangle', shows: ['tiles', 'belongs'], title: 'It fails',
        text: 'Tiles are too small, or nearly flat, and there are gaps between them. No two tiles put a corner in the same ' +
            'place, and none where it belongs.',
    },
    {
        board: 'triangle', shows: ['right', 'graph', 'face', 'belongs'], title: 'The whole face matters',
        text: 'Six tiles meet at a corner, and each knows only two of the other five. All six lie round one face of the graph: ' +
            'its centre is the corner. That is how the tiles here are found.',
    },
];
