// The stage: layers under one camera, moved by pointer, wheel, fingers and keys.
import { useEffect, useRef, useState } from 'preact/hooks';
import { effect, signal, type Signal } from '@preact/signals';
import { select } from 'd3-selection';
import { zoom, zoomIdentity, type D3ZoomEvent } from 'd3-zoom';
import type { ComponentChildren } from 'preact';
import { Button } from '../ui/controls.tsx';
import { calm, dark } from '../ui/theme.ts';
import type { Layer } from './layer.ts';
import { arrows, clamp, toWorld, type Camera, type Point, type View } from './view.ts';

/** What a pointer does, at a point of the world. "drag" and "drop" come only where `drawing` says that the pointer draws. */
export interface Touch extends Point {
    readonly kind: 'hover' | 'leave' | 'press' | 'drag' | 'drop' | 'tap';
    readonly shift: boolean;
    readonly secondary: boolean;
}

export interface StageProps {
    /** What is seen, for those who do not see it; undefined: the first picture is on its way. */
    label: string | undefined;
    /** The keys of the picture, in a line that is shown while the keyboard has it. */
    keys?: string;
    camera: Signal<Camera>;
    layers: readonly Layer[];
    /** The least and the most pixels a unit may have. */
    limits?: readonly [number, number];
    /** The primary button draws instead of moving the picture. */
    drawing?: boolean;
    cursor?: string;
    onTouch?: (touch: Touch) => void;
    /** A key on the stage; true: it was one of ours. */
    onKey?: (event: KeyboardEvent) => boolean | void;
    /** The size is known, or has changed. */
    onView?: (view: View) => void;
    /** Shows all of the picture. With it the stage has buttons for that, and to zoom. */
    onWhole?: () => void;
    /** Buttons to zoom alone, where a picture has no end; and a double click where the pointer does nothing else. */
    zooms?: boolean;
    children?: ComponentChildren;
}

const anyScale = [1e-6, 1e6] as const;
const panBy = 0.12; // of the picture, at an arrow key

export function Stage(props: StageProps) {
    const host = useRef<HTMLDivElement>(null);
    const now = useRef(props);
    now.current = props;

    const [turn, setTurn] = useState(0); // canvases that have lost their WebGL are replaced when there is WebGL again
    useEffect(() => mount(host.current!, () => now.current, () => setTurn((it) => it + 1)), []);
    useEffect(() => void host.current!.dispatchEvent(new Event('layers')), [props.layers, turn]);
    return (
        <div ref={host} class="stage" tabIndex={0} role="application" aria-label={props.label ?? 'loading'} style={{ cursor: props.cursor ?? (props.drawing ? 'crosshair' : 'grab') }}>
            <div class="canvases" aria-hidden="true">{props.layers.map((_, i) => <canvas key={`${turn} ${i}`} />)}</div>
            {props.children}
            {props.label === undefined && <Loading />}
            {props.keys && <p class="over keys">{props.keys}</p>}
            {(props.onWhole || props.zooms) && <Zoom camera={props.camera} limits={props.limits ?? anyScale} onWhole={props.onWhole} />}
        </div>
    );
}

/** In an empty stage: its first picture is on its way. */
export const Loading = () => <p class="over loading">loading …</p>;

function Zoom({ camera, limits: [least, most], onWhole }: { camera: Signal<Camera>; limits: readonly [number, number]; onWhole?: () => void }) {
    const by = (factor: number): void => { const { x, y, scale } = camera.peek(); glide(camera, { x, y, scale: clamp(scale * factor, least, most) }, 150); };
    return (
        <div class="over zoom" role="group" aria-label="The picture">
            <Button title="Zoom in" onClick={() => by(1.5)}>+</Button>
            <Button title="Zoom out" onClick={() => by(1 / 1.5)}>−</Button>
            {onWhole && <Button title="Show all" onClick={onWhole}>⤢</Button>}
        </div>
    );
}

// Everything of a stage that lives as long as its element.
function mount(host: HTMLElement, props: () => StageProps, onRestored: () => void): () => void {
    const size = signal({ width: 0, height: 0, ratio: 1 });
    const layers = signal(props().layers);
    let frame = 0;
    const { camera } = props();
    const view = (): View => ({ ...camera.peek(), ...size.peek(), dark: dark.peek() });

    const draw = (): void => {
        frame = 0;
        const { width, height, ratio } = size.peek();
        if (!width || !height) return;
        const canvases = host.querySelectorAll<HTMLCanvasElement>('.canvases > canvas');
        layers.peek().forEach((layer, i) => {
            const canvas = canvases[i];
            if (!canvas) return;
            const [w, h] = [Math.round(width * ratio), Math.round(height * ratio)];
            if (canvas.width !== w) canvas.width = w;
            if (canvas.height !== h) canvas.height = h;
            layer.draw(canvas, view());
        });
        host.dataset.drawn = String(Number(host.dataset.drawn ?? 0) + 1);
    };
    const stopDrawing = effect(() => {
        void camera.value;
        void size.value;
        void dark.value;
        for (const layer of layers.value) layer.watch?.();
        frame ||= requestAnimationFrame(draw);
    });
    const newLayers = (): void => {
        for (const layer of layers.peek()) if (!props().layers.includes(layer)) layer.dispose?.();
        layers.value = props().layers;
        frame ||= requestAnimationFrame(draw);
    };
    const gone = new AbortController();
    const until = gone.signal;
    host.addEventListener('layers', newLayers, { signal: until });
    host.addEventListener('webglcontextlost', (event) => event.preventDefault(), { signal: until, capture: true }); // else it would never come back
    host.addEventListener('webglcontextrestored', onRestored, { signal: until, capture: true });

    const sized = new ResizeObserver(() => {
        const { clientWidth: width, clientHeight: height } = host;
        size.value = { width, height, ratio: Math.min(devicePixelRatio, 2) };
        if (width && height) props().onView?.(view());
    });
    sized.observe(host);

    const stopMoving = moves(host, props, view, size, until);
    touches(host, props, view, until);
    return () => {
        cancelAnimationFrame(frame);
        stopDrawing();
        sized.disconnect();
        stopMoving();
        gone.abort();
        for (const layer of layers.peek()) layer.dispose?.();
    };
}

// The camera follows wheel, drag and fingers by d3-zoom, and arrow keys, plus and minus.
function moves(host: HTMLElement, props: () => StageProps, view: () => View, size: Signal<{ width: number; height: number }>, until: AbortSignal): () => void {
    const { camera } = props();
    const zoomed = zoom<HTMLElement, unknown>()
        .filter((event: MouseEvent | TouchEvent) => {
            if (event.type === 'wheel') return true;
            if ('touches' in event && event.touches.length > 1) return true;
            return props().drawing ? 'button' in event && event.button === 1 : !('button' in event && event.button === 2);
        })
        .clickDistance(4)
        .on('zoom', ({ transform: t, sourceEvent }: D3ZoomEvent<HTMLElement, unknown>) => {
            if (!sourceEvent) return;
            const { width, height } = size.peek();
            camera.value = { x: (width / 2 - t.x) / t.k, y: (height / 2 - t.y) / t.k, scale: t.k };
        });
    const on = select(host);
    on.call(zoomed).on('dblclick.zoom', null);
    const follow = effect(() => {
        const { x, y, scale } = camera.value;
        const { width, height } = size.value;
        const [least, most] = props().limits ?? anyScale;
        zoomed.scaleExtent([least, most]);
        const t = zoomIdentity.translate(width / 2 - x * scale, height / 2 - y * scale).scale(scale);
        (host as unknown as { __zoom: unknown }).__zoom = t; // no event, or each change would come twice
    });
    const keys = (event: KeyboardEvent): void => {
        if (event.target !== host || event.ctrlKey || event.metaKey || event.altKey) return;
        if (props().onKey?.(event)) return event.preventDefault();
        const { width, height, x, y, scale } = view();
        const [least, most] = props().limits ?? anyScale;
        const step = (Math.min(width, height) * panBy) / scale;
        const [way, by] = [arrows[event.key], { '+': 1.25, '=': 1.25, '-': 1 / 1.25 }[event.key]];
        if (way) camera.value = { x: x + step * way.x, y: y + step * way.y, scale };
        else if (by) camera.value = { x, y, scale: clamp(scale * by, least, most) };
        else return;
        event.preventDefault();
    };
    const twice = (event: MouseEvent): void => {
        const { zooms, cursor, drawing, limits: [least, most] = anyScale } = props();
        if (!zooms || cursor || drawing || (event.target as Element).closest('.over')) return;
        const [now, box] = [view(), host.getBoundingClientRect()];
        const at = toWorld(now, { x: event.clientX - box.left, y: event.clientY - box.top });
        const k = clamp(now.scale * (event.shiftKey ? 0.5 : 2), least, most) / now.scale;
        glide(camera, { x: at.x + (now.x - at.x) / k, y: at.y + (now.y - at.y) / k, scale: now.scale * k }, 200);
    };
    listen(host, until, { keydown: keys, dblclick: twice });
    return follow;
}

// Hovering, taps and strokes. A tap is a press and a release without a way between them.
function touches(host: HTMLElement, props: () => StageProps, view: () => View, until: AbortSignal): void {
    let from: { x: number; y: number; id: number } | undefined;
    const tell = (kind: Touch['kind'], event: PointerEvent | MouseEvent): void => {
        const box = host.getBoundingClientRect();
        const at = toWorld(view(), { x: event.clientX - box.left, y: event.clientY - box.top });
        props().onTouch?.({ kind, ...at, shift: event.shiftKey, secondary: event.button === 2 });
    };
    const near = (event: PointerEvent): boolean => !!from && Math.hypot(event.clientX - from.x, event.clientY - from.y) <= 6;
    listen(host, until, {
        pointerdown: (event) => {
            if ((event.target as Element).closest('button, a, input, select, .over')) return;
            from = { x: event.clientX, y: event.clientY, id: event.pointerId };
            if (props().drawing && event.button !== 1) host.setPointerCapture(event.pointerId);
            tell('press', event);
        },
        pointermove: (event) => tell(from && props().drawing ? 'drag' : 'hover', event),
        pointerup: (event) => {
            if (!from) return;
            if (near(event)) tell('tap', event);
            if (props().drawing) tell('drop', event);
            from = undefined;
        },
        pointercancel: (event) => {
            from = undefined;
            tell('leave', event);
        },
        pointerleave: (event) => tell('leave', event),
        contextmenu: (event) => event.preventDefault(),
    });
}

type Listeners = { readonly [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void };
/** Listens to an element for some time. */
function listen(host: HTMLElement, until: AbortSignal, listeners: Listeners): void {
    for (const [name, listener] of Object.entries(listeners)) host.addEventListener(name, listener as EventListener, { signal: until, passive: false });
}

/** Moves the camera to a place over a moment; at once for those who want no motion. */
export function glide(camera: Signal<Camera>, to: Camera, over = 300): void {
    if (calm.peek()) {
        camera.value = to;
        return;
    }
    const from = camera.peek();
    const start = performance.now();
    let last = from;
    const step = (time: number): void => {
        if (camera.peek() !== last) return; // somebody else moved it
        const t = Math.min(1, Math.max(0, (time - start) / over));
        const k = t * t * (3 - 2 * t);
        last = t === 1 ? to : { x: from.x + (to.x - from.x) * k, y: from.y + (to.y - from.y) * k, scale: from.scale * (to.scale / from.scale) ** k };
        camera.value = last;
        if (t < 1) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
}
