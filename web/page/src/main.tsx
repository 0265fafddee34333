// The page: a header, and the room that the address names, or the front door.
import { render, type ComponentType } from 'preact';
import { useEffect, useErrorBoundary, useRef, useState } from 'preact/hooks';
import './style.css';
import { embedded, left, room } from './state/address.ts';
import { Store } from './state/store.ts';
import { Announcer, announce, toast } from './ui/announce.tsx';
import { openFiles } from './ui/files.ts';
import { Link } from './ui/link.tsx';
import { ShortcutSheet } from './ui/shortcuts.tsx';
import { dark, theme } from './ui/theme.ts';
import { Front } from './front/front.tsx';
import { rooms, type Entrance } from './rooms/rooms.ts';

function Header() {
    const nav = useRef<HTMLElement>(null);
    useEffect(() => nav.current!.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' }), [room.value]);
    return (
        <header>
            <a class="skip" href="#page" onClick={(event) => { event.preventDefault(); document.querySelector<HTMLElement>('.stage')?.focus(); }}>To the picture</a>
            <Link room="" class="name" aria-current={room.value ? undefined : 'page'}>pave</Link>
            <nav aria-label="Rooms" ref={nav}>
                {rooms.map(({ name, title }) => <Link key={name} room={name} state={room.value === name ? undefined : left.value[name]} aria-current={room.value === name ? 'page' : undefined}>{title}</Link>)}
                <a href="docs/index.html">Documents</a>
            </nav>
            <button type="button" class="button" aria-label={dark.value ? 'Light' : 'Dark'} title={dark.value ? 'Light' : 'Dark'}
                onClick={() => { theme.value = dark.value ? 'light' : 'dark'; }}>{dark.value ? '☀' : '☾'}</button>
        </header>
    );
}

// Loads a room, and gives it its state for as long as it is shown.
function Loaded({ entrance }: { entrance: Entrance }) {
    // eslint-disable-next-line @typescript-eslint/no-explicit-any
    const [loaded, setLoaded] = useState<{ View: ComponentType<{ store: Store<any> }>; store: Store<any> }>();
    const [failure, setFailure] = useState('');
    const [broken] = useErrorBoundary((error) => console.error(error)) as [Error | undefined, unknown];
    useEffect(() => {
        let store: Store<never> | undefined;
        let left = false;
        entrance.load().then(({ default: made }) => {
            if (left) return;
            const own: Store<never> = store = new Store(entrance.name, made.fields) as never;
            if (own.astray.length) toast(`Not understood in the address, and left out: ${own.astray.join(', ')}.`, true);
            setLoaded({ View: made.View, store: own });
        }, (error: Error) => setFailure(error.message));
        return () => {
            left = true;
            store?.dispose();
            announce('');
        };
    }, []);
    if (failure || broken) return <main class="wait"><h1>{entrance.title}</h1><p role="alert">This room could not be loaded: {failure || broken!.message}. Reload the page to try again.</p></main>;
    if (!loaded) return <main class="wait" aria-busy="true"><h1>{entrance.title}: loading …</h1></main>;
    return <loaded.View store={loaded.store} />;
}

function Page() {
    const entrance = rooms.find(({ name }) => name === room.value);
    useEffect(() => { if (room.value && !entrance) toast(`There is no room “${room.value.slice(0, 40)}”; this is the front door.`, true); }, [room.value]);
    return (
        <>
            {!embedded && <Header />}
            {entrance ? <Loaded key={entrance.name} entrance={entrance} /> : <Front />}
            <Announcer />
            <ShortcutSheet />
        </>
    );
}

// Files dropped anywhere open the room that they belong to.
const hasFiles = (event: DragEvent): boolean => !event.defaultPrevented && !!event.dataTransfer?.types.includes('Files');
addEventListener('dragover', (event) => { if (hasFiles(event)) event.preventDefault(); });
addEventListener('drop', (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    openFiles(event.dataTransfer!.files);
});

// The page without a network: its files are fetched once the first picture has had its time.
if (import.meta.env.PROD) setTimeout(() => void navigator.serviceWorker?.register('./offline.js').then(() => navigator.serviceWorker.ready).then(({ active }) => active!.postMessage('documents')).catch(() => {}), 4000);

document.documentElement.classList.toggle('embedded', embedded);
render(<Page />, document.getElementById('page')!);
