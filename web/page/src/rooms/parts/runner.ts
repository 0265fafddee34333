// The page's side of the editor's worker: the newest job, a second of time, and a fresh worker after one that was ended.
import { newest } from '../../workers/client.ts';
import type { Job, Outcome } from './job.ts';

const timeLimit = 1000;

export function runner(take: (outcome: Outcome) => void) {
    let worker: Worker | undefined;
    let timer = 0;
    const call = (job: Job): Promise<Outcome> => new Promise((resolve) => {
        const end = (message: string): void => {
            worker?.terminate();
            worker = undefined;
            resolve({ fault: { message }, lines: [] });
        };
        worker ??= new Worker(new URL('./run.work.ts', import.meta.url), { type: 'module' });
        worker.onmessage = ({ data }: MessageEvent<Outcome | 'begins'>) => {
            clearTimeout(timer);
            if (data === 'begins') timer = window.setTimeout(() => end('It ran longer than a second, and was ended'), timeLimit);
            else resolve(data);
        };
        worker.onerror = (event) => {
            event.preventDefault();
            clearTimeout(timer);
            end(event.message || 'The code could not be run');
        };
        worker.postMessage(job);
    });
    return {
        run: newest(call, take),
        dispose(): void {
            clearTimeout(timer);
            worker?.terminate();
        },
    };
}
