// Of the worker: the way of a large creature between walls, what its moves pass, and where which size fits.
import { CreatureMoves, creatures, hash, hashText, pictureCreature, type Creature, type CreaturePose, type TriEdgeKind } from 'pave-maps';
import { indexOf, type Board, type Cell } from './board.ts';
import type { GiantAsked } from './giants.tsx';
import { cached } from '../../workers/cached.ts';
import { maskOf } from './work-board.ts';

type Pose = Required<CreaturePose>;
const stances: TriEdgeKind[] = ['e', 'n', 'w'];
const masks = cached(maskOf);

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

// A creature at its start, and its way to the goal.
function walkOf({ board, walls, kind, size, from: anchor, stance, to }: GiantAsked) {
    const [mask, creature] = [masks(board, walls), { kind, size }];
    const from: CreaturePose = { anchor, ...(kind === 'rhombus' && { stance }) };
    const fits = creatures.fits(mask, creature, from);
    using moves = CreatureMoves.create({ walls: mask, creature });
    return { mask, creature, from, fits, way: fits ? wayOf(moves, creature, from, to) : undefined };
}

/** Cells of its body at each step of the way, of its start alone where there is no way, and those that each move passes; of each cell the greatest size that fits with the anchor there. */
export type Giant = ReturnType<typeof giant>;
export function giant(asked: GiantAsked) {
    const { mask, creature, from, fits, way } = walkOf(asked);
    const { board, kind } = asked;
    const poses = way?.poses ?? [];
    const turns = poses.filter((pose, i) => i > 0 && (pose.stance !== poses[i - 1]!.stance || pose.anchor.s !== poses[i - 1]!.anchor.s)).length;
    const says = !fits ? 'it does not fit at its start' : way ? `the way costs ${way.cost}: ${poses.length - 1} moves, ${turns} of them turns` : 'there is no way there for one of this size';
    return {
        bodies: way ? poses.map((pose) => listOf(board, creatures.cells(creature, pose))) : [listOf(board, creatures.cells(creature, from))],
        sweeps: poses.slice(1).map((pose, i) => listOf(board, sweepOf(creature, poses[i]!, pose))),
        goal: listOf(board, creatures.cells(creature, poses.at(-1) ?? { ...from, anchor: asked.to })),
        clearance: creatures.clearance(mask, kind, kind === 'rhombus' ? asked.stance : undefined), fits, found: !!way, says, mask: mask.write(),
        hash: fits ? hashText(hash([way?.cost ?? 0, poses.length, ...poses.flatMap(numbers)])) : '',
    };
}

/** The picture of the way. */
export function giantSvg(asked: GiantAsked): string {
    const { mask, creature, from, way } = walkOf(asked);
    using scene = pictureCreature({ walls: mask, creature, poses: way?.poses ?? [from], title: 'a creature' });
    return scene.toSvg();
}
