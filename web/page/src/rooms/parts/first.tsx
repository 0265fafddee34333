// The board while pave is on its way: never an empty stage.
import { boxOf } from '../../stage/view.ts';
import { firstCells } from './board.ts';
import { poseOf } from './pose.ts';
import { outline, shapeOf } from './shape.ts';
import { sizeOf, type State } from './state.ts';

export function First({ state }: { state: State }) {
    const shape = shapeOf({ ...poseOf(state), m: 1 });
    const rings = firstCells(state.grid, sizeOf(state)).map((part) => outline(shape, part));
    const { x0, y0, x1, y1 } = boxOf(rings.flat());
    return (
        <div class="stage" data-busy="true">
            <svg class="parts-first" viewBox={`${x0} ${y0} ${x1 - x0} ${y1 - y0}`} aria-hidden="true">
                {rings.map((ring) => <polygon points={ring.map((it) => it.toFixed(3)).join(' ')} />)}
            </svg>
        </div>
    );
}
