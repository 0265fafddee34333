// Boards and meshes that are dropped open the room Tessellation with the same tiles touching.
import { beforeAll, expect, test } from 'vitest';
import { Board, load } from 'pave-maps';
import { nodeOf, stateOf } from '../src/state/opening.ts';

beforeAll(() => load());

test('tiles have the numbers of the command, and so has the border', () => {
    for (const [w, h] of [[5, 3], [1, 1], [2, 6]] as const) {
        using board = Board.create({ width: w, height: h, system: 'even-q' });
        for (let row = -1; row <= h; row++) for (let col = -1; col <= w; col++) expect([col, row, nodeOf([w, h], [col, row])]).toEqual([col, row, board.node({ col, row })]);
    }
});

test('a board', () => {
    expect(stateOf('b.json', '{"size":[6,4],"cuts":[[[0,0],[1,0]]],"joins":[[[0,0],[0,-1]]],"pattern":"quad"}')).toEqual({ w: '6', h: '4', p: '0', pattern: 'quad', cuts: '0.1.0.25' });
    expect(stateOf('b.json', '{"size":[6,4]}')).toEqual({ w: '6', h: '4', p: '0', pattern: 'hex' });
    expect(() => stateOf('b.json', '{"size":[6,4],"layout":"odd-r"}')).toThrow('b.json: this page has boards of the layout even-q alone, and this one is odd-r');
});

test.each([[6, 4], [7, 7], [1, 5], [12, 3]])('a mesh of %i x %i tiles tells which of them touch', (width, height) => {
    using board = Board.create({ width, height, system: 'even-q' });
    board.removeRandom({ seed: 5n, share: 0.3 });
    const links = board.links();
    const neighbors = (tile: number): number[] => [0, 1, 2, 3, 4, 5].filter((k) => links[tile]! >> k & 1).map((k) => board.neighbor(tile, k)).filter((it) => it < width * height);
    const { w, h, cuts = '' } = stateOf('m.json', JSON.stringify({ vertices: [], tiles: Array.from({ length: width * height }, (_, tile) => ({ neighbors: neighbors(tile) })) }))!;
    using again = Board.create({ width: Number(w), height: Number(h), system: 'even-q' });
    const pairs = cuts ? cuts.split('.').map(Number) : [];
    for (let k = 0; k < pairs.length; k += 2) again.set(again.tile(pairs[k]!), [0, 1, 2, 3, 4, 5].find((it) => again.neighbor(pairs[k]!, it) === pairs[k + 1])!, false);
    const touching = (of: Board, tile: number): number[] => [0, 1, 2, 3, 4, 5].filter((k) => of.links()[tile]! >> k & 1).map((k) => of.neighbor(tile, k)).filter((it) => it < width * height);
    for (let tile = 0; tile < width * height; tile++) expect(touching(again, tile).sort()).toEqual(neighbors(tile).sort());
});

test('other files', () => {
    expect(stateOf('a.json', 'hello')).toBeUndefined();
    expect(stateOf('a.json', '{"tiles":[1],"grid":"hex"}')).toBeUndefined();
    expect(() => stateOf('a.geojson', '{"type":"FeatureCollection"}')).toThrow('pave region show a.geojson');
    expect(() => stateOf('m.json', '{"vertices":[],"tiles":[{"neighbors":[3]},{"neighbors":[]},{"neighbors":[]},{"neighbors":[]},{"neighbors":[0]}]}')).toThrow('do not touch as those of a board');
});
