// A game of Dice Wars on the map that is shown: what people do, and the players who play by themselves. The address has its moves.
import { batch, computed, effect, signal, untracked } from '@preact/signals';
import { announce, complain } from '../../ui/announce.tsx';
import { calm } from '../../ui/theme.ts';
import type { Store } from '../../state/store.ts';
import type { MapShown } from './describe.ts';
import type { Engine, Shown } from './engine.ts';
import type { fields } from './fields.ts';
import { attack, endTurn, playOn, playerOf, replay, sum, targetsOf, winnerOf, type Board, type Game, type Outcome } from './game.ts';

/** Maps with more territories than these are for looking. */
export const territoriesMost = 400;
const pause = 350; // milliseconds between moves of players who play by themselves

/** The end of a map's hash: a game is of this map alone. */
const checkOf = ({ hash }: MapShown): number => parseInt(hash.slice(-8), 16);
/** The players of a map; on one without any, so many as it has territories for. */
const playersOn = ({ players, count }: MapShown, wanted: number): number => players || Math.min(wanted, count);
/** Whether a map can be played on. */
export const isPlayable = (map: MapShown | undefined): map is MapShown => !!map && map.items.length === map.count && map.count > 1 && map.count <= territoriesMost;

export class Match {
    readonly game = signal<Game>();
    /** The territory that attacks next; 0: none. */
    readonly picked = signal(0);
    readonly outcome = signal<Outcome>();
    /** What those who play by themselves took before this turn. */
    readonly taken = signal('');
    readonly people = computed(() => this.#store.get('play')[2] ?? 0);
    readonly winner = computed(() => this.game.value && winnerOf(this.game.value));
    /** The player on turn plays by itself. */
    readonly busy = computed(() => !!this.game.value && this.winner.value === undefined && playerOf(this.game.value) >= this.people.value);
    readonly #store: Store<typeof fields>;
    readonly #engine: Engine;
    readonly #stop: () => void;
    #key = '';
    #timer = 0;
    #attacks: Outcome[] = []; // of those who play by themselves, since the last turn of people

    constructor(store: Store<typeof fields>, engine: Engine) {
        this.#store = store;
        this.#engine = engine;
        this.#stop = effect(() => {
            const [play, shown] = [store.get('play'), engine.shown.value];
            untracked(() => void this.#follow(play, shown).catch(complain));
        });
    }

    dispose(): void {
        this.#stop();
        clearTimeout(this.#timer);
    }

    start(): void {
        const map = this.#engine.shown.peek()?.map;
        if (!isPlayable(map)) return;
        const { p, hum } = untracked(() => this.#store.values);
        const players = playersOn(map, p);
        this.#key = '';
        this.stop();
        this.#store.set({ play: [checkOf(map), players, Math.min(hum, players)] }, 'view');
    }

    stop(): void { this.#store.set({ play: [] }, 'view'); }

    /** The map as the game has it. */
    dressed(shown: Shown | undefined): Shown | undefined {
        const [game, colors] = [this.game.value, this.#engine.palettes.value?.players];
        if (!game || !colors || !shown?.map) return shown;
        const { moment: _, def: { run: __, ...def }, ...rest } = shown;
        return { ...rest, def, map: { ...shown.map, owners: Int32Array.from(game.owners), dice: Int32Array.from(game.dice), colors: Uint32Array.from(game.owners, (owner) => colors[owner % colors.length]!) } };
    }

    // The game of the address, as far as its moves lead.
    async #follow(play: readonly number[], shown: Shown | undefined): Promise<void> {
        const map = shown?.map;
        const key = map && play[0] === checkOf(map) && isPlayable(map) && play[1] === playersOn(map, play[1]!) ? `${map.hash} ${play.join('.')}` : '';
        if (key && key === this.#key) return;
        this.#key = key;
        clearTimeout(this.#timer);
        if (!key) return this.#show(undefined);
        const seed = untracked(() => this.#store.get('seed'));
        const { owners, dice } = map!.owners && map!.dice ? { owners: map!.owners, dice: map!.dice } : await this.#engine.api.deal(shown!.def, play[1]!, seed);
        if (key !== this.#key) return;
        const board: Board = { players: play[1]!, start: map!.start, near: map!.neighbors.map((id) => id - 1), owners, dice };
        const { game, moves } = replay(board, seed, play[2]!, play.slice(3));
        this.#show(game);
        if (moves.length < play.length - 3) this.#keep(moves);
        this.#go();
    }

    #show(game: Game | undefined, outcome?: Outcome): void {
        batch(() => {
            this.game.value = game;
            this.outcome.value = outcome;
            this.picked.value = 0;
        });
    }

    #keep(moves: readonly number[]): void {
        const play = [...this.#store.get('play').slice(0, 3), ...moves];
        this.#key = `${this.#engine.shown.peek()!.map!.hash} ${play.join('.')}`;
        this.#store.set({ play }, 'view');
    }

    // Those who play by themselves: a move at a time, or all at once for those who want no motion.
    #go(): void {
        for (;;) {
            if (!this.busy.peek()) return this.#tell();
            if (!calm.peek()) break;
            this.#move();
        }
        this.#timer = window.setTimeout(() => {
            this.#move();
            this.#go();
        }, pause);
    }

    #move(): void {
        const { game, outcome } = playOn(this.game.peek()!);
        if (outcome) this.#attacks.push(outcome);
        this.#show(game, outcome ?? this.outcome.peek());
    }

    #tell(): void {
        const [game, winner, attacks] = [this.game.peek(), this.winner.peek(), this.#attacks];
        if (!game) return;
        this.taken.value = takenBy(attacks);
        const others = attacks.length ? `${this.taken.value}. ` : '';
        this.#attacks = [];
        announce(winner === undefined ? `${others}Player ${playerOf(game) + 1}: your turn` : `${others}Player ${winner + 1} has won`);
    }

    // ---- What people do ---------------------------------------------------------------------------------------------------------------

    get #mine(): Game | undefined { return this.busy.peek() || this.winner.peek() !== undefined ? undefined : this.game.peek(); }

    /** Picks a territory to attack from, or attacks. */
    pick(id: number): void {
        const game = this.#mine;
        if (!game) return;
        const from = this.picked.peek();
        if (from && targetsOf(game, from - 1).includes(id - 1)) return this.#attack(game, from, id);
        const targets = targetsOf(game, id - 1);
        this.picked.value = targets.length && id !== from ? id : 0;
        if (id === from) return;
        announce(targets.length ? `Attack from ${id} on ${targets.map((it) => it + 1).join(', ')}`
            : game.owners[id - 1] !== playerOf(game) ? `Territory ${id} is of player ${game.owners[id - 1]! + 1}` : game.dice[id - 1]! < 2 ? 'One die cannot attack' : 'There is no enemy beside it');
    }

    #attack(before: Game, from: number, to: number): void {
        const { game, outcome } = attack(before, { from: from - 1, to: to - 1 });
        this.taken.value = '';
        this.#show(game, outcome);
        this.#keep([...this.#store.get('play').slice(3), from, to]);
        announce(`${told(outcome)}${this.winner.peek() === undefined ? '' : `. Player ${outcome.by + 1} has won`}`);
    }

    end(): void {
        const game = this.#mine;
        if (!game) return;
        this.taken.value = '';
        this.#show(endTurn(game));
        this.#keep([...this.#store.get('play').slice(3), 0]);
        this.#go();
    }
}

/** An attack in words. */
export const told = ({ from, to, mine, theirs, won }: Outcome): string =>
    `${from + 1} attacks ${to + 1}: ${sum(mine)} against ${sum(theirs)}, ${won ? 'won' : 'lost'}`;

/** How many territories each attacker took, in words. */
export const takenBy = (attacks: readonly Outcome[]): string => [...new Set(attacks.map(({ by }) => by))].map((player, i) => {
    const count = attacks.filter(({ by, won }) => won && by === player).length;
    return `${i ? 'player' : 'Player'} ${player + 1} took ${count} ${count === 1 ? 'territory' : 'territories'}`;
}).join(', ');
