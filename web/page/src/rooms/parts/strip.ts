// TypeScript as JavaScript: types become blanks, so that every line and column stays where it is.
import { typescriptLanguage } from '@codemirror/lang-javascript';
import type { SyntaxNode, Tree } from '@lezer/common';

export interface Fault {
    readonly message: string;
    readonly line: number;
}
export type Stripped = { readonly js: string } | { readonly fault: Fault };

// Nodes that are types alone.
const types = new Set([
    'TypeAnnotation', 'TypeParamList', 'TypeArgList', 'TypeAliasDeclaration', 'InterfaceDeclaration', 'AmbientDeclaration', 'Privacy', 'readonly', 'Optional',
    'abstract', 'override',
]);
const refused: Readonly<Record<string, string>> = {
    EnumDeclaration: 'enums are not understood here: take an object',
    NamespaceDeclaration: 'namespaces are not understood here',
    DynamicImport: 'import() is not allowed here: import from pave-maps above',
    PrefixCast: 'write "x as T" instead of "<T>x"',
    Decorator: 'decorators are not understood here',
};

/** Takes the types out, and turns import and export into what the worker gives. */
export function strip(source: string): Stripped {
    const tree: Tree = typescriptLanguage.parser.parse(source);
    const lineOf = (at: number): number => source.slice(0, at).split('\n').length;
    const out = source.split(''); // by the units that the parser counts, of which an emoji has two
    let fault: Fault | undefined;
    const fail = (node: SyntaxNode, message: string): void => { fault ??= { message, line: lineOf(node.from) }; };
    const put = (from: number, to: number, text = ''): void => {
        for (let i = from; i < to; i++) if (out[i] !== '\n') out[i] = ' ';
        if (text) out[from] = text;
    };
    tree.iterate({
        enter(reference) {
            if (fault) return false;
            const { node } = reference;
            if (node.type.isError) fail(node, 'here something is missing, or too much');
            else if (refused[node.name]) fail(node, refused[node.name]!);
            else if (node.name === 'Privacy' && node.parent?.name === 'ParamList') fail(node, 'write the assignment into the constructor');
            else if (types.has(node.name)) put(node.from, node.to);
            else if (node.name === 'ImportDeclaration') imports(source, node, put, fail);
            else if (node.name === 'ExportDeclaration') return exports(node, put, fail, (at) => { out[at] += ';'; });
            else if (node.name === 'BinaryExpression') casts(node, put);
            else if (node.name === 'PostfixExpression' && node.lastChild?.name === 'LogicOp') put(node.lastChild.from, node.lastChild.to);
            else if (node.name === 'PropertyDeclaration') node.getChildren('LogicOp').forEach(({ from, to }) => put(from, to));
            else if (node.name === 'ParamList') thisParameter(node, put);
            else return true;
            return !types.has(node.name) && node.name !== 'ImportDeclaration';
        },
    });
    return fault ? { fault } : { js: out.join('') };
}

type Put = (from: number, to: number, text?: string) => void;
type Fail = (node: SyntaxNode, message: string) => void;

// import { a, type T, b as c } from 'pave-maps' is const { a, b: c } = __pave; on one line.
function imports(source: string, node: SyntaxNode, put: Put, fail: Fail): void {
    const text = source.slice(node.from, node.to);
    const type = node.firstChild?.nextSibling?.name === 'type';
    const from = /['"]([^'"]*)['"]/.exec(text)?.[1];
    if (from !== 'pave-maps') return fail(node, `there is only 'pave-maps' to import from`);
    if (type) return put(node.from, node.to);
    const star = /^import\s*\*\s*as\s+(\w+)/.exec(text)?.[1];
    const group = /\{([^}]*)\}/.exec(text)?.[1];
    if (!star && group === undefined) return fail(node, `import { hex } from 'pave-maps'`);
    const names = (group ?? '').split(',').map((it) => it.trim()).filter((it) => it && !it.startsWith('type '));
    put(node.from, node.to, star ? `const ${star} = __pave;` : `const { ${names.map((it) => it.replace(/\s+as\s+/, ': ')).join(', ')} } = __pave;`);
}

// export default f is __module.default = f; other exports only lose the word.
function exports(node: SyntaxNode, put: Put, fail: Fail, end: (at: number) => void): boolean {
    const [word, next] = [node.firstChild!, node.firstChild!.nextSibling];
    if (next?.name === 'type' || node.getChild('TypeAliasDeclaration') && next?.name !== 'TypeAliasDeclaration') {
        put(node.from, node.to);
        return false;
    }
    if (next?.name === 'default') {
        put(word.from, next.to, '__module.default =');
        end(node.to - 1);
    } else if (node.getChild('ExportGroup') || node.getChild('Star')) fail(node, 'only "export default" counts here');
    else put(word.from, word.to);
    return true;
}

// x as T, x satisfies T: only x stays.
function casts(node: SyntaxNode, put: Put): void {
    const word = node.getChild('as') ?? node.getChild('satisfies');
    if (word) put(word.from, node.to);
}

// f(this: T, ...) has no such parameter.
function thisParameter(node: SyntaxNode, put: Put): void {
    const self = node.getChild('this');
    if (!self) return;
    const comma = node.getChild(',');
    put(self.from, comma ? comma.to : self.to);
}
