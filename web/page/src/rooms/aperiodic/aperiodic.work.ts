// The worker of the room: pieces of grounds, what lies on them, paths and sight.
import type { Box } from '../../stage/view.ts';
import { serve } from '../../workers/serve.ts';
import { colorsOf, diceOf, diceSvg, jsonOf, pictureOf, playersOf, shapesSvg, worldHash, worldSvg } from './covers.ts';
import { looksOf, middleOf, outlinesOfNames, pieceOf, sightOf, wayOf } from './make.ts';
import type { Ground, WorldPlan } from './model.ts';
import { shapeColors, type Shades } from './colors.ts';

const api = {
    piece(ground: Ground, box: Box, world?: WorldPlan) {
        const piece = pieceOf(ground, box);
        return world ? { ...piece, colors: colorsOf(world, piece.names) } : piece;
    },
    picture: pictureOf, dice: diceOf, players: playersOf, way: wayOf, sight: sightOf, outlines: outlinesOfNames, middle: middleOf,
    shapesSvg: (ground: Ground, box: Box, shades?: Shades) => shapesSvg(ground, box, shades && ((names) => {
        const { kinds, turns } = looksOf(ground, names);
        const bytes = shapeColors(ground.grid, kinds, turns, shades);
        return Uint32Array.from({ length: kinds.length }, (_, i) => ((bytes[4 * i]! << 24) | (bytes[4 * i + 1]! << 16) | (bytes[4 * i + 2]! << 8) | 255) >>> 0);
    })),
    worldSvg, worldHash, diceSvg, json: jsonOf,
};
export type Api = typeof api;
serve('aperiodic', api as never);
