// Scenes: flat lists of what is drawn, made by pictures or by hand, and written as SVG.
import {
    type Box, type SceneDefInput, type SceneFontInput, type SceneFrame, type SceneSizeInput, type SceneStyleInput,
} from './abi.gen.ts';
import { Handle, PaveError, check, core, data, decode, errorSlot, made, packPoints, pointerTo, read, scoped, type Arena, type Point, type Points } from './core.ts';

export type SceneSize = SceneSizeInput;
export type SceneStyle = SceneStyleInput;
export type SceneFont = SceneFontInput;

/** A list of polygons, lines, circles, images and labels: pave_scene. Colours are 0xRRGGBBAA. */
export class Scene extends Handle<'scene'> {
    readonly struct = 'scene';

    private constructor(pointer: number) {
        super(pointer, (it) => core().pave_scene_destroy(it));
    }

    static create(def: SceneDefInput = {}): Scene {
        return Scene.made((arena, out, error) => core().pave_scene_create(arena.struct('scene_def', def), 0, out, error));
    }

    /** @internal */
    static made(call: (arena: Arena, out: number, error: number) => number): Scene { return new Scene(made(call)); }

    #add(call: (arena: Arena) => number): this {
        scoped((arena) => {
            const result = call(arena);
            if (result) this.#fail(result);
        });
        return this;
    }

    // The first failure sticks, and the scene has its message.
    #fail(result: number): never {
        const { message } = read<{ message: string }>('error', core().pave_scene_error(this.pointer));
        errorSlot();
        check(result, message);
        throw new PaveError('invalid', message);
    }

    polygon(corners: Points, style: SceneStyle): this {
        const points = packPoints(corners);
        if (points.length < 6) throw new PaveError('range', 'a polygon has at least three corners');
        return this.#add((arena) => core().pave_scene_add_polygon(this.pointer, arena.array(Float64Array, points), BigInt(points.length / 2), arena.struct('scene_style', style)));
    }

    line(through: Points, style: SceneStyle): this {
        const points = packPoints(through);
        if (points.length < 4) throw new PaveError('range', 'a line has at least two points');
        return this.#add((arena) => core().pave_scene_add_line(this.pointer, arena.array(Float64Array, points), BigInt(points.length / 2), arena.struct('scene_style', style)));
    }

    circle(center: Point, radius: number, style: SceneStyle): this {
        return this.#add((arena) => core().pave_scene_add_circle(this.pointer, arena.struct('vec2', center), radius, arena.struct('scene_style', style)));
    }

    image(place: Box, rgba: ArrayLike<number>, width: number, height: number, smooth = false): this {
        if (rgba.length !== 4 * width * height) throw new PaveError('range', 'rgba must have 4 * width * height elements');
        return this.#add((arena) => core().pave_scene_add_image(this.pointer, arena.struct('box', place), arena.array(Uint8Array, rgba), width, height, smooth ? 1 : 0));
    }

    label(at: Point, label: string, font: SceneFont = {}): this {
        return this.#add((arena) => core().pave_scene_add_label(this.pointer, arena.struct('vec2', at), arena.text(label), arena.struct('scene_font', font)));
    }

    /** All items of another scene, moved and scaled. */
    scene(part: Scene, at: Point = { x: 0, y: 0 }, scale = 1): this {
        if (part === this) throw new PaveError('invalid', 'a scene is not part of itself');
        return this.#add((arena) => core().pave_scene_add_scene(this.pointer, pointerTo('scene', part, 'part'), arena.struct('vec2', at), scale));
    }

    /** What `draw` adds is a group with this name. */
    group(name: string, draw: (scene: this) => void): this {
        this.#add((arena) => core().pave_scene_open_group(this.pointer, arena.text(name)));
        draw(this);
        return this.#add(() => core().pave_scene_close_group(this.pointer));
    }

    get count(): number { return Number(core().pave_scene_count(this.pointer)); }

    bounds(): Box {
        return scoped((arena) => {
            const out = arena.struct('box');
            core().pave_scene_bounds(out, this.pointer);
            return read<Box>('box', out);
        });
    }

    /** Where world units are in pixels. */
    measure(size: SceneSize = {}): SceneFrame {
        return scoped((arena) => {
            const out = arena.struct('scene_frame');
            check(core().pave_scene_measure(this.pointer, arena.struct('scene_size', size), out, errorSlot()));
            return read<SceneFrame>('scene_frame', out);
        });
    }

    /** The scene as SVG 1.1, byte for byte that of the command. */
    toSvg(size: SceneSize = {}): string {
        return scoped((arena) => {
            const [out, length] = [arena.zeroed(4), arena.zeroed(4)];
            const result = core().pave_web_svg(this.pointer, arena.struct('scene_size', size), out, length, errorSlot());
            const bytes = data().getUint32(out, true);
            try {
                check(result);
                return decode(bytes, data().getInt32(length, true));
            } finally {
                core().free(bytes);
            }
        });
    }

    hash(): bigint { return BigInt.asUintN(64, core().pave_scene_hash(this.pointer)); }
}
