// A stage in three dimensions: the pointer turns it, wheel and fingers bring it nearer, keys do both.
import { useEffect, useRef } from 'preact/hooks';
import { effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { announce } from '../../ui/announce.tsx';
import { dark } from '../../ui/theme.ts';
import { rendererOf, type Eye } from './terrain-gl.ts';
import type { Mesh } from './work-terrain.ts';

export interface OrbitProps {
    label: string;
    mesh: ReadonlySignal<Mesh | undefined>;
    eye: Signal<Eye>;
    /** Its width by its height is known, or has changed. */
    onAspect: (aspect: number) => void;
    /** There is no WebGL2. */
    onLack: () => void;
    children?: ComponentChildren;
}

const limit = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
const turned = (eye: Eye, dx: number, dy: number): Eye => ({ ...eye, turn: (eye.turn - dx) % (2 * Math.PI), tilt: limit(eye.tilt + dy, 0.08, 1.5) });
const nearer = (eye: Eye, k: number): Eye => ({ ...eye, far: limit(eye.far / k, 3, 900) });
/** Moves over the ground, by shares of the distance, as the eye sees right and down. */
function moved(eye: Eye, dx: number, dy: number): Eye {
    const [s, c] = [Math.sin(eye.turn), Math.cos(eye.turn)];
    return { ...eye, x: limit(eye.x - eye.far * (dx * c + dy * s), -200, 200), z: limit(eye.z - eye.far * (dy * c - dx * s), -200, 200) };
}

export function Orbit(props: OrbitProps) {
    const host = useRef<HTMLDivElement>(null);
    const now = useRef(props);
    now.current = props;
    useEffect(() => mount(host.current!, () => now.current), []);
    return (
        <div ref={host} class="stage orbit" tabIndex={0} role="application" aria-label={props.label} style={{ cursor: 'grab' }}>
            <div class="canvases" aria-hidden="true"><canvas /></div>
            {props.children}
        </div>
    );
}

function mount(host: HTMLElement, props: () => OrbitProps): () => void {
    const canvas = host.querySelector('canvas')!;
    const renderer = rendererOf(canvas);
    if (!renderer) {
        props().onLack();
        return () => {};
    }
    const { eye, mesh } = props();
    const size = signal({ width: 0, height: 0 });
    let frame = 0;
    const draw = (): void => {
        frame = 0;
        const { width, height } = size.peek();
        if (!width || !height) return;
        const ratio = Math.min(devicePixelRatio, 2);
        const [w, h] = [Math.round(width * ratio), Math.round(height * ratio)];
        if (canvas.width !== w) canvas.width = w;
        if (canvas.height !== h) canvas.height = h;
        renderer.draw(eye.peek(), dark.peek());
        host.dataset.drawn = String(Number(host.dataset.drawn ?? 0) + 1);
    };
    const stopMesh = effect(() => { if (mesh.value) renderer.put(mesh.value); });
    const stopDrawing = effect(() => {
        void [eye.value, mesh.value, size.value, dark.value];
        frame ||= requestAnimationFrame(draw);
    });
    const sized = new ResizeObserver(() => {
        size.value = { width: host.clientWidth, height: host.clientHeight };
        if (host.clientWidth && host.clientHeight) props().onAspect(host.clientWidth / host.clientHeight);
    });
    sized.observe(host);
    const stopMoving = moves(host, eye);
    return () => {
        cancelAnimationFrame(frame);
        stopMesh();
        stopDrawing();
        sized.disconnect();
        stopMoving();
    };
}

// One pointer turns (with shift or the other button: moves), two pinch, turn and move.
function moves(host: HTMLElement, eye: Signal<Eye>): () => void {
    const pointers = new Map<number, { x: number; y: number }>();
    const spread = (): { x: number; y: number; far: number } => {
        const [a, b] = [...pointers.values()];
        return { x: (a!.x + b!.x) / 2, y: (a!.y + b!.y) / 2, far: Math.hypot(a!.x - b!.x, a!.y - b!.y) || 1 };
    };
    const listeners: Record<string, (event: never) => void> = {
        pointerdown: (event: PointerEvent) => {
            if ((event.target as Element).closest('.over')) return;
            pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
            host.setPointerCapture(event.pointerId);
        },
        pointermove: (event: PointerEvent) => {
            const last = pointers.get(event.pointerId);
            if (!last) return;
            const two = pointers.size === 2 ? spread() : undefined;
            const [dx, dy] = [event.clientX - last.x, event.clientY - last.y];
            pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
            if (two) {
                const then = spread();
                eye.value = moved(nearer(eye.peek(), then.far / two.far), (then.x - two.x) / host.clientHeight, (then.y - two.y) / host.clientHeight);
            } else if (event.shiftKey || event.buttons & 2) eye.value = moved(eye.peek(), dx / host.clientHeight, dy / host.clientHeight);
            else eye.value = turned(eye.peek(), dx * 0.006, dy * 0.006);
        },
        pointerup: (event: PointerEvent) => { pointers.delete(event.pointerId); },
        pointercancel: (event: PointerEvent) => { pointers.delete(event.pointerId); },
        contextmenu: (event: Event) => { event.preventDefault(); },
        wheel: (event: WheelEvent) => {
            event.preventDefault();
            eye.value = nearer(eye.peek(), Math.exp(-event.deltaY * (event.deltaMode ? 0.03 : 0.0012)));
        },
        keydown: (event: KeyboardEvent) => {
            if (event.target !== host || event.ctrlKey || event.metaKey || event.altKey) return;
            const now = eye.peek();
            const arrows: Record<string, [number, number]> = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };
            const arrow = arrows[event.key];
            const next = arrow ? (event.shiftKey ? moved(now, arrow[0] * 0.06, arrow[1] * 0.06) : turned(now, arrow[0] * -0.12, arrow[1] * 0.08))
                : event.key === '+' || event.key === '=' ? nearer(now, 1.2) : event.key === '-' ? nearer(now, 1 / 1.2) : undefined;
            if (!next) return;
            event.preventDefault();
            eye.value = next;
            announce(`seen from ${direction(next.turn)}, ${Math.round((next.tilt * 180) / Math.PI)} degrees above, ${Math.round(next.far)} edges away`);
        },
    };
    for (const [name, listener] of Object.entries(listeners)) host.addEventListener(name, listener as EventListener, { passive: false });
    return () => { for (const [name, listener] of Object.entries(listeners)) host.removeEventListener(name, listener as EventListener); };
}

const winds = ['the south', 'the south-east', 'the east', 'the north-east', 'the north', 'the north-west', 'the west', 'the south-west'];
const direction = (turn: number): string => winds[((Math.round((4 * turn) / Math.PI) % 8) + 8) % 8]!;
