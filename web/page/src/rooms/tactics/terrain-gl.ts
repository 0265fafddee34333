// Terrain with WebGL2: lit from the north-west, as maps are, with still water that shines.
import { createBufferInfoFromArrays, drawBufferInfo, m4, setBuffersAndAttributes, setUniforms, type BufferInfo, type ProgramInfo } from 'twgl.js';
import { glOf, programOf } from '../../stage/gl.ts';
import type { Mesh } from './work-terrain.ts';

/** Where the eye is: around a point of the ground, in radians, and how far. */
export interface Eye {
    readonly turn: number;
    readonly tilt: number;
    readonly far: number;
    readonly x: number;
    readonly z: number;
}

const vertex = `#version 300 es
in vec3 position, normal;
in vec4 color;
uniform mat4 camera;
out vec3 at, up;
out vec4 paint;
void main() {
    at = position;
    up = normal;
    paint = color;
    gl_Position = camera * vec4(position, 1.0);
}`;
const fragment = `#version 300 es
precision highp float;
in vec3 at, up;
in vec4 paint;
uniform vec3 eye, haze;
uniform float depth, away;
out vec4 color;
const vec3 sun = normalize(vec3(-0.55, 0.62, -0.5));
void main() {
    vec3 n = normalize(up), view = normalize(eye - at);
    float light = max(dot(n, sun), 0.0);
    vec3 ambient = mix(vec3(0.30, 0.27, 0.27), vec3(0.50, 0.56, 0.66), 0.5 + 0.5 * n.y);
    vec3 lit = paint.rgb * (ambient + vec3(0.86, 0.79, 0.66) * light);
    if (paint.a < 0.5) {
        float shine = pow(max(dot(reflect(-sun, n), view), 0.0), 60.0);
        float sky = pow(1.0 - max(view.y, 0.0), 4.0);
        lit = mix(lit, vec3(0.75, 0.85, 0.93), 0.45 * sky) + 0.35 * shine;
    }
    float far = clamp((distance(eye, at) - away) / depth * 0.55, 0.0, 0.3);
    color = vec4(mix(lit, haze, far), 1.0);
}`;

export interface Renderer {
    put(mesh: Mesh): void;
    draw(eye: Eye, dark: boolean): void;
}

/** Undefined where there is no WebGL2. */
export function rendererOf(canvas: HTMLCanvasElement): Renderer | undefined {
    const gl = glOf(canvas);
    if (!gl) return undefined;
    const program: ProgramInfo = programOf(gl, vertex, fragment);
    let buffers: BufferInfo | undefined;
    let depth = 100;
    return {
        put(mesh) {
            if (buffers) for (const it of Object.values(buffers.attribs ?? {})) gl.deleteBuffer(it.buffer);
            buffers = createBufferInfoFromArrays(gl, {
                position: { numComponents: 3, data: mesh.positions }, normal: { numComponents: 3, data: mesh.normals }, color: { numComponents: 4, data: mesh.colors, normalize: true },
            });
            depth = 2 * Math.hypot(mesh.reach.x, mesh.reach.z);
        },
        draw(eye, dark) {
            gl.viewport(0, 0, gl.drawingBufferWidth, gl.drawingBufferHeight);
            gl.clearColor(0, 0, 0, 0);
            gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
            if (!buffers) return;
            gl.enable(gl.DEPTH_TEST);
            gl.enable(gl.CULL_FACE);
            gl.useProgram(program.program);
            setBuffersAndAttributes(gl, program, buffers);
            const place = placeOf(eye);
            setUniforms(program, { camera: cameraOf(eye, gl.drawingBufferWidth / gl.drawingBufferHeight, depth), eye: place, depth, away: eye.far, haze: dark ? [0.16, 0.19, 0.22] : [0.85, 0.87, 0.86] });
            drawBufferInfo(gl, buffers);
        },
    };
}

const placeOf = ({ turn, tilt, far, x, z }: Eye): [number, number, number] =>
    [x + far * Math.cos(tilt) * Math.sin(turn), far * Math.sin(tilt), z + far * Math.cos(tilt) * Math.cos(turn)];

function cameraOf(eye: Eye, aspect: number, depth: number): m4.Mat4 {
    const view = m4.inverse(m4.lookAt(placeOf(eye), [eye.x, 0, eye.z], [0, 1, 0]));
    return m4.multiply(m4.perspective(fieldOfView, aspect, Math.max(0.2, eye.far * 0.02), eye.far + 2 * depth), view);
}
export const fieldOfView = 0.7;

/** An eye from the south that sees all of a mesh. */
export function wholeEye({ x, z, low, high }: Mesh['reach'], aspect: number): Eye {
    const [turn, tilt, half] = [0.42, 0.68, Math.tan(fieldOfView / 2) * 0.97];
    const [st, ct, s, c] = [Math.sin(tilt), Math.cos(tilt), Math.sin(turn), Math.cos(turn)];
    const nearer = 0.17 * z; // what is near looks larger
    const [cx, cz] = [nearer * s, nearer * c];
    let far = 1;
    for (const px of [-x - cx, x - cx])
        for (const py of [low, high])
            for (const pz of [-z - cz, z - cz]) {
                const [right, up, back] = [px * c - pz * s, -px * st * s + py * ct - pz * st * c, px * ct * s + py * st + pz * ct * c];
                far = Math.max(far, back + Math.max(Math.abs(right) / (half * aspect), Math.abs(up) / half));
            }
    return { turn, tilt, far, x: cx, z: cz };
}
