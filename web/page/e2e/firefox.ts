// Drives Debian's Firefox over WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi): playwright runs only a Firefox of its own. With
// Xvfb, Firefox has WebGL, in software; without it, Firefox runs without a screen and has none.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

const [program, display] = ['/usr/bin/firefox-esr', '/usr/bin/Xvfb'];
export const installed = existsSync(program);
/** Whether it has a screen, and so WebGL. */
export const hasScreen = existsSync(display);

/** The first match in what a program prints. */
const printed = (from: Readable, pattern: RegExp): Promise<string> => new Promise((done, fail) => {
    let text = '';
    from.on('data', (part) => { text += part; const found = pattern.exec(text); if (found) done(found[1]!); });
    from.on('end', () => fail(new Error(`It ended, and printed: ${text}`)));
});

export type Firefox = Awaited<ReturnType<typeof startFirefox>>;

/** Starts Firefox with a new profile and one tab. */
export async function startFirefox() {
    const folder = mkdtempSync(join(tmpdir(), 'pave-firefox-'));
    writeFileSync(join(folder, 'user.js'), 'user_pref("ui.prefersReducedMotion", 1);\n');
    const screen = hasScreen ? spawn(display, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] }) : undefined;
    const env = { ...process.env, HOME: folder, ...(screen && { GDK_BACKEND: 'x11', DISPLAY: `:${await printed(screen.stdio[3] as Readable, /(\d+)\n/)}` }) };
    const firefox = spawn(program, [...(screen ? [] : ['--headless']), '--no-remote', '--profile', folder, '--remote-debugging-port', '0'], { env, stdio: ['ignore', 'ignore', 'pipe'] });
    const kill = (): void => { firefox.kill(); screen?.kill(); };
    process.once('exit', kill);

    const socket = new WebSocket(`${await printed(firefox.stderr, /WebDriver BiDi listening on (ws:\S+)/)}/session`);
    await new Promise((done, fail) => { socket.onopen = done; socket.onerror = fail; });
    const [waiting, errors] = [new Map<number, (answer: any) => void>(), [] as string[]];
    socket.onmessage = ({ data }) => {
        const { id, method, params, ...answer } = JSON.parse(data as string);
        if (method === 'log.entryAdded' && params.level === 'error') errors.push(params.text);
        waiting.get(id)?.(answer);
    };
    let last = 0;
    const send = (method: string, params: object = {}): Promise<any> => new Promise((done, fail) => {
        waiting.set(++last, ({ result, error, message }) => { if (error) fail(new Error(`${method}: ${error}: ${message}`)); else done(result); });
        socket.send(JSON.stringify({ id: last, method, params }));
    });
    await send('session.new', { capabilities: {} });
    await send('session.subscribe', { events: ['log.entryAdded'] });
    await send('browser.setDownloadBehavior', { downloadBehavior: { type: 'allowed', destinationFolder: folder } });
    const { context } = (await send('browsingContext.getTree')).contexts[0];

    /** Calls a function in the page; it gets and returns JSON, or an element if `raw`. */
    async function evaluate<T, A>(run: (it: A) => T | Promise<T>, it?: A, raw = false): Promise<T> {
        const functionDeclaration = raw ? `() => (${run})(${JSON.stringify(it)})` : `async () => JSON.stringify(await (${run})(${JSON.stringify(it)}))`;
        const { result, exceptionDetails } = await send('script.callFunction', { functionDeclaration, awaitPromise: true, target: { context } });
        if (exceptionDetails) throw new Error(exceptionDetails.text);
        return raw ? result : result.value && JSON.parse(result.value);
    }
    /** The first element of a selector that has such a text, scrolled into view, as BiDi wants it. */
    async function find(selector: string, text = ''): Promise<{ sharedId: string }> {
        const { sharedId } = await evaluate(([css, has]) => {
            const found = [...document.querySelectorAll(css!)].find((it) => it.textContent.includes(has!));
            found?.scrollIntoView({ block: 'nearest' });
            return found as never;
        }, [selector, text], true) as { sharedId?: string };
        if (!sharedId) throw new Error(`no ${selector} with the text “${text}”`);
        return { sharedId };
    }
    const pointer = (...actions: object[]): Promise<void> => send('input.performActions', { context, actions: [{ type: 'pointer', id: 'mouse', actions }] });
    return {
        /** What the console was told as errors. */
        errors, evaluate,
        open: (url: string): Promise<void> => send('browsingContext.navigate', { context, url, wait: 'complete' }),
        reload: (): Promise<void> => send('browsingContext.reload', { context, wait: 'complete' }),
        resize: (width: number, height: number): Promise<void> => send('browsingContext.setViewport', { context, viewport: { width, height } }),
        /** Runs a function in each page that is opened from now on, before its own scripts. */
        before: async (run: () => void): Promise<() => Promise<void>> => { const { script } = await send('script.addPreloadScript', { functionDeclaration: `${run}` }); return () => send('script.removePreloadScript', { script }); },
        click: async (selector: string, text?: string): Promise<void> => pointer({ type: 'pointerMove', x: 0, y: 0, origin: { type: 'element', element: await find(selector, text) } }, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }),
        drag: (...[first, ...others]: { x: number; y: number }[]): Promise<void> => pointer({ type: 'pointerMove', ...first }, { type: 'pointerDown', button: 0 }, ...others.map((it) => ({ type: 'pointerMove', ...it, duration: 50 })), { type: 'pointerUp', button: 0 }),
        choose: async (selector: string, files: readonly string[]): Promise<void> => send('input.setFiles', { context, element: await find(selector), files }),
        /** A file that was downloaded; undefined while it is not whole. */
        downloaded: (name: string): Buffer | undefined => { const path = join(folder, name); return existsSync(path) && !existsSync(`${path}.part`) ? readFileSync(path) : undefined; },
        /** The pixels of an element, as a PNG. */
        picture: async (selector: string): Promise<Buffer> => Buffer.from((await send('browsingContext.captureScreenshot', { context, clip: { type: 'element', element: await find(selector) } })).data, 'base64'),
        close: async (): Promise<void> => {
            const ended = new Promise((done) => firefox.once('exit', done));
            await send('browser.close');
            await ended;
            kill();
            rmSync(folder, { recursive: true, force: true });
        },
    };
}
