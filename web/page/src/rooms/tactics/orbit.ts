// The eye in three dimensions: the pointer turns it, wheel and fingers bring it nearer, keys do both.
import type { Signal } from '@preact/signals';
import { listen } from '../../stage/stage.tsx';
import { arrows, clamp } from '../../stage/view.ts';
import { announce } from '../../ui/announce.tsx';
import type { Eye } from './terrain-gl.ts';

const turned = (eye: Eye, dx: number, dy: number): Eye => ({ ...eye, turn: (eye.turn - dx) % (2 * Math.PI), tilt: clamp(eye.tilt + dy, 0.08, 1.5) });
const nearer = (eye: Eye, k: number): Eye => ({ ...eye, far: clamp(eye.far / k, 3, 900) });
/** Moves over the ground, by shares of the distance, as the eye sees right and down. */
function moved(eye: Eye, dx: number, dy: number): Eye {
    const [s, c] = [Math.sin(eye.turn), Math.cos(eye.turn)];
    return { ...eye, x: clamp(eye.x - eye.far * (dx * c + dy * s), -200, 200), z: clamp(eye.z - eye.far * (dy * c - dx * s), -200, 200) };
}

// One pointer turns (with shift or the other button: moves), two pinch, turn and move.
export function orbit(host: HTMLElement, until: AbortSignal, eye: Signal<Eye>): void {
    const pointers = new Map<number, { x: number; y: number }>();
    const spread = (): { x: number; y: number; far: number } => {
        const [a, b] = [...pointers.values()];
        return { x: (a!.x + b!.x) / 2, y: (a!.y + b!.y) / 2, far: Math.hypot(a!.x - b!.x, a!.y - b!.y) || 1 };
    };
    listen(host, until, {
        pointerdown: (event) => {
            if ((event.target as Element).closest('.over')) return;
            pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
            host.setPointerCapture(event.pointerId);
        },
        pointermove: (event) => {
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
        pointerup: (event) => { pointers.delete(event.pointerId); },
        pointercancel: (event) => { pointers.delete(event.pointerId); },
        wheel: (event) => {
            event.preventDefault();
            eye.value = nearer(eye.peek(), Math.exp(-event.deltaY * (event.deltaMode ? 0.03 : 0.0012)));
        },
        keydown: (event) => {
            if (event.target !== host || event.ctrlKey || event.metaKey || event.altKey) return;
            const now = eye.peek();
            const way = arrows[event.key];
            const next = way ? (event.shiftKey ? moved(now, way.x * -0.06, way.y * -0.06) : turned(now, way.x * 0.12, way.y * -0.08))
                : event.key === '+' || event.key === '=' ? nearer(now, 1.2) : event.key === '-' ? nearer(now, 1 / 1.2) : undefined;
            if (!next) return;
            event.preventDefault();
            eye.value = next;
            announce(`seen from ${direction(next.turn)}, ${Math.round((next.tilt * 180) / Math.PI)} degrees above, ${Math.round(next.far)} edges away`);
        },
    });
}

const winds = ['the south', 'the south-east', 'the east', 'the north-east', 'the north', 'the north-west', 'the west', 'the south-west'];
const direction = (turn: number): string => winds[((Math.round((4 * turn) / Math.PI) % 8) + 8) % 8]!;
