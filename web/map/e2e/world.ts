// A baked world as small as may be: each cell has one colour, which names it. The pyramid is a folder of PNGs, or a PMTiles file.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zxyToTileId } from 'pmtiles';
import { PNG } from 'pngjs';
import type { Baked } from '../src/contract.ts';

const page = join(import.meta.dirname, '../../../build/map/map.html');
const [picture, px, columns, rows] = [256, 32, 40, 24];
const native = 3; // 1280 x 768 pixels: 5 x 3 pictures

/** The world begins far away, where a pixel of the lattice needs more than 32 bits. */
export const first = [500_000_000, -7] as const;

export const world: Omit<Baked, 'pictures' | 'source'> = {
    title: 'Roads', seed: '7', set: 'roads', method: 'feature', grid: 'square', world: '0x0123456789abcdef',
    command: `pave world bake --method feature --seed 7 --at ${first[0]},${first[1]} --size 40x24 -o '</script><script>alert(1)</script>'`,
    zoom: [0, native], native, picture, width: columns * px, height: rows * px, at: first,
    cell: { basis: [[px, 0], [0, px]], origin: [-first[0] * px, -first[1] * px], faces: [[[0, 0], [px, 0], [px, px], [0, px]]] },
};

/** The colour of the cell so many columns and rows from the first. */
export const colorOf = (column: number, row: number): [number, number, number] => [40 + 5 * column, 250 - 9 * row, 60 + 60 * ((column + row) % 3)];

/** Level, column and row of each picture, with its PNG. */
function* pyramid(): Generator<[number, number, number, Buffer]> {
    for (let z = 0; z <= native; z++) {
        const step = 2 ** (native - z);
        for (let y = 0; y * picture * step < rows * px; y++)
            for (let x = 0; x * picture * step < columns * px; x++) yield [z, x, y, drawn(x, y, step)];
    }
}

function drawn(x: number, y: number, step: number): Buffer {
    const png = new PNG({ width: picture, height: picture });
    for (let j = 0; j < picture; j++) {
        for (let i = 0; i < picture; i++) {
            const [column, row] = [Math.floor(((x * picture + i) * step) / px), Math.floor(((y * picture + j) * step) / px)];
            if (column < columns && row < rows) png.data.set([...colorOf(column, row), 255], 4 * (j * picture + i));
        }
    }
    return PNG.sync.write(png);
}

function varint(number: number): number[] {
    const bytes = [];
    for (; number >= 128; number = Math.floor(number / 128)) bytes.push((number % 128) + 128);
    return [...bytes, number];
}

/** PMTiles, version 3: a header, a directory of columns, metadata, and the pictures, none of them compressed. */
function archive(): Buffer {
    const tiles = [...pyramid()].map(([z, x, y, bytes]) => ({ id: zxyToTileId(z, x, y), bytes })).sort((a, b) => a.id - b.id);
    const data = Buffer.concat(tiles.map((it) => it.bytes));
    let before = 0;
    const ids = tiles.map(({ id }) => { const step = id - before; before = id; return step; });
    const columns = [[tiles.length], ids, tiles.map(() => 1), tiles.map((it) => it.bytes.length), tiles.map((_, i) => (i ? 0 : 1))];
    const directory = Buffer.from(columns.flat().flatMap(varint));
    const metadata = Buffer.from('{}');
    const header = Buffer.alloc(127);
    header.write('PMTiles');
    header[7] = 3;
    const ends = [127, directory.length, 127 + directory.length, metadata.length, 127 + directory.length + metadata.length, 0, 127 + directory.length + metadata.length, data.length, tiles.length, tiles.length, tiles.length];
    for (const [i, number] of ends.entries()) header.writeBigUInt64LE(BigInt(number), 8 + 8 * i);
    header.set([1, 1, 1, 2, 0, native], 96); // clustered; nothing is compressed; PNG; levels
    return Buffer.concat([header, directory, metadata, data]);
}

/** What the command puts into the page. */
export function fillPage(map: Baked): string {
    return readFileSync(page, 'utf8').replace('id="pave-map">null<', () => `id="pave-map">${JSON.stringify(map).replaceAll('<', '\\u003c')}<`);
}

/** Writes the map and its pictures into a folder. */
export function bake(folder: string, pictures: 'folder' | 'pmtiles'): void {
    mkdirSync(folder, { recursive: true });
    const source = pictures === 'folder' ? '{z}/{x}/{y}.png' : 'world.pmtiles';
    writeFileSync(join(folder, 'index.html'), fillPage({ ...world, pictures, source }));
    if (pictures === 'pmtiles') return writeFileSync(join(folder, source), archive());
    for (const [z, x, y, bytes] of pyramid()) {
        mkdirSync(join(folder, `${z}/${x}`), { recursive: true });
        writeFileSync(join(folder, `${z}/${x}/${y}.png`), bytes);
    }
}
