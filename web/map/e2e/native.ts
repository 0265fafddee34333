// The native command: of the build that runs the tests, else of the presets dev and ci; undefined where none of them can bake.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

function bakes(pave: string): boolean {
    try {
        execFileSync(pave, ['world', 'bake', '--help'], { stdio: 'ignore' });
        return true;
    } catch {
        return false;
    }
}

export const native = [process.env.PAVE_BUILD, join(root, 'build/dev'), join(root, 'build/ci')]
    .map((it) => it && join(it, 'bin/pave')).find((it) => it && existsSync(it) && bakes(it)) || undefined;
if (!native) console.warn('skip: maps of the native command, which was not built');

/** What a line prints in a folder. */
export function shell(line: string, folder: string): string {
    const PATH = `${dirname(native!)}${delimiter}${process.env.PATH}`;
    return execFileSync('sh', ['-c', line], { cwd: folder, encoding: 'utf8', env: { ...process.env, PATH }, stdio: ['ignore', 'pipe', 'ignore'] });
}
