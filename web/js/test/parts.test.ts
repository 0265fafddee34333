// The smaller modules do what they are for, and say what they lack. Each is loaded in a process of its own, since a module is loaded once.
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { root } from './paths.ts';

const run = (part: string, code: string): string => {
    const source = `import * as P from '${root}/web/js/dist/index.node.js'; await P.load({ part: '${part}' }); console.log(await (async () => { ${code} })());`;
    return execFileSync(process.execPath, ['--input-type=module', '-e', source], { encoding: 'utf8' }).trim();
};
const lacks = `try { P.Board.create({ width: 3, height: 3 }); } catch (error) { return error.result + ' ' + error.message; }`;
const world = `const world = P.World.create({ set: P.WangSet.builtin('meadow'), seed: 7 }); `;

test.each([
    ['view', `${world} return P.hashText(P.hash(world.fill({ q: -500, r: 20, width: 64, height: 64 })))`, /^0x[0-9a-f]{16}$/],
    ['view', `${world} return P.builtins.paint('meadow', 3, 32).length + P.Window.create({ tiling: 'hex', width: 4, height: 3 }).count`, /^4108$/],
    ['view', lacks, /^unsupported pave_board_create is in no module/],
    ['worlds', `const window = P.Window.create({ tiling: 'hex', width: 8, height: 6 }); const set = P.WangSet.builtin('meadow', 6);
        return P.pictureWorld({ world: P.World.create({ set, tiling: 'hex' }), window, theme: 'meadow' }).toSvg().slice(0, 5)`, /^<\?xml$/],
    ['tessellation', `const board = P.Board.create({ width: 9, height: 8 }); board.removeRandom({ share: 0.3 });
        const mesh = P.Mesh.createFromBoard(board, { relax: { steps: 5 } }); return mesh.check().tile + P.pictureMesh({ mesh }).toSvg().slice(0, 5)`, /^-1<\?xml$/],
    ['regions', `const ground = P.dicewarsWindow(); const { labels } = P.makeDicewarsBoard({ seed: 5 }); const map = P.RegionMap.create({ ground, labels });
        return P.Segregation.create({ ground }).run(1000).status + P.pictureMap({ map }).toSvg().slice(0, 5)`, /^(satisfied|frozen|limit)<\?xml$/],
    ['tactics', `const citadel = P.Citadel.create({ seed: 7 });
        return citadel.gates().length + P.pictureCitadel({ citadel }).toSvg().slice(0, 5)`, /^\d<\?xml$/],
    ['aperiodic', `const multigrid = P.Multigrid.create({ seed: 7 }); const patch = P.Patch.createFromMultigrid(multigrid, P.areaDisk({ x: 0, y: 0 }, 6));
        const world = P.World.create({ set: P.WangSet.builtin('land'), multigrid }); const { labels } = P.makeDicewars({ ground: patch.graph, areas: 5, players: 2 });
        const map = P.RegionMap.create({ ground: patch.graph, patch, labels }); const svgs = [P.picturePatch({ patch }), P.pictureWorld({ world, patch, theme: 'land' }), P.pictureMap({ map })];
        return svgs.map((it) => it.toSvg().slice(0, 5)) + P.Patch.createFromQuads({}, P.areaDisk({ x: 0, y: 0 }, 6)).name + P.Patch.createFromMonotile({}, P.areaDisk({ x: 0, y: 0 }, 9)).name`, /^<\?xml,<\?xml,<\?xmlquadshat$/],
    ['tactics', `return P.hashText(P.hash([1, 2, 3]))`, /^0x[0-9a-f]{16}$/],
])('%s: %s', (part, code, expected) => {
    expect(run(part, code)).toMatch(expected);
});
