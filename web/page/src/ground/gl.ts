// What grounds need of WebGL2, and whether it is there.

/** False where the address says gl=0, or WebGL2 is missing: then pixels are computed here and put into a Canvas2D. */
export function contextOf(canvas: HTMLCanvasElement): WebGL2RenderingContext | undefined {
    if (new URLSearchParams(location.search).get('gl') === '0') return undefined;
    return canvas.getContext('webgl2', { antialias: false, alpha: true, premultipliedAlpha: true, powerPreference: 'low-power' }) ?? undefined;
}

/** Hides a canvas on which nothing stands, so that it costs nothing to put it over the others. Returns whether it is shown. */
export function shows(canvas: HTMLCanvasElement, is: boolean): boolean {
    const value = is ? '' : 'hidden';
    if (canvas.style.visibility !== value) canvas.style.visibility = value;
    return is;
}

const everywhere = `#version 300 es
void main() { gl_Position = vec4(gl_VertexID == 1 ? 3.0 : -1.0, gl_VertexID == 2 ? 3.0 : -1.0, 0.0, 1.0); }`;

export interface Program {
    readonly program: WebGLProgram;
    at(name: string): WebGLUniformLocation | null;
}

/** A program of a fragment shader over one triangle that covers the picture. */
export function programOf(gl: WebGL2RenderingContext, fragment: string, vertex = everywhere): Program {
    const program = gl.createProgram()!;
    for (const [kind, source] of [[gl.VERTEX_SHADER, vertex], [gl.FRAGMENT_SHADER, fragment]] as const) {
        const shader = gl.createShader(kind)!;
        gl.shaderSource(shader, source);
        gl.compileShader(shader);
        gl.attachShader(program, shader);
    }
    gl.linkProgram(program);
    if (!gl.getProgramParameter(program, gl.LINK_STATUS) && !gl.isContextLost()) throw new Error(`A shader of the ground does not work here: ${gl.getProgramInfoLog(program) ?? ''}`);
    const found = new Map<string, WebGLUniformLocation | null>();
    return { program, at: (name) => { if (!found.has(name)) found.set(name, gl.getUniformLocation(program, name)); return found.get(name)!; } };
}

/** A texture of numbers of 16 bits, one for each cell. */
export function putNumbers(gl: WebGL2RenderingContext, texture: WebGLTexture, width: number, height: number, numbers: Uint16Array): void {
    gl.bindTexture(gl.TEXTURE_2D, texture);
    gl.pixelStorei(gl.UNPACK_ALIGNMENT, 2);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.R16UI, width, height, 0, gl.RED_INTEGER, gl.UNSIGNED_SHORT, numbers);
    for (const [name, value] of [[gl.TEXTURE_MIN_FILTER, gl.NEAREST], [gl.TEXTURE_MAG_FILTER, gl.NEAREST], [gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE], [gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE]] as const)
        gl.texParameteri(gl.TEXTURE_2D, name, value);
}
