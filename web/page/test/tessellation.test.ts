import { readFileSync } from 'node:fs';
import { Board, Mesh, load } from 'pave-maps';
import { beforeAll, describe, expect, test } from 'vitest';
import { chapters, cornersOf, faceOf, type Touching } from '../src/rooms/tessellation/attempt.ts';
import { boardKey, commandOf, meshKey } from '../src/rooms/tessellation/options.ts';
import type { Options } from '../src/rooms/tessellation/state.ts';
import { sideAt, sideNear, tellRefusal, tellTile, walk, middleOf, type Board as Seen } from '../src/rooms/tessellation/pick.ts';
import { cutsWhere, distance, town } from '../src/rooms/tessellation/presets.ts';

beforeAll(() => load());

const options: Options = {
    w: 9, h: 6, pattern: 'hex', cuts: [], p: 0, deg: '6', min: 3, seed: '7', repair: false, kind: 'even', rim: 'frame', radius: 0.85, steps: 0, edits: [], rings: 2,
};
const look = { fill: 'sides', graph: false, meant: false } as const;

describe('the command', () => {
    test('says what differs from its defaults, and nothing that it refuses', () => {
        expect(commandOf(options, look, [])).toBe('pave tess --size 9x6 --hash -o tiles.svg');
        expect(commandOf({ ...options, steps: 5, kind: 'push', radius: 1.1, p: 0.2, deg: 'any', min: 4 }, { fill: 'area', graph: true, meant: true }, []))
            .toBe('pave tess --size 9x6 --remove 0.2 --seed 7 --max-degree any --min-sides 4 --relax 5 --kind push --min-radius 1.1 --rim frame --fill area --adjacency --intended --hash -o tiles.svg');
        expect(commandOf({ ...options, kind: 'push', radius: 1.1 }, look, [])).not.toContain('push'); // nothing is relaxed
    });

    test('cuts and joins come before, toggles after, each with its evening out', () => {
        expect(commandOf({ ...options, cuts: [1, 2, 3, 4], edits: [30, 21], rings: 1 }, look, [false, true]))
            .toBe('pave tess --size 9x6 --cut 1:2 --join 3:4 --toggle 30:21 --relax-around 21:1:10 --hash -o tiles.svg');
    });

    test('boards differ by what they are made from alone', () => {
        expect(boardKey({ ...options, seed: '8' })).toBe(boardKey(options)); // nothing is random
        expect(boardKey({ ...options, p: 0.1, seed: '8' })).not.toBe(boardKey({ ...options, p: 0.1 }));
        expect(meshKey({ ...options, edits: [1, 2], steps: 9 })).toBe(meshKey(options));
        expect(meshKey({ ...options, rim: 'free' })).not.toBe(meshKey(options));
    });
});

const boardOf = (cuts: readonly number[], width = 9, height = 6): Board => {
    const board = Board.create({ width, height, system: 'even-q' });
    for (let i = 0; i < cuts.length; i += 2) for (let k = 0; k < 6; k++) if (board.neighbor(cuts[i]!, k) === cuts[i + 1]) board.set(board.tile(cuts[i]!), k, false);
    return board;
};
const seenOf = (board: Board): { seen: Seen; mesh: Mesh } => {
    const mesh = Mesh.createFromBoard(board, { relax: { steps: 8 } });
    const around = new Int32Array(6 * board.tileCount).map((_, i) => board.neighbor(Math.floor(i / 6), i % 6));
    return { mesh, seen: { tiles: { points: mesh.points(), ...mesh.rings() }, centers: Float32Array.from(mesh.centers()), links: board.links(), hash: '0x', ground: { around, places: Float32Array.from(board.positions()) } } };
};

describe('sides', () => {
    test('each that is joined is the side that both tiles share', () => {
        const board = boardOf([12, 13, 20, 21, 30, 31]);
        const { seen, mesh } = seenOf(board);
        for (let t = 0; t < board.tileCount; t++) {
            const across = mesh.neighbors(t);
            let next = 0;
            for (let k = 0; k < 6; k++) {
                const side = sideAt(seen, t, k);
                if (!side.joined) continue;
                expect(across[next++]).toBe(side.other < board.tileCount ? side.other : -1);
                if (side.other >= board.tileCount) continue;
                const back = sideAt(seen, side.other, (k + 3) % 6);
                expect([back.from, back.to]).toEqual([side.to, side.from]);
            }
            expect(next).toBe(across.length);
        }
    });

    test('a pointer at the middle of a side means it, from either tile, and so at the place of a cut', () => {
        const board = boardOf([20, 21]);
        const { seen, mesh } = seenOf(board);
        for (const [t, k] of [[20, 0], [20, 3], [31, 1], [40, 5]] as const) {
            const side = sideAt(seen, t, k);
            expect(sideNear(seen, t, middleOf(side))).toMatchObject({ tile: t, k });
        }
        const k = [0, 1, 2, 3, 4, 5].find((it) => board.neighbor(20, it) === 21)!;
        const cut = sideAt(seen, 20, k);
        expect(cut.joined).toBe(false);
        const [tile] = mesh.locate({ x: middleOf(cut).x, y: middleOf(cut).y });
        expect([20, 21, ...[0, 1, 2, 3, 4, 5].map((it) => board.neighbor(20, it))]).toContain(tile);
        expect(sideNear(seen, 20, middleOf(cut))).toMatchObject({ k, joined: false });
        expect(sideNear(seen, 20, { x: seen.centers[40]!, y: seen.centers[41]! })).toBeUndefined();
    });

    test('arrows walk to the neighbour in that direction, and stop at the border', () => {
        const { seen } = seenOf(boardOf([]));
        expect(walk(seen, 31, 0, -1)).toBe(22);
        expect(walk(seen, 31, 0, 1)).toBe(40);
        expect([walk(seen, 31, 1, 0), walk(seen, 31, -1, 0)]).toEqual([32, 30]);
        expect(walk(seen, 4, 0, -1)).toBe(-1);
        let [at, steps] = [27, 0];
        for (let next = at; next >= 0; next = walk(seen, at, 1, 0)) [at, steps] = [next, steps + 1];
        expect([at, steps]).toEqual([35, 9]);
    });

    test('what is told', () => {
        const { seen } = seenOf(boardOf([22, 31]));
        expect(tellTile(seen, 31, 9, 6)).toBe('tile 31 (4,3), 5 sides. Joined: 2 north-east, 3 south-east, 4 south, 5 south-west, 6 north-west. Apart: 1 north.');
        expect(tellRefusal({ kind: 'bridge', text: 'an edge has one face on both sides', nodes: [2, 60] }, 9, 6))
            .toBe('An edge has one face on both sides: tile 2 (2,0) – border tile 60; join more of the tiles adjacent to it');
        expect(tellRefusal({ kind: 'edit', text: 'it cannot be', nodes: [1, 2] }, 9, 6)).toBe('It cannot be');
    });
});

describe('presets', () => {
    test('walls are pairs of neighbours, each once, and distances those of hexagons', () => {
        const board = boardOf([]);
        const all = cutsWhere(9, 6, () => true);
        expect(all.length / 2).toBe(board.edgeCount());
        for (let i = 0; i < all.length; i += 2) expect([0, 1, 2, 3, 4, 5].some((k) => board.neighbor(all[i]!, k) === all[i + 1])).toBe(true);
        expect([distance([2, 2], [2, 2]), distance([2, 2], [3, 2]), distance([2, 2], [4, 2]), distance([0, 0], [2, 5])]).toEqual([0, 1, 2, 6]);
    });

    test('a town is made', () => {
        using houses = boardOf(town(22, 16), 22, 16);
        houses.repair();
        expect(houses.check()).toEqual([]);
        expect(houses.edgeCount()).toBeLessThan(boardOf([], 22, 16).edgeCount() - 40);
    });
});

test('the first attempt is that of the picture in the documents', () => {
    const touching = (pattern: 'hex' | 'triangle'): Touching => {
        using board = Board.create({ width: 7, height: 5, system: 'even-q', pattern });
        const links = board.links();
        const neighbors = Array.from({ length: board.nodeCount }, (_, node) => [0, 1, 2, 3, 4, 5].filter((k) => links[node]! >> k & 1).map((k) => board.neighbor(node, k)));
        return { points: board.positions(), neighbors, inner: board.tileCount };
    };
    const svg = readFileSync(new URL('../../../docs/pictures/tess/first-attempt.svg', import.meta.url), 'utf8');
    const drawn = [...svg.matchAll(/<polygon points="([^"]*)" fill="#f3c58b"/g)].map((it) => it[1]!.split(/[ ,]/).map(Number));
    expect(drawn.length).toBe(70);
    for (const [i, pattern] of (['hex', 'triangle'] as const).entries()) {
        const board = touching(pattern);
        const made = Array.from({ length: 35 }, (_, node) => cornersOf(board, node).flatMap(({ at }) => [at.x, at.y]));
        const [a, b] = [drawn[35 * i]!, made[0]!];
        const scale = Math.hypot(a[2]! - a[0]!, a[3]! - a[1]!) / Math.hypot(b[2]! - b[0]!, b[3]! - b[1]!);
        made.forEach((tile, node) => tile.forEach((it, k) => expect(a[k % 2]! + (it - b[k % 2]!) * scale).toBeCloseTo(drawn[35 * i + node]![k]!, 1)));
    }
    const six = faceOf(touching('triangle'), 17, touching('triangle').neighbors[17]![0]!);
    expect(six.length).toBe(6);
    expect(chapters.every(({ text }) => text.length > 60)).toBe(true);
});
