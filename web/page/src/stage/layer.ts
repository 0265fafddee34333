// A layer of a stage: one canvas, drawn anew when the camera moves or what it shows changes.
import { shows } from './gl.ts';
import type { Point, View } from './view.ts';

export interface Layer {
    /** Reads the signals that the picture depends on. */
    watch?(): void;
    draw(canvas: HTMLCanvasElement, view: View): void;
    /** The stage is gone. */
    dispose?(): void;
}

/** A layer drawn with Canvas2D in the world's coordinates: `line` is the width of one pixel there. */
export function drawn(watch: () => void, draw: (context: CanvasRenderingContext2D, view: View, line: number) => void): Layer {
    return overLayer(watch, () => true, (context, view) => {
        context.translate(-view.x, -view.y);
        draw(context, view, 1 / view.scale);
    });
}

/** A layer whose coordinates are those from the middle of the picture, since far away a canvas has too few digits. */
export function overLayer(watch: () => void, isOn: () => boolean, draw: (pen: CanvasRenderingContext2D, view: View) => void): Layer {
    return {
        watch,
        draw(canvas, view) {
            if (!shows(canvas, isOn())) return;
            const pen = canvas.getContext('2d')!;
            const k = view.scale * view.ratio;
            pen.setTransform(1, 0, 0, 1, 0, 0);
            pen.clearRect(0, 0, canvas.width, canvas.height);
            pen.fillStyle = '#00000001'; // Chromium keeps the old picture of a canvas that is cleared and not drawn on
            pen.fillRect(0, 0, 1, 1);
            pen.setTransform(k, 0, 0, k, canvas.width / 2, canvas.height / 2);
            pen.lineJoin = pen.lineCap = 'round';
            draw(pen, view);
        },
    };
}

// ---- Drawing --------------------------------------------------------------------------------------------------------------------

/** The path of a ring x, y, x, y, ..., closed; as seen from `at`. */
export function ringPath(context: CanvasRenderingContext2D | Path2D, ring: ArrayLike<number>, at: Point = { x: 0, y: 0 }): void {
    for (let i = 0; i < ring.length; i += 2) context[i ? 'lineTo' : 'moveTo'](ring[i]! - at.x, ring[i + 1]! - at.y);
    context.closePath();
}

/** Covers all of a picture around its middle. */
export function veil(pen: CanvasRenderingContext2D, view: View, color: string, alpha: number): void {
    const [w, h] = [view.width / view.scale, view.height / view.scale];
    pen.globalAlpha = alpha;
    pen.fillStyle = color;
    pen.fillRect(-w / 2 - 1, -h / 2 - 1, w + 2, h + 2);
    pen.globalAlpha = 1;
}

export type Pen = CanvasRenderingContext2D;
/** A path, or what makes one; without either the path that has just been made. */
type Path = Path2D | (() => void);
interface How {
    readonly alpha?: number;
    readonly rule?: CanvasFillRule;
    readonly dash?: readonly number[];
}

function draw(pen: Pen, path: Path | undefined, alpha: number | undefined, put: (path?: Path2D) => void): void {
    if (typeof path === 'function') {
        pen.beginPath();
        path();
    }
    if (alpha !== undefined) pen.globalAlpha = alpha;
    put(path instanceof Path2D ? path : undefined);
    if (alpha !== undefined) pen.globalAlpha = 1;
}

/** Fills a path in a colour. */
export function fill(pen: Pen, color: string, path?: Path, { alpha, rule = 'nonzero' }: How = {}): void {
    pen.fillStyle = color;
    draw(pen, path, alpha, (it) => (it ? pen.fill(it, rule) : pen.fill(rule)));
}

/** Lines a path, so wide. */
export function stroke(pen: Pen, color: string, width: number, path?: Path, { alpha, dash }: How = {}): void {
    pen.strokeStyle = color;
    pen.lineWidth = width;
    if (dash) pen.setLineDash([...dash]);
    draw(pen, path, alpha, (it) => (it ? pen.stroke(it) : pen.stroke()));
    if (dash) pen.setLineDash([]);
}

/** A path of a circle. */
export function circle(pen: Pen, x: number, y: number, radius: number): void {
    pen.beginPath();
    pen.arc(x, y, radius, 0, 2 * Math.PI);
}

/** A disc as part of the path. */
export function disc(pen: Pen, { x, y }: Point, radius: number): void {
    pen.moveTo(x + radius, y);
    pen.arc(x, y, radius, 0, 2 * Math.PI);
}

/** A line as part of the path. */
export function line(pen: Pen, from: Point, to: Point): void {
    pen.moveTo(from.x, from.y);
    pen.lineTo(to.x, to.y);
}

/** A line through points as part of the path. */
export const through = (pen: Pen, points: readonly Point[]): void => points.forEach(({ x, y }, i) => pen[i ? 'lineTo' : 'moveTo'](x, y));

/** A cross as part of the path: so far from its middle. */
export function cross(pen: Pen, { x, y }: Point, far: number): void {
    for (const by of [far, -far]) line(pen, { x: x - far, y: y - by }, { x: x + far, y: y + by });
}

/** Draws around a point, as if it were 0, 0, so many times as large. */
export function at(pen: Pen, { x, y }: Point, scale: number, draw: () => void): void {
    pen.save();
    pen.translate(x, y);
    pen.scale(scale, scale);
    draw();
    pen.restore();
}
