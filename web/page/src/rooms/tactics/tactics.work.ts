import { serve } from '../../workers/serve.ts';
import { citadel, citadelSvg } from './work-citadel.ts';
import { distances, distancesSvg } from './work-distances.ts';

const api = { distances, distancesSvg, citadel, citadelSvg };
export type Api = typeof api;
serve('tactics', api);
