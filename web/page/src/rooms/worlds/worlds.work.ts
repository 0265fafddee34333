// The worker of the room: worlds, their pictures, walks, reports and files.
import { builtins } from 'pave-maps';
import type { Units } from '../../ground/flat.ts';
import type { Request } from '../../ground/pictures.ts';
import { groundApi } from '../../ground/serve.ts';
import type { Cell } from '../../ground/shape.ts';
import { serve } from '../../workers/serve.ts';
import type { Read } from './bring.ts';
import { hashOf, jsonOf, sheetOf, svgOf, tmxOf, tsxOf } from './files.ts';
import { biasPixels } from './levels.ts';
import { openSets, openWorld } from './open.ts';
import { takeFiles, type Pixels } from './own.ts';
import { laidOf, pictureOf, thumbsOf } from './paint.ts';
import type { WorldPlan } from './plan.ts';
import { missingPictures, reportOf } from './report.ts';
import { colorsOf } from './colors.ts';
import { patternOf, shapeOf, tilesFor } from './tilings.ts';
import { beginOf, naiveWalk, pathOf, walkOf } from './walk.ts';

const rgbsOf = (plan: WorldPlan): number[] => {
    if (plan.own) return openSets(plan).own!.colorRgbs(plan.own.name);
    return Array.from({ length: builtins.colorCount(plan.set) }, (_, i) => builtins.colorRgb(plan.set, i + 1));
};

const api = {
    ...groundApi<WorldPlan>(openWorld),
    shape: (name: string) => ({ shape: shapeOf(name), pattern: patternOf(name) }),
    colors: (plan: WorldPlan, units: Units) => colorsOf(openWorld(plan), units),
    picture: (plan: WorldPlan, request: Request) => pictureOf(openWorld(plan), tilesFor(plan.tiling), request),
    /** Throws where a plan makes no world, such as of edits that contradict each other. */
    test: (plan: WorldPlan) => void openWorld(plan),
    colorNames: (plan: WorldPlan) => { const { sets, colorName } = openWorld(plan); return { kind: sets[0]!.kind, tiles: sets.map((set) => set.tileCount), names: Array.from({ length: sets[0]!.colorCount }, (_, i) => colorName(i + 1)), rgbs: rgbsOf(plan) }; },
    tileIds: (plan: WorldPlan, s: number, most: number) => { const { sets } = openWorld(plan); const set = sets[Math.min(s, sets.length - 1)]!; return Uint32Array.from({ length: Math.min(most, set.tileCount) }, (_, i) => set.tileId(i)); },
    thumbs: (plan: WorldPlan, s: number, ids: readonly number[], size: number) => thumbsOf(openWorld(plan), tilesFor(plan.tiling), s, ids, size),
    begin: beginOf,
    path: (plan: WorldPlan, from: Cell, to: Cell) => pathOf(plan, tilesFor(plan.tiling), from, to),
    walk: (plan: WorldPlan, from: Cell, path: string) => walkOf(plan, tilesFor(plan.tiling), from, path),
    naive: (plan: WorldPlan, from: Cell, path: string, stock: number, scale: number) => {
        const tiles = tilesFor(plan.tiling);
        return [false, true].map((backwards) => {
            const walk = naiveWalk(plan, tiles, from, path, backwards, stock);
            return { ...walk, laid: laidOf(openWorld(plan), tiles, walk.cells, walk.ids, scale) };
        });
    },
    report: (plan: WorldPlan) => reportOf(plan),
    missing: (plan: WorldPlan, combinations: readonly Uint8Array[], size: number) => missingPictures(plan, combinations, rgbsOf(plan), size),
    take: (source: string, read: Read, pixels?: Pixels) => takeFiles(source, read, pixels),
    bias: biasPixels,
    hash: hashOf,
    json: jsonOf,
    svg: svgOf,
    tmx: tmxOf,
    tsx: tsxOf,
    sheet: sheetOf,
};
export type Api = typeof api;
serve('worlds', api as never);
