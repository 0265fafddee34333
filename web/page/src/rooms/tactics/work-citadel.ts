// Of the worker: citadels, and what their works see.
import { Citadel, Mask, Sight, citadelZones, hashText, pictureCitadel, pictureScaleColor } from 'pave-maps';
import type { Board } from './board.ts';
import type { CitadelAsked } from './citadel.tsx';
import { cached } from '../../workers/cached.ts';
import { boxOfFrame } from './work-board.ts';

const sightOf = cached((far: number) => Sight.create('tri', far, 'touch'));
const open = new Set(['ground', 'moat', 'bridge', 'covered way', 'glacis', 'road', 'water']);
const plain = ['tower', 'gate', 'keep'] as const;

// The cells of all that shoots, by name.
function shootersOf(citadel: Citadel): { name: string; cells: number[] }[] {
    const zones = Array.from(citadel.zones(), (zone) => citadelZones[zone]!);
    const parts = citadel.parts();
    const works = citadel.works().map((work, part) => ({ name: work.kind === 'ravelin' ? 'ravelin' : 'bastion', part }));
    const of = (take: (cell: number) => boolean): number[] => zones.flatMap((_, cell) => (take(cell) ? [cell] : []));
    const clusters = (zone: string): number[][] => {
        using outside = Mask.create(citadel.window).setCells(of((cell) => zones[cell] !== zone));
        const { labels, count } = outside.components();
        return Array.from({ length: count }, (_, i) => of((cell) => labels[cell] === i));
    };
    return [
        ...works.map(({ name, part }) => ({ name, cells: of((cell) => zones[cell] === name && parts[cell] === part) })),
        ...plain.flatMap((zone) => clusters(zone).map((cells) => ({ name: zone, cells }))),
    ].filter(({ cells }) => cells.length);
}

/** Of each cell the number of its zone; what shoots (a bastion, a ravelin, a tower, a gate, the keep) and the cells outside that it sees; how many see each cell. */
export type Town = ReturnType<typeof citadel>;
export function citadel({ def, far }: CitadelAsked) {
    using town = Citadel.create(def);
    using walls = town.mask('sight');
    const board = boardOf(town);
    const zones = town.zones();
    const sight = sightOf(far);
    const counts = new Uint8Array(zones.length);
    const numbers = new Map<string, number>();
    const shooters = shootersOf(town).map(({ name, cells }) => {
        const seen = new Set<number>();
        for (const cell of cells) for (const other of sight.fieldOfView(walls, cell)) if (open.has(citadelZones[zones[other]!]!)) seen.add(other);
        for (const cell of seen) counts[cell]!++;
        numbers.set(name, (numbers.get(name) ?? 0) + 1);
        return { name: name === 'keep' ? name : `${name} ${numbers.get(name)}`, cells: Int32Array.from(cells), seen: Int32Array.from(seen) };
    });
    using scene = pictureCitadel({ citadel: town, title: 'a citadel' });
    const most = counts.reduce((a, b) => Math.max(a, b), 0);
    const { outline, bastions, gates, pattern, shore } = town.def;
    return {
        board, zones, outside: zones.map((zone) => (open.has(citadelZones[zone]!) ? 1 : 0)), zoneNames: citadelZones as readonly string[], shooters, counts,
        svg: scene.toSvg(), box: boxOfFrame(scene.measure()), hash: hashText(town.hash()),
        says: `${outline}, ${bastions} bastions, ${gates} ${gates === 1 ? 'gate' : 'gates'}, ${town.houses().length} houses; streets: ${pattern}${shore === 'none' ? '' : `; ${shore}`}`,
        colors: Uint32Array.from({ length: most + 1 }, (_, i) => pictureScaleColor(most - i, most)),
    };
}

// Its window begins at 0,0,L; rows are equally long.
function boardOf(town: Citadel): Board {
    const cells = town.window.cells();
    let width = 1;
    while (width < town.window.count && cells[3 * width + 1] === 0) width++;
    return { width, height: town.window.count / width };
}

export const citadelSvg = (asked: CitadelAsked): string => citadel(asked).svg;
