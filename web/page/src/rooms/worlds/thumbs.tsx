// Small pictures of tiles.
import { useEffect, useRef } from 'preact/hooks';
import type { Tiles } from '../../ground/shape.ts';
import { boxOf } from '../../stage/view.ts';
import type { Engine } from './engine.ts';
import { useAnswer } from '../../workers/answer.ts';

/** A bitmap in the page. */
export function Picture({ bitmap, label }: { bitmap: ImageBitmap; label: string }) {
    const host = useRef<HTMLCanvasElement>(null);
    useEffect(() => {
        const canvas = host.current!;
        [canvas.width, canvas.height] = [bitmap.width, bitmap.height];
        canvas.getContext('2d')!.drawImage(bitmap, 0, 0);
    }, [bitmap]);
    return <canvas ref={host} role="img" aria-label={label} />;
}

/** What a tile must match: coloured corners and sides of its cell; elsewhere any colour will do. */
export function Wanted({ tiles, s, wanted, rgbs, label }: { tiles: Tiles; s: number; wanted: readonly number[]; rgbs: readonly number[]; label: string }) {
    const ring = tiles.faces[s]!;
    const { x0, y0, x1, y1 } = boxOf(ring);
    const size = Math.max(x1 - x0, y1 - y0);
    const corner = (k: number): [number, number] => { const at = (2 * k) % ring.length; return [ring[at]!, ring[at + 1]!]; };
    const fill = (color: number): string => `#${(rgbs[color - 1] ?? 0x888888).toString(16).padStart(6, '0')}`;
    const marks = wanted.map((color, place) => ({ color, place, a: corner(place >> 1), b: corner((place >> 1) + 1) })).filter(({ color }) => color);
    const edge = 0.14 * size;
    return (
        <svg class="wanted" role="img" aria-label={label} viewBox={[x0 - edge, y0 - edge, x1 - x0 + 2 * edge, y1 - y0 + 2 * edge].join(' ')}>
            <polygon points={ring.join(' ')} fill="none" stroke="var(--faint)" stroke-width={0.03 * size} stroke-dasharray={`${0.06 * size}`} />
            {marks.map(({ color, place, a, b }) => (place % 2
                ? <circle key={place} cx={b[0]} cy={b[1]} r={0.13 * size} fill={fill(color)} stroke="var(--ink)" stroke-width={0.02 * size} />
                : <line key={place} x1={a[0] * 0.8 + b[0] * 0.2} y1={a[1] * 0.8 + b[1] * 0.2} x2={a[0] * 0.2 + b[0] * 0.8} y2={a[1] * 0.2 + b[1] * 0.8} stroke={fill(color)} stroke-width={0.16 * size} />))}
        </svg>
    );
}

/** Tiles of a face by their ids; one of them is marked, and a click chooses. */
export function Thumbs({ engine, s, ids, marked, onPick, label }: { engine: Engine; s: number; ids: readonly number[]; marked: number; onPick?: (id: number) => void; label: string }) {
    const plan = engine.plan.value;
    const key = `${plan.set} ${plan.own?.number ?? ''}${plan.own?.name ?? ''} ${plan.tiling} ${s} ${ids.join()}`;
    const bitmaps = useAnswer(async () => ({ ids, list: await engine.worker.thumbs(plan, s, [...ids], 56) }), key);
    const shown = bitmaps.value;
    return (
        <ul class="thumbs" aria-label={label}>
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
