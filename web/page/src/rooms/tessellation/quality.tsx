// How even the tiles are, beside the Voronoi diagram of their centres; and how relaxation got there.
import type { MeshReport } from 'pave-maps';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const rows: readonly (readonly [string, string, (of: MeshReport) => string])[] = [
    ['spread of areas', 'standard deviation by mean; 0: all the same', (it) => it.areaCv.toFixed(3)],
    ['least tile', 'its area by the mean', (it) => it.minShare.toFixed(2)],
    ['inscribed circle', 'the least, by that of a regular tile', (it) => it.minCircle.toFixed(2)],
    ['least angle', 'at any corner', (it) => `${it.minAngle.toFixed(1)}°`],
    ['concave tiles', 'share of those with a corner over 180°', (it) => percent(it.concave)],
];

export function Quality({ tiles, cells }: { tiles: MeshReport | undefined; cells: MeshReport | undefined }) {
    if (!tiles) return null;
    return (
        <table class="quality">
            <caption>Quality of {Number(tiles.tiles).toLocaleString('en')} tiles</caption>
            <thead><tr><td></td><th scope="col">tiles</th>{cells && <th scope="col">Voronoi</th>}</tr></thead>
            <tbody>
                {rows.map(([name, hint, of]) => (
                    <tr key={name}><th scope="row" title={hint}>{name}</th><td>{of(tiles)}</td>{cells && <td>{of(cells)}</td>}</tr>
                ))}
                <tr><th scope="row" title="how many tiles have so many">sides</th><td>{sidesOf(tiles)}</td>{cells && <td>{sidesOf(cells)}</td>}</tr>
            </tbody>
        </table>
    );
}

function sidesOf(report: MeshReport): string {
    const counts = Array.from(report.sides as ArrayLike<number | bigint>, Number);
    return counts.map((count, sides) => (count ? `${sides}: ${count}` : '')).filter(Boolean).join('  ');
}

/** The spread of areas by steps; `at` is where the picture stands. */
export function Plot({ spreads, most, at, onPick }: { spreads: ReadonlyMap<number, number>; most: number; at: number; onPick: (step: number) => void }) {
    const [w, h, left, bottom] = [320, 120, 34, 20];
    const all = [...spreads].toSorted(([a], [b]) => a - b);
    if (all.length < 2) return null;
    const top = Math.max(...all.map(([, it]) => it)) * 1.05 || 1;
    const x = (step: number): number => left + (step / Math.max(most, 1)) * (w - left - 8);
    const y = (spread: number): number => 6 + (1 - spread / top) * (h - bottom - 6);
    const here = spreads.get(at);
    return (
        <figure class="plot">
            <svg viewBox={`0 0 ${w} ${h}`} role="img"
                aria-label={`Spread of areas over ${most} steps: from ${all[0]![1].toFixed(3)} to ${all.at(-1)![1].toFixed(3)}`}
                onClick={(event) => {
                    const box = event.currentTarget.getBoundingClientRect();
                    onPick(Math.round(Math.min(1, Math.max(0, (((event.clientX - box.left) / box.width) * w - left) / (w - left - 8))) * most));
                }}>
                <path d={`M${left} 6V${h - bottom}H${w - 8}`} class="axis" />
                {[0, top / 2, top].map((it) => <text key={it} x={left - 4} y={y(it) + 3} text-anchor="end">{it.toFixed(2)}</text>)}
                {[0, most].map((it) => <text key={it} x={x(it)} y={h - 6} text-anchor={it ? 'end' : 'start'}>{it}</text>)}
                <text x={(left + w) / 2} y={h - 6} text-anchor="middle">steps</text>
                <polyline points={all.map(([step, it]) => `${x(step).toFixed(1)},${y(it).toFixed(1)}`).join(' ')} class="curve" />
                {here !== undefined && <circle cx={x(at)} cy={y(here)} r="4.5" class="here" />}
            </svg>
            <figcaption>Spread of areas{here !== undefined ? `: ${here.toFixed(3)} after ${at} steps` : ''}</figcaption>
        </figure>
    );
}
