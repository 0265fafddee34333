// Of the worker: terrain as a relief, as tiers, as a file.
import { Terrain, Window, hashText, pictureSolid, pictureTerrain, terrainZones, type Scene, type Solid } from 'pave-maps';
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
    const zones = land.zones();
    const rivers = land.rivers();
    const sea = Math.round((100 * zones.filter((zone) => zone === terrainZones.indexOf('sea')).length) / land.window.count);
    using scene = picture(land, asked);
    return {
        svg: scene.toSvg(), box: boxOfFrame(scene.measure()), hash: hashText(land.hash()),
        says: `${land.window.count} cells, ${sea} % sea, ${land.lakeCount} ${land.lakeCount === 1 ? 'lake' : 'lakes'}, ${rivers.length} rivers, the longest ${Math.max(0, ...rivers.map(({ length }) => length))} edges, heights ${(land.lowest / unit).toFixed(1)} to ${(land.highest / unit).toFixed(1)}`,
    };
}

function picture(terrain: Terrain, asked: TerrainAsked): Scene {
    if (!asked.tiers) return pictureTerrain({ terrain, title: 'terrain' });
    using solid = solidOf(terrain, asked);
    return pictureSolid({ solid, title: 'terrain' });
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
