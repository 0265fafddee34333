import { serve } from '../../workers/serve.ts';
import { distances, distancesSvg } from './work-distances.ts';

const api = { distances, distancesSvg };
export type Api = typeof api;
serve('tactics', api);
