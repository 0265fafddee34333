// What is drawn: the ground, the map on it, and what is pointed at. Coordinates are those from the middle of the picture, or from that of a piece.
import { drawn, fill, overLayer, ringPath, stroke, type Layer } from '../../stage/layer.ts';
import { meshLayer, type MeshPicture } from '../../stage/mesh.ts';
import { ringOf } from '../../stage/tiles.ts';
import type { View } from '../../stage/view.ts';
import { lookOf } from '../../ui/look.ts';
import { drawMarks, fillTerritories, lineTerritories, visible } from '../regions/draw.ts';
import { seaColors, shapeColors } from './colors.ts';
import type { Engine, Shown } from './engine.ts';
import { cellArea, coverOf } from './model.ts';
import type { Rooms } from './fields.ts';
import type { Hand } from './hand.ts';

type Pen = CanvasRenderingContext2D;

const [inkLine, darkLine] = [[0x33 / 255, 0x30 / 255, 0x2b / 255, 0.8], [0x10 / 255, 0x12 / 255, 0x14 / 255, 0.9]] as const;
const [thinLine, seaLine] = [[0x33 / 255, 0x30 / 255, 0x2b / 255, 0.22], [1, 1, 1, 0.1]] as const;

/** The cells, each in its colour. */
export function groundLayer(store: Rooms, engine: Engine, dark: () => boolean): Layer {
    let last: { of: Shown; look: string; picture: MeshPicture } | undefined;
    const picture = (): MeshPicture | undefined => {
        const shown = engine.shown.value;
        if (!shown) return undefined;
        const cover = coverOf({ grid: shown.ground.grid, on: store.get('on') });
        const look = `${cover} ${dark()}`;
        if (last?.of === shown && last.look === look) return last.picture;
        const { tiles, kinds, turns, colors } = shown.piece;
        const painted = cover === 'world' && colors;
        const bytes = painted || (cover === 'dice' ? seaColors(kinds, turns, dark()) : shapeColors(shown.ground.grid, kinds, turns, dark()));
        const lineColor = cover === 'shapes' ? (dark() ? darkLine : inkLine) : dark() ? seaLine : thinLine;
        last = { of: shown, look, picture: { tiles, colors: bytes, line: painted ? 0 : 0.045 * Math.sqrt(cellArea(shown.ground.grid)), lineColor } };
        return last.picture;
    };
    const mesh = meshLayer(picture);
    return {
        ...mesh,
        draw(canvas, view) {
            const origin = engine.shown.peek()?.piece.origin ?? { x: 0, y: 0 };
            mesh.draw(canvas, { ...view, x: view.x - origin.x, y: view.y - origin.y });
            engine.view.value = view;
            engine.follow(view);
        },
    };
}

/** The map of Dice Wars. */
export function diceLayer(engine: Engine): Layer {
    const layer = drawn(() => void [engine.board.value, engine.players.value], (pen, view, line) => {
        const board = engine.board.peek();
        const players = engine.players.peek();
        if (!board || !players) return;
        const { map, rings } = board.dice;
        const ids = visible(map, view);
        fillTerritories(pen, rings, map, ids);
        lineTerritories(pen, rings, ids, Math.min(0.3, Math.max(0.1, 1.3 * line)));
        drawMarks(pen, map, view, { kind: 'dice', players });
    });
    return {
        watch: layer.watch!,
        draw(canvas, view) {
            const unit = engine.board.peek()?.dice.unit ?? 1;
            layer.draw(canvas, { ...view, x: view.x / unit, y: view.y / unit, scale: view.scale * unit });
        },
    };
}

// ---- Over it ----------------------------------------------------------------------------------------------------------------------

const trace = (pen: Pen, view: View, { piece: { tiles, origin } }: Shown, cell: number): void => ringPath(pen, ringOf(tiles, cell), { x: view.x - origin.x, y: view.y - origin.y });

/** The cell that is pointed at, and those that touch it. */
export function overLayerOf({ spot }: Hand): Layer {
    return overLayer(() => void spot.value, () => true, (pen, view) => {
        const now = spot.peek();
        if (!now) return;
        const { shown, cell, beside, touching } = now;
        for (const [cells, alpha] of [[touching, 0.2], [beside, 0.5]] as const) {
            fill(pen, view.dark ? '#ffffff' : '#fffdf8', () => { for (const it of cells) trace(pen, view, shown, it); }, { alpha });
        }
        stroke(pen, lookOf().ink, 1.2 / view.scale, () => { for (const it of beside) trace(pen, view, shown, it); });
        fill(pen, lookOf().mark, () => trace(pen, view, shown, cell), { alpha: 0.85 });
        stroke(pen, lookOf().sheet, 4.4 / view.scale);
        stroke(pen, lookOf().ink, 2 / view.scale);
    });
}
