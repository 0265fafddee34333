// The page beside a baked world: its pictures as a map, and the cell under the pointer.
import 'leaflet/dist/leaflet.css';
import './style.css';
import { control, CRS, extend, latLng, latLngBounds, Map as LeafletMap, Polygon, Transformation, type LatLng, type LeafletMouseEvent } from 'leaflet';
import { readAddress, writeAddress } from './address.ts';
import { Advice, openArchive, openFile } from './archive.ts';
import { CellFinder, type Cell } from './cells.ts';
import { commandFor } from './command.ts';
import { addressOf, readBaked, type Baked, type Point } from './contract.ts';
import { fromArchive, fromFolder, Pictures, type Fetcher } from './pictures.ts';

/** Levels beyond the last one that has pictures. */
const beyond = 3;
/** Screen pixels of a cell from which on it is outlined. */
const outlined = 6;

const part = <T extends HTMLElement = HTMLElement>(id: string): T => document.getElementById(id) as T;
const toLatLng = ([x, y]: Point): LatLng => latLng(y, x);
const toPoint = ({ lat, lng }: LatLng): Point => [lng, lat];
const still = matchMedia('(prefers-reduced-motion: reduce)').matches;

function say(...content: (string | Node)[]): void {
    const box = part('message');
    box.hidden = !content.length;
    box.replaceChildren(...content.map((it) => (typeof it === 'string' ? Object.assign(document.createElement('p'), { textContent: it }) : it)));
}

// ---- Pictures -----------------------------------------------------------------------------------

/** The page was opened as a file: a browser lets it read no other file by itself, but one that the player chooses. */
function chosenFile(name: string): Promise<File> {
    return new Promise((done) => {
        const input = Object.assign(document.createElement('input'), { type: 'file', accept: '.pmtiles', id: 'file' });
        const label = Object.assign(document.createElement('label'), { htmlFor: 'file', textContent: `Or choose ${name} here:` });
        const row = document.createElement('div');
        row.append(label, ' ', input);
        input.addEventListener('change', () => input.files?.[0] && done(input.files[0]));
        say(`Serve this folder by any web server, such as python3 -m http.server: a page that is opened as a file may not read ${name}.`, row);
    });
}

async function fetcherOf(map: Baked): Promise<Fetcher> {
    if (map.pictures === 'folder') return fromFolder(addressOf(map.source));
    if (location.protocol === 'file:') return fromArchive(await openFile(await chosenFile(map.source)));
    return fromArchive(await openArchive(addressOf(map.source), (done) => say(`Fetching ${map.source}: ${Math.floor(done * 100)} %`)));
}

// ---- The map ------------------------------------------------------------------------------------

/** A window on the pictures, in whose coordinates a pixel of the native level is 1. */
function makeWindow(map: Baked): LeafletMap {
    const crs = extend({}, CRS.Simple, { transformation: new Transformation(2 ** -map.native, 0, 2 ** -map.native, 0) });
    const [least, greatest] = map.zoom;
    const view = new LeafletMap('map', {
        crs, minZoom: least, maxZoom: greatest + beyond, attributionControl: false, zoomControl: false,
        zoomAnimation: !still, fadeAnimation: !still, inertia: !still, wheelPxPerZoomLevel: 90,
    });
    control.zoom({ position: matchMedia('(max-width: 34rem)').matches ? 'topright' : 'bottomright' }).addTo(view);
    view.on('zoomend', () => sharpen(view, map));
    view.on('moveend', () => limit(view, map));
    return view;
}

/** Whole pixels stay whole where a picture is shown larger than it is. */
function sharpen(view: LeafletMap, { zoom }: Baked): void {
    const over = view.getZoom() - zoom[1];
    view.getContainer().classList.toggle('crisp', over > 0 || (over === 0 && Number.isInteger(devicePixelRatio)));
}

/** The nearest point that is on the pictures. */
function inside({ lat, lng }: LatLng, { width, height }: Baked): LatLng {
    return latLng(Math.min(Math.max(lat, 0), height), Math.min(Math.max(lng, 0), width));
}

/** The middle of the window stays on the pictures, so that their rim can lie anywhere in it, but not far outside. */
function limit(view: LeafletMap, map: Baked): void {
    const center = view.getCenter();
    const to = inside(center, map);
    const pixels = Math.hypot(to.lat - center.lat, to.lng - center.lng) * 2 ** (view.getZoom() - map.native);
    if (pixels > 1) view.panTo(to);
}

const boundsOf = ({ width, height }: Baked) => latLngBounds([0, 0], [height, width]);

function showWhole(view: LeafletMap, map: Baked): void {
    const [least, greatest] = map.zoom;
    const fitting = view.getBoundsZoom(boundsOf(map));
    view.setView(boundsOf(map).getCenter(), Math.min(Math.max(fitting, least), greatest));
}

// ---- The address --------------------------------------------------------------------------------

function keepAddress(view: LeafletMap, map: Baked, cells: CellFinder): void {
    const [least, greatest] = [view.getMinZoom(), view.getMaxZoom()];
    const [[ax, ay], [bx, by]] = map.cell.basis;
    const step = Math.max(Math.hypot(ax, ay), Math.hypot(bx, by));
    const follow = (): boolean => {
        const there = readAddress(location.hash, least, greatest);
        if (there) view.setView(inside(toLatLng(cells.point(there.at)), map), there.zoom, { animate: false });
        return there !== undefined;
    };
    if (!follow()) showWhole(view, map);
    view.on('moveend', () => {
        const at = cells.lattice(toPoint(view.getCenter()));
        history.replaceState(null, '', writeAddress({ zoom: view.getZoom(), at }, step * 2 ** (view.getZoom() - map.native)));
    });
    addEventListener('hashchange', follow);
}

// ---- Places -------------------------------------------------------------------------------------

/** The outline of a cell, where cells are large enough to have one. */
class Outline {
    readonly #lines: Polygon[];
    readonly #view: LeafletMap;

    constructor(view: LeafletMap, name: string) {
        this.#view = view;
        this.#lines = ['edge', 'line'].map((it) => new Polygon([], { className: `face ${name} ${it}`, interactive: false, stroke: true, fill: false, noClip: true, smoothFactor: 0 }));
    }

    show(corners: readonly Point[] | undefined): void {
        for (const line of this.#lines) {
            line.setLatLngs((corners ?? []).map(toLatLng));
            if (corners?.length) line.addTo(this.#view);
            else line.remove();
        }
    }
}

type From = 'pointer' | 'middle' | 'chosen';
const labels: Readonly<Record<From, string>> = { pointer: 'under the pointer', middle: 'in the middle', chosen: 'chosen' };

class Places {
    readonly #map: Baked;
    readonly #view: LeafletMap;
    readonly #cells: CellFinder;
    readonly #under: Outline;
    readonly #mark: Outline;
    #pointer: Cell | undefined;
    #chosen: Cell | undefined;
    #from: From = 'middle';
    #moved = false;

    constructor(map: Baked, view: LeafletMap, cells: CellFinder) {
        [this.#map, this.#view, this.#cells] = [map, view, cells];
        this.#under = new Outline(view, 'under');
        this.#mark = new Outline(view, 'chosen');
        const container = view.getContainer();
        container.classList.add('pointed');
        view.on('mousemove', (event: LeafletMouseEvent) => this.#point(event));
        view.on('mouseout', () => this.#set(this.#chosen ? 'chosen' : this.#from, undefined));
        view.on('click', (event: LeafletMouseEvent) => this.#choose(this.#at(event.latlng)));
        view.on('move zoomend', () => this.#show());
        // Keys and fingers move the map without a pointer over it: then what lies in the middle is named.
        container.addEventListener('keydown', ({ key }) => {
            if (key === 'Escape') this.#choose(undefined);
            if (/^(Arrow|[+=_-]$)/.test(key)) this.#middle();
        });
        container.addEventListener('pointerdown', ({ pointerType }) => pointerType === 'touch' && this.#middle());
        this.#show();
    }

    get cell(): Cell | undefined {
        if (this.#from === 'chosen') return this.#chosen;
        return this.#from === 'pointer' ? this.#pointer : this.#at(this.#view.getCenter());
    }

    #at(at: LatLng): Cell | undefined {
        const [x, y] = toPoint(at);
        const { width, height } = this.#map;
        return x >= 0 && y >= 0 && x < width && y < height ? this.#cells.at([x, y]) : undefined;
    }

    #point({ latlng, originalEvent }: LeafletMouseEvent): void {
        if ((originalEvent as PointerEvent).pointerType === 'touch') return;
        this.#pointer = this.#at(latlng);
        this.#set('pointer', this.#pointer);
    }

    /** What was under the pointer last stays named, so that it can be copied, while the way there is no longer outlined. */
    #set(from: From, outlined: Cell | undefined): void {
        this.#from = from;
        this.#outline(this.#under, outlined);
        this.#show();
    }

    #middle(): void {
        this.#moved = true;
        this.#set('middle', undefined);
    }

    #choose(cell: Cell | undefined): void {
        const same = cell && this.#chosen && this.#cells.name(cell) === this.#cells.name(this.#chosen);
        this.#chosen = same ? undefined : cell;
        this.#set(this.#chosen ? 'chosen' : 'middle', undefined);
    }

    /** Goes to a place and chooses it. False: it is not on the map. */
    go(text: string): boolean {
        const cell = this.#cells.read(text);
        const middle = cell && toLatLng(this.#cells.middle(cell));
        if (!middle || !this.#at(middle)) return false;
        this.#view.setView(middle, Math.max(this.#view.getZoom(), this.#map.zoom[1]), { animate: false });
        this.#chosen = undefined;
        this.#choose(cell);
        return true;
    }

    #outline(outline: Outline, cell: Cell | undefined): void {
        const large = this.#cells.across * 2 ** (this.#view.getZoom() - this.#map.native) >= outlined;
        outline.show(cell && large ? this.#cells.outline(cell) : undefined);
    }

    #show(): void {
        const cell = this.cell;
        this.#outline(this.#mark, this.#chosen);
        const name = cell ? this.#cells.name(cell) : '–';
        part('place').textContent = name;
        part('place').classList.toggle('long', name.length > 18);
        part('of').textContent = cell ? labels[this.#from] : 'outside';
        part<HTMLButtonElement>('copy').disabled = !cell;
        part('copy').title = cell ? commandFor(this.#map, name) : '';
        part('middle').classList.toggle('shown', this.#from === 'middle' && this.#moved);
    }
}

// ---- The panel ----------------------------------------------------------------------------------

async function copy(text: string): Promise<boolean> {
    try {
        await navigator.clipboard.writeText(text);
        return true;
    } catch { // a host without https has no clipboard; the old way may still do
        const area = Object.assign(document.createElement('textarea'), { value: text });
        document.body.append(area);
        area.select();
        const done = document.execCommand('copy');
        area.remove();
        return done;
    }
}

function fillPanel(map: Baked): void {
    document.title = `${map.title} · seed ${map.seed}`;
    part('name').textContent = part('title').textContent = map.title;
    part('world').textContent = [`seed ${map.seed}`, map.set, map.method, ...(map.grid === 'square' ? [] : [map.grid])].join(' · ');
    part('by').textContent = map.pictures === 'pmtiles' ? ' and PMTiles' : '';
    const rows = [['Made by', map.command], ['Hash of the world', map.world], ['Size', `${map.width} × ${map.height} pixels`], ['First cell', map.at.join(',')]];
    part('facts').replaceChildren(...rows.flatMap(([name, value]) => {
        const row = document.createElement('dd');
        // Lines break between words alone, not behind the hyphens of an option.
        for (const word of value!.split(' ')) row.append(Object.assign(document.createElement('span'), { textContent: word }), ' ');
        return [Object.assign(document.createElement('dt'), { textContent: name }), row];
    }));
}

function bindPanel(map: Baked, view: LeafletMap, cells: CellFinder, places: Places): void {
    const button = part('copy');
    let later = 0;
    button.addEventListener('click', async () => {
        if (!places.cell) return;
        button.textContent = (await copy(commandFor(map, cells.name(places.cell)))) ? 'Copied' : 'Not allowed here';
        clearTimeout(later);
        later = window.setTimeout(() => { button.textContent = 'Copy command'; }, 1500);
    });
    part('whole').addEventListener('click', () => showWhole(view, map));
    const to = part<HTMLInputElement>('to');
    to.placeholder = cells.name({ q: map.at[0], r: map.at[1], s: 0 });
    part('go').addEventListener('submit', (event) => {
        event.preventDefault();
        const wrong = !places.go(to.value);
        to.ariaInvalid = String(wrong);
        to.setCustomValidity(wrong ? 'This place is not on the map.' : '');
        if (wrong) to.reportValidity();
    });
    to.addEventListener('input', () => { to.setCustomValidity(''); to.ariaInvalid = 'false'; });
}

async function start(): Promise<void> {
    const map = readBaked(part('pave-map').textContent!);
    if (!map) return say('This page is empty: pave world bake writes one with a map in it.');
    fillPanel(map);
    const fetcher = await fetcherOf(map);
    say();
    const cells = new CellFinder(map.cell);
    const view = makeWindow(map);
    const container = view.getContainer();
    container.setAttribute('role', 'application');
    container.ariaLabel = `${map.title}: arrow keys move the map, plus and minus change its scale`;
    keepAddress(view, map, cells);
    const [least, greatest] = map.zoom;
    new Pictures(fetcher, { tileSize: map.picture, minNativeZoom: least, maxNativeZoom: greatest, minZoom: least, maxZoom: greatest + beyond, bounds: boundsOf(map) }).addTo(view);
    bindPanel(map, view, cells, new Places(map, view, cells));
    part('panel').hidden = false;
}

start().catch((error: unknown) => {
    say(error instanceof Advice ? error.message : `The map cannot be shown: ${String(error)}`);
    if (!(error instanceof Advice)) throw error;
});
