// The worker of the room: pieces of grounds, and what lies on them.
import type { Box } from '../../stage/view.ts';
import { serve } from '../../workers/serve.ts';
import { colorsOf, diceOf, diceSvg, jsonOf, pictureOf, playersOf, shapesSvg, worldHash, worldSvg } from './covers.ts';
import { pieceOf } from './make.ts';
import type { Ground, WorldPlan } from './model.ts';

const api = {
    piece(ground: Ground, box: Box, world?: WorldPlan) {
        const piece = pieceOf(ground, box);
        return world ? { ...piece, colors: colorsOf(world, piece.names) } : piece;
    },
    picture: pictureOf, dice: diceOf, players: playersOf, shapesSvg, worldSvg, worldHash, diceSvg, json: jsonOf,
};
export type Api = typeof api;
serve('aperiodic', api as never);
