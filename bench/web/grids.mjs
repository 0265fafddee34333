// node grids.mjs [ROUNDS]: hexagons by this package in batches, one by one, and one by one in plain JavaScript (pave-maps/grids), beside honeycomb-grid and h3-js, crossing and copies included, in
// nanoseconds of processor time for each item; the least of the rounds. The peers do as in bench/peers/npm/grids.mjs.
import { Grid, Direction, defineHex, distance, line, pointToCube, ring, spiral } from 'honeycomb-grid';
import * as h3 from 'h3-js';
import { hex, load } from '../../web/js/dist/index.node.js';
import { hex as plain } from '../../web/js/dist/plain.js';

const rounds = Number(process.argv[2] ?? 15);
await load();
const CELLS = 1024;
let state = 1;
const random = (low, high) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return low + Math.floor((state / 4294967296) * (high - low + 1));
};
const Tile = defineHex();
const grid = new Grid(Tile);
const settings = { offset: -1, orientation: 'POINTY' };
const sides = [Direction.NE, Direction.E, Direction.SE, Direction.SW, Direction.W, Direction.NW];
const places = Array.from({ length: CELLS }, () => ({ q: random(-1000, 1000), r: random(-1000, 1000) }));
const hexes = places.map((place) => new Tile(place));
const points = places.map(() => ({ x: random(-1000, 1000) + 0.25, y: random(-1000, 1000) + 0.25 }));
const cells = Int32Array.from(places.flatMap(({ q, r }) => [q, r, 0]));
const others = Int32Array.from([...cells.slice(3), ...cells.slice(0, 3)]);
const packed = Float64Array.from(points.flatMap(({ x, y }) => [x, y]));
const layout = hex.layout();
const center = h3.latLngToCell(37.775, -122.418, 9);
const disk = h3.gridDisk(center, 18);
const ids = Array.from({ length: CELLS }, () => disk[random(0, disk.length - 1)]);
const coordinates = ids.map((id) => h3.cellToLatLng(id));
const far = h3.gridDisk(center, 100).find((id) => h3.gridDistance(center, id) === 100);
const origin = { q: 0, r: 0 };

const found = new Int32Array(3 * CELLS);
let kept = 0;
const each = (items, act) => () => { for (let n = 0; n < items.length; n++) kept += act(items[n], n); };
const rows = [
    ['six neighbours of a cell', CELLS, () => { kept += hex.neighbors(cells)[0]; }, each(places, (place) => hex.neighbors(place)[0]), each(places, (place) => plain.neighbors(place).reduce((sum, { q }) => sum + q, 0)),
        each(hexes, (tile) => sides.reduce((sum, side) => sum + grid.neighborOf(tile, side).q, 0)), each(ids, (id) => h3.gridDisk(id, 1).length)],
    ['distance', CELLS, () => { kept += hex.distance(cells, others)[0]; }, each(places, (place, n) => hex.distance(place, places[(n + 1) % CELLS])[0]), each(places, (place, n) => plain.distance(place, places[(n + 1) % CELLS])),
        each(hexes, (tile, n) => distance(settings, tile, hexes[(n + 1) % CELLS])), each(ids, (id, n) => h3.gridDistance(id, ids[(n + 1) % CELLS]))],
    ['the hexagon under a point', CELLS, () => { kept += hex.faceAt(layout, packed, found)[0]; }, each(points, (point) => hex.faceAt(layout, point)[0]), each(points, ({ x, y }) => plain.at(layout, x, y).q),
        each(points, (point) => pointToCube(Tile.settings, point).q), each(coordinates, ([lat, lng]) => h3.latLngToCell(lat, lng, 9).length)],
    ['line of 101 cells', 1, undefined, () => { kept += hex.line(origin, { q: 70, r: 30 }).length; }, () => { kept += plain.line(origin, { q: 70, r: 30 }).length; },
        () => { kept += new Grid(Tile, line({ start: [0, 0], stop: [70, 30] })).size; }, () => { kept += h3.gridPathCells(center, far).length; }],
    ['ring of radius 100', 1, undefined, () => { kept += hex.ring(origin, 100).length; }, () => { kept += plain.ring(origin, 100).length; },
        () => { kept += new Grid(Tile, ring({ center: [0, 0], radius: 100 })).size; }, () => { kept += h3.gridRingUnsafe(center, 100).length; }],
    ['disk of radius 100', 1, undefined, () => { kept += hex.disk(origin, 100).length; }, () => { kept += plain.disk(origin, 100).length; },
        () => { kept += new Grid(Tile, spiral({ start: [0, 0], radius: 100 })).size; }, () => { kept += h3.gridDisk(center, 100).length; }],
];

// As often as takes ten milliseconds.
function time(run, items) {
    if (!run) return undefined;
    let [times, spent] = [1, 0];
    const once = (count) => {
        const begin = process.cpuUsage();
        for (let n = 0; n < count; n++) run();
        const { user, system } = process.cpuUsage(begin);
        return (user + system) * 1000;
    };
    while ((spent = once(times)) < 1e7) times = Math.ceil(times * Math.max(2, Math.min(20, 1.2e7 / Math.max(spent, 1))));
    let least = Infinity;
    for (let round = 0; round < rounds; round++) least = Math.min(least, once(times) / times / items);
    return least;
}
const text = (value) => (value === undefined ? '' : value < 100 ? value.toFixed(1) : Math.round(value).toLocaleString('en'));
console.log('| what, ns | pave, batch | pave, one call | pave-maps/grids | honeycomb-grid | h3-js | honeycomb / best of pave |\n|---|--:|--:|--:|--:|--:|--:|');
for (const [what, items, batch, single, scalar, honeycomb, uber] of rows) {
    const [a, b, p, c, d] = [batch, single, scalar, honeycomb, uber].map((run) => time(run, items));
    console.log(`| ${what} | ${text(a)} | ${text(b)} | ${text(p)} | ${text(c)} | ${text(d)} | ${(c / Math.min(a ?? Infinity, b, p)).toFixed(1)} |`);
}
if (Number.isNaN(kept)) process.exitCode = 1;
