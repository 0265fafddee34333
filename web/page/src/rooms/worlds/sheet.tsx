// A plain sheet of tiles becomes a tile set: which ground is where is guessed from its pixels, and put right by pressing corners and sides.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Button, Choice, Entry, Row, Slider } from '../../ui/controls.tsx';
import { guessOf, placesOf, sideOf, spotOf, type Kind } from './guess.ts';
import type { Pixels } from './own.ts';

export interface Sheet {
    readonly file: File;
    readonly pixels: Pixels;
}
/** As writeTsx takes it. */
export interface Told {
    readonly kind: Kind;
    readonly tileSize: number;
    readonly columns: number;
    readonly rgbs: readonly number[];
    readonly tiles: readonly (readonly number[])[];
}

const mostShown = 128; // tiles
const names = ['upper side', 'upper right corner', 'right side', 'lower right corner', 'lower side', 'lower left corner', 'left side', 'upper left corner'];
const css = (rgb: number): string => `#${rgb.toString(16).padStart(6, '0')}`;

export function SheetPanel({ sheet: { file, pixels }, onUse }: { sheet: Sheet; onUse: (told: Told) => void }) {
    const [side, setSide] = useState(() => sideOf(pixels));
    const [kind, setKind] = useState<Kind>('corner');
    const [grounds, setGrounds] = useState(2);
    const guess = useMemo(() => guessOf(pixels, side, kind, grounds), [pixels, side, kind, grounds]);
    const [tiles, setTiles] = useState(guess.tiles);
    useEffect(() => setTiles(guess.tiles), [guess]);
    const address = useMemo(() => URL.createObjectURL(file), [file]);
    useEffect(() => () => URL.revokeObjectURL(address), [address]);
    const columns = pixels.width / side;
    const least = kind === 'corner' ? 48 : 72; // marks of 24 pixels, as large as a finger needs at least
    const shown = side < least ? side * Math.ceil(least / side) : least; // pixels of a tile
    const scale = shown / side;
    const host = useRef<HTMLDivElement>(null);
    useEffect(() => host.current!.scrollIntoView({ block: 'nearest' }), [file]);
    const whole = (text: string): boolean => { const it = Number(text); return Number.isInteger(it) && it > 1 && pixels.width % it === 0 && pixels.height % it === 0; };
    const next = (id: number, place: number): void => setTiles(tiles.map((tile, k) => (k === id ? tile.map((color, p) => (p === place ? (color % guess.rgbs.length) + 1 : color)) : tile)));
    return (
        <div class="plain" ref={host}>
            <p class="says">Or say here what it shows:</p>
            <Entry label="Pixels of a tile" value={String(side)} numeric wanted={`a number that divides ${pixels.width} and ${pixels.height}`} accept={whole} onChange={(text) => setSide(Number(text))} />
            <Choice label="Grounds meet at" value={kind} words={[['corner', 'corners'], ['edge', 'sides'], ['mixed', 'both']]} onChange={setKind} />
            <Slider label="Kinds of ground" value={grounds} least={2} most={6} onInput={setGrounds} />
            {columns * (pixels.height / side) > mostShown ? <p class="says">It has {columns * (pixels.height / side)} tiles, too many to be shown here.</p> : (
                <ul class="marks" style={{ gridTemplateColumns: `repeat(auto-fill, ${shown}px)`, maxWidth: `${columns * (shown + 2) - 2}px` }}>
                    {tiles.map((colors, id) => (
                        <li key={id} style={{ height: `${shown}px`, backgroundImage: `url(${address})`, backgroundSize: `${pixels.width * scale}px`, backgroundPosition: `${-(id % columns) * shown}px ${-Math.floor(id / columns) * shown}px` }}>
                            {colors.some((color) => color) && placesOf(kind).map((place) => (
                                <button key={place} type="button" aria-label={`Tile ${id}, ${names[place]}: ground ${colors[place]}`} title={`ground ${colors[place]}`} onClick={() => next(id, place)}
                                    style={{ left: `${spotOf(place).x * 100}%`, top: `${spotOf(place).y * 100}%`, transform: `translate(${-spotOf(place).x * 100}%, ${-spotOf(place).y * 100}%)`, background: css(guess.rgbs[colors[place]! - 1] ?? 0) }} />
                            ))}
                        </li>
                    ))}
                </ul>
            )}
            <p class="says">Each mark has the colour of the ground that it stands for: press those that are wrong.</p>
            <Row><Button strong disabled={!tiles.some((tile) => tile.some((color) => color))} onClick={() => onUse({ kind, tileSize: side, columns, rgbs: guess.rgbs, tiles })}>Use these tiles</Button></Row>
        </div>
    );
}
