// Where the camera looks, and what that makes of the world's points.

/** The world's point in the middle of the picture, and how many pixels (of CSS) a unit has. */
export interface Camera {
    readonly x: number;
    readonly y: number;
    readonly scale: number;
}

/** A camera over a picture of so many pixels. */
export interface View extends Camera {
    readonly width: number;
    readonly height: number;
    /** Pixels of the screen in one of CSS. */
    readonly ratio: number;
    readonly dark: boolean;
}

export interface Point {
    readonly x: number;
    readonly y: number;
}

/** A cell: unit cell q, r, and which of its faces. */
export interface Cell {
    readonly q: number;
    readonly r: number;
    readonly s: number;
}

/** The regular grids in words. */
export const gridWords = { square: 'squares', hex: 'hexagons', tri: 'triangles' } as const;

/** The directions of arrow keys. */
export const arrows: Readonly<Record<string, Point>> = { ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 }, ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 } };

export interface Box {
    readonly x0: number;
    readonly y0: number;
    readonly x1: number;
    readonly y1: number;
}

export const toScreen = (view: View, at: Point): Point => ({ x: view.width / 2 + (at.x - view.x) * view.scale, y: view.height / 2 + (at.y - view.y) * view.scale });
export const toWorld = (view: View, at: Point): Point => ({ x: view.x + (at.x - view.width / 2) / view.scale, y: view.y + (at.y - view.height / 2) / view.scale });

/** What can be seen of the world. */
export function seen(view: Pick<View, 'x' | 'y' | 'scale' | 'width' | 'height'>): Box {
    const [x, y] = [view.width / 2 / view.scale, view.height / 2 / view.scale];
    return { x0: view.x - x, y0: view.y - y, x1: view.x + x, y1: view.y + y };
}

export const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
export const overlaps = (a: Box, b: Box): boolean => a.x0 <= b.x1 && a.x1 >= b.x0 && a.y0 <= b.y1 && a.y1 >= b.y0;

/** The pixels at the right of a picture that its buttons take, where it is too narrow to have them beside. */
export const buttonsOf = (width: number): number => (width < 560 ? 48 : 0);

/** The camera that shows a whole box with a margin, as a share of the picture, and so many pixels free at the right. */
export function fit(box: Box, width: number, height: number, margin = 0.06, right = 0): Camera {
    const [w, h] = [Math.max(box.x1 - box.x0, 1e-9), Math.max(box.y1 - box.y0, 1e-9)];
    const scale = Math.min((width - right) / w, height / h) * (1 - 2 * margin);
    return { x: (box.x0 + box.x1) / 2 + right / 2 / scale, y: (box.y0 + box.y1) / 2, scale };
}

/** The camera of an address, if all of a box could be seen by it with some moves: it looks at the box, and not from too far. */
export const inSight = ({ x, y, scale }: Camera, box: Box, [least, most]: readonly [number, number]): Camera =>
    ({ x: clamp(x, box.x0, box.x1), y: clamp(y, box.y0, box.y1), scale: clamp(scale, least, most) });

/** The box round points x, y, x, y, ... */
export function boxOf(points: ArrayLike<number>): Box {
    let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
    for (let i = 0; i < points.length; i += 2) {
        x0 = Math.min(x0, points[i]!);
        x1 = Math.max(x1, points[i]!);
        y0 = Math.min(y0, points[i + 1]!);
        y1 = Math.max(y1, points[i + 1]!);
    }
    return x0 > x1 ? { x0: 0, y0: 0, x1: 1, y1: 1 } : { x0, y0, x1, y1 };
}
