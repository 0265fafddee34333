// Files that are brought to the room, from the panel or dropped on the picture.
import { signal, type ReadonlySignal } from '@preact/signals';
import { complain, toast } from '../../ui/announce.tsx';
import { bring, type Pending } from './bring.ts';
import type { Engine } from './engine.ts';
import type { Worlds } from './fields.ts';

export interface Bag {
    /** What is here, and what is missing or wrong; '' before anything came. */
    readonly says: ReadonlySignal<string>;
    take(files: readonly File[]): Promise<void>;
}

export function makeBag(store: Worlds, engine: Engine): Bag {
    const says = signal('');
    let pending: Pending = {};
    async function take(files: readonly File[]): Promise<void> {
        if (!files.length) return;
        const found = await bring(engine.worker, pending, files);
        pending = found.pending;
        says.value = [found.wrong, found.says].filter((it) => it).join('. ');
        if (found.wrong) complain(new Error(found.wrong));
        else toast(found.says);
        if (!found.own) return;
        engine.own.value = found.own;
        store.set({ edits: [], map: [], path: '', from: [] }, 'view');
    }
    return { says, take };
}
