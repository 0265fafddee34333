"""Boards for games of turns: citadels and terrain on triangles."""
from __future__ import annotations

from typing import Any, Optional

import numpy as np

from ._core import C, Object, Picture, define, ffi, make, seed_in, view
from .windows import Window

__all__ = ['Citadel', 'Terrain']


class Citadel(Object, Picture):
    """A walled town on triangles: `zones` has a number of pave_citadel_zone for each cell."""

    def __init__(self, seed: int = 0, size: int = 40, *, outline: Optional[str] = None, gates: int = 0, bastions: int = 0, moat: bool = False,
                 ravelins: bool = False, pattern: Optional[str] = None, shore: Optional[str] = None):
        definition = define('pave_citadel_def', [], seed=seed_in(seed), size=size, outline=outline, gates=gates, bastions=bastions, moat=moat,
                            ravelins=ravelins, pattern=pattern, shore=shore)
        self._own(make('pave_citadel', C.pave_citadel_create, definition, ffi.NULL), C.pave_citadel_destroy)

    def __len__(self) -> int:
        return self.c.window.count

    @property
    def zones(self) -> np.ndarray:
        return view(self, self.c.zones, (len(self),), 'uint8_t')

    @property
    def houses(self) -> int:
        return self.c.house_count

    @property
    def gates(self) -> np.ndarray:
        """The outermost cell of each gate."""
        return np.array([[each.q, each.r, each.s] for each in (self.c.gates[k].cell for k in range(self.c.gate_count))], 'i4').reshape(-1, 3)

    def _scene(self) -> Any:
        return make('pave_scene', C.pave_picture_citadel, define('pave_picture_citadel_def', [], citadel=self), ffi.NULL)


class Terrain(Object, Picture):
    """Heights on the vertices of triangles, with rivers that flow downhill, lakes and the sea."""

    def __init__(self, width: int, height: int, seed: int = 0, *, hills: int = 0, rivers: int = 0, sea: int = 0):
        self.window, keep = Window('tri', width, height), []
        definition = define('pave_terrain_def', keep, window=self.window, seed=seed_in(seed), hills=hills, river=rivers, wet=sea)
        self._own(make('pave_terrain', C.pave_terrain_create, definition, ffi.NULL), C.pave_terrain_destroy, keep, self.window)

    @property
    def heights(self) -> np.ndarray:
        """The height of each vertex, in 256ths of an edge."""
        return view(self, self.c.heights, (self.c.vertex_count,), 'int32_t')

    @property
    def zones(self) -> np.ndarray:
        """A number of pave_terrain_zone for each cell: sea, lake, river, beach, grass, forest, rock, snow."""
        return view(self, self.c.zones, (self.c.cell_count,), 'uint8_t')

    def _scene(self) -> Any:
        return make('pave_scene', C.pave_picture_terrain, define('pave_picture_terrain_def', [], terrain=self), ffi.NULL, ffi.NULL)
