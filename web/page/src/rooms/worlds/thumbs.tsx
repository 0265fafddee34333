// Small pictures of tiles.
import { useEffect, useRef } from 'preact/hooks';
import type { Tiles } from '../../ground/shape.ts';
import { boxOf } from '../../stage/view.ts';
import type { Engine } from './engine.ts';
import { useAnswer } from '../../workers/answer.ts';

/** A bitmap in the page. */
function Picture({ bitmap, label }: { bitmap: ImageBitmap; label: string }) {
    const host = useRef<HTMLCanvasElement>(null);
    useEffect(() => {
        const canvas = host.current!;
        [canvas.width, canvas.height] = [bitmap.width, bitmap.height];
        canvas.getContext('2d')!.drawImage(bitmap, 0, 0);
    }, [bitmap]);
    return <canvas ref={host} role="img" aria-label={label} />;
}

/** What a tile must match: at coloured corners and sides of its cell the parts next to them; elsewhere any colour will do. */
export function Wanted({ tiles, s, wanted, rgbs, label }: { tiles: Tiles; s: number; wanted: readonly number[]; rgbs: readonly number[]; label: string }) {
    const ring = tiles.faces[s]!;
    const { x0, y0, x1, y1 } = boxOf(ring);
    const size = Math.max(x1 - x0, y1 - y0);
    const n = ring.length / 2;
    const corner = (k: number): [number, number] => { const at = 2 * ((k + n) % n); return [ring[at]!, ring[at + 1]!]; };
    const between = ([ax, ay]: [number, number], [bx, by]: [number, number], part = 0.5): [number, number] => [ax + (bx - ax) * part, ay + (by - ay) * part];
    const middle: [number, number] = [tiles.middles[s]!.x, tiles.middles[s]!.y];
    const mixed = [0, 1].every((odd) => wanted.some((color, place) => color && place % 2 === odd));
    const fill = (color: number): string => `#${(rgbs[color - 1] ?? 0x888888).toString(16).padStart(6, '0')}`;
    // Of a corner the part of the cell from the middle of one side to that of the next; of a side that from one corner to the other, or where corners are coloured, too, the half of it.
    const partOf = (place: number): [number, number][] => {
        const [a, b, next] = [0, 1, 2].map((k) => corner((place >> 1) + k)) as [[number, number], [number, number], [number, number]];
        if (place % 2) return [middle, between(a, b), b, between(b, next)];
        return mixed ? [middle, between(a, b, 0.25), between(a, b, 0.75)] : [middle, a, b];
    };
    const parts = wanted.map((color, place) => ({ color, place })).filter(({ color }) => color).sort((a, b) => (b.place % 2) - (a.place % 2));
    const edge = 0.03 * size;
    return (
        <svg class="wanted" role="img" aria-label={label} viewBox={[x0 - edge, y0 - edge, x1 - x0 + 2 * edge, y1 - y0 + 2 * edge].join(' ')}>
            {parts.map(({ color, place }) => <polygon key={place} points={partOf(place).join(' ')} fill={fill(color)} stroke={fill(color)} stroke-width={0.01 * size} />)}
            <polygon points={ring.join(' ')} fill="none" stroke="var(--faint)" stroke-width={0.03 * size} stroke-dasharray={`${0.06 * size}`} />
        </svg>
    );
}

/** Tiles of a face by their ids; one of them is marked, and a click chooses. */
export function Thumbs({ engine, s, ids, marked, onPick, label }: { engine: Engine; s: number; ids: readonly number[]; marked: number; onPick?: (id: number) => void; label: string }) {
    const plan = engine.plan.value;
    const key = `${plan.set} ${plan.own?.number ?? ''}${plan.own?.name ?? ''} ${plan.tiling} ${s} ${ids.join()}`;
    const bitmaps = useAnswer(async () => ({ ids, list: await engine.worker.thumbs(plan, s, [...ids], 56) }), key);
    const shown = bitmaps.value;
    const { x0, y0, x1, y1 } = boxOf(engine.tiles.value?.faces[s] ?? [0, 0, 1, 1]); // a number has the size of the picture that takes its place
    return (
        <ul class="thumbs" aria-label={label} style={{ '--wide': (x1 - x0) / (y1 - y0) }}>
            {ids.map((id, k) => {
                const bitmap = shown?.list[shown.ids.indexOf(id)];
                const picture = bitmap ? <Picture bitmap={bitmap} label={`tile ${id}`} /> : <span class="number">{id}</span>;
                return (
                    <li key={`${k} ${id}`} class={id === marked ? 'chosen' : ''}>
                        {onPick ? <button type="button" aria-label={`Tile ${id}`} aria-pressed={id === marked} onClick={() => onPick(id)}>{picture}</button> : picture}
                    </li>
                );
            })}
        </ul>
    );
}
