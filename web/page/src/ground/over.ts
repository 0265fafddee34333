// A layer whose coordinates are those from the middle of the picture, since far away a canvas has too few digits.
import type { Layer } from '../stage/layer.ts';
import type { View } from '../stage/view.ts';
import { shows } from './gl.ts';

/** A layer around the middle of the picture. */
export function overLayer(watch: () => void, isOn: () => boolean, draw: (pen: CanvasRenderingContext2D, view: View) => void): Layer {
    return {
        watch,
        draw(canvas, view) {
            if (!shows(canvas, isOn())) return;
            const pen = canvas.getContext('2d')!;
            const k = view.scale * view.ratio;
            pen.setTransform(1, 0, 0, 1, 0, 0);
            pen.clearRect(0, 0, canvas.width, canvas.height);
            pen.setTransform(k, 0, 0, k, canvas.width / 2, canvas.height / 2);
            pen.lineJoin = pen.lineCap = 'round';
            draw(pen, view);
        },
    };
}
