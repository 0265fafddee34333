// How even the tiles are.
import type { MeshReport } from 'pave-maps';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const rows: readonly (readonly [string, string, (of: MeshReport) => string])[] = [
    ['spread of areas', 'standard deviation by mean; 0: all the same', (it) => it.areaCv.toFixed(3)],
    ['least tile', 'its area by the mean', (it) => it.minShare.toFixed(2)],
    ['inscribed circle', 'the least, by that of a regular tile', (it) => it.minCircle.toFixed(2)],
    ['least angle', 'at any corner', (it) => `${it.minAngle.toFixed(1)}°`],
    ['concave tiles', 'share of those with a corner over 180°', (it) => percent(it.concave)],
];

export function Quality({ of }: { of: MeshReport | undefined }) {
    if (!of) return null;
    return (
        <table class="quality">
            <caption>Quality of {Number(of.tiles).toLocaleString('en')} tiles</caption>
            <tbody>
                {rows.map(([name, hint, text]) => <tr key={name}><th scope="row" title={hint}>{name}</th><td>{text(of)}</td></tr>)}
                <tr><th scope="row" title="how many tiles have so many">sides</th><td>{sidesOf(of)}</td></tr>
            </tbody>
        </table>
    );
}

function sidesOf(report: MeshReport): string {
    const counts = Array.from(report.sides as ArrayLike<number | bigint>, Number);
    return counts.map((count, sides) => (count ? `${sides}: ${count}` : '')).filter(Boolean).join('  ');
}
