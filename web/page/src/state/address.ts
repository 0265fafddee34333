// The address of the page: which room, and the room's state. It is in the fragment, #?room=worlds&..., which no host is sent: so it may be long, and is
// nobody's but the reader's. Older links have it as the query, ?room=worlds&..., and are read as well.
import { batch, signal } from '@preact/signals';

/** What the address says. */
export const parameters = (): URLSearchParams => new URLSearchParams(location.hash.startsWith('#?') ? location.hash.slice(1) : location.search);

/** The room that is shown; '' is the front door. */
export const room = signal(parameters().get('room') ?? '');
/** What the address says beside the room, as it was at the last visit, Back or reload. */
export const given = signal(parameters());
/** How each room was when it was left. */
export const left = signal<Readonly<Record<string, URLSearchParams>>>({});
/** Files for the room Worlds, which takes them. */
export const dropped = signal<readonly File[]>([]);
/** Shown inside another page: without its own header. */
export const embedded = parameters().get('embed') === '1';
// What holds for the whole visit, whatever room and state.
const lasting = [...parameters()].filter(([key, value]) => (key === 'embed' && value === '1') || (key === 'gl' && value === '0'));

// Both at once, so that a room never reads the parameters of another.
function follow(): void {
    batch(() => {
        given.value = parameters();
        room.value = given.value.get('room') ?? '';
    });
}
addEventListener('popstate', follow);

/** The address of a room with such parameters. */
export function addressOf(name: string, state: URLSearchParams | Record<string, string> = {}): string {
    const all = new URLSearchParams(name ? { room: name } : {});
    for (const [key, value] of new URLSearchParams(state)) if (!['room', 'embed', 'gl'].includes(key)) all.set(key, value);
    for (const [key, value] of lasting) all.set(key, value);
    return all.size ? `${location.pathname}#?${all}` : location.pathname;
}

/** Goes to another room. */
export function go(name: string, state: URLSearchParams | Record<string, string> = {}): void {
    history.pushState(null, '', addressOf(name, state));
    follow();
    scrollTo(0, 0);
}
