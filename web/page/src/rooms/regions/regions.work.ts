// The worker of the room: everything that is made.
import { pictureColor, type Segregation } from 'pave-maps';
import { serve } from '../../workers/serve.ts';
import { cached } from '../../workers/cached.ts';
import { dealt, keep, rings, show, svgOf, type Labelled, type Look } from './describe.ts';
import { fileOf } from './file.ts';
import { areasOf, cellsOf, landOf, markedRaces, personAt, runOf } from './make.ts';
import { cellsOfPaint, type Def, type Place, type Races } from './model.ts';

const land = cached(landOf, 2);
let run: { key: string; segregation: Segregation } | undefined;

// The run of a definition, not beyond so many steps: the one that is under way, if it will do.
function running(place: Place, races: Races, most: number): Segregation {
    const key = JSON.stringify([place, races]);
    if (run?.key === key && Number(run.segregation.state.steps) <= most) return run.segregation;
    run?.segregation.dispose();
    run = undefined;
    run = { key, segregation: runOf(land(place), races) };
    return run.segregation;
}

/** A moment of a run. */
export type Moment = ReturnType<typeof momentOf>;
function momentOf(segregation: Segregation, target: number) {
    const { status, steps, satisfied, agents } = segregation.state;
    /** Whether nothing more would happen before the target. */
    const done = status === 'satisfied' || status === 'frozen' || Number(steps) >= target;
    return { steps: Number(steps), status, satisfied, agents, cells: markedRaces(segregation), done };
}

function racesAt(def: Def): Labelled {
    const segregation = running(def.place, def.run!, def.steps);
    segregation.run(def.steps);
    const labels = segregation.labels();
    for (const [cell, label] of cellsOfPaint(def.ink, labels.length, def.run!.races)) labels[cell] = label;
    return { labels };
}

const kept = cached((def: Def) => keep(land(def.place), def, def.run ? racesAt(def) : areasOf(land(def.place), def)), 2);

const api = {
    /** Where the cells of a place lie. */
    ground: (place: Place) => cellsOf(land(place)),

    /** Colours 0xRRGGBBAA of races and players, from 0. */
    palettes: () => ({ races: Uint32Array.from({ length: 20 }, (_, i) => pictureColor('races', i)), players: Uint32Array.from({ length: 8 }, (_, i) => pictureColor('players', i)) }),

    /** Steps of a run towards `target`, as many as fit into so many milliseconds; at least one. */
    run(place: Place, races: Races, target: number, budget: number): Moment {
        const until = performance.now() + budget;
        const segregation = running(place, races, target);
        for (let { steps, status } = segregation.state; Number(steps) < target && status !== 'satisfied' && status !== 'frozen'; ({ steps, status } = segregation.state)) {
            segregation.run(Math.min(target, Number(steps) + stride(land(place).window.count)));
            if (performance.now() >= until) break;
        }
        return momentOf(segregation, target);
    },

    /** What the agent of a cell has and wants, where `cells` has the races. */
    person: (place: Place, races: Races, cells: Uint8Array, cell: number) => personAt(cells, land(place), races, cell),

    map: (def: Def) => show(kept(def)),
    deal: (def: Def, players: number, seed: string) => dealt(kept(def), players, seed),
    rings: (def: Def, passes: number) => rings(kept(def), passes),
    svg: (def: Def, look: Look) => svgOf(kept(def), look),
    file: (def: Def) => fileOf(kept(def)),
};

// Steps between looks at the clock: of small boards many, as a step takes microseconds.
const stride = (cells: number): number => Math.max(1, Math.round(20000 / cells));

serve('regions', api);
export type Api = typeof api;
