// How the diagram gets from one grid, orientation or direction of y to another: on the way of squares, or at once for those who want no motion.
import { signal } from '@preact/signals';
import { calm } from '../../ui/theme.ts';
import { legs, type Pose } from './shape.ts';

const legTime = 650; // milliseconds from squares to a grid

const blend = (a: number, b: number, t: number): number => a + (b - a) * t;

export function mover(start: Pose) {
    const pose = signal(start);
    let frame = 0;
    const stop = (): void => { cancelAnimationFrame(frame); frame = 0; };

    function play(way: Pose[]): void {
        const [goal, ...rest] = way;
        if (!goal) return;
        const from = pose.peek();
        // Between squares and another grid's beginning there is no difference to see.
        if (from.grid !== goal.grid) {
            pose.value = goal.m === 0 || goal.grid === 'square' ? goal : { ...goal, m: 0 };
            return play(rest);
        }
        const began = performance.now();
        const time = legTime * Math.max(Math.abs(goal.m - from.m), Math.abs(goal.turn - from.turn), Math.abs(goal.y - from.y) / 2, 0.01);
        const step = (now: number): void => {
            const t = Math.min(1, Math.max(0, (now - began) / time));
            pose.value = t === 1 ? goal : { grid: goal.grid, m: blend(from.m, goal.m, t), turn: blend(from.turn, goal.turn, t), y: blend(from.y, goal.y, t) };
            frame = 0;
            if (t < 1) frame = requestAnimationFrame(step);
            else play(rest);
        };
        frame = requestAnimationFrame(step);
    }

    return {
        pose,
        /** Goes there: over a moment, or at once. */
        go(to: Pose, now = false): void {
            stop();
            if (now || calm.peek()) pose.value = to;
            else play(legs(pose.peek(), to));
        },
        stop,
    };
}
