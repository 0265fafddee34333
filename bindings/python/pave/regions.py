"""Maps of regions: Schelling's segregation, Dice Wars, countries that grow."""
from __future__ import annotations

from typing import Any, List, NamedTuple, Optional, Union

import numpy as np

from ._core import C, Object, Picture, check, collect, define, feature_collection, ffi, integers_in, items, make, seed_in, value_word, view
from .meshes import Mesh
from .windows import Window

__all__ = ['Map', 'Ring', 'Schelling', 'dicewars', 'grow']
Ground = Union[Window, Mesh]


class Ring(NamedTuple):
    """A closed line around a territory, or around a hole in it. The first point is not repeated."""

    points: np.ndarray
    hole: bool


def _ground(on: Ground, keep: list) -> Any:
    """A ground of C."""
    if not isinstance(on, (Window, Mesh)):
        raise TypeError(f'a ground is a Window or a Mesh, not {on!r}')
    if isinstance(on, Window):
        ground = C.pave_ground_of_window(on.c)
    else:
        graph = ffi.gc(make('pave_graph', C.pave_mesh_to_graph, on.c, ffi.NULL), C.pave_graph_destroy)
        keep.append(graph)
        ground = C.pave_ground_of_graph(graph)
    keep.extend((on, ground))
    return ground


class Map(Object, Picture):
    """Connected territories on a ground. A territory's number is its index here; a cell without one has -1.

    labels:        a number for each cell, 0 for sea
    of_cell:       the territory of each cell
    sizes, centers: the cells of each territory, and a cell deep inside it
    owners, dice:  those of a game; None for other maps. Given to the constructor, they have one element for each label, from label 1
    """

    fairness: float = float('nan')

    def __init__(self, on: Ground, labels: Any, *, kind: str = '', owners: Any = None, dice: Any = None, players: int = 0, min_size: int = 0, fill_empty: bool = False):
        keep: list = []
        labels = integers_in('labels', labels, 'int32_t')
        if labels.shape != (len(on),):
            raise ValueError(f'labels need one element for each of {len(on)} cells')
        text = ffi.new('char[]', kind.encode())
        keep.append(text)
        territory: dict = {'labels': labels, 'size_min': min_size, 'grow_into_none': fill_empty}
        if isinstance(on, Window):
            territory['ground'] = _ground(on, keep)
        values = {'mesh': on} if isinstance(on, Mesh) else {'orientation': on.orientation}
        definition = define('pave_map_def', keep, territory=territory, kind=text, **values)
        self._own(make('pave_map', C.pave_map_create, definition, ffi.NULL, ffi.NULL), C.pave_map_destroy, keep, on)
        self.on, self.kind = on, kind
        of_labels = {name: integers_in(name, each, 'int32_t') for name, each in (('owners', owners), ('dice', dice)) if each is not None}
        if of_labels:
            shapes = {each.shape for each in of_labels.values()}
            if len(shapes) > 1 or any(len(shape) != 1 for shape in shapes):
                raise ValueError('owners and dice need one element for each label, from label 1')
            (count,) = shapes.pop()
            pointers = [items(of_labels[name], 'int32_t') if name in of_labels else ffi.NULL for name in ('owners', 'dice')]
            error = ffi.new('pave_error *')
            check(C.pave_map_set_players_of_labels(self.c, players, count, *pointers, error), error)

    def __len__(self) -> int:
        return self.c.territories.count

    @property
    def labels(self) -> np.ndarray:
        return view(self, self.c.territories.labels, (self.c.territories.cell_count,), 'int32_t')

    @property
    def of_cell(self) -> np.ndarray:
        return view(self, self.c.territories.of_cell, (self.c.territories.cell_count,), 'int32_t') - 1

    @property
    def sizes(self) -> np.ndarray:
        return np.array([self.c.territories.items[t].size for t in range(len(self))], 'i4')

    @property
    def centers(self) -> np.ndarray:
        """A cell deep inside each territory: for its name or dice."""
        return np.array([self.c.territories.items[t].center for t in range(len(self))], 'i4')

    def neighbors(self, territory: int) -> np.ndarray:
        """The territories that share a border with one."""
        territory, all_ = range(len(self))[territory], self.c.territories
        start, end = all_.start[territory], all_.start[territory + 1]
        return np.array([all_.neighbors[k] - 1 for k in range(start, end)], 'i4')

    def _players(self, pointer: Any) -> Optional[np.ndarray]:
        return None if pointer == ffi.NULL else view(self, pointer, (len(self),), 'int32_t')

    @property
    def owners(self) -> Optional[np.ndarray]:
        return self._players(self.c.owners)

    @property
    def dice(self) -> Optional[np.ndarray]:
        return self._players(self.c.dice)

    def _borders(self, smooth: int) -> tuple:
        """Borders of C, and what must live as long."""
        keep: list = []
        polygons = ffi.gc(make('pave_polygons', C.pave_map_polygons, self.c, ffi.NULL), C.pave_polygons_destroy)
        of_cell = self.of_cell + 1
        definition = define('pave_borders_def', keep, polygons=polygons, of_cell=of_cell, count=len(self))
        made = ffi.gc(make('pave_borders', C.pave_borders_create, definition, ffi.NULL), C.pave_borders_destroy)
        if smooth:
            error = ffi.new('pave_error *')
            check(C.pave_borders_smooth(made, define('pave_smooth_def', keep, passes=smooth), error), error)
        return made, keep

    def border(self, a: int, b: int, smooth: int = 0) -> List[np.ndarray]:
        """The lines of the border between two territories; -1 is the outside. Closed lines repeat their first point."""
        (made, _alive), lines = self._borders(smooth), []
        left, right = sorted((range(-1, len(self)).index(a), range(-1, len(self)).index(b)))
        for arc in made.arcs[0:made.arc_count]:
            if (arc.left, arc.right) == (left, right):
                points = np.array(view(made, made.points + arc.start, (arc.count, 2), 'double'))
                lines.append(np.concatenate([points, points[:1]]) if arc.closed else points)
        return lines

    def borders(self, smooth: int = 0) -> List[List[Ring]]:
        """The rings of each territory; neighbours share the points of their border. `smooth` is a number of passes."""
        made, _alive = self._borders(smooth)
        return [[Ring(collect(64, lambda *rest, t=t, k=k: C.pave_borders_ring(made, t, k, *rest), 'pave_vec2', 2), made.rings[made.ring_start[t - 1] + k].hole)
                 for k in range(made.ring_start[t] - made.ring_start[t - 1])] for t in range(1, len(self) + 1)]

    @property
    def __geo_interface__(self) -> dict:
        shapes = []
        for rings in self.borders():
            parts: list = []
            for ring in rings:
                if ring.hole:
                    parts[-1].append(ring.points)
                else:
                    parts.append([ring.points])
            shapes.append(parts)
        properties = [{'territory': t, 'cells': int(size)} for t, size in enumerate(self.sizes)]
        for name, each in (('owner', self.owners), ('dice', self.dice)):
            for t in range(len(self) if each is not None else 0):
                properties[t][name] = int(each[t])
        return feature_collection(shapes, properties)

    def _scene(self) -> Any:
        keep: list = []
        fill = 'owner' if self.owners is not None else None
        return make('pave_scene', C.pave_picture_map, define('pave_picture_map_def', keep, map=self, fill=fill), ffi.NULL, ffi.NULL)


def dicewars(on: Optional[Ground] = None, *, seed: int = 0, players: int = 7, areas: int = 0, symmetry: str = 'none', land: float = 0, tries: int = 1) -> Map:
    """A map for the game Dice Wars, on any ground: territories, owners with a fair start, dice. The map has `fairness`, at most 1."""
    on, keep = on if on is not None else Window('hex', 28, 32), []
    definition = define('pave_dicewars_def', keep, ground=_ground(on, keep), seed=seed_in(seed), players=players, areas=areas, symmetry=symmetry, land=land, tries=tries)
    count = max(1, C.pave_dicewars_count_areas(definition))
    labels, owners, dice = np.empty(len(on), 'i4'), np.empty(count, 'i4'), np.empty(count, 'i4')
    out, result, error = define('pave_dicewars_map', keep, labels=labels, owners=owners, dice=dice), ffi.new('pave_dicewars_result *'), ffi.new('pave_error *')
    check(C.pave_dicewars_make(definition, ffi.NULL, ffi.NULL, out, result, error), error)
    made = Map(on, labels, kind='dicewars', owners=owners, dice=dice, players=result.players)
    made.fairness = result.fairness
    return made


def grow(on: Ground, areas: int, *, seed: int = 0, land: float = 1.0, roughness: float = 0.0, shares: Any = None) -> Map:
    """Countries that grow to equal sizes, or to `shares`, on any ground; what is not land is sea."""
    keep: list = []
    if shares is not None and len(shares) != areas:
        raise ValueError(f'shares need {areas} elements')
    definition = define('pave_growth_def', keep, ground=_ground(on, keep), seed=seed_in(seed), areas=areas, land=land, roughness=roughness,
                        shares=None if shares is None else list(shares))
    labels, error = np.empty(len(on), 'i4'), ffi.new('pave_error *')
    check(C.pave_growth_make(definition, ffi.NULL, ffi.NULL, items(labels, 'int32_t'), ffi.NULL, error), error)
    return Map(on, labels, kind='grow')


class Schelling(Object, Picture):
    """Schelling's segregation: unsatisfied agents move to vacant cells until all are satisfied.

    `races` counts the empty race too. An agent is satisfied when a share `threshold` of its neighbours is of its race.
    """

    def __init__(self, radius: int = 20, *, on: Optional[Window] = None, races: int = 10, seed: int = 0, threshold: float = 0.4, vacancy: float = 0.0,
                 order: Optional[str] = None):
        keep: list = []
        self.on = on or Window('hex', radius=radius)
        definition = define('pave_segregation_def', keep, ground=_ground(self.on, keep), seed=seed_in(seed), races=races, vacancy=vacancy,
                            threshold={'ratio': threshold}, order=order)
        self._own(make('pave_segregation', C.pave_segregation_create, definition, ffi.NULL), C.pave_segregation_destroy, keep)

    def step(self) -> str:
        """One step; returns the status."""
        check(C.pave_segregation_step(self.c, ffi.NULL))
        return self.status

    def run(self, steps: int = 100000) -> str:
        """Steps until all are satisfied, nobody can move, or `steps` are done; returns the status."""
        check(C.pave_segregation_run(self.c, steps, ffi.NULL))
        return self.status

    @property
    def state(self) -> Any:
        return C.pave_segregation_get_state(self.c)

    @property
    def status(self) -> str:
        return value_word('pave_segregation_status', self.state.status)

    @property
    def steps(self) -> int:
        return self.state.steps

    @property
    def satisfaction(self) -> float:
        """The share of agents that are satisfied."""
        state = self.state
        return state.satisfied / state.agents if state.agents else 1.0

    @property
    def history(self) -> np.ndarray:
        """The number of unsatisfied agents before each step, and now."""
        count = ffi.new('int64_t *')
        values = C.pave_segregation_history(self.c, count)
        return view(self, values, (count[0],), 'int32_t').copy()

    @property
    def races(self) -> np.ndarray:
        """The race of each cell; 0 is empty."""
        out = np.empty(len(self.on), 'u1')
        C.pave_segregation_races(self.c, items(out, 'uint8_t'))
        return out

    def map(self, min_size: int = 0, fill_empty: bool = False) -> Map:
        """The territories of equal races."""
        return Map(self.on, self.races, kind='schelling', min_size=min_size, fill_empty=fill_empty)

    def _scene(self) -> Any:
        return self.map()._scene()
