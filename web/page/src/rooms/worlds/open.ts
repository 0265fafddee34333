// In the worker: the worlds of plans, opened once each, with the pictures of their tiles.
import { Edits, Tiling, WangSet, World, builtins, type Bias, type EditDef, type WorldDef } from 'pave-maps';
import { bandWeights, bandsOf, builtinOpened, noiseBias } from '../../ground/serve.ts';
import { cached } from '../../workers/cached.ts';
import { levelsOf } from './levels.ts';
import { ownOf, type OwnSheet } from './own.ts';
import { tilesFor } from './tilings.ts';
import type { WorldPlan } from './plan.ts';

export type OpenWorld = ReturnType<typeof open>;

export const openWorld = cached(open, 4);

/** The sets of a plan, one for each face, with the names and the colours 0xRRGGBB of their colours; without the world: for what is done in the naive way. */
export function openSets(plan: WorldPlan): { tiling: Tiling; sets: WangSet[]; own?: OwnSheet; names: string[]; rgbs: number[] } {
    const tiling = Tiling.named(plan.tiling);
    if (plan.own) {
        const own = ownOf(plan.own.number);
        const set = own.sets.get(plan.own.name);
        if (!set) throw new Error(`There is no Terrain Set "${plan.own.name}" in this tile set`);
        return { tiling, sets: [set], own, names: own.colorNames(plan.own.name), rgbs: own.colorRgbs(plan.own.name) };
    }
    const colors = Array.from({ length: builtins.colorCount(plan.set) }, (_, i) => i + 1);
    const [names, rgbs] = [colors.map((color) => builtins.colorName(plan.set, color)), colors.map((color) => builtins.colorRgb(plan.set, color))];
    const sides = tilesFor(tiling.name).faces.map((ring) => ring.length / 2);
    const by = new Map(sides.map((count) => [count, WangSet.builtin(plan.set, tiling.name === 'square' ? undefined : count)]));
    return { tiling, sets: sides.map((count) => by.get(count)!), names, rgbs };
}

function biasOf(plan: WorldPlan, colors: number): Bias | undefined {
    const { set, own, seed, noise, map } = plan;
    const below = noise && noiseBias(set, seed, noise);
    if (!map) return below;
    const order = own ? Array.from({ length: colors }, (_, i) => i + 1) : bandsOf(set);
    return { ...levelsOf(plan), kind: 'map', holes: true, weights: bandWeights(colors, order), ...(below && { noise: below.noise }) };
}

const connectedOf = ({ set, connected }: WorldPlan): Partial<WorldDef> =>
    (connected ? { passable: builtins.passable(set), solid: connected.solid / 100, opened: 1 - connected.ends / 100, mesh: connected.mesh } : {});

function open(plan: WorldPlan) {
    const { tiling, sets, own, names, rgbs } = openSets(plan);
    const def: WorldDef = { sets, tiling, seed: BigInt(plan.seed), method: plan.method, bias: biasOf(plan, sets[0]!.colorCount), ...connectedOf(plan) };
    const world = plan.edits.length ? edited(def, plan) : World.create(def);
    const opened = own ? own.opened(sets[0]!) : builtinOpened(plan.set);
    return { plan, def, tiling, sets, own, world, names, rgbs, colorName: (color: number): string => (color ? names[color - 1]! : 'nothing'), ...opened };
}

function edited(def: WorldDef, { edits }: WorldPlan): World {
    const made = Edits.create(def);
    made.change(edits.map((edit): EditDef => ({ ...edit })));
    return made.world;
}
