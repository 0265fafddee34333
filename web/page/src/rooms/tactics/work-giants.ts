// Of the worker: the way of a large creature between walls, what its moves pass, and where which size fits.
import { CreatureMoves, creatures, hash, hashText, pictureCreature, type Creature, type CreatureKind, type CreaturePose, type TriEdgeKind } from 'pave-maps';
import { indexOf, type Board, type Cell } from './board.ts';
import { kept, maskOf } from './work-board.ts';

export interface GiantAsked {
    readonly board: Board;
    readonly walls: string;
    readonly kind: CreatureKind;
    readonly size: number;
    readonly from: Cell;
    readonly stance: TriEdgeKind;
    readonly to: Cell;
}
export interface Giant {
    /** The cells of its body at each step of the way; of its start alone where there is no way. */
    readonly bodies: readonly (readonly number[])[];
    /** The cells that each move passes. */
    readonly sweeps: readonly (readonly number[])[];
    /** Its body at the goal, as far as it lies on the board. */
    readonly goal: readonly number[];
    /** Of each cell the greatest size that fits with the anchor there. */
    readonly clearance: Int32Array;
    readonly fits: boolean;
    readonly found: boolean;
    readonly says: string;
    readonly hash: string;
    readonly mask: string;
}

type Pose = Required<CreaturePose>;
const stances: TriEdgeKind[] = ['e', 'n', 'w'];
const masks = kept<ReturnType<typeof maskOf>>();

const listOf = (board: Board, packed: Int32Array): number[] =>
    Array.from({ length: packed.length / 3 }, (_, i) => indexOf(board, { q: packed[3 * i]!, r: packed[3 * i + 1]!, s: packed[3 * i + 2]! })).filter((cell) => cell >= 0);
const numbers = ({ anchor, stance }: Pose): number[] => [anchor.q, anchor.r, anchor.s ?? 0, stances.indexOf(stance)];

// The poses of a cheapest way, of the ends that the goal allows the one that costs least.
function wayOf(moves: CreatureMoves, creature: Creature, from: CreaturePose, to: Cell): { poses: Pose[]; cost: number } | undefined {
    using search = moves.search();
    const start = moves.node(from);
    let best: { nodes: Int32Array; cost: number } | undefined;
    for (const stance of creature.kind === 'rhombus' ? stances : [undefined]) {
        const end = moves.node({ anchor: to, stance });
        const path = end < 0 ? undefined : search.path(start, end, moves.costs);
        if (path && (!best || path.cost < best.cost)) best = path;
    }
    return best && { poses: Array.from(best.nodes, (node) => moves.pose(node)), cost: best.cost };
}

const same = (a: Pose, b: Pose): boolean => numbers(a).join() === numbers(b).join();
function sweepOf(creature: Creature, from: Pose, to: Pose): Int32Array {
    for (let move = 0; move < creatures.moveCount(creature.kind); move++) if (same(creatures.moved(creature, from, move), to)) return creatures.sweep(creature, from, move);
    return new Int32Array(0);
}

export function giant(asked: GiantAsked): Giant {
    const { board, walls, kind, size } = asked;
    const mask = masks(JSON.stringify([board, walls]), () => maskOf(board, walls));
    const creature = { kind, size };
    const from: CreaturePose = { anchor: asked.from, ...(kind === 'rhombus' && { stance: asked.stance }) };
    const clearance = creatures.clearance(mask, kind, kind === 'rhombus' ? asked.stance : undefined);
    const fits = creatures.fits(mask, creature, from);
    using moves = CreatureMoves.create({ walls: mask, creature });
    const way = fits ? wayOf(moves, creature, from, asked.to) : undefined;
    const poses = way?.poses ?? [];
    const turns = poses.filter((pose, i) => i > 0 && (pose.stance !== poses[i - 1]!.stance || pose.anchor.s !== poses[i - 1]!.anchor.s)).length;
    const says = !fits ? 'it does not fit at its start' : way ? `the way costs ${way.cost}: ${poses.length - 1} moves, ${turns} of them turns` : 'there is no way there for one of this size';
    return {
        bodies: way ? poses.map((pose) => listOf(board, creatures.cells(creature, pose))) : [listOf(board, creatures.cells(creature, from))],
        sweeps: poses.slice(1).map((pose, i) => listOf(board, sweepOf(creature, poses[i]!, pose))),
        goal: listOf(board, creatures.cells(creature, poses.at(-1) ?? { ...from, anchor: asked.to })),
        clearance, fits, found: !!way, says, mask: mask.write(),
        hash: fits ? hashText(hash([way?.cost ?? 0, poses.length, ...poses.flatMap(numbers)])) : '',
    };
}

/** The picture of the way. */
export function giantSvg({ board, walls, kind, size, from, stance, to }: GiantAsked): string {
    const mask = masks(JSON.stringify([board, walls]), () => maskOf(board, walls));
    const creature = { kind, size };
    const start: CreaturePose = { anchor: from, ...(kind === 'rhombus' && { stance }) };
    using moves = CreatureMoves.create({ walls: mask, creature });
    const way = creatures.fits(mask, creature, start) ? wayOf(moves, creature, start, to) : undefined;
    using scene = pictureCreature({ walls: mask, creature, poses: way?.poses ?? [start], title: 'a creature' });
    return scene.toSvg();
}
