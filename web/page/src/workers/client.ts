// The page's side of a worker.
import { wrap, type Remote } from 'comlink';

/** The functions of a worker, each returning a promise. */
export type Served<Api> = { [Name in keyof Api]: Api[Name] extends (...args: infer Args) => infer Result ? (...args: Args) => Promise<Awaited<Result>> : never };

/** What a worker serves: client<typeof api>(new Worker(new URL('./x.work.ts', import.meta.url), { type: 'module' })). */
export const client = <Api>(worker: Worker): Served<Api> => wrap(worker) as Remote<unknown> as never;

/**
 * The same function for one who wants only the newest answer: while a call runs, the last of those that came meanwhile waits, and the others are
 * dropped. `take` gets the answers that still count; `fail` what went wrong with them.
 */
export function newest<Args extends unknown[], Result>(
    call: (...args: Args) => Promise<Result>, take: (result: Result, ...args: Args) => void, fail: (error: Error) => void = console.error,
): (...args: Args) => void {
    let running = false;
    let waiting: Args | undefined;
    const run = async (args: Args): Promise<void> => {
        running = true;
        try {
            const result = await call(...args);
            take(result, ...args);
        } catch (error) {
            if (!waiting) fail(error as Error);
        }
        running = false;
        const next = waiting;
        waiting = undefined;
        if (next) void run(next);
    };
    return (...args) => {
        if (running) waiting = args;
        else void run(args);
    };
}
