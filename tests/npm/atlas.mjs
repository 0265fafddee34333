// The counties or states of us-atlas, installed in FOLDER, and what pave makes of them.
// node atlas.mjs FOLDER NAME                          writes NAME (counties, states) as GeoJSON to standard output
// node atlas.mjs FOLDER NAME MAP.json MAP.geojson     compares neighbours with those of topojson, and areas with those of the features; writes a
//                                                     line for each feature that differs. Two borders of the counties cross where they were rounded.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const [folder, name, json, geojson] = process.argv.slice(2);
const require = createRequire(folder + '/');
const { feature, neighbors } = require('topojson-client');
const topology = JSON.parse(readFileSync(require.resolve(`us-atlas/${name}-10m.json`)));
const object = topology.objects[name], wanted = feature(topology, object);

const ringArea = (ring) => ring.slice(1).reduce((sum, [x, y], i) => sum + (ring[i][0] - x) * (ring[i][1] + y), 0) / 2;
const polygonArea = (rings) => rings.reduce((sum, ring, i) => sum + (i ? -1 : 1) * Math.abs(ringArea(ring)), 0);
const area = ({ type, coordinates }) => (type === 'Polygon' ? [coordinates] : coordinates).reduce((sum, rings) => sum + polygonArea(rings), 0);

function compare() {
    const map = JSON.parse(readFileSync(json)), made = JSON.parse(readFileSync(geojson)).features;
    const label = (id) => map.territories[id - 1].label;
    const found = new Map(map.territories.map((one) => [one.label, one.neighbors.map(label)]));
    const areas = new Map(made.map((one) => [one.properties.label, area(one.geometry)]));
    const lists = neighbors(object.geometries);
    let same = 0;
    wanted.features.forEach((one, i) => {
        const list = lists[i].map((k) => k + 1).filter((k) => k !== i + 1 && found.has(k)).sort((a, b) => a - b);
        const size = area(one.geometry), differs = [];
        if (!found.has(i + 1)) differs.push(`no cell, area ${size.toPrecision(3)}`);
        else {
            if (map.names[i] !== one.properties.name) differs.push(`name ${map.names[i]}`);
            if (String(found.get(i + 1)) !== String(list)) differs.push(`neighbours ${found.get(i + 1)}, not ${list}`);
            const off = areas.get(i + 1) / size - 1;
            if (Math.abs(off) > 1e-9) differs.push(`area ${off > 0 ? 'more' : 'less'} by ${Math.abs(off).toPrecision(3)} of itself`);
        }
        if (differs.length) console.log(`${i + 1} ${one.properties.name}: ${differs.join('; ')}`);
        else same++;
    });
    console.log(`${same} of ${wanted.features.length} ${name} have the same neighbours and area`);
}

if (json) compare();
else process.stdout.write(JSON.stringify(wanted));
