import type { JSX } from 'preact';
import { addressOf, go } from '../state/address.ts';

/** A link to a room in a state, without loading the page again. */
export function Link({ room, state, ...rest }: JSX.IntrinsicElements['a'] & { room: string; state?: URLSearchParams | Record<string, string> }) {
    return (
        <a {...rest as object} href={addressOf(room, state)}
            onClick={(event) => { if (!event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0) { event.preventDefault(); go(room, state); } }} />
    );
}
