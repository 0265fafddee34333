// The page's side of the editor's worker: the newest job, a second of time, and a fresh worker after one that was ended.
import type { Job, Outcome } from './job.ts';

const timeLimit = 1000;

export function runner(take: (outcome: Outcome) => void) {
    let worker: Worker | undefined;
    let running = false;
    let waiting: Job | undefined;
    let timer = 0;

    function done(outcome: Outcome): void {
        clearTimeout(timer);
        running = false;
        const next = waiting;
        waiting = undefined;
        if (next) run(next);
        else take(outcome);
    }
    function start(): Worker {
        const made = new Worker(new URL('./run.work.ts', import.meta.url), { type: 'module' });
        made.onmessage = ({ data }: MessageEvent<Outcome | 'begins'>) => {
            if (made !== worker) return;
            if (data === 'begins') timer = window.setTimeout(() => end('It ran longer than a second, and was ended'), timeLimit);
            else done(data);
        };
        made.onerror = (event) => {
            event.preventDefault();
            if (made === worker) end(event.message || 'The code could not be run');
        };
        return made;
    }
    function end(message: string): void {
        worker?.terminate();
        worker = undefined;
        done({ fault: { message }, lines: [] });
    }
    function run(job: Job): void {
        if (running) {
            waiting = job;
            return;
        }
        running = true;
        worker ??= start();
        worker.postMessage(job);
    }
    return {
        run,
        dispose(): void {
            clearTimeout(timer);
            worker?.terminate();
            worker = undefined;
        },
    };
}
