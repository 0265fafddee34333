"""Endless tiled worlds."""
from __future__ import annotations

import operator
import os
import xml.etree.ElementTree as ElementTree
from typing import Any, Optional, Sequence, Union

import numpy as np

from ._core import C, COORDINATE_MAX, Error, Object, Picture, cells_in, check, define, ffi, items, make, seed_in, value_word, word_value
from ._words import WORDS
from .windows import Walls, Window, tiling_of

__all__ = ['EMPTY', 'WangSet', 'World', 'builtins']
EMPTY = 0xFFFFFFFF
builtins = list(WORDS['pave_builtin'])


class WangSet(Object):
    """Tiles with colours on their edges, in their corners, or both.

    `tiles` is the name of a built-in set, the path of a TSX file of Tiled, or an array (n, 2 * sides) of colours from 1,
    0 for unset, in the order top, top right, right, ... clockwise. A built-in set has variants of its tiles on squares;
    with `sides`, also 4, it is the set for faces of a tiling.
    """

    def __init__(self, tiles: Any, kind: str = 'edge', *, ids: Any = None, weights: Any = None, color_weights: Any = None,
                 color_names: Optional[Sequence[str]] = None, sides: Optional[int] = None):
        self.builtin: Optional[int] = None
        self.color_names = list(color_names or ())
        if isinstance(tiles, str) and not tiles.endswith('.tsx'):
            if '.' in tiles:
                raise Error('unsupported', f'{tiles!r} is not a tile set: save it in Tiled as a .tsx file, and give its path')
            self.builtin = word_value('pave_builtin', tiles)
            made = (make('pave_wang_set', C.pave_builtin_create, self.builtin, ffi.NULL) if sides is None else
                    make('pave_wang_set', C.pave_builtin_create_sides, self.builtin, sides, ffi.NULL))
            self._own(made, C.pave_wang_destroy)
            self.color_names = [ffi.string(C.pave_builtin_color_name(self.builtin, color)).decode() for color in range(1, self.color_count + 1)]
            return
        if isinstance(tiles, (str, os.PathLike)):
            tiles, kind, ids, weights, color_weights, self.color_names = _read_tsx(tiles)
        colors = np.asarray(tiles)
        if colors.ndim == 0:
            raise TypeError(f'tiles must be a WangSet, the name of a built-in set, the path of a .tsx file, or rows of colours, not {type(tiles).__name__}')
        if colors.dtype.kind not in 'iu' or (colors.size and not 0 <= colors.min() <= colors.max() <= 254):
            raise ValueError('colours are integers from 0 to 254')
        colors = np.ascontiguousarray(colors, 'u1')
        if colors.ndim != 2 or colors.shape[1] % 2:
            raise ValueError('tiles are rows of 2 * sides colours')
        count = max(int(colors.max(initial=0)), len(self.color_names), 1)
        for name, each, length in (('ids', ids, len(colors)), ('weights', weights, len(colors)), ('color_weights', color_weights, count)):
            if each is not None and len(each) != length:
                raise ValueError(f'{name} need {length} elements')
        keep: list = []
        definition = define('pave_wang_def', keep, kind=kind, sides=colors.shape[1] // 2, color_count=count, tile_count=len(colors), colors=colors,
                            ids=None if ids is None else list(ids), tile_weights=None if weights is None else list(weights),
                            color_weights=None if color_weights is None else list(color_weights))
        self._own(make('pave_wang_set', C.pave_wang_create, definition, ffi.NULL), C.pave_wang_destroy)

    def __len__(self) -> int:
        return C.pave_wang_tile_count(self.c)

    @property
    def color_count(self) -> int:
        return C.pave_wang_color_count(self.c)

    @property
    def complete(self) -> bool:
        """Whether the set has a tile for each combination of its colours."""
        return C.pave_wang_take_census(self.c).complete

    def missing(self, limit: int = 1000) -> list:
        """Combinations that no tile has, as tuples of colours; at most `limit` of them."""
        places, out = C.pave_wang_take_census(self.c).places, []
        combination = ffi.new('uint8_t[]', C.PAVE_WANG_PLACES_MAX)
        while len(out) < limit and C.pave_wang_next_missing(self.c, combination):
            out.append(tuple(combination[0:places]))
        return out

    def color(self, name: Union[str, int]) -> int:
        """The number of a colour, from its name or number."""
        if isinstance(name, str):
            if name not in self.color_names:
                raise Error('not-found', f'{name!r} is not one of the colours {", ".join(self.color_names)}')
            return self.color_names.index(name) + 1
        if not 1 <= name <= self.color_count:
            raise Error('range', f'colour {name} is not 1 to {self.color_count}')
        return int(name)


def _read_tsx(path: Any) -> tuple:
    """The first Wang set of a tile set of Tiled 1.5 or later."""
    try:
        root = ElementTree.parse(path).getroot()
    except ElementTree.ParseError as wrong:
        raise Error('invalid', f'{path}: this is not well-formed XML: {wrong}') from None
    wangset = root.find('wangsets/wangset') if root.tag == 'tileset' else None
    if wangset is None:
        raise Error('not-found', f'{path}: there is no Wang set; make one in Tiled, with View, Terrain Sets')
    kind = wangset.get('type', 'mixed')
    named = wangset.findall('wangcolor')
    probability = {tile.get('id'): float(tile.get('probability', 1)) for tile in root.findall('tile')}
    ids, rows = [], []
    for tile in wangset.findall('wangtile'):
        places = tile.get('wangid', '').split(',')
        if len(places) != 8:
            raise Error('unsupported', f'{path}: a wangid has 8 numbers; save the tile set in Tiled 1.5 or later')
        ids.append(int(tile.get('tileid', '')))
        rows.append([int(place) for place in places])
    if not rows:
        raise Error('invalid', f'{path}: the Wang set {wangset.get("name")!r} has no tiles')
    colors = np.array(rows)
    if colors.min() < 0 or colors.max() > len(named):
        raise Error('range', f'{path}: a wangid has a colour that the Wang set does not have')
    if kind != 'mixed':
        colors[:, 1 if kind == 'edge' else 0::2] = 0
    return (colors.astype('u1'), kind, ids, [probability.get(str(tile), 1.0) for tile in ids], [float(color.get('probability', 1)) for color in named],
            [color.get('name', '') for color in named])


class World(Object):
    """An endless world: world[rows, columns] is an array of tile ids, the same in any order of calls.

    noise:      hills about twice so many cells apart, along which the colours go from low to high
    bands:      the colours from low to high, by name or number; with `noise`
    connected:  True, or the colours that can be passed: every cell can be reached from every other one
    solid:      with `connected`, the share of cells that become rock, 0 to 1
    """

    def __init__(self, tiles: Any = 'roads', seed: int = 0, *, grid: str = 'square', method: str = 'auto', noise: int = 0, octaves: int = 1,
                 roughness: float = 0.5, bands: Optional[Sequence] = None, connected: Any = False, solid: float = 0.0):
        keep: list = []
        tiling = tiling_of(grid, keep)
        faces = tiling.face_count
        counts = [C.pave_tiling_side_count(tiling, face) for face in range(faces)]
        if isinstance(tiles, WangSet):
            sets = [tiles] * faces
        else:
            made = {sides: WangSet(tiles, sides=None if grid == 'square' else sides) for sides in set(counts)}
            sets = [made[sides] for sides in counts]
        self.tiles, self.grid, self.seed, self._faces = sets[0], grid, seed_in(seed), faces
        self._sets, self._keep = sets, keep
        values: dict = {'seed': self.seed, 'method': method, 'solid': solid}
        if grid != 'square':
            values['tiling'] = tiling
        if faces > 1:
            values['sets'] = ffi.new('pave_wang_set *[]', [each.c for each in sets])
            keep.append(values['sets'])
        else:
            values['set'] = sets[0]
        if noise:
            values['bias'] = self._noise(keep, noise, octaves, roughness, bands)
        elif bands is not None:
            raise Error('invalid', 'bands follow noise: give noise too, such as noise=24')
        if connected is not False:
            values['passable'] = self._passable(connected)
        definition = define('pave_world_def', keep, **values)
        self._own(make('pave_world', C.pave_world_create, definition, ffi.NULL), C.pave_world_destroy, keep, sets)

    def _passable(self, connected: Any) -> np.ndarray:
        out = np.zeros(self.tiles.color_count + 1, '?')
        if connected is True:
            if self.tiles.builtin is None:
                raise Error('invalid', 'name the colours that can be passed: connected=["road"]')
            for color in range(1, len(out)):
                out[color] = C.pave_builtin_color_passable(self.tiles.builtin, color)
        else:
            for color in [connected] if isinstance(connected, (str, int)) else connected:
                out[self.tiles.color(color)] = True
        return out

    def _noise(self, keep: list, noise: int, octaves: int, roughness: float, bands: Optional[Sequence]) -> Any:
        count, weights = self.tiles.color_count, np.zeros((C.PAVE_BIAS_LEVELS, self.tiles.color_count + 1), 'u2')
        if bands is None and self.tiles.builtin is not None:
            shares = [max(1, round(C.pave_builtin_color_weight(self.tiles.builtin, color))) for color in range(1, count + 1)]
            order = [color for color, share in enumerate(shares, 1) for _ in range(share)]
        else:
            order = [self.tiles.color(color) for color in bands or range(1, count + 1)]
        runs = 1 + sum(a != b for a, b in zip(order, order[1:]))
        blend = min(256, C.PAVE_BIAS_BLEND * len(order) // runs)
        row = np.array(order, 'u1')
        check(C.pave_bias_bands(count, items(row, 'uint8_t'), len(order), blend, items(weights, 'uint16_t')))
        keep.append(weights)
        return define('pave_bias', keep, kind='noise', weights=weights,
                      noise={'seed': self.seed, 'scale': noise, 'octaves': octaves, 'roughness': int(roughness * 256)})

    @property
    def method(self) -> str:
        return value_word('pave_world_method', C.pave_world_method_of(self.c))

    def __hash__(self) -> int:
        return C.pave_world_hash(self.c)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, World) and C.pave_world_hash(self.c) == C.pave_world_hash(other.c)

    def at(self, q: Any, r: Any = None, s: int = 0) -> Any:
        """The tile of a cell, world.at(-3, 2), or the tiles of an array of cells, world.at(cells)."""
        if r is not None:
            q, r, s = operator.index(q), operator.index(r), operator.index(s)
            if max(abs(q), abs(r)) > COORDINATE_MAX or not 0 <= s < self._faces:
                raise Error('range', f'{q},{r},{s} is not a cell: |q| and |r| are at most 2^29, and s is below {self._faces}')
            return C.pave_world_at(self.c, (q, r, s))
        cells = cells_in(q, self._faces)
        out = np.empty(cells.shape[:-1], 'u4')
        C.each_world_at(self.c, items(cells, 'pave_cell'), out.size, items(out, 'uint32_t'))
        return out if out.ndim else int(out)

    def fill(self, q: int, r: int, width: int, height: int, out: Optional[np.ndarray] = None) -> np.ndarray:
        """The ids of a rectangle, rows first; into `out` if it is given. Where a unit cell has several faces, as on triangles,
        a row has those of each cell one after another: (height, width * faces)."""
        q, r, width, height = (operator.index(each) for each in (q, r, width, height))
        if width < 0 or height < 0 or width * self._faces * height > 2**31:
            raise Error('range', f'{width} x {height} cells are not a rectangle of at most 2^31 tiles')
        if min(q, r) < -COORDINATE_MAX or max(q + width, r + height) > COORDINATE_MAX + 1:
            raise Error('range', f'{width} x {height} cells at {q},{r} reach beyond 2^29')
        shape = (height, width * self._faces)
        if out is None:
            out = np.empty(shape, 'u4')
        if not isinstance(out, np.ndarray) or out.dtype != np.uint32 or out.shape != shape or not out.flags.writeable or (
                out.size and (out.strides[1] != 4 or out.strides[0] < 4 * shape[1])):
            raise TypeError(f'out must be a writeable array of uint32 with the shape {shape} and consecutive columns')
        if out.size:
            check(C.pave_world_fill(self.c, (q, r, width, height), ffi.NULL, ffi.cast('uint32_t *', out.ctypes.data), out.strides[0] // 4))
        return out

    def window(self, window: Window) -> np.ndarray:
        """The ids of the cells of a window, which is of the grid of the world."""
        if window.grid != self.grid:
            raise Error('invalid', f'a window of {window.grid} has no cells of a world on {self.grid}')
        out = np.empty(len(window), 'u4')
        check(C.pave_world_fill_window(self.c, window.c, ffi.NULL, items(out, 'uint32_t')))
        return out

    def __getitem__(self, key: Any) -> Any:
        if not isinstance(key, tuple) or len(key) != 2:
            raise IndexError('a world has two axes: world[rows, columns]')
        r, q = (k if isinstance(k, slice) else slice(operator.index(k), operator.index(k) + 1) for k in key)
        if None in (r.start, r.stop, q.start, q.stop) or (r.step or 1) != 1 or (q.step or 1) != 1:
            raise IndexError('a world has no end: give both ends of rows and columns, such as world[0:64, -32:32]')
        out = self.fill(q.start, r.start, max(0, q.stop - q.start), max(0, r.stop - r.start))
        return out[tuple(slice(None) if isinstance(k, slice) else 0 for k in key)]

    def walls(self, window: Window, passable: Any = True) -> Walls:
        """What cannot be passed in a window: closed sides, and cells without an open side. `passable` as `connected` of the world."""
        ids, out, colors = self.window(window), Walls(window), self._passable(passable)
        sets = ffi.new('pave_wang_set *[]', [each.c for each in self._sets])
        check(C.pave_world_mask(sets, items(ids, 'uint32_t'), items(colors, '_Bool'), out.c))
        return out

    def picture(self, window: Window) -> 'WorldPicture':
        """A picture of the cells of a window, for Jupyter or a file."""
        return WorldPicture(self, window)


class WorldPicture(Picture):
    """A picture of a piece of a world."""

    def __init__(self, world: World, window: Window):
        world.window(window)
        self._world, self._window = world, window

    def _scene(self) -> Any:
        builtin = self._world.tiles.builtin
        theme = None if builtin is None else value_word('pave_builtin', builtin)
        definition = define('pave_picture_world_def', [], world=self._world, window=self._window, theme=theme)
        return make('pave_scene', C.pave_picture_world, definition, ffi.NULL, ffi.NULL)
