// Of the worker: a skirmish played to its end, turn by turn, and the field that it is fought on.
import { Citadel, Skirmish, Terrain, Window, citadelZones, creatures, hashText, pictureCitadel, pictureSkirmish, pictureTerrain, type Creature, type TriEdgeKind } from 'pave-maps';
import { countOf, cellOf, type Board } from './board.ts';
import { boxOfFrame } from './work-board.ts';

export interface SkirmishAsked {
    readonly seed: string;
    readonly field: 'terrain' | 'citadel';
    /** Rows of the field; 0: as many as the command takes. */
    readonly rows: number;
    readonly files: number;
    readonly archers: number;
}
export interface Fighter {
    readonly kind: 'soldier' | 'archer' | 'creature';
    readonly side: number;
    readonly most: number;
}
/** What one unit did in a turn: a way, as the cells it stood on at each step; a shot or strike, from cell to cell. */
export interface Deed {
    readonly kind: 'way' | 'shot' | 'strike' | 'fall';
    readonly unit: number;
    readonly way: readonly (readonly number[])[];
    readonly from: number;
    readonly to: number;
    readonly hit: boolean;
}
/** How all stand after a turn: their cells, where they look, their hits. */
export interface Turn {
    readonly cells: readonly (readonly number[])[];
    readonly looks: readonly number[];
    readonly hits: readonly number[];
    readonly deeds: readonly Deed[];
    readonly strength: readonly [number, number];
    readonly breached: boolean;
    readonly says: string;
}
export interface Battle {
    readonly board: Board;
    readonly svg: string;
    readonly box: { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number };
    readonly woods: Int32Array;
    readonly gate: Int32Array;
    readonly fighters: readonly Fighter[];
    /** The first is before the battle. */
    readonly turns: readonly Turn[];
    readonly most: readonly [number, number];
    readonly hash: string;
    readonly says: string;
}

const baseWidth = 840; // pixels of the relief below: more take longer to decode than one likes to wait
const sides = ['Blue', 'Red'];
const stances: TriEdgeKind[] = ['e', 'n', 'w'];

interface Field {
    readonly board: Board;
    readonly terrain?: Terrain;
    readonly citadel?: Citadel;
}

function fieldOf({ seed, field, rows }: SkirmishAsked): Field {
    if (field === 'citadel') {
        const citadel = Citadel.create({ seed: BigInt(seed), size: rows || 24 });
        const cells = citadel.window.cells();
        let width = 1;
        while (width < citadel.window.count && cells[3 * width + 1] === 0) width++;
        return { citadel, board: { width, height: citadel.window.count / width } };
    }
    const board = { width: 2 * (rows || 28), height: rows || 28 };
    const window = Window.create({ tiling: 'tri', ...board });
    return { board, terrain: Terrain.create({ window, seed: BigInt(seed), hills: 18, relief: 5 * 1024, wet: 8 }) }; // as the command's
}
const begin = ({ seed, files, archers }: SkirmishAsked, { terrain, citadel }: Field): Skirmish => Skirmish.create({ terrain, citadel, seed: BigInt(seed), files, archers, turns: 60 });

export function skirmish(asked: SkirmishAsked): Battle {
    const field = fieldOf(asked);
    const { terrain, citadel, board } = field;
    using battle = begin(asked, field);
    const turns: Turn[] = [];
    const breach = { is: false };
    const snap = (first: number): void => void turns.push(turnOf(battle, board, first, breach));
    snap(-1);
    while (!battle.over) {
        battle.turn();
        snap(battle.turnStart);
    }
    using scene = citadel ? pictureCitadel({ citadel, title: 'a skirmish' }) : pictureTerrain({ terrain: terrain!, cells: true, title: 'a skirmish', size: { width: baseWidth } });
    const woods = battle.sight.cells();
    const zones = citadel?.zones();
    const most: [number, number] = [battle.strength(0).most, battle.strength(1).most];
    return {
        board, turns, most, svg: scene.toSvg(), box: boxOfFrame(scene.measure(citadel ? {} : { width: baseWidth })), hash: hashText(battle.hash()),
        woods: citadel ? new Int32Array(0) : Int32Array.from(woods.keys()).filter((cell) => woods[cell]),
        gate: zones ? Int32Array.from(zones.keys()).filter((cell) => citadelZones[zones[cell]!] === 'gate' && citadel!.parts()[cell] === 0) : new Int32Array(0),
        fighters: battle.units().map(({ kind, side, most: hits }) => ({ kind, side, most: hits })),
        says: `${battle.winner < 0 ? 'no winner' : `${sides[battle.winner]} wins`} after ${battle.turns} turns`,
    };
}

// How all stand, with what happened from the event `first` on; -1: nothing yet.
function turnOf(battle: Skirmish, board: Board, first: number, breach: { is: boolean }): Turn {
    const units = battle.units();
    const events = first < 0 ? [] : battle.events(first);
    const strength: [number, number] = [battle.strength(0).left, battle.strength(1).left];
    if (events.some(({ kind }) => kind === 'breach')) breach.is = true;
    const deeds = events.flatMap((event): Deed[] => {
        const { unit, from, to, hits } = event;
        if (event.kind === 'marches' || event.kind === 'moves')
            return [{ kind: 'way', unit, way: Array.from(event.cells, (at) => bodyOf(units[unit]!.creature, units[unit]!.kind === 'creature', at, board)), from, to, hit: false }];
        if (event.kind === 'shoots' || event.kind === 'strikes') return [{ kind: event.kind === 'shoots' ? 'shot' : 'strike', unit, way: [], from, to, hit: hits > 0 }];
        return event.kind === 'falls' ? [{ kind: 'fall', unit, way: [], from: -1, to: -1, hit: false }] : [];
    });
    return {
        cells: units.map(({ cells }) => Array.from(cells)), looks: units.map(({ look }) => look), hits: units.map(({ hits }) => hits),
        deeds, strength, breached: breach.is, says: saysOf(battle, units, events, first < 0),
    };
}

/** With "a" or "an". */
export const withArticle = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

function saysOf(battle: Skirmish, units: ReturnType<Skirmish['units']>, events: ReturnType<Skirmish['events']>, before: boolean): string {
    if (before) return 'Both sides stand ready.';
    const count = (kind: string, hit?: boolean): number => events.filter((it) => it.kind === kind && (!hit || it.hits > 0)).length;
    const said = [`Turn ${battle.turns}: Blue has ${battle.strength(0).left} hits left, Red ${battle.strength(1).left}`];
    if (count('marches') + count('moves')) said.push(`${count('marches') + count('moves')} move`);
    if (count('shoots')) said.push(`${count('shoots', true)} of ${count('shoots')} shots hit`);
    if (count('strikes')) said.push(`${count('strikes', true)} of ${count('strikes')} strikes hit`);
    for (const { kind, side, unit } of events) {
        if (kind === 'scatter') said.push(`the line of ${sides[side]} breaks up`);
        if (kind === 'breach') said.push('the gate falls');
        if (kind === 'falls') said.push(`${withArticle(units[unit]!.kind)} of ${sides[units[unit]!.side]} falls`);
        if (kind === 'end') said.push(side < 0 ? 'no winner' : `${sides[side]} wins`);
    }
    return `${said.join('; ')}.`;
}

// The cells under a unit at a step of its way: of a creature the step is stance * count + the cell of its anchor.
function bodyOf(creature: Creature, large: boolean, at: number, board: Board): number[] {
    if (!large) return [at];
    const count = countOf(board);
    const cells = creatures.cells(creature, { anchor: cellOf(board, at % count), stance: stances[Math.floor(at / count)]! });
    return Array.from({ length: cells.length / 3 }, (_, i) => cells[3 * i + 1]! * board.width + 2 * cells[3 * i]! + cells[3 * i + 2]! + cells[3 * i + 1]!);
}

/** The picture after a turn. */
export function skirmishSvg(asked: SkirmishAsked, turn: number): string {
    using battle = begin(asked, fieldOf(asked));
    while (!battle.over && battle.turns < turn) battle.turn();
    using scene = pictureSkirmish({ skirmish: battle, title: 'a skirmish', size: { width: 1024 } });
    return scene.toSvg();
}
