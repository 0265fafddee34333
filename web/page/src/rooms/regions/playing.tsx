// What is seen of a game beside the map: whose turn it is, how all stand, and how a game begins.
import { Button, Row, Section, Slider } from '../../ui/controls.tsx';
import { css } from '../../ui/look.ts';
import { Bar } from './parts.tsx';
import { groupOf, playerOf, sum, type Outcome } from './game.ts';
import { isPlayable, territoriesMost, told } from './match.ts';
import type { Scene } from './scene.ts';

/** Below the map, as long as a game lasts. */
export function GameBar({ scene }: { scene: Scene }) {
    const { match, engine } = scene;
    const [game, winner, outcome] = [match.game.value, match.winner.value, match.outcome.value];
    const players = engine.palettes.value?.players;
    if (!game || !players) return null;
    const [now, alone] = [playerOf(game), match.busy.value];
    return (
        <Bar scene={scene} class="transport game">
            <ol class="standings" aria-label="Players, with their largest group and stored dice">
                {game.order.map((player) => {
                    const [group, stored] = [groupOf(game, player), game.store[player]!];
                    return (
                        <li key={player} class={group ? '' : 'gone'} aria-current={player === now && winner === undefined ? 'true' : undefined}
                            title={`Player ${player + 1}: largest group of ${group}${stored ? `, ${stored} dice in store` : ''}`}>
                            <i style={{ '--race': css(players[player]!) }} />{match.people.value === 1 && !player ? 'you' : player + 1}: {group}{stored > 0 && <small>+{stored}</small>}
                        </li>
                    );
                })}
            </ol>
            <b class="numbers">{winner === undefined ? `Player ${now + 1}${alone ? ' plays' : ': your turn'}` : `Player ${winner + 1} has won`}</b>
            <Button strong disabled={alone} onClick={() => (winner === undefined ? match.end() : match.start())}>{winner === undefined ? 'End turn' : 'Again'}</Button>
            <Button onClick={() => match.stop()}>Leave</Button>
            <span class="thrown">{outcome && <Thrown outcome={outcome} players={players} />}{match.taken.value && `. Before that: ${match.taken.value}`}</span>
        </Bar>
    );
}

const Thrown = ({ outcome, players }: { outcome: Outcome; players: Uint32Array }) => (
    <span title={told(outcome)}>
        {([['by', 'mine'], ['against', 'theirs']] as const).map(([who, which]) => (
            <span key={who}><i style={{ '--race': css(players[outcome[who]]!) }} />{outcome[which].join(' ')} = <b>{sum(outcome[which])}</b></span>
        ))}
        {outcome.won ? 'won' : 'lost'}
    </span>
);

export function PlaySection({ scene }: { scene: Scene }) {
    const { store, match, engine } = scene;
    const { kind, p, hum } = store.pick('kind', 'p', 'hum');
    const map = engine.shown.value?.map;
    const playable = isPlayable(map);
    const people = Math.min(hum, p);
    return (
        <Section title="Play Dice Wars here" open={kind === 'dicewars'}>
            {kind !== 'dicewars' && <Slider label="Players" value={p} least={2} most={8} onInput={(to) => store.set({ p: to }, 'slide')} />}
            <Slider label="People" value={people} least={0} most={p} onInput={(to) => store.set({ hum: to }, 'slide')}
                text={(n) => (n === 0 ? 'none: watch' : n === p ? `all ${n}, in turn` : `${n}, against ${p - n}`)} />
            <Row><Button strong disabled={!playable} onClick={() => match.start()}>{match.game.value ? 'Start again' : 'Start the game'}</Button></Row>
            <p class="small">
                {map && !playable ? `A game needs 2 to ${territoriesMost} territories.`
                    : 'Choose a territory of yours with two dice or more, then an enemy beside it. The higher throw wins, ties defend. At the end of a turn you get a die for each territory of your largest group.'}
            </p>
        </Section>
    );
}
