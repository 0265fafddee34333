// A referee of Dice Wars, written without a look at the rules of the page: it plays 1,000 games and holds every move against what it computes itself.
import { beforeAll, describe, expect, test } from 'vitest';
import { Territories, load, makeDicewars } from 'pave-maps';
import { attack, begin, chance, choose, endTurn, keyOf, playOn, playerOf, replay, targetsOf, winnerOf, type Board, type Game } from '../src/rooms/regions/game.ts';
import { landOf, runOf } from '../src/rooms/regions/make.ts';
import { dealt, keep } from '../src/rooms/regions/describe.ts';
import { defOf, racesOf } from '../src/rooms/regions/model.ts';
import { fields, type State } from '../src/rooms/regions/fields.ts';

beforeAll(() => load());

const start = Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, field.start])) as unknown as State;

function boardOf(players: number, areas: number, seed: number): Board {
    const state: State = { ...start, kind: 'dicewars', grid: (['hex', 'square', 'tri'] as const)[seed % 3]!, w: 14, h: 12 };
    const { ground } = landOf(defOf(state).place);
    const { labels, owners, dice } = makeDicewars({ ground, seed: BigInt(seed), players, areas, swaps: 20 });
    using territories = Territories.create({ ground, labels });
    const { start: first, neighbors } = territories.adjacency();
    const order = territories.items().map(({ label }) => label - 1);
    return { players, start: first, near: neighbors.map((id) => id - 1), owners: order.map((it) => owners[it]!), dice: order.map((it) => dice[it]!) };
}

// ---- The referee ------------------------------------------------------------------------------------------------------------------

const total = (numbers: readonly number[]): number => { let all = 0; for (const it of numbers) all += it; return all; };

class Referee {
    readonly #touch: boolean[][];
    readonly #count: number;
    constructor(board: Board) {
        this.#count = board.owners.length;
        this.#touch = Array.from({ length: this.#count }, () => new Array<boolean>(this.#count).fill(false));
        for (let t = 0; t < this.#count; t++) for (let i = board.start[t]!; i < board.start[t + 1]!; i++) this.#touch[t]![board.near[i]!] = true;
    }

    /** Largest connected group, by joining labels until nothing changes. */
    group(game: Game, player: number): number {
        const label = new Map(Array.from({ length: this.#count }, (_, t) => t).filter((t) => game.owners[t] === player).map((t) => [t, t]));
        for (let changed = true; changed;) {
            changed = false;
            for (const a of label.keys()) for (const b of label.keys()) {
                if (!this.#touch[a]![b] || label.get(b)! <= label.get(a)!) continue;
                label.set(b, label.get(a)!);
                changed = true;
            }
        }
        const sizes = [...label.values()].map((it) => [...label.values()].filter((other) => other === it).length);
        return Math.max(...sizes);
    }

    mayAttack(game: Game, from: number, to: number): boolean {
        return game.owners[from] === playerOf(game) && game.owners[to] !== game.owners[from] && game.dice[from]! > 1 && this.#touch[from]![to]!;
    }

    attacked(before: Game, from: number, to: number): Game {
        const { game, outcome: { mine, theirs, won } } = attack(before, { from, to });
        const bad: string[] = [];
        const must = (is: boolean, what: string): void => { if (!is) bad.push(what); };
        must(mine.length === before.dice[from] && theirs.length === before.dice[to], 'each side throws all its dice');
        must([...mine, ...theirs].every((it) => Number.isInteger(it) && it >= 1 && it <= 6), 'a die shows 1 to 6');
        must(won === total(mine) > total(theirs), 'ties are the defender\'s');
        must(game.dice[from] === 1, 'one die stays behind');
        must(game.dice[to] === (won ? before.dice[from]! - 1 : before.dice[to]), 'the winner moves in with the rest');
        must(game.owners[to] === before.owners[won ? from : to], 'what is won changes hands');
        must(game.owners.every((it, t) => t === to || it === before.owners[t]) && game.dice.every((it, t) => t === to || t === from || it === before.dice[t]), 'nothing else changes');
        must(total(game.dice) === total(before.dice) - (won ? before.dice[to]! : before.dice[from]! - 1), 'only the dice of the loser are gone');
        must(game.turn === before.turn && game.store.join() === before.store.join(), 'the turn goes on');
        if (bad.length) throw new Error(bad.join('; '));
        return game;
    }

    ended(before: Game): Game {
        const game = endTurn(before);
        const player = playerOf(before);
        const bad: string[] = [];
        const must = (is: boolean, what: string): void => { if (!is) bad.push(what); };
        const due = Math.min(64, before.store[player]! + this.group(before, player));
        const given = total(game.dice) - total(before.dice);
        must(given + game.store[player]! === due, 'as many dice as the largest group, and the store up to 64');
        must(game.owners.join() === before.owners.join(), 'owners stay');
        must(game.dice.every((it, t) => it <= 8 && (it === before.dice[t] || (it > before.dice[t]! && game.owners[t] === player))), 'dice come to own territories, up to eight');
        must(game.store[player] === 0 || game.dice.every((it, t) => game.owners[t] !== player || it === 8), 'dice are stored only where no territory has space');
        must(game.store.every((it, who) => who === player || it === before.store[who]), 'the stores of others stay');
        const alive = (who: number): boolean => before.owners.includes(who);
        let next = before.turn;
        do next = (next + 1) % before.order.length; while (!alive(before.order[next]!));
        must(game.turn === next, 'the next player with a territory is on turn');
        if (bad.length) throw new Error(bad.join('; '));
        return game;
    }
}

/** A game to its end: by the simple player, or by one who does anything that is allowed. Returns its moves. */
function played(board: Board, seed: string, wild: number): { game: Game; moves: number[]; turns: number } {
    const referee = new Referee(board);
    let game = begin(board, seed);
    expect([...game.order].sort((a, b) => a - b)).toEqual(Array.from({ length: board.players }, (_, i) => i));
    const [moves, key]: [number[], number] = [[], keyOf(`${BigInt(seed) + 1000003n}`)];
    let [turns, k] = [0, 0];
    while (new Set(game.owners).size > 1) {
        if (turns > 5000) throw new Error('no end');
        const random = (count: number): number => chance(key, k++, count);
        let next = choose(game);
        if (wild > random(100)) {
            const all = game.owners.flatMap((_, from) => targetsOf(game, from).map((to) => ({ from, to })));
            next = all.length && random(6) ? all[random(all.length)] : undefined;
        } else if (next && game.dice[next.from]! <= game.dice[next.to]! && game.dice[next.from] !== 8) throw new Error('an attack without hope');
        if (next && !referee.mayAttack(game, next.from, next.to)) throw new Error('an attack against the rules');
        moves.push(...(next ? [next.from + 1, next.to + 1] : [0]));
        if (winnerOf(game) !== undefined) throw new Error('it had ended before');
        if (!next) turns++;
        game = next ? referee.attacked(game, next.from, next.to) : referee.ended(game);
    }
    expect(winnerOf(game)).toBe(game.owners[0]);
    return { game, moves, turns };
}

describe('Dice Wars', () => {
    test('1,000 games by the rules, each to its end, and again from their moves', () => {
        const boards = Array.from({ length: 20 }, (_, i) => boardOf(2 + (i % 7), 9 + i, i));
        let longest = 0;
        for (let i = 0; i < 1000; i++) {
            const board = boards[i % boards.length]!;
            const { game, moves, turns } = played(board, String(i), i % 3 ? 0 : 15);
            longest = Math.max(longest, turns);
            if (i % 10) continue;
            const again = replay(board, String(i), board.players, moves);
            expect(again.moves).toEqual(moves);
            expect(again.game).toEqual(game);
        }
        expect(longest).toBeLessThan(2000);
    }, 240000);

    test('who may attack whom', () => {
        const board = boardOf(4, 20, 5);
        const referee = new Referee(board);
        const game = begin(board, '1');
        for (let from = 0; from < 20; from++) {
            expect(targetsOf(game, from).sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, to) => to).filter((to) => referee.mayAttack(game, from, to)));
        }
    });

    // A game of no player, or of a thousand million, has no end.
    test.each(['1', '1.', '1.1.0', '1.9.0', '1.0.0', '1.-1.0', '1.1000000000.1', '1.3', '1.3.', '1.3.-1', '1.3.4', '1.3.99', '1.3.1.x'])('a link to a game that nobody can have played is not understood: %s', (text) => {
        expect(fields.play.read(text)).toBeUndefined();
    });
    test.each(['', '2613007330.3.1', '4294967295.8.0', '0.2.2.0.1.2'])('a link to a game: %s', (text) => expect(fields.play.read(text)?.join('.')).toBe(text));

    test('people and those who play by themselves; a move against the rules ends the list', () => {
        const board = boardOf(3, 15, 4);
        let { game } = replay(board, '9', 1, []);
        while (playerOf(game) !== 0) game = playOn(game).game;
        expect(replay(board, '9', 1, [0]).moves).toEqual([0]);
        const own = game.owners.findIndex((owner, t) => owner === 0 && targetsOf(game, t).length);
        const to = targetsOf(game, own)[0]!;
        const { moves, game: after } = replay(board, '9', 1, [own + 1, to + 1, own + 1, own + 1, 0]);
        expect(moves).toEqual([own + 1, to + 1]);
        expect(after).toEqual(attack(game, { from: own, to }).game);
        for (const nonsense of [[99], [-3, 4], [1.5, 2], [NaN], [to + 1, own + 1]]) expect(replay(board, '9', 1, nonsense).moves).toEqual([]);
    });

    test('dice are fair, and each seed has its own', () => {
        const counts = new Array<number>(6).fill(0);
        const pairs = new Set<string>();
        for (let seed = 0; seed < 60; seed++) for (let k = 0; k < 1000; k++) counts[chance(keyOf(String(seed)), k, 6)]!++;
        const chi = counts.reduce((all, it) => all + (it - 10000) ** 2 / 10000, 0);
        expect(chi).toBeLessThan(20.5); // one in a thousand is above
        for (let seed = 0; seed < 1000; seed++) pairs.add(Array.from({ length: 20 }, (_, k) => chance(keyOf(String(BigInt(seed) << 40n)), k, 6)).join(''));
        expect(pairs.size).toBe(1000);
    });

    test('land in two pieces: the game ends when nobody has an enemy beside him', () => {
        const board: Board = { players: 2, start: [0, 1, 2, 2], near: [1, 0], owners: [0, 1, 1], dice: [8, 1, 1] };
        let game = begin(board, '3');
        for (let i = 0; i < 500 && winnerOf(game) === undefined; i++) game = playOn(game).game;
        expect(winnerOf(game)).toBe(game.owners[0] === 1 ? 1 : 0);
    });

    test('a map of Schelling is dealt to players', () => {
        const state: State = { ...start, fill: true, min: 4 };
        const def = defOf(state);
        const land = landOf(def.place);
        using run = runOf(land, racesOf(state));
        run.run(1000);
        using kept = keep(land, def, { labels: run.labels() });
        const { owners, dice } = dealt(kept, 3, '7');
        expect(owners).toHaveLength(kept.territories.count);
        expect(new Set(owners)).toEqual(new Set([0, 1, 2]));
        expect(Math.min(...dice)).toBeGreaterThan(0);
        expect(Math.max(...dice)).toBeLessThanOrEqual(8);
    });
});
