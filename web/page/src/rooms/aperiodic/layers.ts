// What is drawn: the ground, the map on it, and what is pointed at. Coordinates are those from the middle of the picture, or from that of a piece.
import { circle, drawn, fill, overLayer, ringPath, stroke, veil, type Layer } from '../../stage/layer.ts';
import { meshLayer, type MeshPicture } from '../../stage/mesh.ts';
import { ringOf } from '../../stage/tiles.ts';
import { seen, type Point, type View } from '../../stage/view.ts';
import { lookOf } from '../../ui/look.ts';
import { drawMarks, fillTerritories, lineTerritories, visible } from '../regions/draw.ts';
import { seaColors, shapeColors } from './colors.ts';
import type { Engine, Shown } from './engine.ts';
import { cellArea, coverOf } from './model.ts';
import type { Rooms } from './fields.ts';
import { middleAt, type Hand, type Spot } from './hand.ts';
import type { Outlines } from './make.ts';

type Pen = CanvasRenderingContext2D;

const inkLine = [0x33 / 255, 0x30 / 255, 0x2b / 255, 0.8] as const;
const darkLine = [0x10 / 255, 0x12 / 255, 0x14 / 255, 0.9] as const;
const seaLine = [1, 1, 1, 0.1] as const;
const thinLine = [0x33 / 255, 0x30 / 255, 0x2b / 255, 0.22] as const;

/** The cells, each in its colour. */
export function groundLayer(store: Rooms, engine: Engine, dark: () => boolean): Layer {
    let last: { of: Shown; look: string; picture: MeshPicture } | undefined;
    const picture = (): MeshPicture | undefined => {
        const shown = engine.shown.value;
        if (!shown) return undefined;
        const cover = coverOf({ grid: shown.ground.grid, on: store.get('on') });
        const shades = { colors: store.get('colors'), by: store.get('by'), dark: dark() };
        const look = JSON.stringify([cover, shades]);
        if (last?.of === shown && last.look === look) return last.picture;
        const { tiles, kinds, turns, colors } = shown.piece;
        const painted = cover === 'world' && colors;
        const bytes = painted || (cover === 'dice' ? seaColors(kinds, turns, shades.dark) : shapeColors(shown.ground.grid, kinds, turns, shades));
        const lineColor = cover === 'shapes' ? (shades.dark ? darkLine : inkLine) : shades.dark ? seaLine : thinLine;
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

function traceAll(pen: Pen, view: View, { start, points }: Outlines): void {
    const { x0, y0, x1, y1 } = seen(view);
    pen.beginPath();
    for (let i = 0; i + 1 < start.length; i++) {
        const [x, y] = [points[start[i]!]!, points[start[i]! + 1]!];
        if (x < x0 - reach || x > x1 + reach || y < y0 - reach || y > y1 + reach) continue;
        ringPath(pen, points.subarray(start[i], start[i + 1]), view);
    }
}
const reach = 8; // a cell from its first corner

// A line with a halo, along a path or the one that has just been made.
function strokes(pen: Pen, view: View, width: number, tint: string, path?: () => void): void {
    stroke(pen, lookOf().sheet, (2.2 * width) / view.scale, path);
    stroke(pen, tint, width / view.scale);
}

function drawSpot(pen: Pen, view: View, { shown, cell, beside, touching }: Spot): void {
    for (const [cells, alpha] of [[touching, 0.2], [beside, 0.5]] as const) {
        fill(pen, view.dark ? '#ffffff' : '#fffdf8', () => { for (const it of cells) trace(pen, view, shown, it); }, { alpha: alpha });
    }
    stroke(pen, lookOf().ink, 1.2 / view.scale, () => { for (const it of beside) trace(pen, view, shown, it); });
    fill(pen, lookOf().mark, () => trace(pen, view, shown, cell), { alpha: 0.85 });
    strokes(pen, view, 2, lookOf().ink);
}

function drawRock(pen: Pen, view: View, rock: Outlines): void {
    traceAll(pen, view, rock);
    fill(pen, view.dark ? '#8b929c' : '#4a4f59');
    stroke(pen, view.dark ? '#c3c8cf' : '#23262c', Math.max(0.04, 1 / view.scale));
}

function disc(pen: Pen, view: View, at: Point, radius: number, tint: string): void {
    for (const [color, wide] of [[lookOf().sheet, radius], [tint, 0.74 * radius]] as const) fill(pen, color, () => circle(pen, at.x - view.x, at.y - view.y, wide));
}

const dotOf = (view: View): number => Math.max(0.24, 6.5 / view.scale);

function drawWay(pen: Pen, view: View, points: Float64Array): void {
    strokes(pen, view, Math.max(3, 0.13 * view.scale), lookOf().mark, () => { for (let k = 0; k < points.length; k += 2) pen[k ? 'lineTo' : 'moveTo'](points[k]! - view.x, points[k + 1]! - view.y); });
}

// All but what is seen under a veil.
function drawSight(pen: Pen, view: View, seenCells: Outlines): void {
    veil(pen, view, view.dark ? '#05070a' : '#2a2c33', 0.62);
    pen.globalCompositeOperation = 'destination-out';
    traceAll(pen, view, seenCells);
    pen.fill();
    pen.lineWidth = 1 / view.scale;
    pen.stroke();
    pen.globalCompositeOperation = 'source-over';
}

export function overLayerOf(store: Rooms, engine: Engine, hand: Hand): Layer {
    return overLayer(
        () => void [engine.answer.value, engine.rock.value, hand.spot.value, store.get('tool'), store.get('a'), store.get('b'), engine.shown.value],
        () => true,
        (pen, view) => {
            const [answer, rock, spot, tool] = [engine.answer.peek(), engine.rock.peek(), hand.spot.peek(), store.signal('tool').peek()];
            if (tool === 'sight' && answer?.sight) drawSight(pen, view, answer.sight.seen);
            if (rock && tool !== 'look') drawRock(pen, view, rock);
            if (spot && tool === 'look') drawSpot(pen, view, spot);
            else if (spot) strokes(pen, view, 1.8, lookOf().ink, () => trace(pen, view, spot.shown, spot.cell));
            if (tool === 'path' && answer?.way) {
                drawWay(pen, view, answer.way.points);
                const { points, names } = answer.way;
                if (names.length) for (const k of [0, points.length - 2]) disc(pen, view, { x: points[k]!, y: points[k + 1]! }, dotOf(view), lookOf().accent);
                else {
                    traceAll(pen, view, answer.way.ends);
                    strokes(pen, view, 2.5, lookOf().wrong);
                }
            }
            if (tool === 'sight' && answer?.sight) disc(pen, view, answer.sight.middle, dotOf(view), lookOf().mark);
            const first = tool === 'path' && !answer?.way ? startOf(store, engine) : undefined;
            if (first) disc(pen, view, first, dotOf(view), lookOf().accent);
        },
    );
}

// Where a path begins that has no end yet.
function startOf(store: Rooms, engine: Engine): Point | undefined {
    const [q, r, s] = store.signal('a').peek();
    const shown = engine.shown.peek();
    if (q === undefined || !shown) return undefined;
    const { names } = shown.piece;
    for (let i = 0; i < names.length; i += 3) if (names[i] === q && names[i + 1] === r && names[i + 2] === s) return middleAt(shown, i / 3);
    return undefined;
}
