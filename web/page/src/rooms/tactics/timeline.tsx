// Play, pause, one step, and a slider over turns.
import { useEffect } from 'preact/hooks';
import type { Signal } from '@preact/signals';
import { Button } from '../../ui/controls.tsx';
import { calm } from '../../ui/theme.ts';

export interface TimelineProps {
    /** From 0 to `turns`; whole: after that turn. */
    time: () => number;
    turns: number;
    playing: Signal<boolean>;
    onTime: (time: number) => void;
    /** Milliseconds of a turn. */
    over?: number;
}

/** The turn after or before a time. */
export const stepOf = (time: number, by: 1 | -1, turns: number): number => Math.min(turns, Math.max(0, by > 0 ? Math.floor(time + 1e-6) + 1 : Math.ceil(time - 1e-6) - 1));

export function Timeline({ time, turns, playing, onTime, over = 1100 }: TimelineProps) {
    useEffect(() => {
        if (!playing.value) return;
        if (!turns) {
            playing.value = false;
            return;
        }
        let frame = 0;
        let last = performance.now();
        let at = time() >= turns ? 0 : time();
        const step = (now: number): void => {
            at = Math.min(turns, at + (now - last) / over);
            last = now;
            onTime(calm.peek() ? Math.floor(at) : at);
            if (at >= turns) playing.value = false;
            else frame = requestAnimationFrame(step);
        };
        frame = requestAnimationFrame(step);
        return () => cancelAnimationFrame(frame);
    }, [playing.value, turns]);
    const now = time();
    const stop = (to: number): void => {
        playing.value = false;
        onTime(to);
    };
    return (
        <div class="over timeline">
            <Button title={playing.value ? 'Pause' : 'Play'} strong disabled={!turns} onClick={() => { playing.value = !playing.value; }}>{playing.value ? '❚❚' : '▶'}</Button>
            <Button title="The turn before" disabled={now <= 0} onClick={() => stop(stepOf(now, -1, turns))}>‹</Button>
            <Button title="The next turn" disabled={now >= turns} onClick={() => stop(stepOf(now, 1, turns))}>›</Button>
            <input type="range" aria-label="Turn" disabled={!turns} min={0} max={turns} step={0.02} value={now} aria-valuetext={`turn ${Math.ceil(now)} of ${turns}`} onInput={(event) => stop(event.currentTarget.valueAsNumber)}
                onKeyDown={(event) => {
                    const by = event.key === 'ArrowRight' || event.key === 'ArrowUp' ? 1 : event.key === 'ArrowLeft' || event.key === 'ArrowDown' ? -1 : 0;
                    if (!by) return;
                    event.preventDefault();
                    stop(stepOf(now, by, turns));
                }} />
            <output>{Math.ceil(now)} / {turns}</output>
        </div>
    );
}
