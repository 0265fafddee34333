// node read_zarr.mjs FOLDER DIR [--csv]: reads an array of Zarr, version 2, with zarrita, installed in FOLDER. It prints shape, chunks, type and
// attributes, reads all ids and prints their number and range; with --csv the ids instead, a line for each row, as pave world fill -o x.csv writes
// them. Exit 0: it was read whole; 1: it was not.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const words = process.argv.slice(2);
const csv = words.includes('--csv');
const [tools, folder] = words.filter((it) => it !== '--csv');
const zarr = await import(pathToFileURL(join(tools, 'node_modules/zarrita/dist/src/index.js')).href);

/** Keys are paths below the folder; what is not there is a chunk of the fill value. */
const store = {
    async get(key) {
        try {
            return new Uint8Array(await readFile(join(folder, key.slice(1))));
        } catch (error) {
            if (error.code === 'ENOENT') return undefined;
            throw error;
        }
    },
};

process.stdout.on('error', () => process.exit(1)); // the reader went away

/** The rows, as many at a time as a chunk has, so that large arrays need no room. Of more than two dimensions, all behind the first are a row. */
async function* rowsOf(array) {
    const [height, ...rest] = array.shape;
    const across = rest.reduce((a, b) => a * b, 1);
    const step = array.chunks[0];
    for (let row = 0; row < height; row += step) {
        const part = await zarr.get(array, [zarr.slice(row, Math.min(row + step, height)), ...rest.map(() => null)]);
        for (let y = 0; y < part.shape[0]; y++) yield part.data.subarray(y * across, (y + 1) * across);
    }
}

async function printRows(array) {
    for await (const row of rowsOf(array)) process.stdout.write(row.join(',') + '\n');
}

async function printFacts(array) {
    console.log(`shape ${array.shape.join(' x ')}`);
    console.log(`chunks ${array.chunks.join(' x ')}`);
    console.log(`type ${array.dtype}`);
    for (const [name, value] of Object.entries(array.attrs)) console.log(`${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`);
    let [count, least, greatest] = [0, Infinity, -Infinity];
    for await (const row of rowsOf(array)) {
        count += row.length;
        for (const id of row) [least, greatest] = [id < least ? id : least, id > greatest ? id : greatest];
    }
    console.log(`${count} ids, from ${least} to ${greatest}`);
}

try {
    const array = await zarr.open.v2(store, { kind: 'array' });
    await (csv ? printRows : printFacts)(array);
} catch (error) {
    console.error(`${folder}: ${error.message}`);
    process.exit(1);
}
