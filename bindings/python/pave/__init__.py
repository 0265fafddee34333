"""pave: the ground that games are played on.

    world = pave.World('land', seed=7, noise=24)
    world[-50:50, 0:200]                       # rows, columns: tile ids, endless, the same in any order
    pave.hex.distance((2, -1), (5, 5))         # 9
    mesh = pave.Board(40, 30).remove(0.2, seed=7).repair().mesh(relax=20)
    war = pave.dicewars(seed=1); war.owners
    town = pave.Schelling(radius=20, races=8, seed=3); town.run()

All results are numpy arrays. `pave.lib` and `pave.ffi` reach every function of C.
"""
from ._core import Error, version
from ._pave import ffi, lib
from .grids import Grid, Layout, hex, square, tri
from .meshes import Board, Mesh
from .regions import Map, Ring, Schelling, dicewars, grow
from .tactics import Citadel, Terrain
from .windows import Walls, Window
from .worlds import EMPTY, WangSet, World, builtins

__version__ = version
__all__ = ['Board', 'Citadel', 'EMPTY', 'Error', 'Grid', 'Layout', 'Map', 'Mesh', 'Ring', 'Schelling', 'Terrain', 'Walls', 'WangSet', 'Window', 'World', 'builtins',
           'dicewars', 'ffi', 'grow', 'hex', 'lib', 'square', 'tri', 'version']
