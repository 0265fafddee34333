// The camera of a stage and the address follow each other.
import { effect, signal, untracked, type Signal } from '@preact/signals';
import type { Camera } from '../stage/view.ts';

export interface Following {
    /** The camera of the address; undefined where nobody has moved it. */
    read(): Camera | undefined;
    /** Puts the camera that somebody has moved into the address. */
    write(camera: Camera): void;
    /** The camera that shows all; undefined as long as that is not known. */
    whole?(): Camera | undefined;
}

const near = (a: Camera, b: Camera, by: number): boolean => Math.abs(a.x - b.x) + Math.abs(a.y - b.y) <= by && Math.abs(a.scale - b.scale) <= by / 2;

export function cameraOf({ read, write, whole }: Following): { camera: Signal<Camera>; stop: () => void } {
    const camera = signal<Camera>(untracked(() => read() ?? whole?.()) ?? { x: 0, y: 0, scale: 20 });
    let put = camera.peek(); // by us
    const stops = [
        effect(() => {
            const [given, now] = [read(), camera.peek()];
            const to = given ?? whole?.();
            if (to && !near(to, now, given ? 0.011 : 0)) camera.value = put = to; // what the address says is rounded
        }),
        effect(() => {
            const now = camera.value;
            if (now !== put) untracked(() => write(now));
        }),
    ];
    return { camera, stop: () => stops.forEach((stop) => stop()) };
}
