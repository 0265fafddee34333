"""Tiles with chosen neighbours: boards and meshes."""
from __future__ import annotations

from typing import Any, List, Optional

import numpy as np

from ._core import C, Object, Picture, check, define, feature_collection, ffi, items, make, seed_in, view

__all__ = ['Board', 'Mesh']


class Board(Object):
    """Rows of hexagons (pattern 'hex'), quadrilaterals ('quad') or triangles ('triangle'), some of which no longer touch."""

    def __init__(self, width: int, height: int, pattern: str = 'hex', system: str = 'odd-r'):
        definition = define('pave_board_def', [], width=width, height=height, pattern=pattern, system=system)
        self._own(make('pave_board', C.pave_board_create, definition, ffi.NULL), C.pave_board_destroy)

    def remove(self, share: float, seed: int = 0) -> 'Board':
        """Removes a share of the contacts at random, as far as tiles stay possible."""
        error = ffi.new('pave_error *')
        definition = define('pave_removal_def', [], seed=seed_in(seed), share=share)
        check(C.pave_board_remove_random(self.c, definition, ffi.NULL, ffi.NULL, error), error)
        return self

    def repair(self) -> 'Board':
        """Restores contacts until the board can become a mesh."""
        check(C.pave_board_repair(self.c, ffi.NULL, ffi.NULL, 0, ffi.new('int64_t *')))
        return self

    def mesh(self, relax: int = 0, kind: str = 'even', rim: str = 'stay') -> 'Mesh':
        """The tiles as polygons, relaxed in so many steps."""
        definition = define('pave_mesh_def', [], relax={'steps': relax, 'kind': kind, 'rim': rim})
        return Mesh(make('pave_mesh', C.pave_mesh_create_from_board, self.c, definition, ffi.NULL, ffi.NULL))


class Mesh(Object, Picture):
    """Polygons that share vertices; none is inverted. Tile t has the corners points[rings[start[t]:start[t + 1]]].
    `start` and `rings` are read-only views of memory of C."""

    def __init__(self, made: Any):
        self._own(made, C.pave_mesh_destroy)
        mesh = self.c
        self.start = view(self, mesh.ring_start, (mesh.tile_count + 1,), 'uint32_t')
        self.rings = view(self, mesh.rings, (mesh.corner_count,), 'int32_t')
        self.points = view(self, mesh.vertices, (mesh.vertex_count, 2), 'pave_point') * mesh.step + (mesh.origin.x, mesh.origin.y)

    def __len__(self) -> int:
        return self.c.tile_count

    def polygon(self, tile: int) -> np.ndarray:
        """The corners of a tile, clockwise on screen."""
        tile = range(len(self))[tile]
        return self.points[self.rings[self.start[tile]:self.start[tile + 1]]]

    def polygons(self) -> List[np.ndarray]:
        """The corners of all tiles: for matplotlib's PolyCollection, shapely or pygame.draw.polygon."""
        return np.split(self.points[self.rings], self.start[1:-1])

    def neighbors(self, tile: int) -> np.ndarray:
        """The tile across each side, -1 on the rim."""
        tile = range(len(self))[tile]
        out = np.empty(int(self.start[tile + 1] - self.start[tile]), 'i4')
        C.pave_mesh_neighbors(self.c, tile, items(out, 'int32_t'))
        return out

    @property
    def hash(self) -> int:
        return C.pave_mesh_hash(self.c)

    @property
    def __geo_interface__(self) -> dict:
        return feature_collection([[polygon] for polygon in self.polygons()], [{} for _ in range(len(self))])

    def _scene(self, colors: Optional[np.ndarray] = None) -> Any:
        keep: list = []
        return make('pave_scene', C.pave_picture_mesh, define('pave_picture_mesh_def', keep, mesh=self, colors=colors), ffi.NULL)
