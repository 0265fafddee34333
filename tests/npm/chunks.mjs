// node chunks.mjs MAP.tmj: the first layer of an infinite map as a table, a row a line, of local ids with the bits that turn them; -1 is empty.
import { readFileSync } from 'node:fs';

const map = JSON.parse(readFileSync(process.argv[2], 'utf8')), { chunks } = map.layers[0];
const cells = new Map(chunks.flatMap(({ x, y, width, data }) => data.map((gid, i) => [`${x + i % width},${y + Math.floor(i / width)}`, gid])).filter(([, gid]) => gid !== 0));
const places = [...cells.keys()].map((it) => it.split(',').map(Number)), columns = places.map(([x]) => x), rows = places.map(([, y]) => y);
for (let y = Math.min(...rows); y <= Math.max(...rows); y++) {
    const line = [];
    for (let x = Math.min(...columns); x <= Math.max(...columns); x++) line.push((cells.get(`${x},${y}`) ?? 0) - 1);
    console.log(line.join(','));
}
