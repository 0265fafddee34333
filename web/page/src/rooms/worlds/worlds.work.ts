// The worker of the room: worlds, their pictures, walks, reports and files.
import type { Units } from '../../ground/flat.ts';
import type { Request } from '../../ground/pictures.ts';
import { groundApi } from '../../ground/serve.ts';
import type { Cell } from '../../ground/shape.ts';
import { serve } from '../../workers/serve.ts';
import { differing, fingerprintOf, hashOf, jsonOf, pngOf, svgOf } from './files.ts';
import { openSets, openWorld } from './open.ts';
import { takeFiles } from './own.ts';
import { laidOf, pictureOf, thumbsOf } from './paint.ts';
import type { WorldPlan } from './plan.ts';
import { reportOf } from './report.ts';
import { colorsOf } from './colors.ts';
import { patternOf, tilesFor } from './tilings.ts';
import { beginOf, naiveWalk, pathOf, walkOf } from './walk.ts';

const saving = () => import('./save.ts'); // which is loaded when it is wanted
type Saving = Awaited<ReturnType<typeof saving>>;

const api = {
    ...groundApi<WorldPlan>(openWorld),
    shape: (name: string) => ({ tiles: tilesFor(name), pattern: patternOf(name) }),
    colors: (plan: WorldPlan, units: Units) => colorsOf(openWorld(plan), units),
    picture: (plan: WorldPlan, request: Request) => pictureOf(openWorld(plan), tilesFor(plan.tiling), request),
    /** Throws where a plan makes no world, such as of edits that contradict each other. */
    test: (plan: WorldPlan) => void openWorld(plan),
    colorNames: (plan: WorldPlan) => { const { sets, names, rgbs } = openSets(plan); return { kind: sets[0]!.kind, tiles: sets.map((set) => set.tileCount), names, rgbs }; },
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
    report: reportOf,
    take: takeFiles,
    hash: hashOf,
    fingerprint: fingerprintOf,
    differing,
    png: pngOf,
    json: jsonOf,
    svg: svgOf,
    tiled: async (...of: Parameters<Saving['tiledZip']>) => (await saving()).tiledZip(...of),
    godot: async (...of: Parameters<Saving['godotZip']>) => (await saving()).godotZip(...of),
    levels: async (plan: WorldPlan) => (await saving()).levels(plan),
    setFiles: async (plan: WorldPlan) => (await saving()).setFiles(plan),
    store: async (plan: WorldPlan, page: string) => (await import('./store.ts')).writeStore(plan, page),
    stored: async (bytes: Uint8Array) => (await import('./store.ts')).readStore(bytes),
    sheetTsx: async (...of: Parameters<Saving['sheetTsx']>) => (await saving()).sheetTsx(...of),
};
export type Api = typeof api;
serve('worlds', api as never);
