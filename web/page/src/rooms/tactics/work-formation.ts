// Of the worker: a formation, its orders turn by turn, and who can attack.
import { Formation, Mask, Window, formationPlaces, groundPositions, hash, hashText, hex, pictureFormation, square, tri, type Attack } from 'pave-maps';
import type { FormationAsked } from './formations.tsx';
import { gridWords } from '../../stage/view.ts';
import { maskOf } from './work-board.ts';
import { once } from '../../workers/cached.ts';
import { codesOf, formKinds, letterOf, readOrder, type FormKind } from './orders.ts';

const geometry = { tri, hex, square };

// Where it begins: in the middle from left to right, with more room ahead than behind.
function middle({ grid, width, height, facing, kind }: FormationAsked): { q: number; r: number; s: number } {
    const r = Math.round(height * 0.64);
    if (grid === 'square') return { q: Math.floor(width / 2), r, s: 0 };
    if (grid === 'hex') return { q: Math.floor(width / 2) - Math.floor(r / 2), r, s: 0 };
    return { q: Math.floor((width / 2 - r) / 2), r, s: (facing + (kind === 'wedge' ? 1 : 0)) % 2 };
}

interface Ranked { formation: Formation; walls: Mask; wrong?: { message: string; orders: string } }
type Each = (formation: Formation, words: string) => void;

// Musters, and gives the orders; tells of the formation before them and after each.
function muster(asked: FormationAsked, each: Each): Ranked {
    const { grid, width, height, kind, ranks, files, facing, walls: text } = asked;
    const walls = grid === 'tri' ? maskOf(asked, text) : Mask.create(Window.create({ tiling: grid, width, height }));
    const formation = Formation.create({ grid: gridWords[grid], kind, ranks, files: kind === 'wedge' ? 0 : files, facing, at: middle(asked) }, walls);
    each(formation, '');
    const codes = codesOf(asked.orders);
    for (const [i, code] of codes.entries()) {
        const { order, words } = readOrder(code)!;
        try {
            formation.give(order);
        } catch (error) {
            return { formation, walls, wrong: { message: `${words}: ${(error as Error).message}`, orders: codes.slice(0, i).join('.') } };
        }
        each(formation, words);
    }
    return { formation, walls };
}

// ---- What so many soldiers can form -------------------------------------------------------------------------------------------

const upTo = (most: number): number[] => Array.from({ length: most }, (_, i) => i + 1);
// Ranks and files to try, the likeliest first.
function shapesOf(kind: FormKind, count: number): [number, number][] {
    if (kind === 'line') return [2, 3, 4, 1, 5, 6, 7, 8].map((ranks) => [ranks, count / ranks]);
    if (kind === 'column') return [3, 2, 4, 5, 1, 6, 7, 8].map((files) => [count / files, files]);
    if (kind === 'wedge') return upTo(12).map((ranks) => [ranks, 0]);
    return [2, 1, 3].flatMap((ranks) => upTo(kind === 'ring' ? 6 : 10).map((files): [number, number] => [ranks, files]));
}

const formsOf = once((grid: FormationAsked['grid'], count: number) => Object.fromEntries(formKinds.map((kind) => {
    const shape = shapesOf(kind, count).find(([ranks, files]) => Number.isInteger(ranks) && Number.isInteger(files) && ranks <= 16 && files <= 32
        && formationPlaces({ grid: gridWords[grid], kind, ranks, files, facing: 0, at: { q: 0, r: 0, s: grid === 'tri' && kind === 'wedge' ? 1 : 0 } }).length === count);
    return [kind, shape ? `f${letterOf(kind)}${kind === 'wedge' ? shape[0] : shape.join('x')}` : ''];
})) as Record<FormKind, string>);

// ---- Attacks ------------------------------------------------------------------------------------------------------------------


interface Fight { targets: Int32Array; attacks: Attack[]; shown: (Attack | undefined)[]; targetPoints: Float64Array }
function fightOf({ range }: FormationAsked, formation: Formation, pointsOf: (cells: Int32Array) => Float64Array): Fight {
    const targets = formation.front();
    const attacks = targets.length ? formation.attacks({ targets, range }) : [];
    return { targets, attacks, targetPoints: pointsOf(targets), shown: formation.shown(targets, attacks) };
}

function pointsOn(window: Window): (cells: Int32Array) => Float64Array {
    const positions = groundPositions(window);
    return (cells) => {
        const at = cells.length ? window.indices(cells) : [];
        return Float64Array.from(Array.from(at).flatMap((i) => [positions[2 * i]!, positions[2 * i + 1]!]));
    };
}

// All of one order: where its turns begin, places in ranks, and directions in radians on screen.
export type Stage = ReturnType<typeof stageOf>;
function stageOf(formation: Formation, words: string, first: number, facings: number) {
    const [places, soldiers] = [formation.places(), formation.soldiers()];
    return {
        words, first, ranks: soldiers.map(({ place }) => places[place]!.rank), angles: soldiers.map(({ place }) => (places[place]!.facing * 2 * Math.PI) / facings - Math.PI / 2),
        late: soldiers.filter(({ state }) => state !== 'in place').length,
    };
}

/** Of each turn the points of all soldiers, the first before all orders; of each rank how many soldiers, and how many with a clear line; the orders that form them anew; `wrong`: why an order could not be given. */
export type Formed = ReturnType<typeof formation>;
export function formation(asked: FormationAsked) {
    const frames: Float64Array[] = [];
    const stages: ReturnType<typeof stageOf>[] = [];
    let pointsOf: ((cells: Int32Array) => Float64Array) | undefined;
    const { formation: formed, walls, wrong } = muster(asked, (it, words) => {
        pointsOf ??= pointsOn(it.walls.window);
        stages.push(stageOf(it, words, Math.max(frames.length - 1, 0), asked.grid === 'square' ? 4 : 6));
        const track = it.track();
        for (let turn = words ? 1 : 0; turn <= it.turnCount; turn++) frames.push(pointsOf(track.subarray(3 * it.count * turn, 3 * it.count * (turn + 1))));
    });
    const fight = fightOf(asked, formed, pointsOf!);
    const cells = walls.window.cells();
    const shape = geometry[asked.grid];
    const at = middle(asked);
    const result = {
        frames, stages, wrong, forms: formsOf(asked.grid, formed.count), sides: { tri: 3, hex: 6, square: 4 }[asked.grid], corners: shape.faceCornerPoints(shape.layout(), cells),
        shots: fight.shown.flatMap((attack) => (attack ? [{ soldier: attack.soldier, x: fight.targetPoints[2 * attack.target]!, y: fight.targetPoints[2 * attack.target + 1]!, clear: attack.state === 'clear' }] : [])),
        targets: fight.targetPoints, clear: clearOf(formed, fight.shown), says: saysOf(formed, stages),
        hash: hashText(hashOf(formed, fight.attacks)), mask: walls.write(), at: `${at.q},${at.r}${asked.grid === 'tri' ? `,${'LR'[at.s]}` : ''}`,
    };
    formed.dispose();
    walls.dispose();
    return result;
}

function clearOf(formed: Formation, shown: (Attack | undefined)[]): [number, number][] {
    const places = formed.places();
    const out: [number, number][] = [];
    formed.soldiers().forEach(({ place }, i) => {
        const of = (out[places[place]!.rank] ??= [0, 0]);
        of[0]++;
        if (shown[i]?.state === 'clear') of[1]++;
    });
    return out;
}

const saysOf = (formed: Formation, stages: readonly Stage[]): string => {
    const late = stages.at(-1)!.late;
    return `${formed.count} soldiers${stages.length > 1 ? `; ${stages.at(-1)!.words}: ${formed.turnCount} turns${late ? `, ${late} not in place` : ''}` : ''}`;
};

// Where all were in the last order, and all attacks: as the command has it.
function hashOf(formed: Formation, attacks: readonly Attack[]): bigint {
    const words = attacks.flatMap(({ soldier, target, state, blocker }) => [soldier, target, ['clear', 'friend', 'target', 'wall'].indexOf(state), blocker]);
    const track = formed.track();
    let sum: bigint | undefined;
    for (let i = 0; i < track.length; i += 3) sum = hash(track.subarray(i, i + 3), sum);
    for (let i = 0; i < words.length; i += 4) sum = hash(words.slice(i, i + 4), sum);
    return sum ?? hash([]);
}

/** The picture at the end of the orders. */
export function formationSvg(asked: FormationAsked): string {
    const { formation: formed, walls } = muster(asked, () => {});
    const { targets, shown } = fightOf(asked, formed, pointsOn(walls.window));
    using scene = pictureFormation({ formation: formed, close: true, tracks: formed.turnCount > 0, attacks: shown.filter((it) => it !== undefined), targets, title: 'a formation' });
    return scene.toSvg();
}
