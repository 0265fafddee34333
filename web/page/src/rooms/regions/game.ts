// The rules of Dice Wars, and a simple player. A game is a pure function of its board, its seed and its moves.

/** The most dice of a territory, and of a player's store. */
export const [diceMost, storeMost] = [8, 64];

/** Territories from 0: the neighbours of t are near[start[t]] to near[start[t + 1] - 1]. */
export interface Board {
    readonly players: number;
    readonly start: ArrayLike<number>;
    readonly near: ArrayLike<number>;
    /** Of each territory its player and its dice at the beginning. */
    readonly owners: ArrayLike<number>;
    readonly dice: ArrayLike<number>;
}

export interface Game {
    readonly board: Board;
    /** That of its random numbers, and how many have been drawn. */
    readonly key: number;
    readonly drawn: number;
    readonly owners: readonly number[];
    readonly dice: readonly number[];
    /** Dice of each player that had no space on the map. */
    readonly store: readonly number[];
    /** Players in the order of their turns, and the place in it of the one who plays. */
    readonly order: readonly number[];
    readonly turn: number;
}
export interface Attack {
    readonly from: number;
    readonly to: number;
}
/** What the dice of an attack showed. */
export interface Outcome extends Attack {
    readonly by: number;
    readonly against: number;
    readonly mine: readonly number[];
    readonly theirs: readonly number[];
    readonly won: boolean;
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
export const playerOf = ({ order, turn }: Game): number => order[turn]!;
export const neighborsOf = ({ start, near }: Board, territory: number): number[] => Array.from({ length: start[territory + 1]! - start[territory]! }, (_, i) => near[start[territory]! + i]!);
const ownedBy = ({ owners }: Game, player: number): number[] => owners.flatMap((owner, territory) => (owner === player ? [territory] : []));

// ---- Chance -----------------------------------------------------------------------------------------------------------------------

// The last steps of A. Appleby's MurmurHash3: all bits of the result depend on all bits of `h`.
function mixed(h: number): number {
    h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
    h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
    return (h ^ (h >>> 16)) >>> 0;
}

/** The key of the random numbers of a seed. */
export const keyOf = (seed: string): number => mixed(Number(BigInt(seed) & 0xffffffffn) ^ mixed(Number(BigInt(seed) >> 32n) + 0x9e3779b9));
/** The k-th random number of a key, from 0 to count - 1. */
export const chance = (key: number, k: number, count: number): number => Math.floor((mixed(key + Math.imul(k, 0x9e3779b1)) / 2 ** 32) * count);

// ---- Rules ------------------------------------------------------------------------------------------------------------------------

/** A game before its first move: the order of the players is drawn, and those without a territory are never on turn. */
export function begin(board: Board, seed: string): Game {
    const [key, order] = [keyOf(seed), Array.from({ length: board.players }, (_, player) => player)];
    for (let i = order.length - 1; i > 0; i--) {
        const k = chance(key, order.length - 1 - i, i + 1);
        [order[i], order[k]] = [order[k]!, order[i]!];
    }
    const game = { board, key, owners: Array.from(board.owners), dice: Array.from(board.dice), store: order.map(() => 0), order, turn: 0, drawn: order.length - 1 };
    return ownedBy(game, order[0]!).length ? game : { ...game, turn: nextTurn(game) };
}

/** Where a territory of the player on turn may attack: with two dice at least, an enemy beside it. */
export const targetsOf = (game: Game, from: number): number[] =>
    game.owners[from] === playerOf(game) && game.dice[from]! >= 2 ? neighborsOf(game.board, from).filter((to) => game.owners[to] !== game.owners[from]) : [];

/** The player who has won, once nobody has an enemy beside him; on land in several pieces it is the one with most territories. */
export function winnerOf({ board, owners }: Game): number | undefined {
    if (owners.some((owner, territory) => neighborsOf(board, territory).some((other) => owners[other] !== owner))) return undefined;
    const counts = Array.from({ length: board.players }, (_, player) => owners.filter((owner) => owner === player).length);
    return counts.indexOf(Math.max(...counts));
}

/** The territories of the largest connected group of a player. */
export function groupOf(game: Game, player: number): number {
    const left = new Set(ownedBy(game, player));
    let most = 0;
    for (const first of left) {
        const group = [first];
        left.delete(first);
        for (const territory of group) for (const next of neighborsOf(game.board, territory)) if (left.delete(next)) group.push(next);
        most = Math.max(most, group.length);
    }
    return most;
}

/** Each side throws its dice; ties are the defender's. The winner moves all dice but one in, the loser keeps one. */
export function attack(game: Game, { from, to }: Attack): { game: Game; outcome: Outcome } {
    const { key, drawn } = game;
    const [owners, dice] = [[...game.owners], [...game.dice]];
    const [many, few] = [dice[from]!, dice[to]!];
    const thrown = Array.from({ length: many + few }, (_, i) => 1 + chance(key, drawn + i, 6));
    const [mine, theirs] = [thrown.slice(0, many), thrown.slice(many)];
    const outcome = { from, to, by: owners[from]!, against: owners[to]!, mine, theirs, won: sum(mine) > sum(theirs) };
    dice[from] = 1;
    if (outcome.won) [dice[to], owners[to]] = [many - 1, outcome.by];
    return { game: { ...game, owners, dice, drawn: drawn + thrown.length }, outcome };
}

/** The end of a turn: as many dice as the largest group has territories, each on a random own territory with space for it; the rest is stored. */
export function endTurn(game: Game): Game {
    const player = playerOf(game);
    const [dice, store] = [[...game.dice], [...game.store]];
    let { drawn } = game;
    store[player] = Math.min(storeMost, store[player]! + groupOf(game, player));
    let open = ownedBy(game, player).filter((territory) => dice[territory]! < diceMost);
    for (; open.length && store[player]! > 0; store[player]!--) {
        dice[open[chance(game.key, drawn++, open.length)]!]!++;
        open = open.filter((territory) => dice[territory]! < diceMost);
    }
    return { ...game, dice, store, drawn, turn: nextTurn(game) };
}

// The next in order who has a territory.
function nextTurn(game: Game): number {
    let { turn } = game;
    do turn = (turn + 1) % game.order.length; while (!ownedBy(game, game.order[turn]!).length);
    return turn;
}

// ---- The simple player, and moves -------------------------------------------------------------------------------------------------

/** The attack of the simple player: with more dice than the enemy, or eight, best where the odds are good and own territories are near; undefined: it ends its turn. */
export function choose(game: Game): Attack | undefined {
    let best: (Attack & { worth: number }) | undefined;
    for (const from of ownedBy(game, playerOf(game))) {
        for (const to of targetsOf(game, from)) {
            const more = game.dice[from]! - game.dice[to]!;
            if (more <= 0 && game.dice[from]! < diceMost) continue;
            const worth = 2 * more + neighborsOf(game.board, to).filter((it) => game.owners[it] === game.owners[from]).length;
            if (!best || worth > best.worth) best = { from, to, worth };
        }
    }
    return best;
}

/** The next move of the simple player. */
export function playOn(game: Game): { game: Game; outcome?: Outcome } {
    const next = choose(game);
    return next ? attack(game, next) : { game: endTurn(game) };
}

/** A game after the moves of people, who are the first players: numbers from and to from 1, or 0 for the end of a turn. What is against the rules ends the list. */
export function replay(board: Board, seed: string, people: number, moves: readonly number[]): { game: Game; moves: number[] } {
    let game = begin(board, seed);
    const done: number[] = [];
    for (let at = 0; at < moves.length && winnerOf(game) === undefined;) {
        if (playerOf(game) >= people) {
            game = playOn(game).game;
            continue;
        }
        const move = moves.slice(at, at + (moves[at] ? 2 : 1));
        const [from, to] = [move[0]! - 1, (move[1] ?? 0) - 1];
        if (move[0] !== 0 && !targetsOf(game, from).includes(to)) break;
        game = move[0] === 0 ? endTurn(game) : attack(game, { from, to }).game;
        done.push(...move);
        at += move.length;
    }
    return { game, moves: done };
}
