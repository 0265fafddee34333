// WebGL2 on a canvas: programs, one triangle that covers everything, and whether there is WebGL at all.
import { addExtensionsToContext, createProgramInfo, setUniforms, type ProgramInfo } from 'twgl.js';

/** The address may forbid WebGL: ?gl=0. */
const wanted = new URLSearchParams(location.search).get('gl') !== '0';
const known = new WeakMap<HTMLCanvasElement, WebGL2RenderingContext | null>();

/** The context of a canvas, the same at each call; null where WebGL2 is missing or unwanted. */
export function glOf(canvas: HTMLCanvasElement): WebGL2RenderingContext | null {
    let gl = known.get(canvas);
    if (gl === undefined) {
        gl = wanted ? canvas.getContext('webgl2', { antialias: true, alpha: true, preserveDrawingBuffer: true }) : null;
        if (gl) addExtensionsToContext(gl);
        known.set(canvas, gl);
    }
    return gl;
}

/** A program; what is wrong with a shader is an error with its line. */
export function programOf(gl: WebGL2RenderingContext, vertex: string, fragment: string): ProgramInfo {
    const wrong: string[] = [];
    const program = createProgramInfo(gl, [vertex, fragment], (text: string) => wrong.push(text));
    if (!program) throw new Error(wrong.join('\n') || 'the graphics card was lost');
    return program;
}

/** The vertex shader of one triangle over the whole canvas: no buffers. */
export const coverVertex = `#version 300 es
void main() { gl_Position = vec4(vec2((gl_VertexID << 1) & 2, gl_VertexID & 2) * 2.0 - 1.0, 0.0, 1.0); }`;

/** Draws that triangle with a program and its uniforms. */
export function cover(gl: WebGL2RenderingContext, program: ProgramInfo, uniforms: Record<string, unknown>): void {
    gl.viewport(0, 0, gl.drawingBufferWidth, gl.drawingBufferHeight);
    gl.useProgram(program.program);
    gl.bindVertexArray(null);
    setUniforms(program, uniforms);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
}
