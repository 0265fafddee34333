import { seed } from '../../state/fields.ts';
import { Frame, type Room } from '../../ui/room.tsx';
import type { Store } from '../../state/store.ts';
const fields = { seed: seed() };
function View({ store }: { store: Store<typeof fields> }) {
    return <Frame store={store} title="regions" lead="..." stage={<div class="stage" />} panel={<p>...</p>} downloads={[]} />;
}
export default { fields, View } satisfies Room<typeof fields>;
