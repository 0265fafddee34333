"""Between Python and C: errors, words, arrays, definitions, and objects that C owns."""
from __future__ import annotations

import functools
import operator
from typing import Any, Callable, Optional

import numpy as np

from ._pave import ffi, lib as C
from ._words import WORDS

version: str = ffi.string(C.pave_version()).decode()
COORDINATE_MAX = 2**29


class Error(ValueError):
    """Says what is wrong and what to do. `result` is a word: 'range', 'invalid', 'incomplete', ..."""

    def __init__(self, result: str, message: str):
        super().__init__(message)
        self.result = result


def check(result: int, error: Any = None) -> None:
    """Raises what a result of C says; PAVE_OK does nothing."""
    if result == C.PAVE_OK:
        return
    text = ffi.string(error.message) if error else b''
    text = (text or ffi.string(C.pave_result_text(result))).decode()
    if result == C.PAVE_NO_MEMORY:
        raise MemoryError(text)
    raise Error(next(word for word, value in WORDS['pave_result'].items() if value == result), text)


def word_value(enum: str, word: str) -> int:
    """The value of a word, such as 'offset-odd-r'."""
    try:
        return WORDS[enum][word]
    except KeyError:
        raise Error('not-found', f'{word!r} is not one of {", ".join(WORDS[enum])}') from None


def value_word(enum: str, value: int) -> str:
    return next(word for word, each in WORDS[enum].items() if each == value)


# ---- Arrays -------------------------------------------------------------------------------------

DTYPES = {'int8_t': 'i1', 'uint8_t': 'u1', 'int16_t': 'i2', 'uint16_t': 'u2', 'int32_t': 'i4', 'uint32_t': 'u4', 'int64_t': 'i8',
          'uint64_t': 'u8', 'double': 'f8', '_Bool': '?', 'pave_cell': 'i4', 'pave_vec2': 'f8', 'pave_point': 'i4'}


def items(array: np.ndarray, kind: str) -> Any:
    """The memory of a numpy array as a pointer of C; nothing is copied."""
    return ffi.cast(f'{kind} *', ffi.from_buffer(array)) if array.size else ffi.NULL


def seed_in(seed: Any) -> int:
    seed = operator.index(seed)
    if not 0 <= seed < 2**64:
        raise Error('range', f'seed {seed} is not 0 to 2^64 - 1')
    return seed


def integers_in(name: str, values: Any, kind: str) -> np.ndarray:
    """Integers as a consecutive array of a type of C, which must hold them."""
    values, limits = np.asarray(values), np.iinfo(DTYPES[kind])
    if values.size and (values.dtype.kind not in 'biu' or not limits.min <= int(values.min()) <= int(values.max()) <= limits.max):
        raise Error('range', f'{name} must be integers from {limits.min} to {limits.max}')
    return np.ascontiguousarray(values, limits.dtype)


def cells_in(cells: Any, faces: int = 1) -> np.ndarray:
    """Cells (..., 2) or (..., 3) as consecutive q, r, s. `faces` is the number of faces in a unit cell: s is below it."""
    cells = np.asarray(cells)
    if cells.dtype.kind not in 'iu' and cells.size:
        raise TypeError('cells are integers')
    if cells.shape[-1:] not in ((2,), (3,)):
        raise ValueError('a cell is (q, r) or (q, r, s): the last axis has 2 or 3 elements')
    if cells.size and (cells[..., :2].min() < -COORDINATE_MAX or cells[..., :2].max() > COORDINATE_MAX):
        raise Error('range', 'a coordinate is beyond 2^29')
    if cells.size and cells.shape[-1] == 3 and (cells[..., 2].min() < 0 or cells[..., 2].max() >= faces):
        raise Error('range', f's of a cell is not 0 to {faces - 1}' if faces > 1 else 's of a cell is not 0')
    out = np.zeros(cells.shape[:-1] + (3,), 'i4')
    out[..., :cells.shape[-1]] = cells
    return out


def cell_in(cell: Any, faces: int = 1) -> tuple:
    """One cell as q, r, s."""
    cell = cells_in(cell, faces)
    if cell.ndim != 1:
        raise ValueError('one cell is expected here, not an array of cells')
    return tuple(int(each) for each in cell)


class _Memory:
    """An array in memory of C, for numpy. It keeps the owner of that memory alive."""

    def __init__(self, owner: Any, pointer: Any, shape: tuple, dtype: str):
        self.owner = owner
        self.__array_interface__ = {'version': 3, 'shape': shape, 'typestr': np.dtype(dtype).str, 'data': (int(ffi.cast('uintptr_t', pointer)), True)}


def view(owner: Any, pointer: Any, shape: tuple, kind: str) -> np.ndarray:
    """A read-only array of what C owns; nothing is copied."""
    if 0 in shape or pointer == ffi.NULL:
        return np.empty(shape, DTYPES[kind])
    return np.asarray(_Memory(owner, pointer, shape, DTYPES[kind]))


# ---- Definitions --------------------------------------------------------------------------------

@functools.lru_cache(maxsize=None)
def _fields(name: str) -> dict:
    return dict(ffi.typeof(name).fields)


def define(name: str, keep: list, **values: Any) -> Any:
    """A new struct of C. Words become enumerators, arrays and objects pointers, dictionaries structs;
    None is left 0. What must live as long as the struct goes to `keep`."""
    out = ffi.new(f'{name} *')
    keep.append(out)
    _set(out, name, keep, values)
    return out


def _set(out: Any, name: str, keep: list, values: dict) -> None:
    fields = _fields(name)
    for field, value in values.items():
        kind = fields[field].type
        if value is None:
            continue
        if kind.kind == 'enum' and not isinstance(value, str):
            raise TypeError(f'{field} must be a word, not {value!r}')
        if isinstance(value, dict):
            _set(getattr(out, field), kind.cname, keep, value)
        elif isinstance(value, str) and kind.kind == 'enum':
            setattr(out, field, word_value(kind.cname.replace('enum ', ''), value))
        elif isinstance(value, str):
            raise TypeError(f'{field} must be {"a number" if kind.kind == "primitive" else "an object"}, not {value!r}')
        elif isinstance(value, Object):
            keep.append(value)
            setattr(out, field, value.c)
        elif isinstance(value, (np.ndarray, list)) and kind.kind == 'pointer':
            item = kind.item.cname
            array = integers_in(field, value, item) if DTYPES[item][0] in 'iu' else np.ascontiguousarray(value, DTYPES[item])
            keep.append(array)
            setattr(out, field, items(array, item))
        else:
            keep.append(value)  # perhaps the pointer of a temporary object
            setattr(out, field, value)


class Object:
    """Something that C made. It is destroyed when nothing in Python uses it any more."""

    c: Any
    _kept: Any

    def _own(self, pointer: Any, destroy: Callable, *kept: Any) -> None:
        self.c = ffi.gc(pointer, destroy)
        self._kept = kept


def make(kind: str, function: Callable, *arguments: Any) -> Any:
    """What a function with `out` and `error` at its end makes."""
    out, error = ffi.new(f'{kind} **'), ffi.new('pave_error *')
    check(function(*arguments, out, error), error)
    return out[0]


def collect(capacity: int, call: Callable, kind: str = 'pave_cell', columns: int = 3) -> np.ndarray:
    """The elements that a function writes: `call` takes out, capacity, count."""
    count = ffi.new('int64_t *')
    while True:
        out = np.empty((capacity, columns) if columns > 1 else capacity, DTYPES[kind])
        result = call(items(out, kind), capacity, count)
        if result != C.PAVE_CAPACITY:
            check(result)
            return out[:count[0]]
        capacity = count[0]


def svg(scene: Any, size: Optional[Any] = None) -> str:
    """The text of a scene as SVG; the scene is destroyed."""
    parts: list = []

    @ffi.callback('bool(void *, const char *, size_t)')
    def write(_context: Any, text: Any, count: int) -> bool:
        parts.append(ffi.buffer(text, count)[:])
        return True

    scene = ffi.gc(scene, C.pave_scene_destroy)
    sink, error = ffi.new('pave_scene_sink *'), ffi.new('pave_error *')
    sink.write = write
    check(C.pave_scene_write_svg(scene, size or ffi.NULL, sink[0], error), error)
    return b''.join(parts).decode()


class Picture:
    """What Jupyter shows, and what can be saved: objects with a picture."""

    def _scene(self) -> Any:
        raise NotImplementedError

    def svg(self) -> str:
        """The picture as the text of an SVG file."""
        return svg(self._scene())

    def _repr_svg_(self) -> str:
        return self.svg()

    def save(self, path: Any) -> None:
        """Writes the picture as an SVG file."""
        with open(path, 'w', encoding='utf8') as file:
            file.write(self.svg())


def feature_collection(polygons: list, properties: list) -> dict:
    """GeoJSON of polygons: each a list of rings, the outer one first, or a list of such lists."""
    features = []
    for number, (polygon, each) in enumerate(zip(polygons, properties)):
        several = bool(polygon) and isinstance(polygon[0], list)
        closed = [[np.vstack([ring, ring[:1]]).tolist() for ring in rings] for rings in (polygon if several else [polygon])]
        geometry = {'type': 'MultiPolygon', 'coordinates': closed} if several else {'type': 'Polygon', 'coordinates': closed[0]}
        features.append({'type': 'Feature', 'id': number, 'properties': each, 'geometry': geometry})
    return {'type': 'FeatureCollection', 'features': features}
