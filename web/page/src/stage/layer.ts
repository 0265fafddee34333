// A layer of a stage: one canvas, drawn anew when the camera moves or what it shows changes.
import type { View } from './view.ts';

export interface Layer {
    /** Reads the signals that the picture depends on. */
    watch?(): void;
    draw(canvas: HTMLCanvasElement, view: View): void;
    /** The stage is gone. */
    dispose?(): void;
}

/** A layer drawn with Canvas2D in the world's coordinates: `line` is the width of one pixel there. */
export function drawn(watch: () => void, draw: (context: CanvasRenderingContext2D, view: View, line: number) => void): Layer {
    return {
        watch,
        draw(canvas, view) {
            const context = canvas.getContext('2d')!;
            const k = view.scale * view.ratio;
            context.setTransform(1, 0, 0, 1, 0, 0);
            context.clearRect(0, 0, canvas.width, canvas.height);
            context.fillStyle = '#00000001'; // Chromium keeps the old picture of a canvas that is cleared and not drawn on
            context.fillRect(0, 0, 1, 1);
            context.setTransform(k, 0, 0, k, canvas.width / 2 - view.x * k, canvas.height / 2 - view.y * k);
            context.lineJoin = context.lineCap = 'round';
            draw(context, view, 1 / view.scale);
        },
    };
}

/** The path of a ring x, y, x, y, ..., closed. */
export function ringPath(context: CanvasRenderingContext2D, ring: ArrayLike<number>): void {
    for (let i = 0; i < ring.length; i += 2) context[i ? 'lineTo' : 'moveTo'](ring[i]!, ring[i + 1]!);
    context.closePath();
}
