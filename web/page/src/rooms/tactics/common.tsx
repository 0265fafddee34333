// What the scenes of this room share: the choice between them, a camera in the address, a pointer that paints.
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { effect, signal, useSignal, type ReadonlySignal, type Signal } from '@preact/signals';
import { fit, inSight, type Box, type Camera, type View } from '../../stage/view.ts';
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

const wide = matchMedia('(min-width: 60rem)');
const isWide = signal(wide.matches);
wide.addEventListener('change', () => { isWide.value = wide.matches; });

/** The choice of the scene: in the panel beside the picture, or above it where that is below. */
export function SceneChoice({ store, above }: { store: RoomStore; above?: boolean }) {
    return !!above === isWide.value ? null : <Scenes store={store} />;
}

function Scenes({ store }: { store: RoomStore }) {
    const host = useRef<HTMLDivElement>(null);
    useEffect(() => {
        const input = host.current!.querySelector<HTMLInputElement>('input:checked');
        if (chosen) input?.focus({ preventScroll: true });
        const row = input?.closest('.words');
        if (row) row.scrollLeft = input!.closest('label')!.offsetLeft - row.clientWidth / 2 + 40; // in sight where they stand in one row
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
export function useCamera(store: RoomStore, box: () => Box, margin = 0.02): { camera: Signal<Camera>; size: ReadonlySignal<{ width: number; height: number }>; onView: (view: View) => void; onWhole: () => void } {
    return useMemo(() => {
        const camera = signal<Camera>({ x: 0, y: 0, scale: 20 });
        const size = signal({ width: 0, height: 0 });
        let put: Camera | undefined;
        const place = (): void => {
            const at = store.get('at');
            const whole = box();
            const { width, height } = size.value;
            if (!width) return;
            const all = fit(whole, width, height, margin);
            put = at.length === 3 ? inSight({ x: at[0]! / 100, y: at[1]! / 100, scale: at[2]! / 100 }, whole, [all.scale / 8, 200]) : all;
            camera.value = put;
        };
        effect(place);
        effect(() => {
            const { x, y, scale } = camera.value;
            if (!put || camera.value === put) return;
            put = camera.value;
            store.set({ at: [x, y, scale].map((it) => Math.round(it * 100)) }, 'view');
        });
        const onView = ({ width, height }: View): void => { size.value = { width, height }; };
        const onWhole = (): void => store.set({ at: [] }, 'view');
        return { camera, size, onView, onWhole };
    }, []);
}

/** What the worker answers to what `ask` reads, always the newest; whether it is at work; whether the newest has no answer. */
export function useAnswer<Asked, Answer>(ask: () => Asked | undefined, call: (asked: Asked) => Promise<Answer>, done?: (answer: Answer) => void): { answer: ReadonlySignal<Answer | undefined>; busy: ReadonlySignal<boolean>; wrong: ReadonlySignal<boolean> } {
    const answer = useSignal<Answer | undefined>(undefined);
    const busy = useSignal(true);
    const wrong = useSignal(false);
    useEffect(() => {
        let asked = 0;
        let left = false;
        const run = newest(async (what: Asked, _: number) => call(what), (result, _, number) => {
            if (left) return;
            answer.value = result;
            wrong.value = false;
            if (number === asked) busy.value = false;
            done?.(result);
        }, (error) => {
            if (left) return;
            busy.value = false;
            wrong.value = true;
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
    return { answer, busy, wrong };
}

/** What the colours of a picture say: from 1 on, and of what. */
export const Scale = ({ colors, text }: { colors: readonly string[]; text: (n: number) => string }) => (
    <p class="scale"><span>{text(1)}</span><i style={{ background: `linear-gradient(to right, ${[colors[0], ...colors].join(', ')})` }} /><span>{text(colors.length)}</span></p>
);

/** A colour 0xRRGGBBAA as CSS, with another alpha if one is given. */
export const css = (color: number, alpha = (color & 255) / 255): string => `rgb(${color >>> 24} ${(color >>> 16) & 255} ${(color >>> 8) & 255} / ${alpha})`;
