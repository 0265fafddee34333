// The command that makes the same map.
import { isOriginal, placeOf, racesOf, stagesOf, wrapsOf, type Place } from './model.ts';
import { stepsMost, type Kind, type State } from './fields.ts';

const share = (percent: number): string => String(percent / 100);
const given = (name: string, value: string | number, usual: string | number): string[] => (value === usual ? [] : [`--${name}`, String(value)]);
const flagged = (name: string, on: boolean): string[] => (on ? [`--${name}`] : []);

/** The name of the file of painted rock, which Download has. */
export const rockFile = 'rock.mask';

function placeWords(kind: Kind, { grid, radius, width, height, wrap, touch, rock }: Place): string[] {
    const touches = given('contact', touch, 'edge');
    if (rock.length) return ['--on', rockFile, ...touches];
    const usual = kind === 'dicewars' ? '28x32' : '';
    const size = radius === undefined ? given('size', `${width}x${height}`, usual) : given('radius', radius, 8);
    return [...given('grid', grid, 'hex'), ...size, ...flagged('wrap', wrap), ...touches];
}

function raceWords(state: State): string[] {
    const { races, vacancy, ratios, table, order, reach, seed } = racesOf(state);
    return [
        ...given('races', races, 10), ...(vacancy === undefined ? [] : ['--vacancy', String(vacancy)]),
        ...(ratios.length && !(ratios.length === 1 && ratios[0] === 0.4) ? ['--ratio', ratios.join(',')] : []),
        ...(table ? ['--table', table.join(',')] : []), ...given('reach', reach, 1), ...given('order', order, 'sync'),
        ...(state.at < 0 || state.at === stepsMost ? [] : ['--steps', String(state.at)]), '--seed', seed,
        ...flagged('fill-empty', state.fill), ...given('min-size', state.min, 0), ...flagged('fill-holes', state.holes),
    ];
}

function diceWords(state: State): string[] {
    const own = ['--players', String(state.p), ...given('best', state.best, 1), '--seed', state.seed];
    if (state.orig) return ['--original', ...flagged('corrected', state.corr), ...own];
    return [
        ...(state.a ? ['--areas', String(state.a)] : []), ...given('land', share(state.land), '0.69'), ...given('tolerance', share(state.tol), '0.3'),
        ...given('roughness', share(state.rough), '1'), ...given('dice', state.d, 3), ...(wrapsOf(state) ? [] : given('margin', state.m, 0)), ...own,
    ];
}

function growWords(values: State): string[] {
    return [
        '--areas', String(values.ga), ...given('roughness', share(values.grough), '0'), ...given('tolerance', share(values.gtol), '0.1'), ...given('land', share(values.gland), '1'),
        ...(values.wrap ? [] : given('margin', values.m, 0)), ...flagged('islands', values.isles && (values.gland < 100 || (values.m > 0 && !values.wrap))),
        ...(values.sizes.length === values.ga ? ['--shares', values.sizes.join(',')] : []), '--seed', values.seed,
    ];
}

/** The shell's line for a growth: makings that hand a map on to the next. `kept`: the ids that stay, of each making but the last. */
function growLine(state: State, kept: readonly (readonly number[])[]): string {
    const stages = [...stagesOf(state), { values: state }];
    return stages.map(({ values }, i) => [
        'pave region grow', ...(i ? ['--locked', '-', '--keep', (kept[i - 1] ?? []).join(',')] : placeWords(state.kind, placeOf(state))), ...growWords({ ...state, ...values }),
        ...(i < stages.length - 1 ? ['-o', '-', '--format', 'json'] : []),
    ].join(' ')).join(' | ');
}

/** Whether no command makes the map from nothing, so that it takes the JSON of Download. */
export const needsFile = (state: State): boolean =>
    (state.kind === 'labels' && state.ink.length > 0) || (state.kind === 'dicewars' && stagesOf(state).length > 0) || (state.kind === 'grow' && state.rock.length > 0 && stagesOf(state).length > 0);

/** The whole line, without what to print. */
export function commandOf(state: State, kept: readonly (readonly number[])[] = []): string {
    if (needsFile(state)) return `pave region show ${state.kind}.json`;
    if (state.kind === 'grow') return growLine(state, kept);
    const place = placeOf(state);
    if (state.kind === 'dicewars') return ['pave region dicewars', ...(isOriginal(state) ? [] : placeWords('dicewars', place)), ...diceWords(state)].join(' ');
    return ['pave region schelling', ...placeWords('schelling', place), ...raceWords(state)].join(' ');
}
