// What all rooms share: the frame with stage, panel, tools and the line of the hash.
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Fields } from '../state/fields.ts';
import type { Store } from '../state/store.ts';
import { rooms } from '../rooms/rooms.ts';
import { embedded, room } from '../state/address.ts';
import { placed } from '../state/place.ts';
import { announce, complain } from './announce.tsx';
import { Button, Menu } from './controls.tsx';
import { copyText, download, openFiles, pngOf } from './files.ts';
import { showShortcuts, useShortcuts } from './shortcuts.tsx';

/** A room of the page: default export of its module. */
export interface Room<Of extends Fields> {
    readonly fields: Of;
    readonly View: ComponentType<{ store: Store<Of> }>;
}

/** A file to download, made when asked for; `place` is the address by which it comes back. */
export interface Download {
    readonly label: string;
    readonly name: string;
    readonly type?: string;
    make(place: string): Promise<string | Blob> | string | Blob;
}

/** The downloads that every room with an SVG has: it, the same as PNG, and JSON: a text, or what becomes one. */
export function picturesOf(name: string, svg: () => Promise<string>, json: () => unknown | Promise<unknown>, png = async (): Promise<Blob> => pngOf(await svg())): Download[] {
    return [
        { label: 'SVG', name: `${name}.svg`, type: 'image/svg+xml', make: svg },
        { label: 'PNG', name: `${name}.png`, make: png },
        { label: 'JSON', name: `${name}.json`, type: 'application/json', make: async () => { const it = await json(); return typeof it === 'string' ? it : JSON.stringify(it, undefined, 1) + '\n'; } },
    ];
}

export interface FrameProps {
    // eslint-disable-next-line @typescript-eslint/no-explicit-any
    store: Store<any>;
    title: string;
    /** One sentence: what to do here. */
    lead: ComponentChildren;
    stage: ComponentChildren;
    /** Sections of controls. */
    panel: ComponentChildren;
    downloads: readonly Download[];
    /** What these hold. */
    holds?: string;
    /** The address of what these hold, where it is not that of the room. */
    place?: () => string;
    /** The hash of what is seen, 16 digits, and the command that prints it. */
    hash?: string;
    command?: string;
    /** What the command does, where it makes no map. */
    says?: ComponentChildren;
    /** Below the stage: tables, plots, text. */
    children?: ComponentChildren;
}

/** The word "command", which leads to where it is had from. */
export const Command = () => <a href="docs/pave.html#get-it" target={embedded ? '_blank' : undefined}>command</a>;

const addressIn = (store: FrameProps['store']): string => `#?room=${room.value}&${store.parameters()}`;

/** Leads from a frame in another page to the room itself. */
const Open = ({ store }: Pick<FrameProps, 'store'>) => <a class="button" href={location.pathname + addressIn(store)} target="_blank">Open in pave</a>;

/** What another page shows the room with. */
const frameOf = (title: string, store: FrameProps['store']): string =>
    `<iframe src="${(location.origin + location.pathname + addressIn(store)).replaceAll('&', '&amp;')}&amp;embed=1" title="${title}" width="100%" height="600" loading="lazy" style="border: 0"></iframe>`;

export function Frame({ store, title, lead, stage, panel, downloads, holds, place = () => addressIn(store), hash, command, says, children }: FrameProps) {
    const chooser = useRef<HTMLInputElement>(null);
    const choose = (): void => chooser.current?.click();
    useShortcuts([
        { key: 'o', does: 'open saved files (or drop them on the page)', run: choose },
        { key: '^z', does: 'undo', run: () => store.undo() },
        { key: '^Z', does: 'redo', run: () => store.redo() },
        { key: '^y', does: 'redo', run: () => store.redo() },
        { key: '?', does: 'this sheet', run: showShortcuts },
        { key: 'ArrowLeft', does: 'move the picture, with the focus on it (and → ↑ ↓)' },
        { key: '+', does: 'zoom in, with the focus on the picture; − zoom out' },
    ]);
    useEffect(() => { document.title = `${title} · pave`; }, [title]);
    const [making, setMaking] = useState<string>(); // a file that takes a while
    const run = async ({ name, type, make }: Download): Promise<void> => {
        const timer = setTimeout(() => { setMaking(name); announce(`Making ${name}`); }, 150);
        try {
            download(name, await placed(name, await make(place()), place()), type);
        } catch (error) {
            complain(error);
        } finally {
            clearTimeout(timer);
            setMaking((now) => (now === name ? undefined : now));
        }
    };
    return (
        <main class="room">
            <div class="head">
                <h1>{title}</h1>
                <p class="lead">{lead} <a class="more" href={`docs/${rooms.find(({ name }) => name === room.value)?.document ?? 'index'}.html`} target={embedded ? '_blank' : undefined}>Read more</a></p>
            </div>
            <div class="tools" role="toolbar" aria-label="Tools">
                <Button title="Undo" disabled={!store.canUndo.value} onClick={() => store.undo()}>↶</Button>
                <Button title="Redo" disabled={!store.canRedo.value} onClick={() => store.redo()}>↷</Button>
                {embedded ? <Open store={store} /> : (
                    <>
                        <Button title="Copy link" onClick={() => void copyText(location.href, 'Link')}>Link</Button>
                        <Button onClick={() => void copyText(frameOf(title, store), 'HTML to embed this')}>Embed</Button>
                    </>
                )}
                {!embedded && <Button title="Open saved files" onClick={choose}>Open</Button>}
                <input ref={chooser} type="file" multiple hidden onChange={({ currentTarget }) => { openFiles(currentTarget.files!); currentTarget.value = ''; }} />
                <Menu label="Download" note={holds} items={downloads.map((it) => ({ label: it.label, run: () => void run(it) }))} />
                {!embedded && <Button title="Keys" onClick={showShortcuts}>?</Button>}
            </div>
            <div class="place" data-busy={String(!!making)}>{stage}</div>
            {making && <div class="toasts"><div class="toast">Making {making} …</div></div>}
            <aside class="panel" aria-label="Settings">{panel}</aside>
            <div class="below">
                {command && (
                    <div class="same">
                        <p>{says ?? <>The <Command /> makes the same map{hash ? <>, with the hash <output class="hash">{hash}</output></> : ''}:</>}</p>
                        <div class="command"><code tabIndex={0}>{command}</code><Button onClick={() => void copyText(command, 'Command')}>Copy</Button></div>
                    </div>
                )}
                {children}
            </div>
        </main>
    );
}
