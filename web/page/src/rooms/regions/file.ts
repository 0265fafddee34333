// In the worker: a map as the command's file.
import { bordersOf, kindOf, type Kept } from './describe.ts';

/** What the command writes with -o FILE.json: the same values. */
export function fileOf(kept: Kept): string {
    const { territories, def, made: { players }, land: { place: { grid, radius, width, height, wrap, touch } } } = kept;
    const { start, neighbors, lengths } = territories.adjacency();
    using borders = bordersOf(kept, 0);
    const at = ({ x, y }: { x: number; y: number }): number[] => [x, y];
    const size = radius === undefined ? { shape: 'rectangle', size: [width, height], ...(grid === 'hex' && { system: 'odd-r' }) } : { shape: 'hexagon', radius };
    return `${JSON.stringify({
        kind: kindOf(def), orientation: 'pointy', grid, window: { ...size, ...(wrap && { wrap }) }, ...(touch === 'vertex' && { contact: touch }),
        labels: [...territories.labels()], territory: [...territories.ofCell()], ...(players && { players: players.count }),
        territories: territories.items().map(({ label, size, center, depth, border, coast }, i) => {
            const [from, to, box, pole] = [start[i]!, start[i + 1]!, borders.box(i + 1), borders.pole(i + 1)];
            return {
                id: i + 1, label, size, center, depth, border, coast, neighbors: [...neighbors.slice(from, to)], borders: [...lengths.slice(from, to)],
                ...(box && { box: [...at(box.min), ...at(box.max)] }), ...(pole && { pole: at(pole.point), radius: pole.radius }),
                ...(players && { owner: players.owners[label - 1] ?? -1, dice: players.dice[label - 1] ?? 0 }),
            };
        }),
        arcs: borders.arcs().map(({ left, right, closed, points }) => ({ left, right, closed, points: Array.from({ length: points.length / 2 }, (_, k) => [points[2 * k], points[2 * k + 1]]) })),
    })}\n`;
}
