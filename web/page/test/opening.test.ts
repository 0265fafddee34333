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
    expect(stateOf('b.json', '{"size":[6,4],"cuts":[[[0,0],[1,0]]],"joins":[[[0,0],[0,-1]]],"pattern":"quad"}')).toEqual({ room: 'tessellation', state: { w: '6', h: '4', p: '0', pattern: 'quad', cuts: '0.1.0.25' } });
    expect(stateOf('b.json', '{"size":[6,4]}')).toEqual({ room: 'tessellation', state: { w: '6', h: '4', p: '0', pattern: 'hex' } });
    expect(() => stateOf('b.json', '{"size":[6,4],"layout":"odd-r"}')).toThrow('b.json: this page has boards of the layout even-q alone, and this one is odd-r');
});

test.each([[6, 4], [7, 7], [1, 5], [12, 3]])('a mesh of %i x %i tiles tells which of them touch', (width, height) => {
    using board = Board.create({ width, height, system: 'even-q' });
    board.removeRandom({ seed: 5n, share: 0.3 });
    const links = board.links();
    const neighbors = (tile: number): number[] => [0, 1, 2, 3, 4, 5].filter((k) => links[tile]! >> k & 1).map((k) => board.neighbor(tile, k)).filter((it) => it < width * height);
    const { w, h, cuts = '' } = stateOf('m.json', JSON.stringify({ vertices: [], tiles: Array.from({ length: width * height }, (_, tile) => ({ neighbors: neighbors(tile) })) }))!.state;
    using again = Board.create({ width: Number(w), height: Number(h), system: 'even-q' });
    const pairs = cuts ? cuts.split('.').map(Number) : [];
    for (let k = 0; k < pairs.length; k += 2) again.set(again.tile(pairs[k]!), [0, 1, 2, 3, 4, 5].find((it) => again.neighbor(pairs[k]!, it) === pairs[k + 1])!, false);
    const touching = (of: Board, tile: number): number[] => [0, 1, 2, 3, 4, 5].filter((k) => of.links()[tile]! >> k & 1).map((k) => of.neighbor(tile, k)).filter((it) => it < width * height);
    for (let tile = 0; tile < width * height; tile++) expect(touching(again, tile).sort()).toEqual(neighbors(tile).sort());
});

test('polygons become painted cells of Regions, in colours that differ across borders; what is in the hole is empty', () => {
    const square = (x: number, y: number, side: number) => [[x, y], [x + side, y], [x + side, y + side], [x, y + side], [x, y]];
    const features = [{ geometry: { type: 'Polygon', coordinates: [square(0, 0, 2), square(0.5, 0.5, 1)] } }, { geometry: { type: 'MultiPolygon', coordinates: [[square(2, 0, 2)]] } }];
    const { room, state } = stateOf('a.geojson', JSON.stringify({ type: 'FeatureCollection', features }))!;
    expect([room, state.kind, state.grid, state.r]).toEqual(['regions', 'labels', 'square', '40']);
    const ink = state.ink!.split('.').map(Number);
    const cells = Array.from({ length: ink.length / 3 }, (_, k) => ink.slice(3 * k, 3 * k + 3)).flatMap(([, count, color]) => Array<number>(count!).fill(color!));
    expect(cells.length).toBe(81 * 81);
    const at = (x: number, y: number): number => cells[(40 - y) * 81 + 40 + x]!; // from the middle, where the squares touch
    expect([at(-5, 0), at(5, 0), at(-20, 0), at(-38, 18), at(0, 30)]).toEqual([1, 2, 0, 1, 0]);
});

test('other files', () => {
    expect(stateOf('a.json', 'hello')).toBeUndefined();
    expect(stateOf('a.json', '{"tiles":[1],"grid":"hex"}')).toBeUndefined();
    expect(() => stateOf('a.geojson', '{"type":"FeatureCollection"}')).toThrow('a.geojson has no polygons that this page can show');
    expect(() => stateOf('m.json', '{"vertices":[],"tiles":[{"neighbors":[3]},{"neighbors":[]},{"neighbors":[]},{"neighbors":[]},{"neighbors":[0]}]}')).toThrow('do not touch as those of a board');
});
