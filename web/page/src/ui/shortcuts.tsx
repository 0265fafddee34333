// Keys that work anywhere in a room, and the sheet that lists them.
import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';

export interface Shortcut {
    /** As event.key has it: "n", "Enter", " ". With ctrl (or command on a Mac): "^z". */
    key: string;
    does: string;
    /** Without it, the line tells of what a stage does by itself. */
    run?: () => void;
}

const lists = signal<readonly (readonly Shortcut[])[]>([]);
const open = signal(false);

export const showShortcuts = (): void => { open.value = true; };

/** Keys for as long as the component is there. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
    const now = useRef(shortcuts);
    now.current = shortcuts;
    useEffect(() => {
        const kept = now.current.map(({ key, does, run }): Shortcut => ({ key, does, run: run && (() => now.current.find((it) => it.key === key)?.run?.()) }));
        lists.value = [...lists.peek(), kept];
        return () => { lists.value = lists.peek().filter((it) => it !== kept); };
    }, []);
}

const typing = (target: EventTarget | null): boolean =>
    target instanceof HTMLElement && (target.isContentEditable || (target instanceof HTMLInputElement && !['checkbox', 'radio', 'range', 'button'].includes(target.type)) || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement);

addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.altKey || typing(event.target)) return;
    const key = (event.ctrlKey || event.metaKey ? '^' : '') + (event.shiftKey && event.key.length === 1 && (event.ctrlKey || event.metaKey) ? event.key.toUpperCase() : event.key);
    if ((key === ' ' || key === 'Enter') && event.target instanceof HTMLElement && event.target.closest('button, summary, a, input')) return;
    const shortcut = lists.peek().flat().findLast((it) => it.key === key && it.run);
    if (!shortcut) return;
    event.preventDefault();
    shortcut.run!();
});

const nameOf = (key: string): string => ({ ' ': 'Space', '^z': 'Ctrl Z', '^Z': 'Ctrl Shift Z', '^y': 'Ctrl Y', ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓' })[key] ?? key;

// Of two lines for a key the later one counts: a room may have another use of it.
export function ShortcutSheet() {
    const dialog = useRef<HTMLDialogElement>(null);
    useEffect(() => open.subscribe((is) => { if (is) dialog.current!.showModal(); else dialog.current!.close(); }), []);
    return (
        <dialog ref={dialog} class="sheet" aria-label="Keys" onClose={() => { open.value = false; }} onClick={(event) => { if (event.target === dialog.current) open.value = false; }}>
            <h2>Keys</h2>
            <dl>
                {[...new Map(lists.value.flat().map((it) => [it.key, it])).values()].map(({ key, does }) => <div key={key + does}><dt><kbd>{nameOf(key)}</kbd></dt><dd>{does}</dd></div>)}
            </dl>
            <button type="button" class="button" onClick={() => { open.value = false; }}>Close</button>
        </dialog>
    );
}
