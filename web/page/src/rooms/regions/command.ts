// The command that makes the same map.
import { given, type Option } from '../../ui/command.ts';
import { isOriginal, marginOf, placeOf, racesOf, stagesOf, type Place } from './model.ts';
import { stepsMost, type Kind, type State } from './fields.ts';

const share = (percent: number): string => String(percent / 100);

function placeWords(kind: Kind, { grid, radius, width, height, wrap, touch }: Place): string[] {
    const size: Option = radius === undefined ? ['size', `${width}x${height}`, kind === 'dicewars' ? '28x32' : ''] : ['radius', radius, 8];
    return given(['grid', grid, 'hex'], size, ['wrap', wrap], ['contact', touch, 'edge']);
}

function raceWords(state: State): string[] {
    const { races, vacancy, ratios, table, order, reach, seed } = racesOf(state);
    return given(
        ['races', races, 10], ['vacancy', vacancy ?? false], ['ratio', ratios.length > 0 && ratios.join(','), '0.4'], ['table', table ? table.join(',') : false], ['reach', reach, 1], ['order', order, 'sync'],
        ['steps', state.at >= 0 && state.at, stepsMost], ['seed', seed], ['fill-empty', state.fill], ['min-size', state.min, 0], ['fill-holes', state.holes],
    );
}

function diceWords(state: State): string[] {
    const place = placeOf(state);
    const own = [['players', state.p], ['best', state.best, 1], ['seed', state.seed]] as const;
    if (state.orig) return given(['original', true], ['corrected', state.corr], ...own);
    return given(
        ['areas', state.a, 0], ['land', share(state.land), '0.69'], ['tolerance', share(state.tol), '0.3'], ['roughness', share(state.rough), '1'], ['dice', state.d, 3],
        ['margin', !place.wrap && marginOf(state, 'dicewars', place)], ...own,
    );
}

const growWords = (values: State, margin = marginOf(values, 'grow', placeOf(values))): string[] => given(
    ['areas', values.ga], ['roughness', share(values.grough), '0'], ['tolerance', share(values.gtol), '0.1'], ['land', share(values.gland), '1'], ['margin', margin, 0],
    ['islands', values.isles && (values.gland < 100 || margin > 0)], ['shares', values.sizes.length === values.ga && values.sizes.join(',')], ['seed', values.seed],
);

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
    (state.kind === 'labels' && state.ink.length > 0) || (state.kind === 'dicewars' && stagesOf(state).length > 0);

/** The whole line, without what to print. */
export function commandOf(state: State, kept: readonly (readonly number[])[] = []): string {
    if (needsFile(state)) return `pave region show ${state.kind}.json`;
    if (state.kind === 'grow') return growLine(state, kept);
    const place = placeOf(state);
    if (state.kind === 'dicewars') return ['pave region dicewars', ...(isOriginal(state) ? [] : placeWords('dicewars', place)), ...diceWords(state)].join(' ');
    return ['pave region schelling', ...placeWords('schelling', place), ...raceWords(state)].join(' ');
}
