// Small pictures of tiles.
import { useEffect, useRef } from 'preact/hooks';
import type { Engine } from './engine.ts';
import { useAnswer } from './asked.ts';

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

/** Tiles of a face by their ids; one of them is marked, and a click chooses. */
export function Thumbs({ engine, s, ids, marked, onPick, label }: { engine: Engine; s: number; ids: readonly number[]; marked: number; onPick?: (id: number) => void; label: string }) {
    const plan = engine.plan.value;
    const key = `${plan.set} ${plan.own?.number ?? ''}${plan.own?.name ?? ''} ${plan.tiling} ${s} ${ids.join()}`;
    const bitmaps = useAnswer(async () => ({ ids, list: await engine.worker.thumbs(plan, s, [...ids], 56) }), key);
    const shown = bitmaps.value;
    return (
        <ul class="thumbs" aria-label={label}>
            {ids.map((id) => {
                const bitmap = shown?.list[shown.ids.indexOf(id)];
                const picture = bitmap ? <Picture bitmap={bitmap} label={`tile ${id}`} /> : <span class="number">{id}</span>;
                return (
                    <li key={id} class={id === marked ? 'chosen' : ''}>
                        {onPick ? <button type="button" aria-label={`Tile ${id}`} aria-pressed={id === marked} onClick={() => onPick(id)}>{picture}</button> : picture}
                    </li>
                );
            })}
        </ul>
    );
}
