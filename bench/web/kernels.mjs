// node kernels.mjs NATIVE [ROUNDS]: the same work by pave.wasm and by the program NATIVE (kernels.c: plain kernels), in turn, in milliseconds of
// processor time; the least of the rounds, since other programs run beside it. WebAssembly copies what it makes to JavaScript, and C does not.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import * as P from '../../web/js/dist/index.node.js';

const [program, rounds = '15'] = process.argv.slice(2);
await P.load();
const window = P.Window.create({ tiling: 'hex', shape: 'hexagon', radius: 200 });
const worldOf = (name) => P.World.create({ set: P.WangSet.builtin(name), seed: 7 });
const [roads, lakes] = [worldOf('roads'), worldOf('lakes')];
const meshOf = () => {
    const board = P.Board.create({ width: 300, height: 300 });
    board.removeRandom({ seed: 7, share: 0.2 });
    const mesh = P.Mesh.createFromBoard(board);
    board.dispose();
    return mesh;
};
const mesh = meshOf();
const relaxed = (kind) => () => {
    const copy = mesh.copy();
    copy.relax({ kind, steps: 10 });
    copy.dispose();
};
const schelling = () => {
    const run = P.Segregation.create({ ground: window, seed: 3 });
    run.run(1e6);
    const labels = run.labels();
    run.dispose();
    return labels;
};
const labels = schelling();
const search = P.Search.create(window);
const rect = { q: 0, r: 0, width: 1024, height: 1024 };
const again = new Uint32Array(rect.width * rect.height);
const works = {
    fill: ['1024 x 1024 tiles, roads', () => roads.fill(rect, again)],
    'fill-weights': ['the same, lakes with variants', () => lakes.fill(rect, again)],
    mesh: ['90,000 tiles at random, and their mesh', () => meshOf().dispose()],
    even: ['10 steps of even', relaxed('even')],
    push: ['10 steps of push', relaxed('push')],
    schelling: ['Schelling, radius 200, to the end', schelling],
    field: ['a field of distance, 120,601 hexagons', () => search.field(0)],
    components: ['components of the same map', () => P.labelComponents(window, labels)],
    dicewars: ['100 maps of the original Dice Wars', () => { for (let seed = 0; seed < 100; seed++) P.makeDicewarsBoard({ seed }); }],
    citadel: ['a citadel', () => P.Citadel.create({ seed: 7 }).dispose()],
};

const native = spawn(program, { stdio: ['pipe', 'pipe', 'inherit'] });
const answers = createInterface({ input: native.stdout })[Symbol.asyncIterator]();
const nativeTime = async (name) => {
    native.stdin.write(`${name}\n`);
    return Number((await answers.next()).value);
};
const time = (run) => {
    const begin = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(begin);
    return (user + system) / 1000;
};

console.log('| work | WebAssembly, ms | native plain, ms | ratio |\n|---|--:|--:|--:|');
for (const [name, [what, run]] of Object.entries(works)) {
    let [here, there] = [Infinity, Infinity];
    for (let round = 0; round < 3; round++) run(); // until it is compiled
    for (let round = 0; round < Number(rounds); round++) {
        here = Math.min(here, time(run));
        there = Math.min(there, await nativeTime(name));
    }
    console.log(`| ${what} | ${here.toFixed(2)} | ${there.toFixed(2)} | ${(here / there).toFixed(2)} |`);
}
native.stdin.end();
