// What screen readers hear, and a line for the eyes when something goes wrong or is done.
import { signal } from '@preact/signals';

const heard = signal('');
const shown = signal<{ text: string; wrong: boolean }>();
let timer = 0;

/** Says something politely to screen readers: where the focus is, what has changed. */
export function announce(text: string): void {
    heard.value = text;
}

/** Shows a line for a while: "Link copied". */
export function toast(text: string, wrong = false): void {
    shown.value = { text, wrong };
    clearTimeout(timer);
    timer = window.setTimeout(() => { shown.value = undefined; }, wrong ? 12000 : 3000);
}

/** Shows what went wrong. */
export const complain = (error: unknown): void => toast(error instanceof Error ? error.message : String(error), true);

export function Announcer() {
    return (
        <>
            <div class="unseen" aria-live="polite">{heard}</div>
            <div role={shown.value?.wrong ? 'alert' : 'status'} class="toasts">
                {shown.value && <button type="button" class={shown.value.wrong ? 'toast wrong' : 'toast'} onClick={() => { shown.value = undefined; }}>{shown.value.text}</button>}
            </div>
        </>
    );
}
