// The picture of a diagram on its way between two grids, for which the command has none.
import { Scene } from 'pave-maps';
import type { Asked } from './ask.ts';
import { boardOf, labelOf } from './engine.ts';
import { isCut, middle, outline, shapeOf } from './shape.ts';
import { keyOf, sizeOf, systemOf, wallsOf, type Part, type State } from './state.ts';
import { poseOf } from './pose.ts';

// The colours of pave's own pictures.
const pale = 0xf7f3e9ff, lines = 0xa79d8bff, blue = 0x1f6f8bff, orange = 0xd9692fff, wall = 0x57524aff, ink = 0x33302bff, light = 0xffffffff;

export function pictureBetween(state: State, asked: Asked): string {
    const shape = shapeOf(poseOf(state));
    const board = boardOf(state.grid, sizeOf(state));
    const key = (part: Part): string => part.kind + keyOf(part);
    const colors = new Map([
        ...(asked.walled ? wallsOf(state) : []).map((it) => [key(it), wall] as const),
        ...(asked.answer ?? []).map((it) => [key(it), orange] as const),
        ...asked.subject.map((it) => [key(it), blue] as const),
    ]);
    const title = `${state.grid} grid, ${Math.round(state.m * 100)} % of the way from squares: ${asked.words}`;
    using scene = Scene.create({ title, background: light });
    scene.group('faces', () => board.parts.face.forEach((part) =>
        scene.polygon(pointsOf(outline(shape, part)), { fill: colors.get(key(part)) ?? pale })));
    scene.group('edges', () => board.parts.edge.forEach((part) => {
        if (!isCut(shape, part.s) || shape.open > 0) scene.line(pointsOf(outline(shape, part)), { stroke: lines, width: 0.025 });
    }));
    const marked = [...(asked.answer ?? []), ...asked.subject];
    scene.group('query', () => marked.forEach((part) => {
        const color = colors.get(key(part))!;
        if (part.kind === 'edge') scene.line(pointsOf(outline(shape, part)), { stroke: color, width: 0.1 });
        else if (part.kind === 'vertex') scene.circle(middle(shape, part), 0.13, { fill: color, stroke: light, width: 0.02 });
        if (state.numbers && part.kind !== 'face' && color === orange)
            scene.label(middle(shape, part), String(asked.answer!.indexOf(part)), { size: 0.15, color: light });
    }));
    if (state.labels !== 'none' && (state.grid !== 'tri' || shape.open === 1))
        scene.group('labels', () => board.parts.face.forEach((part) =>
            scene.label(middle(shape, part), labelOf(state.grid, systemOf(state), part), {
                size: state.grid === 'tri' ? 0.13 : 0.2, color: colors.has(key(part)) ? light : ink,
            })));
    return scene.toSvg({ scale: 96 });
}

const pointsOf = (flat: readonly number[]): { x: number; y: number }[] =>
    Array.from({ length: flat.length / 2 }, (_, i) => ({ x: flat[2 * i]!, y: flat[2 * i + 1]! }));
