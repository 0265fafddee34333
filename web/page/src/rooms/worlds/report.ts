// In the worker: how complete a set is, and what it lacks.
import { WangSet, World } from 'pave-maps';
import { openSets, openWorld } from './open.ts';
import type { WorldPlan } from './plan.ts';

const most = 24;

export function reportOf(plan: WorldPlan) {
    const { sets, names, rgbs } = openSets(plan);
    const set = sets[0]!;
    const census = set.census();
    const lacks = set.sides === 4 && !census.complete ? set.lacks() : [];
    // The tiles to draw next, or without a class some combinations: eight colours each, 0 where there is none.
    const missing = census.complete ? [] : lacks.length ? lacks.slice(0, most) : set.missing(most).map((combination) => placed(set, combination));
    return {
        kind: set.kind, colors: names, rgbs, tiles: set.tileCount, distinct: String(census.distinct), total: census.totalText, complete: census.complete,
        missing, missingCount: lacks.length ? String(lacks.length) : census.missingText, ...methodOf(plan), ...(plan.own && { use: useOf(set, missing) }),
    };
}

// How many tiles of somebody's set a world uses, and with which other tile it would use most.
function useOf(set: WangSet, missing: readonly ArrayLike<number>[]): { used: number; better?: { tile: number; used: number } } {
    const used = usedOf(set);
    const counts = used < set.tileCount ? missing.slice(0, 8).map((tile) => usedOf(withTile(set, tile))) : [];
    const most = Math.max(...counts);
    return most > used + 1 ? { used, better: { tile: counts.indexOf(most), used: Math.min(most - 1, set.tileCount) } } : { used };
}
function usedOf(set: WangSet): number {
    try {
        using world = World.create({ set, seed: 7n });
        return new Set(world.fill({ q: 0, r: 0, width: 128, height: 128 })).size;
    } catch {
        return 0;
    }
}
const withTile = (set: WangSet, tile: ArrayLike<number>): WangSet => {
    const colors = Array.from({ length: set.tileCount }, (_, k) => [...set.tileColors(k)]);
    return WangSet.create({ kind: set.kind, colorCount: set.colorCount, colors: Uint8Array.from([...colors, Array.from(tile)].flat()) });
};

// By which method it makes a world, or why it makes none.
function methodOf(plan: WorldPlan): { method: string; refused: string } {
    try {
        return { method: openWorld(plan).world.method, refused: '' };
    } catch (error) {
        return { method: '', refused: (error as Error).message };
    }
}

// A combination has colours at the places of the kind alone.
function placed(set: WangSet, combination: Uint8Array): Uint8Array {
    const out = new Uint8Array(2 * set.sides);
    if (set.kind === 'mixed') out.set(combination);
    else combination.forEach((color, k) => { out[2 * k + (set.kind === 'corner' ? 1 : 0)] = color; });
    return out;
}
