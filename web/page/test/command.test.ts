import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { worldOptions } from '../src/rooms/worlds/command.ts';
import type { WorldPlan } from '../src/rooms/worlds/plan.ts';

const plan: WorldPlan = { set: 'country', tiling: 'square', seed: '7', method: 'phase', edits: [] };

test.each(['#2', '#', '=ls', '-x', '~', 'a b', "it's", '$HOME', 'grass#2', 'a=b'])('a shell takes the name of the set %s as it is', (name) => {
    const words = worldOptions({ ...plan, own: { key: 'a.tsx~0', number: 1, name } }, `${name} tiles.tsx`);
    const taken = execFileSync('sh', ['-c', `printf '%s\\n' ${words.join(' ')}`], { encoding: 'utf8' }).split('\n');
    expect(taken.slice(0, 3)).toEqual([`${name} tiles.tsx`, '--set', name]);
    expect(words[2] === name).toBe(/^\w[\w#=]*$/.test(name));
});
