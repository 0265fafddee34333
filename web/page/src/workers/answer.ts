// The answers of a worker as signals.
import { batch, effect, signal, type ReadonlySignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { complain } from '../ui/announce.tsx';
import { newest } from './client.ts';

/** The answer to what `ask` reads, always to the newest; nothing where it asks nothing. */
export function answerTo<Asked, Answer>(ask: () => Asked | undefined, call: (asked: Asked) => Promise<Answer>, fail: (error: Error) => void, done?: (answer: Answer) => void) {
    const answer = signal<Answer>();
    const [busy, wrong] = [signal(false), signal(false)]; // at work; without an answer to the newest
    let [asked, left] = [0, false];
    const run = newest(async (what: Asked, _: number) => call(what), (found, _, number) => {
        if (left || (number !== asked && !busy.peek())) return;
        batch(() => {
            answer.value = found;
            wrong.value = false;
            if (number === asked) busy.value = false;
        });
        done?.(found);
    }, (error) => {
        if (left) return;
        batch(() => { busy.value = false; wrong.value = true; });
        fail(error);
    });
    const stop = effect(() => {
        const what = ask();
        asked++;
        busy.value = what !== undefined;
        if (what === undefined) answer.value = undefined;
        else run(what, asked);
    });
    return { answer, busy, wrong, stop: () => { left = true; stop(); } };
}

/** The hash of what is seen, for a key that says what that is; while the picture moves, nobody reads it. */
export function useHash(key: string, ask: () => Promise<string>): string | undefined {
    const answer = useAnswer(async () => {
        if (!key) return undefined;
        await new Promise((resolve) => setTimeout(resolve, 120));
        return { key, hash: await ask() };
    }, key, () => {});
    return answer.value?.key === key ? answer.value.hash : undefined;
}

/** The answer to the last question; asked anew whenever `key` changes. */
export function useAnswer<Answer>(ask: () => Promise<Answer>, key: string, fail: (error: Error) => void = complain): ReadonlySignal<Answer | undefined> {
    const answer = useMemo(() => signal<Answer>(), []);
    const run = useMemo(() => {
        const now = { ask, fail };
        const start = newest(() => now.ask(), (found) => { answer.value = found; }, (error) => now.fail(error));
        return { now, start };
    }, []);
    run.now.ask = ask;
    run.now.fail = fail;
    useEffect(() => run.start(), [key]);
    return answer;
}
