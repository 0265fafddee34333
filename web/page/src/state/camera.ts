// The camera of a stage as fields of a room's state.
import { effect, signal, type Signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Camera } from '../stage/view.ts';
import { ofView, real, type Field } from './fields.ts';
import type { Store } from './store.ts';

export type CameraFields = Record<'x' | 'y' | 'z', Field<number>>;

/** The fields x, y and z (the scale) of a camera that starts somewhere and goes as far as `most`. */
export const cameraFields = (start: Camera, most = 2 ** 29): CameraFields => ({
    x: ofView(real(start.x, -most, most)),
    y: ofView(real(start.y, -most, most)),
    z: ofView(real(start.scale, 1e-4, 1e6)),
});

/** A camera that follows the fields of a store, and they follow it. */
export function useCamera(store: Store<CameraFields>): Signal<Camera> {
    const camera = useMemo(() => signal<Camera>({ x: store.get('x'), y: store.get('y'), scale: store.get('z') }), []);
    useEffect(() => {
        const stops = [
            effect(() => {
                const [x, y, scale] = [store.get('x'), store.get('y'), store.get('z')];
                const now = camera.peek();
                if (x !== now.x || y !== now.y || scale !== now.scale) camera.value = { x, y, scale };
            }),
            effect(() => {
                const { x, y, scale } = camera.value;
                store.set({ x, y, z: scale }, 'view');
            }),
        ];
        return () => stops.forEach((stop) => stop());
    }, []);
    return camera;
}
