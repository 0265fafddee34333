// What the scenes of this room share: the choice between them, a camera in the address, a pointer that paints.
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { signal } from '@preact/signals';
import { fit, inSight, type Box, type Camera, type View } from '../../stage/view.ts';
import { announce, complain } from '../../ui/announce.tsx';
import { Choice } from '../../ui/controls.tsx';
import { Frame, type FrameProps } from '../../ui/room.tsx';
import { media } from '../../ui/theme.ts';
import { cameraOf } from '../../state/camera.ts';
import { answerTo } from '../../workers/answer.ts';
import type { Served } from '../../workers/client.ts';
import { scenes, type RoomStore } from './fields.ts';
import type { Api } from './tactics.work.ts';

export interface SceneProps {
    store: RoomStore;
    work: Served<Api>;
}

let chosen = false; // by this control: the next scene's takes the focus

const isWide = media('(min-width: 60rem)');

/** The choice of the scene: in the panel beside the picture, or above it where that is below. */
function Scenes({ store }: { store: RoomStore }) {
    const host = useRef<HTMLDivElement>(null);
    useEffect(() => {
        const input = host.current!.querySelector<HTMLInputElement>('input:checked');
        if (chosen) input?.focus({ preventScroll: true });
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

/** A scene in the frame of the room: its stage, with the choice between scenes, and what is in the panel below that choice. */
export function SceneFrame({ store, busy, class: name, stage, panel, ...rest }: Omit<FrameProps, 'title'> & { store: RoomStore; busy: boolean; class?: string }) {
    return (
        <Frame {...rest} store={store} title="Tactics" stage={<div class={name} data-busy={busy}>{!isWide.value && <Scenes store={store} />}{stage}</div>} panel={<>{isWide.value && <Scenes store={store} />}{panel}</>} />
    );
}

/** A camera that shows a whole box until somebody moves it; then the address has it. */
export function useCamera(store: RoomStore, box: () => Box, margin = 0.02) {
    const made = useMemo(() => {
        const size = signal({ width: 0, height: 0 });
        const whole = (): Camera | undefined => { const [all, { width, height }] = [box(), size.value]; return width ? fit(all, width, height, margin) : undefined; };
        const read = (): Camera | undefined => {
            const [all, [x, y, scale]] = [whole(), store.get('at').map((it) => it / 100)];
            return all && scale !== undefined ? inSight({ x: x!, y: y!, scale }, box(), [all.scale / 8, 200]) : undefined;
        };
        const { camera, stop } = cameraOf({ read, whole, write: ({ x, y, scale }) => store.set({ at: [x, y, scale].map((it) => Math.round(it * 100)) }, 'view') });
        return {
            camera, size, stop, onView: ({ width, height }: View): void => { size.value = { width, height }; }, onWhole: (): void => store.set({ at: [] }, 'view'),
        };
    }, []);
    useEffect(() => made.stop, []);
    return made;
}

/** What the worker answers to what `ask` reads. */
export function useAnswer<Asked, Answer>(ask: () => Asked, call: (asked: Asked) => Promise<Answer>, done?: (answer: Answer) => void) {
    const made = useMemo(() => answerTo(ask, call, complain, done), []);
    useEffect(() => made.stop, []);
    return made;
}

/** What the colours of a picture say: from 1 on, and of what. */
export const Scale = ({ colors, text }: { colors: readonly string[]; text: (n: number) => string }) => (
    <p class="scale"><span>{text(1)}</span><i style={{ background: `linear-gradient(to right, ${[colors[0], ...colors].join(', ')})` }} /><span>{text(colors.length)}</span></p>
);
