// What screen readers hear, and a line for the eyes when something goes wrong or is done.
import { signal } from '@preact/signals';

const heard = signal('');
const shown = signal<{ text: string; wrong: boolean }>();
const byHand = signal<{ what: string; text: string }>();
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

/** Shows a text to copy by hand. */
export const handOut = (what: string, text: string): void => { byHand.value = { what, text }; };

export function Announcer() {
    return (
        <>
            <div class="unseen" aria-live="polite">{heard}</div>
            <div role={shown.value?.wrong ? 'alert' : 'status'} class="toasts">
                {shown.value && <button type="button" class={shown.value.wrong ? 'toast wrong' : 'toast'} onClick={() => { shown.value = undefined; }}>{shown.value.text}</button>}
            </div>
            {byHand.value && (
                <dialog ref={(it) => { if (it && !it.open) it.showModal(); }} class="sheet" aria-label={byHand.value.what} onClose={() => { byHand.value = undefined; }}>
                    <p>The browser does not let this page copy. {byHand.value.what}, to copy by hand:</p>
                    <textarea readOnly rows={6} aria-label={byHand.value.what} value={byHand.value.text} onFocus={(event) => event.currentTarget.select()} />
                    <form method="dialog"><button class="button">Close</button></form>
                </dialog>
            )}
        </>
    );
}
