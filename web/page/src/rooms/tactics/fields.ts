// All that the address of this room can say. Each scene has fields of its own; the seed is that of town and land.
import { flag, free, list, ofView, only, real, seed, where, whole, word } from '../../state/room-fields.ts';
import { countOf, indexOf, middleAt, packed, setOf } from './board.ts';
import type { Store } from '../../state/store.ts';
import { codesOf } from './orders.ts';

export const scenes = [
    ['citadel', 'Citadel'], ['distances', 'Distances'], ['formations', 'Formations'], ['giants', 'Giants'], ['terrain', 'Terrain'],
] as const;
export type SceneName = (typeof scenes)[number][0];

export const metrics = ['edge', 'shortcut', 'touch'] as const;
export type Metric = (typeof metrics)[number];
export const grids = ['tri', 'hex', 'square'] as const;
export const kinds = ['line', 'column', 'wedge', 'square', 'ring'] as const;
export const bodies = ['rhombus', 'hexagon', 'triangle'] as const;

/** The boards of the scenes with walls. */
export const distanceBoard = { width: 31, height: 30 };
export const giantBoard = { width: 59, height: 24 };
export const formationBoard = { width: 46, height: 18 };

// Ruins with gaps of several widths, so that each size has its own way.
function ruins(): Set<number> {
    const walls = new Set<number>();
    const wall = (x0: number, y0: number, x1: number, y1: number): void => {
        for (let cell = 0; cell < countOf(giantBoard); cell++) {
            const { x, y } = middleAt(giantBoard, cell);
            if (x > x0 && x < x1 && y > y0 && y < y1) walls.add(cell);
        }
    };
    const block = (q: number, r: number, width: number, height: number): void => {
        for (let j = r; j < r + height; j++) for (let i = q; i < q + width; i++) for (const s of [0, 1]) {
            const cell = indexOf(giantBoard, { q: i, r: j, s });
            if (cell >= 0) walls.add(cell);
        }
    };
    wall(8.2, -1, 9.4, 4.4);
    wall(8.2, 6, 9.4, 10.6);
    wall(8.2, 14.6, 9.4, 22);
    wall(19.2, -1, 20.4, 2.7);
    wall(19.2, 7.6, 20.4, 15.8);
    wall(19.2, 17.5, 20.4, 22);
    block(11, 6, 2, 2);
    block(4, 17, 2, 2);
    block(20, 9, 2, 1);
    block(23, 3, 2, 2);
    return walls;
}

const paintings = ['move', 'paint', 'clear'] as const;
export type Painting = (typeof paintings)[number];

export const fields = {
    scene: word<SceneName>('citadel', scenes.map(([name]) => name)),
    seed: seed('7'),
    /** The camera: x, y, pixels of an edge, in hundredths. Empty: all is seen. */
    at: ofView(list([], -1e9, 1e9, 3)),
    tool: ofView(word<Painting>('move', paintings)),
    ...where('scene', ['distances'], {
        m: word<Metric>('shortcut', metrics),
        rule: word('short', ['short', 'one', 'both', 'open'] as const),
        from: whole(15 * 31 + 15, 0, 31 * 30 - 1),
        w: setOf(distanceBoard),
    }),
    ...where('scene', ['formations'], {
        g: word('tri', grids),
        k: word('line', kinds),
        ranks: whole(2, 1, 12),
        files: whole(8, 1, 16),
        facing: whole(0, 0, 5),
        range: whole(1, 1, 6),
        orders: only(free('m2.wr', 400), (text) => codesOf(text).join('.') === text),
        turn: ofView(real(-1, -1, 100000, 2)),
        fw: setOf(formationBoard),
    }),
    ...where('scene', ['giants'], {
        body: word('hexagon', bodies),
        size: whole(2, 1, 6),
        a: whole(4 * 59 + 8, 0, 59 * 24 - 1),
        b: whole(15 * 59 + 50, 0, 59 * 24 - 1),
        stance: word('e', ['e', 'n', 'w'] as const),
        heat: flag(true),
        gw: setOf(giantBoard, packed(ruins())),
        gt: ofView(real(0, 0, 1000, 2)),
    }),
    ...where('scene', ['citadel'], {
        cs: whole(40, 12, 60),
        outline: word('any', ['any', 'triangle', 'rhombus', 'hexagon', 'free'] as const),
        bastions: whole(0, 0, 40),
        gates: whole(0, 0, 16),
        streets: word('any', ['any', 'radial', 'rings', 'spider', 'grid', 'rows', 'organic'] as const),
        shore: word('any', ['any', 'none', 'river', 'sea'] as const),
        moat: flag(true),
        ravelins: flag(true),
        fire: word('none', ['none', 'one', 'all'] as const),
        far: whole(24, 4, 40),
        work: whole(0, 0, 1000),
    }),
    ...where('scene', ['terrain'], {
        land: word('128x64', ['64x32', '128x64', '192x96', '256x128'] as const),
        hills: whole(40, 8, 120),
        relief: real(0, 0, 40, 1),
        sea: whole(40, 0, 90),
        erosion: whole(10, 0, 50),
        rivers: whole(60, 5, 400),
        lakes: whole(10, 1, 200),
        tiers: flag(false),
        step: real(0.5, 0.1, 4, 2),
    }),
};
export type Fields = typeof fields;
export type RoomStore = Store<Fields>;
