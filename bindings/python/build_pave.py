"""Makes the extension module pave._pave from the headers: every public type and function, through cffi.

Run by setup.py. PAVE_ROOT names the source tree (two folders up by default). The C library is
compiled with the module from src/pave.c, or taken from PAVE_LIBRARY, a static libpave.a.
"""
import json
import os
import re
import subprocess
import sys

import cffi

here = os.path.dirname(os.path.abspath(__file__))
root = os.path.abspath(os.environ.get('PAVE_ROOT') or os.path.join(here, '..', '..'))
library = os.environ.get('PAVE_LIBRARY')

# Functions of single cells that Python calls for arrays, with the loop written in C: name, the type
# of an element for each parameter (None: the same value for all), and of the result.
LOOPS = [
    ('hex_distance', ['pave_cell', 'pave_cell'], 'int64_t'),
    ('square_distance', ['pave_cell', 'pave_cell', None], 'int64_t'),
    ('tri_distance', ['pave_cell', 'pave_cell', None], 'int64_t'),
    *((f'{grid}_face_at', [None, 'pave_vec2'], 'pave_cell') for grid in ('square', 'hex', 'tri')),
    *((f'{grid}_face_point', [None, 'pave_cell'], 'pave_vec2') for grid in ('square', 'hex', 'tri')),
    ('world_at', [None, 'pave_cell'], 'uint32_t'),
    ('window_index', [None, 'pave_cell'], 'int64_t'),
    ('window_cell', [None, 'int64_t'], 'pave_cell'),
]


def read_api():
    """What bindings/read says of the headers."""
    run = subprocess.run([sys.executable, os.path.join(root, 'bindings', 'read', 'read')], stdout=subprocess.PIPE, check=True)
    return json.loads(run.stdout)


def declare(kind, name):
    """int32_t[8], x -> int32_t x[8]; void (*)(int), run -> void (*run)(int)."""
    if '(*)[' in kind:
        kind = kind.replace('const ', '')  # cffi 1.15 writes wrong C for pointers to constant arrays
    if '(*)' in kind:
        return kind.replace('(*)', f'(*{name})', 1)
    array = re.match(r'^(.*?)((?:\[\d*\])+)$', kind)
    return f'{array[1]} {name}{array[2]}' if array else f'{kind} {name}'


def loop(api, name, elements, result):
    """A C function that calls pave_NAME for each of `count` elements."""
    parameters = next(f['parameters'] for f in api['functions'] if f['name'] == 'pave_' + name)
    heads = [declare(p['type'], p['name']) if e is None else f'const {e} *{p["name"]}' for p, e in zip(parameters, elements)]
    calls = ', '.join(p['name'] if e is None else p['name'] + '[i]' for p, e in zip(parameters, elements))
    head = f'void each_{name}({", ".join(heads)}, int64_t count, {result} *out)'
    return head + ';', f'{head}\n{{\n    for (int64_t i = 0; i < count; i++) out[i] = pave_{name}({calls});\n}}\n'


def declarations(api):
    for entry in api['enums']:
        values = ', '.join(f'{v["name"]} = {v["value"]}' for v in entry['values'])
        yield f'typedef enum {entry["name"]} {{ {values} }} {entry["name"]};'
    for entry in api['structs']:
        yield f'typedef struct {entry["name"]} {entry["name"]};'
    for entry in api['callbacks']:
        yield 'typedef ' + entry['type'].replace(' (', f' {entry["name"]}(', 1) + ';'
    for entry in api['structs']:
        if entry['fields'] is not None:
            fields = ' '.join(declare(f['type'], f['name']) + ';' for f in entry['fields'])
            yield f'struct {entry["name"]} {{ {fields} }};'
    for entry in api['functions']:
        if not entry['variadic']:
            parameters = ', '.join(declare(p['type'], p['name']) for p in entry['parameters'])
            yield f'{entry["result"]} {entry["name"]}({parameters or "void"});'
    for entry in api['constants']:
        if isinstance(entry['value'], int):
            yield f'#define {entry["name"]} ...'


def words(api):
    """pave/_words.py: the words of each enumeration, as the command spells them."""
    lists = {e['name']: {v['word']: v['value'] for v in e['values'] if v['word'] is not None} for e in api['enums']}
    text = '"""The words of enumerations. Made by build_pave.py."""\nWORDS = {\n'
    text += ''.join(f'    {name!r}: {values!r},\n' for name, values in lists.items() if values)
    with open(os.path.join(here, 'pave', '_words.py'), 'w', encoding='utf8') as out:
        out.write(text + '}\n')


api = read_api()
words(api)
loops = [loop(api, *row) for row in LOOPS]
ffibuilder = cffi.FFI()
ffibuilder.cdef('\n'.join([*declarations(api), *(head for head, _ in loops)]))
source = '#include <pave/pave.h>\n' + ''.join(body for _, body in loops)
ffibuilder.set_source(
    'pave._pave', source if library else '#include "src/pave.c"\n' + source,
    include_dirs=[os.path.join(root, 'include'), root], define_macros=[('PAVE_STATIC', None), ('NDEBUG', None)],
    extra_objects=[library] if library else [], libraries=['m'], py_limited_api=True,
    extra_compile_args=os.environ.get('PAVE_CFLAGS', '-O2').split() + ['-w', '-std=gnu17', '-ffp-contract=off'])
