// Satisfaction over the steps of a run; a press or a drag goes to a step.
import type { Track } from './engine.ts';

/** The last step that is known. */
export const lastOf = (track: Track, ghost: Track, at: number): number => Math.max(1, track.at(-1)?.[0] ?? 0, ghost.at(-1)?.[0] ?? 0, at);

const [width, height, left, bottom] = [300, 110, 34, 16];

export function Plot({ track, ghost, at, label, onStep }: { track: Track; ghost: Track; at: number; label: string; onStep: (step: number) => void }) {
    const last = lastOf(track, ghost, at);
    const x = (step: number): number => left + (step / last) * (width - left - 4);
    const y = (percent: number): number => 4 + (1 - percent / 100) * (height - bottom - 8);
    const lineOf = (all: Track): string => {
        const stride = Math.max(1, Math.ceil(all.length / 400));
        return all.filter((_, i) => i % stride === 0 || i === all.length - 1).map(([step, percent]) => `${x(step).toFixed(1)},${y(percent).toFixed(1)}`).join(' ');
    };
    const line = lineOf(track);
    const now = track.findLast(([step]) => step <= at)?.[1] ?? 0;
    const go = (event: PointerEvent): void => {
        if (event.type === 'pointermove' && !event.buttons) return;
        const box = (event.currentTarget as Element).getBoundingClientRect();
        const step = (((event.clientX - box.left) / box.width) * width - left) / (width - left - 4) * last;
        onStep(Math.round(Math.min(Math.max(step, 0), last)));
    };
    return (
        <svg class="plot" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} onPointerDown={go} onPointerMove={go}>
            {[0, 50, 100].map((percent) => (
                <g key={percent}>
                    <line x1={left} x2={width - 4} y1={y(percent)} y2={y(percent)} class="rule" />
                    <text x={left - 4} y={y(percent) + 3.5} text-anchor="end">{percent}%</text>
                </g>
            ))}
            <text x={left} y={height - 3}>0</text>
            <text x={width - 4} y={height - 3} text-anchor="end">{last} {last === 1 ? 'step' : 'steps'}</text>
            {ghost.length > track.length && <polyline points={lineOf(ghost)} class="line ghost" />}
            {line && <polyline points={line} class="line" />}
            <line x1={x(at)} x2={x(at)} y1={y(100)} y2={y(0)} class="now" />
            <circle cx={x(at)} cy={y(now)} r="3.5" class="dot" />
        </svg>
    );
}
