// Arrow keys: from a part to the next one of its kind in a direction on screen.
import type { Point } from '../../stage/view.ts';
import { middle, type Shape } from './shape.ts';
import { same, type Part } from './state.ts';

/**
 * The next of the parts from `from` in a direction. Of those within half a right angle or so of it, the one that costs the least way along and
 * strays the least from the lane in which the walk began.
 */
export function next(shape: Shape, parts: readonly Part[], from: Part, { x: dx, y: dy }: Point, lane: Point): Part | undefined {
    const at = middle(shape, from);
    let [found, least]: [Part | undefined, number] = [undefined, Infinity];
    for (const part of parts) {
        if (same(part, from)) continue;
        const to = middle(shape, part);
        const along = (to.x - at.x) * dx + (to.y - at.y) * dy;
        const aside = Math.abs((to.x - at.x) * dy + (to.y - at.y) * dx);
        if (along < 0.05 || aside > 1.8 * along + 1e-6) continue;
        const strays = Math.abs((to.x - lane.x) * dy + (to.y - lane.y) * dx);
        const cost = along + 0.8 * aside + 0.3 * strays;
        if (cost < least - 1e-9) [found, least] = [part, cost];
    }
    return found;
}

const winds = ['E', 'SE', 'S', 'SW', 'W', 'NW', 'N', 'NE'];
const fine = ['E', 'ESE', 'SE', 'SSE', 'S', 'SSW', 'SW', 'WSW', 'W', 'WNW', 'NW', 'NNW', 'N', 'NNE', 'NE', 'ENE'];
const words: Readonly<Record<string, string>> = {
    N: 'north', E: 'east', S: 'south', W: 'west', NE: 'north-east', SE: 'south-east', SW: 'south-west', NW: 'north-west',
};

/** Where one part lies from another on screen, as a point of the compass: "NE". Triangles need the finer ones, too. */
export function wind(shape: Shape, from: Part, to: Part): string {
    const [a, b] = [middle(shape, from), middle(shape, to)];
    if (Math.hypot(b.x - a.x, b.y - a.y) < 1e-9) return '';
    const turn = Math.atan2(b.y - a.y, b.x - a.x) / (2 * Math.PI) + 1;
    const eighth = turn * 8;
    if (Math.abs(eighth - Math.round(eighth)) < 0.34) return winds[Math.round(eighth) % 8]!;
    return fine[Math.round(turn * 16) % 16]!;
}
export const spoken = (of: string): string => words[of] ?? of;
