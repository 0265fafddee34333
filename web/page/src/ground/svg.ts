// In a worker: the SVG of a scene, which is ours, read line by line and drawn; a browser's own reader of SVG works on the page alone, and would hold it
// up.

import type { Scene } from 'pave-maps';

export const canPaint = (): boolean => typeof OffscreenCanvas !== 'undefined';

const attribute = / ([a-z-]+)="([^"]*)"/g;

/** Draws a scene, its point x, y at the upper left corner. */
export function paintScene(context: OffscreenCanvasRenderingContext2D, scene: Scene, { x, y, scale }: { x: number; y: number; scale: number }): void {
    const { origin } = scene.measure({ scale });
    context.setTransform(1, 0, 0, 1, (origin.x - x) * scale, (origin.y - y) * scale);
    drawSvg(context, scene.toSvg({ scale }));
    context.setTransform(1, 0, 0, 1, 0, 0);
}

// Polygons, lines, circles, paths and rectangles in plain colours.
function drawSvg(context: OffscreenCanvasRenderingContext2D, svg: string): void {
    context.lineJoin = 'round';
    for (const line of svg.split('\n')) {
        const kind = /^<(polygon|polyline|path|circle) /.exec(line)?.[1];
        if (!kind) continue;
        const of: Record<string, string> = {};
        for (const [, name, value] of line.matchAll(attribute)) of[name!] = value!;
        const path = pathOf(kind, of);
        if (of.fill && of.fill !== 'none') {
            context.fillStyle = of.fill;
            context.globalAlpha = Number(of['fill-opacity'] ?? 1);
            context.fill(path, 'evenodd');
        }
        if (of.stroke && of.stroke !== 'none') {
            context.strokeStyle = of.stroke;
            context.globalAlpha = Number(of['stroke-opacity'] ?? 1);
            context.lineWidth = Number(of['stroke-width'] ?? 1);
            context.lineCap = (of['stroke-linecap'] ?? 'round') as CanvasLineCap;
            context.stroke(path);
        }
    }
    context.globalAlpha = 1;
}

function pathOf(kind: string, of: Record<string, string>): Path2D {
    if (kind === 'path') return new Path2D(of.d);
    if (kind !== 'circle') return new Path2D(`M${of.points!}${kind === 'polygon' ? 'Z' : ''}`);
    const path = new Path2D();
    path.arc(Number(of.cx), Number(of.cy), Number(of.r), 0, 2 * Math.PI);
    return path;
}
