// Terrain with WebGL2: lit from the north-west, as maps are, with still water that shines.
import { clear, glOf, programOf } from '../../stage/gl.ts';
import type { Layer } from '../../stage/layer.ts';
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
layout(location = 0) in vec3 position;
layout(location = 1) in vec3 normal;
layout(location = 2) in vec4 color;
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

/** A layer of terrain as an eye sees it; `onLack`: there is no WebGL2. */
export function terrainLayer(mesh: () => Mesh | undefined, eye: () => Eye, onLack: () => void): Layer {
    let made: { readonly gl: WebGL2RenderingContext; readonly draw: ReturnType<typeof rendererOf> } | undefined;
    return {
        watch: () => void [mesh(), eye()],
        draw(canvas, { dark }) {
            const gl = glOf(canvas);
            if (!gl) return onLack();
            if (made?.gl !== gl) made = { gl, draw: rendererOf(gl) };
            made.draw(mesh(), eye(), dark);
        },
    };
}

function rendererOf(gl: WebGL2RenderingContext) {
    const program = programOf(gl, fragment, vertex);
    const buffers = [gl.createBuffer(), gl.createBuffer(), gl.createBuffer()];
    const arrays = gl.createVertexArray();
    let sent: Mesh | undefined;
    const send = (mesh: Mesh): void => {
        gl.bindVertexArray(arrays);
        [mesh.positions, mesh.normals, mesh.colors].forEach((data, i) => {
            gl.bindBuffer(gl.ARRAY_BUFFER, buffers[i]!);
            gl.bufferData(gl.ARRAY_BUFFER, data, gl.STATIC_DRAW);
            gl.enableVertexAttribArray(i);
            gl.vertexAttribPointer(i, i < 2 ? 3 : 4, i < 2 ? gl.FLOAT : gl.UNSIGNED_BYTE, i === 2, 0, 0);
        });
        sent = mesh;
    };
    return (mesh: Mesh | undefined, eye: Eye, dark: boolean): void => {
        clear(gl);
        if (!mesh) return;
        if (mesh !== sent) send(mesh);
        gl.enable(gl.DEPTH_TEST);
        gl.enable(gl.CULL_FACE);
        gl.bindVertexArray(arrays);
        const depth = 2 * Math.hypot(mesh.reach.x, mesh.reach.z);
        program.use({
            camera: cameraOf(eye, gl.drawingBufferWidth / gl.drawingBufferHeight, depth), eye: placeOf(eye), depth, away: eye.far, haze: dark ? [0.16, 0.19, 0.22] : [0.85, 0.87, 0.86],
        });
        gl.drawArrays(gl.TRIANGLES, 0, mesh.count);
    };
}

const placeOf = ({ turn, tilt, far, x, z }: Eye): [number, number, number] =>
    [x + far * Math.cos(tilt) * Math.sin(turn), far * Math.sin(tilt), z + far * Math.cos(tilt) * Math.cos(turn)];

// From the world to the picture: turned about the eye, then in perspective. By columns.
function cameraOf(eye: Eye, aspect: number, depth: number): number[] {
    const [s, c, st, ct] = [Math.sin(eye.turn), Math.cos(eye.turn), Math.sin(eye.tilt), Math.cos(eye.tilt)];
    const axes = [[c, 0, -s], [-st * s, ct, -st * c], [ct * s, st, ct * c]] as const; // right, up, back
    const place = placeOf(eye);
    const off = axes.map((axis) => -(axis[0] * place[0] + axis[1] * place[1] + axis[2] * place[2]));
    const [near, far] = [Math.max(0.2, eye.far * 0.02), eye.far + 2 * depth];
    const f = 1 / Math.tan(fieldOfView / 2);
    const [a, b] = [(near + far) / (near - far), (2 * near * far) / (near - far)];
    const column = (x: number, y: number, z: number, w: number): number[] => [(f / aspect) * x, f * y, a * z + b * w, -z];
    return [0, 1, 2].flatMap((d) => column(axes[0][d]!, axes[1][d]!, axes[2][d]!, 0)).concat(column(off[0]!, off[1]!, off[2]!, 1));
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
