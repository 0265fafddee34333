// In the worker: how complete a set is, and what it lacks.
import { WangSet, World } from 'pave-maps';
import { openSets, openWorld } from './open.ts';
import { canPaint } from '../../ground/svg.ts';
import type { WorldPlan } from './plan.ts';

const most = 24;

export function reportOf(plan: WorldPlan) {
    const { sets, names } = openSets(plan);
    const set = sets[0]!;
    const census = set.census();
    const lacks = set.sides === 4 && !census.complete ? set.lacks() : [];
    // The tiles to draw next, or without a class some combinations: eight colours each, 0 where there is none.
    const missing = census.complete ? [] : lacks.length ? lacks.slice(0, most) : set.missing(most).map((combination) => placed(set, combination));
    return {
        kind: set.kind, colors: names, tiles: set.tileCount, distinct: String(census.distinct), total: census.totalText, complete: census.complete,
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

/** Tiles that nobody has drawn yet, in plain colours. */
export function missingPictures(plan: WorldPlan, combinations: readonly Uint8Array[], size: number): ImageBitmap[] {
    if (!canPaint()) return [];
    const { sets, rgbs } = openSets(plan);
    const { kind } = sets[0]!;
    return combinations.map((colors) => {
        const canvas = new OffscreenCanvas(size, size);
        const context = canvas.getContext('2d')!;
        const css = (color: number): string => (color ? `#${(rgbs[color - 1] ?? 0x888888).toString(16).padStart(6, '0')}` : '#0000');
        context.fillStyle = '#8882';
        context.fillRect(0, 0, size, size);
        if (kind !== 'edge') [[1, 0.5, 0], [3, 0.5, 0.5], [5, 0, 0.5], [7, 0, 0]].forEach(([place, x, y]) => {
            context.fillStyle = css(colors[place!]!);
            context.fillRect(x! * size, y! * size, size / 2, size / 2);
        });
        if (kind !== 'corner') [[0, 0.5, 0], [2, 1, 0.5], [4, 0.5, 1], [6, 0, 0.5]].forEach(([place, x, y]) => {
            context.fillStyle = css(colors[place!]!);
            context.beginPath();
            context.moveTo(size / 2, size / 2);
            const [dx, dy] = [(y! - 0.5) * size, (0.5 - x!) * size];
            const w = kind === 'edge' ? 1 : 0.5;
            context.lineTo(x! * size + dx * w, y! * size + dy * w);
            context.lineTo(x! * size - dx * w, y! * size - dy * w);
            context.fill();
        });
        return canvas.transferToImageBitmap();
    });
}
