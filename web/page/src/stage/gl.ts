// WebGL2 on a canvas: programs and their uniforms, one triangle that covers everything, and whether there is WebGL at all.

const known = new WeakMap<HTMLCanvasElement, WebGL2RenderingContext | null>();

/** The context of a canvas, the same at each call; null where WebGL2 is missing or the address forbids it, gl=0. `covers`: its triangles cover everything, and have no edges to smooth. */
export function glOf(canvas: HTMLCanvasElement, covers = false): WebGL2RenderingContext | null {
    let gl = known.get(canvas);
    if (gl === undefined) {
        gl = /[?&]gl=0(&|$)/.test(location.href) ? null : canvas.getContext('webgl2', { antialias: !covers, alpha: true, preserveDrawingBuffer: !covers });
        known.set(canvas, gl);
    }
    return gl;
}

/** Numbers by name, and textures. */
export type Uniforms = Readonly<Record<string, number | readonly number[] | WebGLTexture>>;
export interface Program {
    readonly program: WebGLProgram;
    /** Uses the program with these uniforms; each texture takes a unit of its own. */
    use(uniforms: Uniforms): void;
}

/** The vertex shader of one triangle over the whole canvas: no buffers. */
const coverVertex = `#version 300 es
void main() { gl_Position = vec4(vec2((gl_VertexID << 1) & 2, gl_VertexID & 2) * 2.0 - 1.0, 0.0, 1.0); }`;

/** A program; what is wrong with a shader is an error. */
export function programOf(gl: WebGL2RenderingContext, fragment: string, vertex = coverVertex): Program {
    const program = gl.createProgram()!;
    for (const [kind, source] of [[gl.VERTEX_SHADER, vertex], [gl.FRAGMENT_SHADER, fragment]] as const) {
        const shader = gl.createShader(kind)!;
        gl.shaderSource(shader, source);
        gl.compileShader(shader);
        gl.attachShader(program, shader);
    }
    gl.linkProgram(program);
    if (!gl.getProgramParameter(program, gl.LINK_STATUS) && !gl.isContextLost()) throw new Error(`A shader does not work here: ${gl.getProgramInfoLog(program) ?? ''}`);
    const active = Array.from({ length: gl.getProgramParameter(program, gl.ACTIVE_UNIFORMS) ?? 0 }, (_, i) => gl.getActiveUniform(program, i)!);
    const setters = active.map(({ name, type }) => ({ name, set: setterOf(gl, type, gl.getUniformLocation(program, name)) }));
    return {
        program,
        use(uniforms) {
            gl.useProgram(program);
            let unit = 0;
            for (const { name, set } of setters) unit += set(uniforms[name] as never, unit) ?? 0;
        },
    };
}

// Sets a uniform of a type; of textures returns how many units it takes.
function setterOf(gl: WebGL2RenderingContext, type: number, at: WebGLUniformLocation | null): (value: never, unit: number) => number | void {
    switch (type) {
        case gl.FLOAT: return (value) => gl.uniform1f(at, value);
        case gl.FLOAT_VEC2: return (value) => gl.uniform2fv(at, value);
        case gl.FLOAT_VEC3: return (value) => gl.uniform3fv(at, value);
        case gl.FLOAT_VEC4: return (value) => gl.uniform4fv(at, value);
        case gl.INT: return (value) => gl.uniform1i(at, value);
        case gl.INT_VEC2: return (value) => gl.uniform2iv(at, value);
        default: return (texture, unit) => {
            gl.activeTexture(gl.TEXTURE0 + unit);
            gl.bindTexture(type === gl.SAMPLER_2D_ARRAY ? gl.TEXTURE_2D_ARRAY : gl.TEXTURE_2D, texture);
            gl.uniform1i(at, unit);
            return 1;
        };
    }
}

/** An empty picture of the size of the canvas, to draw on. */
export function clear(gl: WebGL2RenderingContext): void {
    gl.viewport(0, 0, gl.drawingBufferWidth, gl.drawingBufferHeight);
    gl.clearColor(0, 0, 0, 0);
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
}

/** Draws one triangle that covers everything with a program and its uniforms. */
export function cover(gl: WebGL2RenderingContext, program: Program, uniforms: Uniforms): void {
    gl.bindVertexArray(null);
    program.use(uniforms);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
}

/** Binds a texture; its texels are read one by one, none of them mixed, unless `filter` says so. */
export function bind(gl: WebGL2RenderingContext, target: number, texture: WebGLTexture, filter: number = gl.NEAREST): void {
    gl.activeTexture(gl.TEXTURE0);
    gl.bindTexture(target, texture);
    gl.texParameteri(target, gl.TEXTURE_MIN_FILTER, filter);
    gl.texParameteri(target, gl.TEXTURE_MAG_FILTER, filter === gl.NEAREST ? gl.NEAREST : gl.LINEAR);
    for (const name of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T]) gl.texParameteri(target, name, gl.CLAMP_TO_EDGE);
}

/** Without WebGL: a picture pixel by pixel, as bytes r, g, b, a. */
export function drawPixels(canvas: HTMLCanvasElement, put: (out: Uint32Array, width: number, height: number) => void): void {
    const image = new ImageData(canvas.width, canvas.height);
    put(new Uint32Array(image.data.buffer), canvas.width, canvas.height);
    canvas.getContext('2d')!.putImageData(image, 0, 0);
}

/** Hides a canvas on which nothing stands, so that it costs nothing to put it over the others. Returns whether it is shown. */
export function shows(canvas: HTMLCanvasElement, is: boolean): boolean {
    const value = is ? '' : 'hidden';
    if (canvas.style.visibility !== value) canvas.style.visibility = value;
    return is;
}
