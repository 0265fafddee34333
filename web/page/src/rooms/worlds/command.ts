// The lines of the command that make what is seen.
import { cellText, type Cell, type Shape } from '../../ground/shape.ts';
import { frameOf, type WorldPlan } from './plan.ts';

/** Whole cells: a rectangle that begins at a cell. */
export interface Part {
    readonly at: Cell;
    readonly width: number;
    readonly height: number;
}

/** A word as a shell takes it: what begins with # is a comment there, and with = or - it may be something else, too. */
const quoted = (text: string): string => (/^[\w.,:/%+][\w.,:=/#%+-]*$/.test(text) ? text : `'${text.replace(/'/g, `'\\''`)}'`);

/** What comes behind --bias; undefined without one. */
export function biasText(plan: WorldPlan): string | undefined {
    const { noise, own } = plan;
    const frame = frameOf(plan);
    if (frame) return `bias.png,cells=${frame.cells},at=${frame.x}:${frame.y}`;
    if (!noise || own) return undefined;
    return `noise:${noise.scale}${noise.octaves ? `,octaves=${noise.octaves}` : ''}${noise.rough === undefined ? '' : `,rough=${noise.rough}`}`;
}

const connectedOptions = ({ connected }: WorldPlan): string[] =>
    (connected ? ['--connected', ...(connected.solid ? ['--solid', String(connected.solid)] : []), ...(connected.ends < 100 ? ['--dead-ends', String(connected.ends)] : []), ...(connected.mesh ? ['--mesh', String(connected.mesh)] : [])] : []);

/** The options that name a world: file, set, grid, method, connected, bias, seed. */
export function worldOptions(plan: WorldPlan, file?: string): string[] {
    const bias = biasText(plan);
    return [
        ...(plan.own ? [quoted(file ?? 'tiles.tsx'), '--set', quoted(plan.own.name)] : ['--set', plan.set]), ...(plan.tiling === 'square' ? [] : ['--grid', plan.tiling]),
        ...(plan.method === 'auto' ? [] : ['--method', plan.method]), ...connectedOptions(plan), ...(bias ? ['--bias', bias] : []), '--seed', plan.seed,
    ];
}

const place = (part: Part): string[] => [`--at=${part.at.q},${part.at.r}`, '--size', `${part.width}x${part.height}`];

/** The line that prints the hash of what is seen; with edits several, joined. */
export function hashCommand(plan: WorldPlan, shape: Shape, part: Part, file?: string): string {
    const [options, where] = [worldOptions(plan, file), place(part)];
    if (!plan.edits.length) return ['pave world fill', ...options, ...where, '--hash'].join(' ');
    const edits = plan.edits.map((edit) => `pave world edit w.pave ${cellText(shape, edit.cell)} ${edit.kind === 'pin' ? edit.tile : `--color ${edit.place}=${edit.color}`}`);
    return [['pave world new w.pave', ...options].join(' '), ...edits, ['pave world fill w.pave', ...where, '--hash'].join(' ')].join(' && ');
}

/** The line that draws what is seen. */
export const drawCommand = (plan: WorldPlan, part: Part, scale: number): string =>
    ['pave world draw', ...worldOptions(plan), ...(plan.tiling === 'square' ? ['--grid', 'square'] : []), '--window', 'rectangle', ...place(part), '--scale', String(scale), '-o', 'world.svg'].join(' ');
