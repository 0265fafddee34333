// Answers of the worker as signals, for panels.
import { signal, type ReadonlySignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { complain } from '../../ui/announce.tsx';
import { newest } from '../../workers/client.ts';

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
