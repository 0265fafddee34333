"""Finite pieces of a grid or tiling: indices, walls, paths, sight."""
from __future__ import annotations

import operator
from typing import Any, Optional

import numpy as np

from ._core import C, Error, Object, Picture, cell_in, cells_in, check, collect, define, ffi, items, make, view

__all__ = ['Walls', 'Window']
FAR = 2**31 - 1  # PAVE_FAR
GRIDS = {'square': 'pave_tiling_square', 'hex': 'pave_tiling_hex', 'tri': 'pave_tiling_tri'}


def tiling_of(name: str, keep: list) -> Any:
    """The tiling of a name: square, hex, tri, cairo, ..."""
    if not isinstance(name, str):
        raise TypeError(f'a grid is a name such as "hex", not {name!r}')
    if name in GRIDS:
        return getattr(C, GRIDS[name])()
    out, error = ffi.new('pave_tiling **'), ffi.new('pave_error *')
    check(C.pave_tiling_create_named(name.encode(), ffi.NULL, out, error), error)
    keep.append(ffi.gc(out[0], C.pave_tiling_destroy))
    return keep[-1]


class Walls(Object):
    """Cells of a window that are closed, and sides between cells that are."""

    def __init__(self, window: 'Window', cells: Any = None):
        self.window = window
        self._own(make('pave_mask', C.pave_mask_create, window.c, ffi.NULL), C.pave_mask_destroy, window)
        if cells is None:
            return
        cells = np.asarray(cells)
        if cells.shape != (len(window),):
            raise ValueError(f'walls need one element for each of {len(window)} cells')
        for index in np.flatnonzero(cells):
            C.pave_mask_set_cell(self.c, int(index), True)

    @property
    def cells(self) -> np.ndarray:
        """Whether each cell is closed."""
        return np.array([C.pave_mask_cell(self.c, index) for index in range(len(self.window))], bool)

    def close(self, cell: Any, side: int, closed: bool = True) -> None:
        """Closes or opens a side of a cell, clockwise from north."""
        index = self.window.index(cell)
        if index < 0:
            raise Error('range', f'{cell} is outside the window')
        C.pave_mask_set_side(self.c, index, range(C.pave_tiling_side_count(self.window.c.tiling, cell_in(cell, self.window.c.face_count)[2]))[side], closed)


class Window(Object, Picture):
    """Cells of a grid, numbered from 0: a rectangle, parallelogram, hexagon, triangle or disk.

    Walls are an array of booleans, one for each cell, true where nobody walks and nothing is seen through, or Walls.
    """

    def __init__(self, grid: str = 'hex', width: int = 0, height: int = 0, *, shape: Optional[str] = None, radius: int = 0, at: Any = (0, 0),
                 wrap: bool = False, system: Optional[str] = None, flat: bool = False):
        keep: list = []
        self.grid = grid
        self.orientation = 'flat' if flat else 'pointy'
        tiling = tiling_of(grid, keep)
        definition = define('pave_window_def', keep, tiling=tiling, shape=shape or ('hexagon' if radius else 'rectangle'), width=width,
                            height=height, radius=radius, at=cell_in(at, tiling.face_count), wrap=wrap, system=system, orientation=self.orientation)
        self._own(make('pave_window', C.pave_window_create, definition, ffi.NULL), C.pave_window_destroy, *keep)
        self._width = 2 if self.c.face_count == 1 else 3

    def __len__(self) -> int:
        return self.c.count

    @property
    def cells(self) -> np.ndarray:
        """All cells, by index."""
        numbers, out = np.arange(len(self), dtype='i8'), np.empty((len(self), 3), 'i4')
        C.each_window_cell(self.c, items(numbers, 'int64_t'), len(self), items(out, 'pave_cell'))
        return out[:, :self._width]

    def index(self, cells: Any) -> Any:
        """The indices of cells, -1 for those outside: an integer for one cell, an array for an array."""
        cells = cells_in(cells, self.c.face_count)
        out = np.empty(cells.shape[:-1], 'i8')
        C.each_window_index(self.c, items(cells, 'pave_cell'), out.size, items(out, 'int64_t'))
        return out if out.ndim else int(out)

    def _inside(self, cell: Any) -> int:
        index = operator.index(cell) if np.ndim(cell) == 0 else self.index(cell_in(cell, self.c.face_count))
        if not 0 <= index < len(self):
            raise Error('range', f'{cell} is outside the window')
        return index

    def _mask(self, walls: Any) -> Any:
        """A mask of C for walls; NULL for None."""
        if walls is None:
            return ffi.NULL
        walls = walls if isinstance(walls, Walls) else Walls(self, walls)
        if walls.window is not self:
            raise Error('invalid', 'these walls are of another window')
        return walls.c

    def _search(self, walls: Any, contact: str) -> Any:
        keep: list = [self]
        graph = make('pave_graph', C.pave_graph_create, define('pave_graph_def', keep, window=self, walls=self._mask(walls), contact=contact), ffi.NULL)
        graph = ffi.gc(graph, C.pave_graph_destroy)
        ground = ffi.new('pave_ground *', C.pave_ground_of_graph(graph))
        return ffi.gc(make('pave_search', C.pave_search_create, ground, ffi.NULL), C.pave_search_destroy), (keep, graph)

    def _costs(self, costs: Any, keep: list) -> Any:
        if costs is None:
            return ffi.NULL
        costs = np.asarray(costs)
        if costs.dtype.kind not in 'iu' or (costs.size and not -1 <= costs.min() <= costs.max() < FAR):
            raise ValueError('costs are integers from 0, or -1 where nobody enters')
        costs = np.ascontiguousarray(costs, 'i4')
        if costs.shape != (len(self),):
            raise ValueError(f'costs need one element for each of {len(self)} cells')
        return define('pave_costs', keep, enter=costs, least=max(0, int(costs.min())))

    def path(self, start: Any, goal: Any, walls: Any = None, costs: Any = None, contact: str = 'edge') -> Optional[np.ndarray]:
        """The indices of a shortest path by A*, both ends included; None where there is no way.
        `start` and `goal` are cells or indices; `costs` are those of entering each cell."""
        keep: list = []
        a, b, path, out = self._inside(start), self._inside(goal), ffi.new('pave_path *'), np.empty(len(self), 'i4')
        search, _alive = self._search(walls, contact)
        result = C.pave_search_path(search, a, b, self._costs(costs, keep), items(out, 'int32_t'), len(out), path)
        if result == C.PAVE_NOT_FOUND:
            return None
        check(result)
        return out[:path.count].copy()

    def distances(self, sources: Any, walls: Any = None, costs: Any = None, contact: str = 'edge') -> np.ndarray:
        """The least cost from a source to each cell, -1 where there is no way. `sources` is a list of cells or indices."""
        keep: list = []
        sources = np.array([self._inside(each) for each in sources], 'i4')
        out = np.empty(len(self), 'i4')
        search, _alive = self._search(walls, contact)
        check(C.pave_search_field(search, items(sources, 'int32_t'), len(sources), self._costs(costs, keep), items(out, 'int32_t'), ffi.NULL))
        return np.where(out == FAR, -1, out)

    def view(self, cell: Any, radius: int, walls: Any = None) -> np.ndarray:
        """The indices of the cells that are seen from a cell, itself included."""
        sight = ffi.gc(make('pave_sight', C.pave_sight_create, self.c.tiling, radius, 0, ffi.NULL), C.pave_sight_destroy)
        mask = self._mask(np.zeros(len(self), bool) if walls is None else walls)
        return collect(len(self), lambda *rest: C.pave_field_of_view(sight, mask, self._inside(cell), *rest), 'int64_t', 1)

    def polygons(self) -> list:
        """The corners of each cell, in the default layout of the window's orientation."""
        layout, error = ffi.new('pave_layout *'), ffi.new('pave_error *')
        check(C.pave_tiling_layout(self.c.tiling, define('pave_layout_def', [], orientation=self.orientation), layout, error), error)
        made = ffi.gc(make('pave_polygons', C.pave_polygons_create_from_window, self.c, layout, ffi.NULL), C.pave_polygons_destroy)
        vertices = view(made, made.vertices, (made.vertex_count, 2), 'pave_vec2')
        start, corners = view(made, made.start, (made.cell_count + 1,), 'int64_t'), view(made, made.corners, (made.corner_count,), 'int32_t')
        return np.split(vertices[corners], start[1:-1])

    def _scene(self, colors: Any = None, walls: Any = None) -> Any:
        keep: list = []
        definition = define('pave_picture_window_def', keep, window=self, walls=self._mask(walls), orientation=self.orientation, colors=colors)
        return make('pave_scene', C.pave_picture_window, definition, ffi.NULL)
