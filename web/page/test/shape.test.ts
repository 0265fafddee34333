import { beforeAll, expect, test } from 'vitest';
import { Tiling, load } from 'pave-maps';
import { aroundCorner, cellAt, latticeOf, middleAt, neighborOf, sidesOf, windOf } from '../src/ground/shape.ts';
import { tilings } from '../src/rooms/worlds/fields.ts';
import { tilesFor } from '../src/rooms/worlds/tilings.ts';

beforeAll(() => load());

test('all tilings of the package are there', () => {
    expect([...tilings]).toEqual(Tiling.names());
});

test.each(tilings)('%s: neighbours are mutual, corners close, and a point is in the cell that C finds', (name) => {
    const tiles = tilesFor(name);
    const tiling = Tiling.named(name);
    const layout = tiling.layout();
    tiles.faces.forEach((_, s) => {
        const cell = { q: 3, r: -2, s };
        for (let k = 0; k < sidesOf(tiles, s); k++) {
            const { twin } = tiles.across[s]![k]!;
            expect(neighborOf(tiles, neighborOf(tiles, cell, k), twin)).toEqual(cell);
            const around = aroundCorner(tiles, cell, k);
            expect(around.length).toBeGreaterThanOrEqual(2);
            expect(around.length).toBeLessThanOrEqual(11);
        }
        const { x, y } = middleAt(tiles, cell);
        expect(cellAt(tiles, { x, y })).toEqual(cell);
        expect(tiling.faceAt(layout, x, y)).toEqual(cell);
    });
    for (let n = 1; n < 200; n++) {
        const [x, y] = [((n * 7919) % 1000) / 37.123 - 13.0137, ((n * 104729) % 1000) / 41.321 - 11.0193];
        expect(cellAt(tiles, { x, y })).toEqual(tiling.faceAt(layout, x, y));
    }
    expect(latticeOf(tiles, tiles.i)).toEqual({ u: 1, v: 0 });
});

test('the words of sides and corners', () => {
    const words = (name: string, s: number): string[] => {
        const tiles = tilesFor(name);
        return Array.from({ length: 2 * sidesOf(tiles, s) }, (_, place) => windOf(tiles, s, place));
    };
    expect(words('square', 0)).toEqual(['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west']);
    expect(words('hex', 0).filter((_, k) => k % 2 === 0).sort()).toEqual(['east', 'north-east', 'north-west', 'south-east', 'south-west', 'west']);
});
