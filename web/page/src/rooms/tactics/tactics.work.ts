import { serve } from '../../workers/serve.ts';
import { citadel, citadelSvg } from './work-citadel.ts';
import { terrain, terrainObj } from './work-terrain.ts';
import { formation, formationSvg } from './work-formation.ts';
import { giant, giantSvg } from './work-giants.ts';
import { distances } from './work-distances.ts';

const api = { distances, citadel, citadelSvg, terrain, terrainObj, giant, giantSvg, formation, formationSvg };
export type Api = typeof api;
serve('tactics', api);
