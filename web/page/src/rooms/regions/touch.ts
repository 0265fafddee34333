// Where a pointer or a key leads: cells and territories.
import { arrows, type Point } from '../../stage/view.ts';
import type { MapShown } from './describe.ts';
import type { Ground } from './engine.ts';

/** The cells under a stroke from one point to another. */
export function cellsUnder(ground: Ground, from: Point, to: Point): number[] {
    const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 0.4));
    const out = new Set<number>();
    for (let i = 0; i <= steps; i++) out.add(ground.find({ x: from.x + ((to.x - from.x) * i) / steps, y: from.y + ((to.y - from.y) * i) / steps }));
    out.delete(-1);
    return [...out];
}

export const isArrow = (key: string): boolean => key in arrows;

/** Of places, the nearest that lies in the direction of an arrow key; undefined: none. */
export function towards(key: string, from: Point, places: Iterable<readonly [number, Point]>): number | undefined {
    const to = arrows[key]!;
    let best: { id: number; cost: number } | undefined;
    for (const [id, at] of places) {
        const [x, y] = [at.x - from.x, at.y - from.y];
        const along = x * to.x + y * to.y;
        const across = Math.abs(x * to.y - y * to.x);
        if (along <= 1e-6 || across > 2 * along) continue;
        const cost = along + 2 * across;
        if (!best || cost < best.cost) best = { id, cost };
    }
    return best?.id;
}

/** The territory that an arrow key leads to. */
export const territoryTowards = (key: string, map: MapShown, id: number): number | undefined =>
    towards(key, map.items[id - 1]!.mean, map.items.flatMap(({ mean }, i) => (i + 1 === id ? [] : [[i + 1, mean] as const])));

/** The cell that an arrow key leads to. */
export function cellTowards(key: string, { centers }: Ground, cell: number): number | undefined {
    const from = { x: centers[2 * cell]!, y: centers[2 * cell + 1]! };
    const near: (readonly [number, Point])[] = [];
    for (let other = 0; other < centers.length / 2; other++) {
        const at = { x: centers[2 * other]!, y: centers[2 * other + 1]! };
        if (other !== cell && Math.hypot(at.x - from.x, at.y - from.y) < 1.9) near.push([other, at]);
    }
    return towards(key, from, near);
}

/** What there is to say of a territory. */
export function told(map: MapShown, id: number, races: boolean, locked: boolean): string {
    const item = map.items[id - 1]!;
    const touches = [...map.neighbors.slice(map.start[id - 1]!, map.start[id]!)];
    const owner = map.owners?.[id - 1] ?? -1;
    const parts = [
        `Territory ${id}`,
        ...(owner >= 0 ? [`player ${owner + 1}`] : []),
        ...(races ? [`race ${item.label}`] : []),
        ...(map.dice ? [`${map.dice[id - 1]} ${map.dice[id - 1] === 1 ? 'die' : 'dice'}`] : []),
        `${item.size} ${item.size === 1 ? 'cell' : 'cells'}`,
        touches.length ? `touches ${touches.slice(0, 12).join(', ')}${touches.length > 12 ? ' …' : ''}` : 'touches no other',
        ...(locked ? ['locked'] : []),
    ];
    return parts.join(' · ');
}
