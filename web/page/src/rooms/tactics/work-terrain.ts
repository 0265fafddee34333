// Of the worker: terrain as triangles for a graphics card, as a relief, as a file.
import { Terrain, Window, hashText, pictureSolid, pictureTerrain, terrainZones, type Solid } from 'pave-maps';
import { cached } from '../../workers/cached.ts';
import type { TerrainAsked } from './terrain.tsx';
import { boxOfFrame } from './work-board.ts';

const unit = 4096;
const lands = cached(({ width, height, seed, hills, relief, sea, erosion, rivers, lakes }: Omit<TerrainAsked, 'tiers' | 'step'>) => Terrain.create({
    window: Window.create({ tiling: 'tri', width, height }), seed: BigInt(seed), hills, relief: Math.floor((relief || hills / 4) * unit + 0.5), dry: sea === 0, ...(sea && { wet: sea }), erosion,
    river: rivers, lake: lakes,
}));
const terrainOf = ({ tiers: _, step: __, ...land }: TerrainAsked): Terrain => lands(land);
const solidOf = (terrain: Terrain, { tiers, step }: TerrainAsked): Solid => (tiers ? terrain.prisms({ step: Math.floor(step * unit + 0.5) }) : terrain.surface());

export function terrain(asked: TerrainAsked) {
    const land = terrainOf(asked);
    using solid = solidOf(land, asked);
    const zones = land.zones().reduce((counts, zone) => counts.set(zone, (counts.get(zone) ?? 0) + 1), new Map<number, number>());
    const rivers = land.rivers();
    const sea = Math.round((100 * (zones.get(terrainZones.indexOf('sea')) ?? 0)) / land.window.count);
    return {
        mesh: meshOf(solid), hash: hashText(land.hash()),
        says: `${land.window.count} cells, ${sea} % sea, ${land.lakeCount} ${land.lakeCount === 1 ? 'lake' : 'lakes'}, ${rivers.length} rivers, the longest ${Math.max(0, ...rivers.map(({ length }) => length))} edges, heights ${(land.lowest / unit).toFixed(1)} to ${(land.highest / unit).toFixed(1)}`,
    };
}

export function terrainSvg(asked: TerrainAsked) {
    const terrain = terrainOf(asked);
    using solid = solidOf(terrain, asked);
    using scene = asked.tiers ? pictureSolid({ solid, title: 'terrain' }) : pictureTerrain({ terrain, title: 'terrain' });
    return { svg: scene.toSvg(), box: boxOfFrame(scene.measure()) };
}

/** The solid as a Wavefront file; materials are named after zones. */
export function terrainObj(asked: TerrainAsked): string {
    using solid = solidOf(terrainOf(asked), asked);
    const [points, corners, zones, names] = [solid.positions(), solid.corners(), solid.zones(), solid.zoneList()];
    const lines = [`# pave: ${solid.pointCount} points, ${solid.triangleCount} triangles; x is east, y up, z south`];
    for (let i = 0; i < points.length; i += 3) lines.push(`v ${points[i]} ${points[i + 1]} ${points[i + 2]}`);
    names.forEach(({ name }, zone) => {
        const of = Array.from(zones.keys()).filter((triangle) => zones[triangle] === zone);
        if (of.length) lines.push(`usemtl ${name}`);
        for (const triangle of of) lines.push(`f ${corners[3 * triangle]! + 1} ${corners[3 * triangle + 1]! + 1} ${corners[3 * triangle + 2]! + 1}`);
    });
    return lines.join('\n') + '\n';
}

// ---- Triangles ----------------------------------------------------------------------------------------------------------------

const watery = new Set(['sea', 'lake', 'river']);
const earth = [122, 104, 84, 255];

function normalOf(p: Float32Array, a: number, b: number, c: number): [number, number, number] {
    const [ux, uy, uz] = [p[3 * b]! - p[3 * a]!, p[3 * b + 1]! - p[3 * a + 1]!, p[3 * b + 2]! - p[3 * a + 2]!];
    const [vx, vy, vz] = [p[3 * c]! - p[3 * a]!, p[3 * c + 1]! - p[3 * a + 1]!, p[3 * c + 2]! - p[3 * a + 2]!];
    return [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
}

// Of each point the sum of the normals around it, weighted by area.
function smoothed(points: Float32Array, corners: Int32Array): Float32Array {
    const out = new Float32Array(points.length);
    for (let i = 0; i < corners.length; i += 3) {
        const normal = normalOf(points, corners[i]!, corners[i + 1]!, corners[i + 2]!);
        for (let k = 0; k < 3; k++) for (let d = 0; d < 3; d++) out[3 * corners[i + k]! + d]! += normal[d]!;
    }
    return out;
}

// The sides that one triangle alone uses, as pairs of points.
function rimOf(corners: Int32Array, count: number): [number, number][] {
    const sides = new Map<number, [number, number]>();
    for (let i = 0; i < corners.length; i += 3)
        for (let k = 0; k < 3; k++) {
            const [a, b] = [corners[i + k]!, corners[i + ((k + 1) % 3)]!];
            if (!sides.delete(b * count + a)) sides.set(a * count + b, [a, b]);
        }
    return [...sides.values()];
}

/** Triangles with corners of their own: three numbers each of positions and normals, four of colours, whose alpha is 0 for water. `reach` is half its extent, and its heights. */
export type Mesh = ReturnType<typeof meshOf>;
function meshOf(solid: Solid) {
    const [points, corners, zones] = [solid.positions(), solid.corners(), solid.zones()];
    const colors = solid.zoneList().map(({ name, color }) => [color >>> 24, (color >>> 16) & 255, (color >>> 8) & 255, watery.has(name) ? 0 : 255]);
    const reach = reachOf(points);
    const soft = solid.smooth ? smoothed(points, corners) : undefined;
    const rim = solid.smooth ? rimOf(corners, solid.pointCount) : [];
    const base = reach.low - 0.04 * Math.max(reach.x, reach.z);
    const count = corners.length + 6 * rim.length;
    const mesh = { positions: new Float32Array(3 * count), normals: new Float32Array(3 * count), colors: new Uint8Array(4 * count), count, reach: { ...reach, low: rim.length ? base : reach.low } };
    for (let i = 0; i < corners.length; i++) {
        const triangle = Math.floor(i / 3);
        const point = corners[i]!;
        const color = colors[zones[triangle]!]!;
        const flat = color[3] === 0 && soft !== undefined; // water lies still
        const normal = flat ? [0, 1, 0] : soft ? soft.subarray(3 * point, 3 * point + 3) : normalOf(points, corners[3 * triangle]!, corners[3 * triangle + 1]!, corners[3 * triangle + 2]!);
        mesh.positions.set(points.subarray(3 * point, 3 * point + 3), 3 * i);
        mesh.normals.set(normal, 3 * i);
        mesh.colors.set(color, 4 * i);
    }
    rim.forEach(([a, b], i) => putSkirt(mesh, corners.length + 6 * i, points.subarray(3 * a, 3 * a + 3), points.subarray(3 * b, 3 * b + 3), base));
    return mesh;
}

// A wall from a side of the rim down to the base.
function putSkirt(mesh: Mesh, at: number, a: Float32Array, b: Float32Array, base: number): void {
    const [ax, ay, az, bx, by, bz] = [a[0]!, a[1]!, a[2]!, b[0]!, b[1]!, b[2]!];
    mesh.positions.set([bx, by, bz, ax, ay, az, ax, base, az, bx, by, bz, ax, base, az, bx, base, bz], 3 * at);
    for (let k = 0; k < 6; k++) {
        mesh.normals.set([-(bz - az), 0, bx - ax], 3 * (at + k));
        mesh.colors.set(earth, 4 * (at + k));
    }
}

// Puts the middle at 0, and says how far it reaches.
function reachOf(points: Float32Array): { x: number; z: number; low: number; high: number } {
    const [least, most] = [[Infinity, Infinity, Infinity], [-Infinity, -Infinity, -Infinity]];
    for (let i = 0; i < points.length; i++) {
        least[i % 3] = Math.min(least[i % 3]!, points[i]!);
        most[i % 3] = Math.max(most[i % 3]!, points[i]!);
    }
    const [x, z] = [0, 2].map((d) => (least[d]! + most[d]!) / 2) as [number, number];
    for (let i = 0; i < points.length; i += 3) {
        points[i]! -= x;
        points[i + 2]! -= z;
    }
    return { x: most[0]! - x, z: most[2]! - z, low: least[1]!, high: most[1]! };
}
