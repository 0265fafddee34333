// How formations look: the board, ways, soldiers by rank, clear and stopped lines of attack.
import { at, circle, cross, drawn, fill, line, ringPath, stroke, through, type Layer } from '../../stage/layer.ts';
import { drawFocus, drawStone } from './draw-board.ts';
import { formationBoard } from './fields.ts';
import type { Formed, Stage } from './work-formation.ts';

const ranks = [['#2c5aa0', '#16305c'], ['#4fa0c8', '#20566f'], ['#a9d3d8', '#4d7f88'], ['#e3ead9', '#7e8c78']] as const;

const boards = new WeakMap<Float64Array, [Path2D, Path2D]>();
// All cells, and those of every other one, for two tints.
function pathsOf(corners: Float64Array, sides: number): [Path2D, Path2D] {
    let paths = boards.get(corners);
    if (!paths) {
        paths = [new Path2D(), new Path2D()];
        for (let i = 0; i < corners.length; i += 2 * sides) {
            const tinted = sides === 3 && Math.abs(corners[i + 1]! - corners[i + 3]!) < 1e-9; // those with a side above
            for (const path of tinted ? paths : [paths[0]]) ringPath(path, corners.subarray(i, i + 2 * sides));
        }
        boards.set(corners, paths);
    }
    return paths;
}

function drawGround(context: CanvasRenderingContext2D, { corners, sides }: Formed, line: number, dark: boolean): void {
    const [all, some] = pathsOf(corners, sides);
    fill(context, dark ? '#3d4a35' : '#dde6c4', all);
    fill(context, dark ? '#435039' : '#d3deb6', some);
    context.strokeStyle = dark ? '#2c3627' : '#b7c598';
    context.lineWidth = Math.max(line, 0.025);
    context.stroke(all);
}

function drawTracks(context: CanvasRenderingContext2D, { frames }: Formed, { first }: Stage, time: number, dark: boolean): void {
    const count = frames[0]!.length / 2;
    context.beginPath();
    for (let i = 0; i < count; i++) {
        for (let turn = first; turn <= Math.floor(time); turn++) context[turn === first ? 'moveTo' : 'lineTo'](frames[turn]![2 * i]!, frames[turn]![2 * i + 1]!);
    }
    stroke(context, dark ? 'rgb(160 200 220 / 0.45)' : 'rgb(30 80 110 / 0.4)', 0.06);
}

// Of a soldier, by the sides of a cell.
const bulk: Record<number, number> = { 3: 1, 4: 1.35, 6: 2 };

function drawSoldier(context: CanvasRenderingContext2D, x: number, y: number, angle: number, rank: number, scale: number): void {
    const [color, rim] = ranks[Math.min(rank, ranks.length - 1)]!;
    const size = 0.24;
    at(context, { x, y }, scale, () => {
        circle(context, 0.04, 0.07, size);
        fill(context, 'rgb(20 16 24 / 0.25)');
        context.rotate(angle);
        fill(context, color, () => {
            context.arc(0, 0, size, 0.75, 2 * Math.PI - 0.75);
            context.lineTo(1.75 * size, 0);
            context.closePath();
        });
        stroke(context, rim, 0.05);
    });
}

function drawShots(context: CanvasRenderingContext2D, { shots, frames, targets }: Formed, dark: boolean): void {
    const last = frames.at(-1)!;
    for (let i = 0; i < targets.length; i += 2) {
        circle(context, targets[i]!, targets[i + 1]!, 0.2);
        fill(context, 'rgb(210 60 40 / 0.28)');
    }
    for (const { soldier, x, y, clear } of shots) {
        const [x0, y0] = [last[2 * soldier]!, last[2 * soldier + 1]!];
        const length = Math.hypot(x - x0, y - y0) || 1;
        const [ux, uy] = [(x - x0) / length, (y - y0) / length];
        const color = clear ? (dark ? '#f6f1e4' : '#17263f') : '#d22d2d';
        stroke(context, color, 0.055, () => line(context, { x: x0 + 0.3 * ux, y: y0 + 0.3 * uy }, { x, y }), { dash: clear ? [] : [0.14, 0.1] });
        if (!clear) stroke(context, color, 0.055, () => cross(context, { x, y }, 0.12));
        else fill(context, color, () => through(context, [[0.08, 0], [-0.22, -0.12], [-0.22, 0.12]].map(([along, side]) => ({ x: x + along! * ux + side! * uy, y: y + along! * uy - side! * ux }))));
    }
}

export function formationLayer(shown: () => { formed: Formed | undefined; walls: ReadonlySet<number>; /** In turns from before all orders. */ time: number; cursor: number }): Layer {
    return drawn(() => void shown(), (context, { dark }, line) => {
        const { formed, walls, time, cursor } = shown();
        if (!formed) return;
        drawGround(context, formed, line, dark);
        if (formed.sides === 3) drawStone(context, formationBoard, walls, dark);
        const last = formed.frames.length - 1;
        const now = Math.min(Math.max(time, 0), last);
        const [from, to] = [formed.frames[Math.floor(now)]!, formed.frames[Math.ceil(now)]!];
        const part = now - Math.floor(now);
        const stage = formed.stages[formed.stages.findLastIndex(({ first }, i) => i === 0 || first < now - 1e-9)]!;
        if (stage.words) drawTracks(context, formed, stage, now, dark);
        if (now >= last) drawShots(context, formed, dark);
        for (let i = 0; i < from.length; i += 2)
            drawSoldier(context, from[i]! + (to[i]! - from[i]!) * part, from[i + 1]! + (to[i + 1]! - from[i + 1]!) * part, stage.angles[i / 2]!, stage.ranks[i / 2]!, bulk[formed.sides]!);
        if (cursor >= 0 && formed.sides === 3) drawFocus(context, formationBoard, cursor, line);
    });
}
