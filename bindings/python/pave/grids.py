"""Squares, hexagons and triangles: cells, distances, lines, disks, points on the plane."""
from __future__ import annotations

import operator
from typing import Any, Optional, Tuple

import numpy as np

from ._core import C, COORDINATE_MAX, Error, cell_in, cells_in, check, collect, define, ffi, items, word_value

__all__ = ['Grid', 'Layout', 'square', 'hex', 'tri']


class Layout:
    """Where cells are on the plane: y points down, and `size` is the length of a side."""

    def __init__(self, grid: 'Grid', size: float = 1.0, origin: Tuple[float, float] = (0.0, 0.0), flat: bool = False, y_up: bool = False):
        self.grid = grid
        self.c = ffi.new('pave_layout *')
        error = ffi.new('pave_error *')
        if not np.isfinite([size, *origin]).all():
            raise Error('range', 'size and origin must be finite')
        definition = define('pave_layout_def', [], orientation='flat' if flat else 'pointy', size=size, y_up=y_up, origin=tuple(origin))
        check(getattr(C, f'pave_{grid.name}_layout')(definition, self.c, error), error)


class Grid:
    """One of the three grids. A cell is (q, r), on triangles (q, r, s) with s 0 for L and 1 for R;
    functions with several cells take and return arrays (..., 2), on triangles (..., 3)."""

    def __init__(self, name: str, metric: Optional[str], sides: int):
        self.name, self.sides, self._metric = name, sides, metric
        self._width = 3 if name == 'tri' else 2
        self._faces = 2 if name == 'tri' else 1
        self._unit: Optional[Layout] = None

    def __repr__(self) -> str:
        return f'pave.{self.name}'

    def _call(self, name: str) -> Any:
        return getattr(C, f'pave_{self.name}_{name}')

    def _metric_of(self, metric: Optional[str]) -> int:
        return word_value(f'pave_{self.name}_metric', metric or self._metric or 'steps')

    def _steps_of(self, metric: Optional[str]) -> list:
        """The metric of distances and lines as arguments of C: on hexagons there is one, and no argument."""
        value = self._metric_of(metric)
        if metric == 'euclid':
            raise Error('unsupported', 'distances and lines have steps: for straight distances take those of points()')
        return [] if self.name == 'hex' else [value]

    def _cell(self, cell: Any) -> tuple:
        return cell_in(cell, self._faces)

    def layout(self, size: float = 1.0, origin: Tuple[float, float] = (0.0, 0.0), flat: bool = False, y_up: bool = False) -> Layout:
        """Where cells are on the plane."""
        return Layout(self, size, origin, flat, y_up)

    def _layout_of(self, layout: Optional[Layout]) -> Any:
        if layout is None:
            self._unit = self._unit or Layout(self)
            layout = self._unit
        if layout.grid is not self:
            raise Error('invalid', f'a layout of {layout.grid.name} does not place cells of {self.name}')
        return layout.c

    def neighbors(self, cell: Any) -> np.ndarray:
        """The cells across the sides, clockwise from north."""
        start = ffi.new('pave_cell *', self._cell(cell))[0]
        return np.array([[c.q, c.r, c.s] for c in (self._call('neighbors')(start, k) for k in range(self.sides))], 'i4')[:, :self._width]

    def distance(self, a: Any, b: Any, metric: Optional[str] = None) -> Any:
        """The distance of cells: an integer for two cells, an array for arrays, which are broadcast."""
        a, b = np.broadcast_arrays(cells_in(a, self._faces), cells_in(b, self._faces))
        a, b = np.ascontiguousarray(a), np.ascontiguousarray(b)
        out = np.empty(a.shape[:-1], 'i8')
        getattr(C, f'each_{self.name}_distance')(items(a, 'pave_cell'), items(b, 'pave_cell'), *self._steps_of(metric), out.size, items(out, 'int64_t'))
        return out if out.ndim else int(out)

    def line(self, a: Any, b: Any, metric: Optional[str] = None) -> np.ndarray:
        """The cells of a straight line, both ends included."""
        steps = self._steps_of(metric)
        return collect(1 + int(self.distance(a, b)), lambda *out: self._call('line')(self._cell(a), self._cell(b), *steps, *out))[:, :self._width]

    def disk(self, center: Any, radius: int, metric: Optional[str] = None) -> np.ndarray:
        """The cells within a distance."""
        return collect(64, lambda *out: self._call('disk')(self._cell(center), operator.index(radius), self._metric_of(metric), *out))[:, :self._width]

    def ring(self, center: Any, radius: int, metric: Optional[str] = None) -> np.ndarray:
        """The cells at a distance, in order around the centre."""
        return collect(64, lambda *out: self._call('ring')(self._cell(center), operator.index(radius), self._metric_of(metric), *out))[:, :self._width]

    def at(self, points: Any, layout: Optional[Layout] = None) -> np.ndarray:
        """The cells under points (..., 2)."""
        points = np.ascontiguousarray(points, 'f8')
        if points.shape[-1:] != (2,):
            raise ValueError('a point is (x, y): the last axis has 2 elements')
        if not (np.abs(points) < 1e12).all():
            raise Error('range', 'a point is not finite, or beyond 1e12')
        out = np.empty(points.shape[:-1] + (3,), 'i4')
        getattr(C, f'each_{self.name}_face_at')(self._layout_of(layout), items(points, 'pave_vec2'), points.size // 2, items(out, 'pave_cell'))
        if out.size and np.abs(out[..., :2].astype('i8')).max() > COORDINATE_MAX:
            raise Error('range', 'a point is in a cell beyond 2^29')
        return out[..., :self._width]

    def points(self, cells: Any, layout: Optional[Layout] = None) -> np.ndarray:
        """The centres of cells."""
        cells = cells_in(cells, self._faces)
        out = np.empty(cells.shape[:-1] + (2,), 'f8')
        getattr(C, f'each_{self.name}_face_point')(self._layout_of(layout), items(cells, 'pave_cell'), cells.size // 3, items(out, 'pave_vec2'))
        return out

    def corners(self, cells: Any, layout: Optional[Layout] = None) -> np.ndarray:
        """The corners of cells, an array (..., sides, 2): polygons for pygame or matplotlib."""
        cells = cells_in(cells, self._faces)
        flat = cells.reshape(-1, 3)
        out = np.empty((len(flat), self.sides, 2), 'f8')
        place, corner_points, rows = self._layout_of(layout), self._call('face_corner_points'), items(flat, 'pave_cell')
        for k in range(len(flat)):
            corner_points(place, rows[k], items(out[k], 'pave_vec2'))
        return out.reshape(cells.shape[:-1] + (self.sides, 2))


square = Grid('square', '4', 4)
hex = Grid('hex', None, 6)
tri = Grid('tri', 'edge', 3)
