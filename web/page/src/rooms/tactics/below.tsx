// A picture of the package below the layers of a stage: an image that the browser draws, and that follows the camera.
import { useEffect, useRef } from 'preact/hooks';
import { effect, type ReadonlySignal } from '@preact/signals';
import type { Box, Camera } from '../../stage/view.ts';

export interface Shown {
    readonly svg: string;
    readonly box: Box;
}
export interface Size {
    readonly width: number;
    readonly height: number;
}

const restAfter = 250; // milliseconds without motion, after which the picture is drawn sharp

export function Below({ picture, camera, size, onReady }: { picture: Shown | undefined; camera: ReadonlySignal<Camera>; size: ReadonlySignal<Size>; onReady?: (shown: boolean) => void }) {
    const host = useRef<HTMLImageElement>(null);
    const place = useRef<Box>(undefined);
    useEffect(() => {
        const image = host.current!;
        if (!picture) return;
        const address = URL.createObjectURL(new Blob([picture.svg], { type: 'image/svg+xml' }));
        onReady?.(false);
        const next = new Image();
        next.src = address;
        let left = false;
        void next.decode().catch(() => {}).then(() => {
            if (left) return URL.revokeObjectURL(address); // now that nothing loads it any more
            URL.revokeObjectURL(image.src);
            image.src = address;
            place.current = picture.box;
            image.style.width = `${next.naturalWidth}px`;
            image.style.height = `${next.naturalHeight}px`;
            image.dispatchEvent(new Event('placed'));
            void image.decode().catch(() => {}).then(() => { if (!left) onReady?.(true); });
        });
        return () => { left = true; };
    }, [picture]);
    useEffect(() => {
        const image = host.current!;
        let timer = 0;
        const put = (): void => {
            const { x, y, scale } = camera.value;
            const { width, height } = size.value;
            const box = place.current;
            if (!box || !image.style.width) return;
            const k = ((box.x1 - box.x0) * scale) / parseFloat(image.style.width);
            image.style.transform = `translate(${width / 2 + (box.x0 - x) * scale}px, ${height / 2 + (box.y0 - y) * scale}px) scale(${k})`;
            image.style.willChange = 'transform';
            clearTimeout(timer);
            timer = window.setTimeout(() => { image.style.willChange = ''; }, restAfter);
        };
        image.addEventListener('placed', put);
        const stop = effect(put);
        return () => {
            clearTimeout(timer);
            stop();
            URL.revokeObjectURL(image.src);
        };
    }, []);
    return <img ref={host} class="below-picture" alt="" draggable={false} />;
}
