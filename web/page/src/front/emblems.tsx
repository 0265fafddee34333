// A small drawing for each room.
import type { ComponentChildren } from 'preact';

const ring = (x: number, y: number, r: number, sides: number, turn = 0): string =>
    Array.from({ length: sides }, (_, i) => {
        const a = ((i + turn) / sides) * 2 * Math.PI - Math.PI / 2;
        return `${(x + r * Math.cos(a)).toFixed(1)},${(y + r * Math.sin(a)).toFixed(1)}`;
    }).join(' ');

const Tri = ({ q, r, s, fill }: { q: number; r: number; s: number; fill: string }) => {
    const [x, y] = [8 + 16 * q + 8 * r, 6 + 14 * r];
    const points = s ? [[x + 16, y], [x + 8, y + 14], [x + 24, y + 14]] : [[x, y], [x + 16, y], [x + 8, y + 14]];
    return <polygon points={points.map((it) => it.join()).join(' ')} fill={fill} stroke="var(--sheet)" />;
};

// The ten rhombs around a star of Penrose's: five thick ones, and the thin ones between their points.
const rhombs = [0, 1, 2, 3, 4].flatMap((k) => {
    const [a, b, c] = [-1, 1, 3].map((step) => { const turn = ((4 * k + 2 * step) * Math.PI) / 10 - Math.PI / 2; return [18 * Math.cos(turn), 18 * Math.sin(turn)] as const; }) as [readonly [number, number], readonly [number, number], readonly [number, number]];
    const sum = (...all: readonly (readonly [number, number])[]): string => `${(44 + all.reduce((x, it) => x + it[0], 0)).toFixed(1)},${(30 + all.reduce((y, it) => y + it[1], 0)).toFixed(1)}`;
    return [{ points: [sum(), sum(a), sum(a, b), sum(b)], fill: '#f1dfb4' }, { points: [sum(b), sum(a, b), sum(a, b, c), sum(b, c)], fill: '#2f6f8b' }];
});

const drawings: Record<string, ComponentChildren> = {
    parts: (
        <>
            {[[30, 16], [56, 16], [17, 38.5], [43, 38.5], [69, 38.5]].map(([x, y]) => <polygon points={ring(x!, y!, 15, 6)} fill="var(--ground)" stroke="var(--faint)" />)}
            <polygon points={ring(43, 38.5, 15, 6)} fill="var(--accent)" />
            {ring(43, 38.5, 15, 6).split(' ').map((it) => { const [x, y] = it.split(','); return <circle cx={x} cy={y} r="3" fill="var(--mark)" />; })}
        </>
    ),
    tessellation: (
        <g stroke="var(--sheet)" stroke-width="1.5">
            <path d="M4 6 28 3 36 20 20 30 5 24z" fill="#7da27a" /><path d="M28 3 58 6 60 18 36 20z" fill="#c7b36a" />
            <path d="M58 6 82 5 84 26 70 30 60 18z" fill="#8fb0c4" /><path d="M36 20 60 18 70 30 58 44 34 42 20 30z" fill="#d08a5c" />
            <path d="M5 24 20 30 34 42 30 54 4 52z" fill="#b9c7a0" /><path d="M34 42 58 44 56 55 30 54z" fill="#93a9bd" /><path d="M58 44 70 30 84 26 83 54 56 55z" fill="#a8bd84" />
        </g>
    ),
    worlds: (
        <>
            <path d="M4 4H84V56H4z" fill="#8db36b" />
            <path d="M4 34C18 26 26 40 40 36S60 18 84 24V56H4z" fill="#5f9ab8" />
            <path d="M4 30C18 22 26 36 40 32S60 14 84 20" fill="none" stroke="#e4d39a" stroke-width="6" />
            {[[16, 14], [24, 11], [21, 19], [60, 11], [54, 8]].map(([x, y]) => <path d={`M${x} ${y! - 6}l5 8h-10z`} fill="#3c6b45" />)}
        </>
    ),
    regions: (
        <g stroke="var(--sheet)" stroke-width="1.5">
            {[[12, 12, 0], [28, 12, 0], [44, 12, 1], [60, 12, 1], [76, 12, 1], [20, 26, 0], [36, 26, 0], [52, 26, 1], [68, 26, 2], [12, 40, 3], [28, 40, 0], [44, 40, 2], [60, 40, 2], [76, 40, 2], [20, 54, 3], [36, 54, 3], [52, 54, 2], [68, 54, 2]]
                .map(([x, y, race]) => <polygon points={ring(x!, y!, 9, 6)} fill={['#c2571a', '#3f7cac', '#d9a441', '#5b8c5a'][race!]} />)}
        </g>
    ),
    tactics: (
        <>
            {[0, 1, 2, 3].flatMap((q) => [0, 1, 2].flatMap((r) => [0, 1].map((s) => {
                const far = Math.abs(q - 1.5) + Math.abs(r - 1) + Math.abs(s - 0.5);
                return <Tri q={q} r={r} s={s} fill={`color-mix(in srgb, var(--accent) ${Math.max(10, 95 - 26 * far)}%, var(--ground))`} />;
            })))}
        </>
    ),
    aperiodic: <g stroke="#33302b" stroke-width="1.2" stroke-linejoin="round">{rhombs.map(({ points, fill }) => <polygon points={points.join(' ')} fill={fill} />)}</g>,
};

export const Emblem = ({ name }: { name: string }) => <svg viewBox="0 0 88 60" aria-hidden="true">{drawings[name]}</svg>;
