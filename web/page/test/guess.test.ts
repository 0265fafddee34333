// A plain sheet: the size of its tiles and the ground at their corners and sides are read off its pixels.
import { expect, test } from 'vitest';
import { guessOf, sideOf, type Kind } from '../src/rooms/worlds/guess.ts';

const grass = [60, 160, 70, 255], water = [40, 90, 190, 255], sand = [230, 210, 140, 255];

/** A sheet with tiles of `side` pixels; `ground` says which of the colours is at a point of a tile, from 0 to 1, with some noise on it. */
function sheet(columns: number, rows: number, side: number, ground: (id: number, x: number, y: number) => number[]) {
    const [width, height] = [columns * side, rows * side];
    const rgba = new Uint8ClampedArray(4 * width * height);
    for (let y = 0; y < height; y++)
        for (let x = 0; x < width; x++) {
            const id = columns * Math.floor(y / side) + Math.floor(x / side);
            const color = ground(id, ((x % side) + 0.5) / side, ((y % side) + 0.5) / side);
            rgba.set(color.map((it, k) => (k < 3 ? it + ((x * 7 + y * 13) % 23) - 11 : it)), 4 * (y * width + x));
        }
    return { width, height, rgba };
}

test.each([
    [48, 48, 16], [96, 96, 32], [64, 64, 16], [128, 128, 32], [72, 72, 24], [192, 128, 16], [32, 16, 16], [21, 21, 21],
])('the tiles of a sheet of %d x %d pixels have %d', (width, height, side) => expect(sideOf({ width, height })).toBe(side));

// The nine pieces of a lake in grass: a corner of a tile is water where the lake reaches it.
const inLake = (id: number, x: number, y: number): number[] => {
    const [u, v] = [(id % 3) + x, Math.floor(id / 3) + y];
    return u > 0.5 && u < 2.5 && v > 0.5 && v < 2.5 ? water : grass;
};

test('nine pieces: each corner has the ground that is there', () => {
    const { tiles, rgbs } = guessOf(sheet(3, 3, 16, inLake), 16, 'corner', 2);
    const lake = 1 + rgbs.findIndex((rgb) => (rgb & 255) > 128);
    const corner = (dx: number, dy: number) => (id: number): boolean => { const [u, v] = [(id % 3) + dx, Math.floor(id / 3) + dy]; return u > 0 && u < 3 && v > 0 && v < 3; };
    const at = [corner(1, 0), corner(1, 1), corner(0, 1), corner(0, 0)]; // TR, BR, BL, TL
    tiles.forEach((colors, id) => {
        expect(colors.filter((_, place) => place % 2 === 0)).toEqual([0, 0, 0, 0]);
        at.forEach((is, k) => expect(colors[2 * k + 1] === lake, `tile ${id}, corner ${k}`).toBe(is(id)));
    });
});

test.each(['edge', 'mixed'] as Kind[])('sides of roads, %s: all sixteen, each with its own', (kind) => {
    const open = (id: number, side: number): boolean => ((id >> side) & 1) === 1;
    const { tiles, rgbs } = guessOf(sheet(4, 4, 32, (id, x, y) => {
        const [dx, dy] = [x - 0.5, y - 0.5];
        const side = Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 1 : 3) : dy > 0 ? 2 : 0;
        return Math.min(Math.abs(dx), Math.abs(dy)) < 0.15 && open(id, side) ? sand : grass;
    }), 32, kind, 2);
    const road = 1 + rgbs.findIndex((rgb) => rgb >> 16 > 128);
    tiles.forEach((colors, id) => [0, 1, 2, 3].forEach((side) => expect(colors[2 * side] === road).toBe(open(id, side))));
});

test('three grounds, and tiles that are clear', () => {
    const grounds = [grass, water, sand];
    const { tiles, rgbs } = guessOf(sheet(5, 2, 16, (id) => (id < 3 ? grounds[id]! : [0, 0, 0, 0])), 16, 'corner', 3);
    expect(rgbs.length).toBe(3);
    expect(new Set(tiles.slice(0, 3).map((colors) => colors[1])).size).toBe(3);
    tiles.slice(3).forEach((colors) => expect(colors).toEqual([0, 0, 0, 0, 0, 0, 0, 0]));
});
