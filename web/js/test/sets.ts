// The tile sets of scenes/worlds.h.
import { WangSet, type WangKind } from '../src/index.node.ts';

export interface SceneSet {
    kind: WangKind;
    colors: number;
    variants: number;
    weighted: boolean;
}

/** As scene_set_create makes them. */
export function setOf({ kind, colors: count, variants, weighted }: SceneSet): WangSet {
    const tileWeightsOf = [1, 0.25, 3, 0.5, 20, 0.125, 1.5];
    const colorWeightsOf = [1, 0.5, 2, 0.75, 1, 1, 3, 0.2];
    const places = { edge: [0, 2, 4, 6], corner: [1, 3, 5, 7], mixed: [0, 1, 2, 3, 4, 5, 6, 7] }[kind];
    const combinations = count ** places.length;
    const tiles = combinations * variants;
    const colors = new Uint8Array(8 * tiles);
    for (let i = 0; i < tiles; i++) {
        let rest = i % combinations;
        for (let k = places.length - 1; k >= 0; k--, rest = Math.floor(rest / count)) colors[8 * i + places[k]!] = 1 + (rest % count);
    }
    const each = Array.from({ length: tiles }, (_, i) => i);
    return WangSet.create({
        kind, colorCount: count, colors, ids: each.map((i) => 3 * i + 5),
        ...(weighted && {
            tileWeights: each.map((i) => tileWeightsOf[(i * 5 + Math.floor(i / combinations)) % 7]!),
            colorWeights: Array.from({ length: count }, (_, c) => colorWeightsOf[c % 8]!),
        }),
    });
}
