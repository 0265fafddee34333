// The worker of the room: pieces of grounds, what lies on them, paths and sight.
import type { Request } from '../../ground/pictures.ts';
import type { Box, Point } from '../../stage/view.ts';
import { serve } from '../../workers/serve.ts';
import { colorsOf, diceOf, diceSvg, jsonOf, pictureOf, playersOf, shapesSvg, worldHash, worldSvg } from './covers.ts';
import { cellAt, looksOf, middleOf, outlinesOfNames, pieceOf, sightOf, wayOf } from './make.ts';
import type { DicePlan, Ground, Name, SightPlan, WayPlan, WorldPlan } from './model.ts';
import { shapeColors, type Shades } from './colors.ts';

const api = {
    piece(ground: Ground, box: Box, world?: WorldPlan) {
        const piece = pieceOf(ground, box);
        return world ? { ...piece, colors: colorsOf(world, piece.names) } : piece;
    },
    picture: (plan: WorldPlan, request: Request) => pictureOf(plan, request),
    dice: (plan: DicePlan) => diceOf(plan),
    players: () => playersOf(),
    way: (plan: WayPlan) => wayOf(plan),
    sight: (plan: SightPlan) => sightOf(plan),
    outlines: (ground: Ground, names: readonly Name[]) => outlinesOfNames(ground, names),
    middle: (ground: Ground, name: Name) => middleOf(ground, name),
    at: (ground: Ground, at: Point) => cellAt(ground, at),
    shapesSvg: (ground: Ground, box: Box, shades?: Shades) => shapesSvg(ground, box, shades && ((names) => {
        const { kinds, turns } = looksOf(ground, names);
        const bytes = shapeColors(ground.grid, kinds, turns, shades);
        return Uint32Array.from({ length: kinds.length }, (_, i) => ((bytes[4 * i]! << 24) | (bytes[4 * i + 1]! << 16) | (bytes[4 * i + 2]! << 8) | 255) >>> 0);
    })),
    worldSvg: (plan: WorldPlan, box: Box) => worldSvg(plan, box),
    worldHash: (plan: WorldPlan, box: Box) => worldHash(plan, box),
    diceSvg: (plan: DicePlan) => diceSvg(plan),
    json: (ground: Ground, box: Box, world?: WorldPlan) => jsonOf(ground, box, world),
};
export type Api = typeof api;
serve('aperiodic', api as never);
