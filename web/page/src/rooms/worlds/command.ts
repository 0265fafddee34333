// The lines of the command that make what is seen.
import { far } from '../../ground/plan.ts';
import { cellAt, cellText, middleAt, type Cell, type Tiles } from '../../ground/shape.ts';
import { clamp, seen } from '../../stage/view.ts';
import { given } from '../../ui/command.ts';
import { mostCells, type State } from './fields.ts';
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
    const { noise, map } = plan;
    const noiseText = noise && `${noise.scale}${noise.octaves ? `,octaves=${noise.octaves}` : ''}${noise.rough === undefined ? '' : `,rough=${noise.rough}`}`;
    if (!map) return noiseText && `noise:${noiseText}`;
    const { cells, x, y } = frameOf(map);
    return `bias.png,cells=${cells},at=${x}:${y},holes=${noiseText ?? 'none'}`;
}

/** The options that name a world: file, set, grid, method, connected, bias, seed. */
export function worldOptions(plan: WorldPlan, file?: string): string[] {
    const { own, connected } = plan;
    return [...(own ? [quoted(file ?? 'tiles.tsx')] : []), ...given(
        ['set', own ? quoted(own.name) : plan.set], ['grid', plan.tiling, 'square'], ['method', plan.method, 'auto'], ['connected', !!connected], ['solid', connected?.solid ?? 0, 0],
        ['dead-ends', connected?.ends ?? 100, 100], ['mesh', connected?.mesh ?? 0, 0], ['bias', biasText(plan) ?? false], ['seed', plan.seed],
    )];
}

const place = (part: Part): string[] => [`--at=${part.at.q},${part.at.r}`, '--size', `${part.width}x${part.height}`];

/** The line that prints the hash of what is seen; with edits several, joined. */
export function hashCommand(plan: WorldPlan, tiles: Tiles, part: Part, file?: string): string {
    const [options, where] = [worldOptions(plan, file), place(part)];
    if (!plan.edits.length) return ['pave world fill', ...options, ...where, '--hash'].join(' ');
    const edits = plan.edits.map((edit) => `pave world edit w.pave ${cellText(tiles, edit.cell)} ${edit.kind === 'pin' ? edit.tile : `--color ${edit.place}=${edit.color}`}`);
    return [['pave world new w.pave', ...options].join(' '), ...edits, ['pave world fill w.pave', ...where, '--hash'].join(' ')].join(' && ');
}

/** Cells in a unit of a row, and how far units and rows are apart. */
export const stepsOf = ({ name, i, j }: Tiles) => ({ across: name === 'tri' ? 2 : 1, w: Math.hypot(i.x, i.y), h: Math.abs(j.y - (j.x * i.y) / i.x) });

/** The size of a map, and the middle of the picture that shows it: partOf gives the map. */
export function framed(tiles: Tiles, { at, width, height }: Part): Pick<State, 'size' | 'x' | 'y'> {
    const { across, w, h } = stepsOf(tiles);
    const { x, y } = middleAt(tiles, at);
    return { size: [width, height], x: x + ((width / across - 1) * w) / 2, y: y + ((height - 1) * h) / 2 };
}

/** A rectangle of cells in the middle of the picture: of a given size, or about as large as the picture; of squares those that are wholly seen. */
export function partOf(tiles: Tiles, view: Parameters<typeof seen>[0], [columns, rows]: readonly number[] = []): Part {
    const { across, w, h } = stepsOf(tiles);
    const half = { x: ((columns ?? 0) * w) / across / 2, y: ((rows ?? 0) * h) / 2 };
    const { x0, y0, x1, y1 } = columns ? { x0: view.x - half.x, y0: view.y - half.y, x1: view.x + half.x, y1: view.y + half.y } : seen(view);
    if (tiles.name === 'square') {
        const [q, r] = columns ? [Math.round(x0), Math.round(y0)] : [Math.ceil(x0), Math.ceil(y0)];
        return bounded(tiles, { at: { q, r, s: 0 }, width: columns ?? Math.floor(x1) - q, height: rows ?? Math.floor(y1) - r });
    }
    const { q, r } = cellAt(tiles, { x: x0 + w / 2, y: y0 + h / 2 });
    return bounded(tiles, { at: { q, r, s: 0 }, width: columns ?? across * Math.floor((x1 - x0) / w), height: rows ?? Math.floor((y1 - y0) / h) });
}

// Within the world, in which rows that are upright begin at smaller and smaller q.
function bounded(tiles: Tiles, { at, ...size }: Part): Part {
    const { across, w } = stepsOf(tiles);
    const width = Math.max(across, size.width);
    const height = Math.max(1, Math.min(size.height, Math.floor(mostCells / width)));
    const q = clamp(at.q, Math.ceil((height * tiles.j.x) / w) - far, far - width);
    return { at: { q, r: clamp(at.r, -far, far - height), s: 0 }, width, height };
}
