// The native command, to compare with: of the build that runs the tests, else of the presets dev and ci.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** Where it is; undefined if it was not built. */
export const native = [process.env.PAVE_BUILD, join(root, 'build/dev'), join(root, 'build/ci')].map((it) => it && join(it, 'bin/pave')).find((it) => it && existsSync(it)) || undefined;
if (!native) console.warn('skip: comparisons with the native command, which was not built');

/** What a line prints that a user would copy from the page, in such a folder. */
export function shell(line: string, folder = tmpdir()): string {
    const PATH = `${dirname(native!)}${delimiter}${process.env.PATH}`;
    return execFileSync('sh', ['-c', line], { cwd: folder, encoding: 'utf8', env: { ...process.env, PATH }, stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 1 << 28 });
}
