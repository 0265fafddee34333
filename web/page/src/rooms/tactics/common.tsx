// What the scenes of this room share: the choice between them, a camera in the address, a pointer that paints.
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { effect, signal, useSignal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Layer } from '../../stage/layer.ts';
import { fit, type Box, type Camera, type View } from '../../stage/view.ts';
import { announce, complain } from '../../ui/announce.tsx';
import { Choice } from '../../ui/controls.tsx';
import { newest, type Served } from '../../workers/client.ts';
import { scenes, type RoomStore } from './fields.ts';
import type { Api } from './tactics.work.ts';

export interface SceneProps {
    store: RoomStore;
    work: Served<Api>;
}

let chosen = false; // by this control: the next scene's takes the focus

export function SceneChoice({ store }: { store: RoomStore }) {
    const host = useRef<HTMLDivElement>(null);
    useEffect(() => {
        if (chosen) host.current!.querySelector<HTMLInputElement>('input:checked')?.focus({ preventScroll: true });
        chosen = false;
    }, []);
    return (
        <div class="scenes" ref={host}>
            <Choice label="Scene" value={store.get('scene')} words={scenes} onChange={(scene) => {
                chosen = true;
                store.set({ scene, at: [] });
                announce(scenes.find(([name]) => name === scene)![1]);
            }} />
        </div>
    );
}

/** A camera that shows a whole box until somebody moves it; then the address has it. */
export function useCamera(store: RoomStore, box: () => Box, margin = 0.02): { camera: Signal<Camera>; onView: (view: View) => void } {
    return useMemo(() => {
        const camera = signal<Camera>({ x: 0, y: 0, scale: 20 });
        let [width, height] = [0, 0];
        let put: Camera | undefined;
        const place = (): void => {
            const at = store.get('at');
            const whole = box();
            if (!width) return;
            put = at.length === 3 ? { x: at[0]! / 100, y: at[1]! / 100, scale: at[2]! / 100 } : fit(whole, width, height, margin);
            camera.value = put;
        };
        effect(place);
        effect(() => {
            const { x, y, scale } = camera.value;
            if (!put || camera.value === put) return;
            put = camera.value;
            store.set({ at: [x, y, scale].map((it) => Math.round(it * 100)) }, 'view');
        });
        const onView = (view: View): void => {
            ({ width, height } = view);
            place();
        };
        return { camera, onView };
    }, []);
}

/** What the worker answers to what `ask` reads, always the newest; and whether it is at work. */
export function useAnswer<Asked, Answer>(ask: () => Asked | undefined, call: (asked: Asked) => Promise<Answer>, done?: (answer: Answer) => void): { answer: ReadonlySignal<Answer | undefined>; busy: ReadonlySignal<boolean> } {
    const answer = useSignal<Answer | undefined>(undefined);
    const busy = useSignal(true);
    useEffect(() => {
        let asked = 0;
        let left = false;
        const run = newest(async (what: Asked, _: number) => call(what), (result, _, number) => {
            if (left) return;
            answer.value = result;
            if (number === asked) busy.value = false;
            done?.(result);
        }, (error) => {
            if (left) return;
            busy.value = false;
            complain(error);
        });
        const stop = effect(() => {
            const what = ask();
            if (what === undefined) return;
            busy.value = true;
            run(what, ++asked);
        });
        return () => {
            left = true;
            stop();
        };
    }, []);
    return { answer, busy };
}

/** A picture of the package in the world: its place there, and its bitmap. */
export interface Picture {
    readonly image: CanvasImageSource;
    readonly box: Box;
}

/** An SVG as a bitmap of at least so many pixels of width. */
export async function pictured(svg: string, box: Box, width = 0): Promise<Picture> {
    const image = new Image();
    const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    try {
        image.src = address;
        await image.decode();
        const k = Math.max(1, width / image.naturalWidth);
        const canvas = document.createElement('canvas');
        canvas.width = Math.round(image.naturalWidth * k);
        canvas.height = Math.round(image.naturalHeight * k);
        canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
        return { image: canvas, box };
    } finally {
        URL.revokeObjectURL(address);
    }
}

export function drawPicture(context: CanvasRenderingContext2D, { image, box }: Picture): void {
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, box.x0, box.y0, box.x1 - box.x0, box.y1 - box.y0);
}

/** A colour 0xRRGGBBAA as CSS, with another alpha if one is given. */
export const css = (color: number, alpha = (color & 255) / 255): string => `rgb(${color >>> 24} ${(color >>> 16) & 255} ${(color >>> 8) & 255} / ${alpha})`;

export type { Layer };
