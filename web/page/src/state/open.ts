// Files that open their rooms, loaded when one is dropped: what the page saved, boards and meshes for Tessellation, drawings for Regions; all others are
// for Worlds.
import { toast } from '../ui/announce.tsx';
import { dropped, go, room } from './address.ts';
import { stateOf } from './opening.ts';
import { placeIn } from './place.ts';

export async function openFiles(files: readonly File[]): Promise<void> {
    const [file] = files as [File];
    const one = files.length === 1 && !/\.(zip|pave)$/i.test(file.name);
    const place = one ? await placeIn(file) : undefined;
    const other = place ? { room: place.get('room')!, state: place } : one && /json$/i.test(file.name) ? stateOf(file.name, await file.text()) : undefined;
    if (other && other.room !== 'worlds') {
        go(other.room, other.state);
        toast(`${file.name} is here`);
        return;
    }
    dropped.value = files;
    if (room.peek() !== 'worlds') go('worlds');
}
