// Stacks of dice, as the command's pictures have them: cubes seen from above and in front.
import { disc, fill, stroke } from '../../stage/layer.ts';
import { css } from '../../ui/look.ts';
import { mixed } from './colors.ts';

type Context = CanvasRenderingContext2D;
const paper = 0xffffffff;
const ink = '#2b303b';
const alarm = '#c81d3a';
const columnMost = 4;

/** How large a stack is, in edges. */
export const diceSize = (count: number): { x: number; y: number } => (count > columnMost ? { x: 2.632, y: columnMost + 1.25 } : { x: 1.732, y: count + 1 });

// A face is a parallelogram: its corner, and the sides that lead from it. Its dots are round on the die.
function drawFace(context: Context, [x, y]: readonly number[], [ax, ay]: readonly number[], [bx, by]: readonly number[], color: number, dots: number): void {
    context.save();
    context.transform(ax!, ay!, bx!, by!, x!, y!);
    fill(context, css(color), () => context.rect(0, 0, 1, 1));
    stroke(context, ink, 0.09);
    context.beginPath();
    if (dots === 1 || dots === 3) disc(context, { x: 0.5, y: 0.5 }, dots === 1 ? 0.16 : 0.11);
    if (dots > 1) for (const at of [0.25, 0.75]) disc(context, { x: at, y: at }, 0.11);
    fill(context, dots === 1 ? alarm : ink);
    context.restore();
}

// (x, y) is the nearest corner.
function drawDie(context: Context, x: number, y: number, edge: number, color: number, dots: boolean): void {
    const [w, h] = [0.866 * edge, 0.5 * edge];
    drawFace(context, [x - w, y - h - edge], [w, h], [0, edge], mixed(color, paper, 0.55), dots ? 2 : 0);
    drawFace(context, [x, y - edge], [w, -h], [0, edge], mixed(color, paper, 0.15), dots ? 3 : 0);
    drawFace(context, [x, y - 2 * h - edge], [w, h], [-w, h], mixed(color, paper, 0.85), dots ? 1 : 0);
}

/** A stack of 1 to 8 dice, its middle at (x, y). */
export function drawDice(context: Context, x: number, y: number, edge: number, count: number, color: number, dots: boolean): void {
    const behind = count > columnMost ? columnMost : 0;
    const column = (at: number, foot: number, many: number): void => {
        for (let i = 0; i < many; i++) drawDie(context, at, foot - i * edge, edge, color, dots);
    };
    const foot = y + 0.45 * ((behind || count) + 1) * edge; // it stands on the ground
    if (!behind) return column(x, foot, count);
    column(x + 0.45 * edge, foot - 0.3 * edge, behind);
    column(x - 0.45 * edge, foot + 0.25 * edge, count - behind);
}
