// The worker of the room: worlds, their pictures, walks, reports and files.
import { Tiling } from 'pave-maps';
import type { Units } from '../../ground/flat.ts';
import type { Request } from '../../ground/pictures.ts';
import { groundApi } from '../../ground/serve.ts';
import { serve } from '../../workers/serve.ts';
import { openWorld } from './open.ts';
import { pictureOf } from './paint.ts';
import type { WorldPlan } from './plan.ts';
import { colorsOf, patternOf, shapeOf, tilesFor } from './shapes.ts';

const api = {
    ...groundApi<WorldPlan>(openWorld),
    names: () => Tiling.names(),
    shape: (name: string) => ({ shape: shapeOf(name), pattern: patternOf(name) }),
    colors: (plan: WorldPlan, units: Units) => colorsOf(openWorld(plan), units),
    picture: (plan: WorldPlan, request: Request) => { const opened = openWorld(plan); return pictureOf(opened, tilesFor(plan.tiling), request); },
};
export type Api = typeof api;
serve('worlds', api as never);
