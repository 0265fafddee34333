"""Tests of the Python package: against the command ($PAVE names it), against numpy and shapely, and of what is wrong."""
import gc
import os
import subprocess
import threading
import xml.etree.ElementTree as ElementTree

import numpy as np
import pytest

import pave
from pave._core import svg

COMMAND = os.environ['PAVE']
SETS = os.path.join(os.environ['PAVE_SOURCE'], 'docs', 'sets')


def command(*words):
    return subprocess.run([COMMAND, *map(str, words)], stdout=subprocess.PIPE, check=True, text=True).stdout


def filled(*words):
    """What the command fills, as numbers."""
    return np.array([[int(cell) for cell in line.split(',')] for line in command('world', 'fill', *words, '-o', '-', '--format', 'csv').splitlines()])


# ---- Worlds -------------------------------------------------------------------------------------

@pytest.mark.parametrize('name', pave.builtins)
def test_built_in_sets_are_those_of_the_command(name):
    world = pave.World(name, seed=7)
    assert (world[-5:8, -30:40] == filled('--set', name, '--seed', 7, '--at', '-30,-5', '--size', '70x13')).all()


def test_a_set_of_tiled_is_read():
    world = pave.World(os.path.join(SETS, 'biomes.tsx'), seed=5)
    assert world.method == 'blocks'
    assert (world[0:12, -9:20] == filled(os.path.join(SETS, 'biomes.tsx'), '--seed', 5, '--at', '-9,0', '--size', '29x12')).all()


def test_noise_and_connections_are_those_of_the_command():
    land = pave.World('land', seed=3, noise=32, octaves=4, roughness=0.6)
    assert (land[0:40, 0:64] == filled('--set', 'land', '--bias', 'noise:32,octaves=4,rough=60', '--seed', 3, '--size', '64x40')).all()
    roads = pave.World('roads', seed=7, connected='road')
    assert (roads[0:30, 0:40] == filled('--set', 'roads', '--connected=road', '--seed', 7, '--size', '40x30')).all()
    halls = pave.World('dungeon', seed=7, connected=True, solid=0.45)
    assert (halls[0:30, 0:40] == filled('--set', 'dungeon', '--connected', '--solid', 45, '--seed', 7, '--size', '40x30')).all()
    bands = pave.World('dungeon', noise=20, bands=['wall', 'hall'])
    assert (bands[0:30, 0:40] == filled('--set', 'dungeon', '--bias', 'noise:20,bands=wall/hall', '--size', '40x30')).all()


def test_any_order_gives_the_same_tiles():
    world, other = pave.World('cave', seed=11), pave.World('cave', seed=11)
    whole = world[-40:40, -40:40]
    for r in range(39, -41, -16):
        assert (other[r - 7:r, -40:40] == whole[r + 33:r + 40]).all()
    q, r = np.meshgrid(np.arange(-40, 40), np.arange(-40, 40))
    assert (world.at(np.stack([q, r], -1)) == whole).all()
    assert world == other and hash(world) == hash(other) and world != pave.World('cave', seed=12)
    assert world.at(-3, 2) == whole[42, 37] == world[2, -3] and (world[2, -40:40] == whole[42]).all()


def test_fill_writes_into_arrays():
    world, sheet = pave.World('roads'), np.zeros((30, 50), 'u4')
    assert world.fill(-4, 2, 20, 10, out=sheet[5:15, 10:30]).base is sheet
    assert (sheet[5:15, 10:30] == world[2:12, -4:16]).all() and sheet[4].sum() == sheet[15].sum() == 0
    for wrong in (np.zeros((10, 20), 'i8'), np.zeros((10, 21), 'u4'), np.zeros((20, 10), 'u4').T, np.zeros((10, 40), 'u4')[:, ::2], np.zeros((10, 20), 'u4')[::-1]):
        with pytest.raises(TypeError):
            world.fill(0, 0, 20, 10, out=wrong)
    frozen = np.zeros((10, 20), 'u4')
    frozen.flags.writeable = False
    with pytest.raises(TypeError):
        world.fill(0, 0, 20, 10, out=frozen)


def test_worlds_of_other_grids():
    window = pave.Window('hex', radius=6)
    for grid in ('hex', 'tri', 'cairo'):
        world, place = pave.World('maze', seed=2, grid=grid), pave.Window(grid, 9, 7)
        assert (world.window(place) == world.at(place.cells)).all()
        ElementTree.fromstring(world.picture(place).svg())
    world = pave.World('dungeon', seed=2, grid='hex', connected=True)
    walls = world.walls(window)
    free = np.flatnonzero(~walls.cells)
    assert len(free) and (window.distances([int(free[0])], walls=walls)[free] >= -1).all()


@pytest.mark.parametrize('grid, faces', [('tri', 2), ('cairo', 4), ('rhombille', 3)])
def test_fills_of_cells_with_several_faces(grid, faces):
    world = pave.World('roads', seed=3, grid=grid)
    tiles = world[-4:20, -8:30]
    assert tiles.shape == (24, 38 * faces)
    r, q, s = np.meshgrid(np.arange(-4, 20), np.arange(-8, 30), np.arange(faces), indexing='ij')
    assert (world.at(np.stack([q, r, s], -1)).reshape(24, -1) == tiles).all() and world[0:4, 0:0].shape == (4, 0)


@pytest.mark.parametrize('grid', ['rhombille', 'snub-square', 'cairo', 'tri', 'hex'])
def test_tiles_of_tilings_are_those_of_the_command(grid):
    cells = [(q, 7 - q, 0) for q in range(24)]
    names = [f'{q},{r}' + {'hex': '', 'tri': ',L'}.get(grid, f',{s}') for q, r, s in cells]
    there = command('world', 'at', '--set', 'maze', '--grid', grid, '--seed', 3, *names).split()
    assert [pave.World('maze', seed=3, grid=grid).at(*cell) for cell in cells] == [int(tile) for tile in there]


def test_threads_share_a_world():
    world, out = pave.World('land', seed=9, noise=16), np.zeros((64, 64), 'u4')
    threads = [threading.Thread(target=world.fill, args=(0, 16 * k, 64, 16), kwargs={'out': out[16 * k:16 * k + 16]}) for k in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert (out == world[0:64, 0:64]).all()


def test_own_tiles():
    rows = [[1 + (bits >> side & 1) if place == 0 else 0 for side in range(4) for place in range(2)] for bits in range(16)]
    tiles = pave.WangSet(rows, 'edge', color_names=['grass', 'road'])
    assert tiles.complete and len(tiles) == 16 and tiles.color('road') == 2 and tiles.missing() == []
    assert (pave.World(tiles, seed=7)[0:9, 0:9] == pave.World('roads', seed=7)[0:9, 0:9]).all()
    part = pave.WangSet(rows[:15], 'edge')
    assert not part.complete and part.missing() == [(2, 2, 2, 2)]


# ---- Grids --------------------------------------------------------------------------------------

@pytest.mark.parametrize('grid', [pave.square, pave.hex, pave.tri])
def test_grids(grid):
    zero = (3, -2, 1) if grid is pave.tri else (3, -2)
    disk, width = grid.disk(zero, 4), len(zero)
    assert disk.shape[1] == width and (grid.distance(zero, disk) <= 4).all()
    assert set(map(tuple, grid.ring(zero, 4))) == {tuple(cell) for cell in disk if grid.distance(zero, cell) == 4}
    assert len(grid.neighbors(zero)) == grid.sides and (grid.distance(grid.neighbors(zero), zero) == 1).all()
    for size, flat in ((30, False), (0.7, grid is not pave.square)):
        layout = grid.layout(size=size, origin=(5, 7), flat=flat)
        assert (grid.at(grid.points(disk, layout), layout) == disk).all()
        corners = grid.corners(disk, layout)
        assert corners.shape == (len(disk), grid.sides, 2) and np.allclose(corners.mean(1), grid.points(disk, layout))
        assert np.allclose(np.linalg.norm(corners - np.roll(corners, 1, 1), axis=-1), size)
    line = grid.line(zero, disk[0])
    assert (line[0] == zero).all() and (line[-1] == disk[0]).all()


def test_cells_of_the_command():
    assert command('grid', 'tri', 'line', '0,0,L', '2,2,R', 'touch').split() == [f'{q},{r},{"LR"[s]}' for q, r, s in pave.tri.line((0, 0, 0), (2, 2, 1), 'touch')]
    assert command('grid', 'hex', 'neighbors', '2,-1').split() == [f'{q},{r}' for q, r in pave.hex.neighbors((2, -1))]
    assert isinstance(pave.hex.distance((0, 0), (2, -1)), int)


# ---- Windows ------------------------------------------------------------------------------------

@pytest.mark.parametrize('window', [pave.Window('square', 9, 7), pave.Window('hex', radius=5), pave.Window('tri', 9, 6), pave.Window('cairo', 4, 3)])
def test_windows(window):
    assert (window.index(window.cells) == np.arange(len(window))).all()
    assert window.index(window.cells[3]) == 3 and window.index((100, 100)) == -1 and len(window.polygons()) == len(window)
    last, distances = len(window) - 1, window.distances([0])
    assert len(window.path(0, last)) == distances[last] + 1 and distances[0] == 0
    walls = np.zeros(len(window), bool)
    walls[1:-1] = True
    assert window.path(0, last, walls=walls) is None and window.distances([0], walls=walls)[last] == -1
    ElementTree.fromstring(window.svg())


def steps_around(grid, window, walls, start):
    """The steps from a cell to each cell by a search in breadth, -1 where there is no way."""
    out, row = np.full(len(window), -1), [start]
    out[start] = 0
    while row:
        row, before = [], row
        for cell in before:
            for other in window.index(grid.neighbors(window.cells[cell])):
                if other >= 0 and out[other] < 0 and not walls[other]:
                    out[other] = out[cell] + 1
                    row.append(other)
    return out


@pytest.mark.parametrize('name, width, height', [('square', 5, 1), ('square', 23, 17), ('hex', 19, 20), ('tri', 15, 11)])
def test_walls_are_an_array_or_an_object(name, width, height):
    window, grid, random = pave.Window(name, width, height), getattr(pave, name), np.random.default_rng(width)
    for _ in range(3):
        closed = random.random(len(window)) < 0.35
        closed[0] = False
        steps, walls = steps_around(grid, window, closed, 0), pave.Walls(window, closed)
        goal = int(steps.argmax())
        for each in (walls, closed, closed.tolist()):
            assert (window.distances([0], walls=each) == steps).all()
            path = window.path(0, goal, walls=each)
            assert len(path) == steps[goal] + 1 and not closed[path].any()
            assert all(window.path(0, int(cell), walls=each) is None for cell in np.flatnonzero(steps < 0)[:5])
            assert svg(window._scene(walls=each)) == svg(window._scene(walls=walls))
        seen = window.view(0, 6, walls=closed)
        assert (seen == window.view(0, 6, walls=walls)).all()


def test_a_wall_in_a_corridor():
    assert pave.Window('square', 5, 1).path(0, 4, walls=[False, False, True, False, False]) is None


@pytest.mark.parametrize('grid', ['square', 'hex', 'tri', 'cairo'])
@pytest.mark.parametrize('flat', [False, True])
def test_polygons_are_those_of_maps(grid, flat):
    window = pave.Window(grid, 6, 4, flat=flat)
    points = np.concatenate(window.polygons())
    outline = np.concatenate(pave.Map(window, np.ones(len(window), 'i4')).border(-1, 0))
    assert np.allclose(points.min(0), outline.min(0)) and np.allclose(points.max(0), outline.max(0))


def test_costs_and_sight():
    window = pave.Window('square', 9, 9)
    costs = np.ones(len(window), 'i4')
    costs[window.index([(4, r) for r in range(8)])] = 50
    path = window.path((0, 0), (8, 0), costs=costs)
    assert window.index((4, 8)) in path and window.distances([(0, 0)], costs=costs)[path[-1]] == costs[path[1:]].sum()
    walls = pave.Walls(window)
    assert len(window.view((4, 4), 20)) == 81
    for r in range(9):
        walls.close((4, r), 1)
    assert window.path((0, 0), (8, 0), walls=walls) is None
    assert set(window.view((0, 0), 20, walls=walls)) == set(window.index([(q, r) for q in range(5) for r in range(9)]))


# ---- Meshes and maps ----------------------------------------------------------------------------

def test_meshes():
    shapely = pytest.importorskip('shapely.geometry')
    mesh = pave.Board(20, 15).remove(0.2, seed=7).repair().mesh(relax=10)
    shapes = [shapely.shape(feature['geometry']) for feature in mesh.__geo_interface__['features']]
    assert len(mesh) == len(shapes) == 300 and all(shape.is_valid for shape in shapes)
    assert abs(sum(shape.area for shape in shapes) - shapely.MultiPolygon(shapes).buffer(0).area) < 1e-6
    for tile in (0, 7, 299):
        for side, other in enumerate(mesh.neighbors(tile)):
            ends = {tuple(mesh.polygon(tile)[side]), tuple(mesh.polygon(tile)[(side + 1) % len(mesh.polygon(tile))])}
            assert other == -1 or ends <= set(map(tuple, mesh.polygon(other)))
    assert not mesh.rings.flags.writeable
    words = '--size 20x15 --layout odd-r --remove .2 --seed 7 --repair --relax 10 --hash'.split()
    assert int(command('tess', *words), 16) == mesh.hash
    ElementTree.fromstring(mesh.svg())


def test_arrays_outlive_their_objects():
    start = pave.Board(30, 30).mesh().start
    gc.collect()
    assert (np.diff(start.astype('i8')) > 2).all()


@pytest.mark.parametrize('on', [pave.Window('hex', 28, 32), pave.Window('tri', 40, 20), pave.Board(20, 20).mesh(), None])
def test_dice_wars(on):
    war = pave.dicewars(on, seed=3, players=4)
    assert set(war.owners) == set(range(4)) and (war.dice >= 1).all() and 0.7 < war.fairness <= 1
    assert (np.bincount(war.of_cell + 1)[1:] == war.sizes).all() and (war.of_cell[war.centers] == np.arange(len(war))).all()
    for territory in range(len(war)):
        assert all(territory in war.neighbors(other) for other in war.neighbors(territory))
    ElementTree.fromstring(war.svg())


def test_borders_close_areas():
    shapely = pytest.importorskip('shapely.geometry')
    countries = pave.grow(pave.Window('square', 60, 42), 24, seed=4, land=0.7)
    for feature in countries.__geo_interface__['features']:
        shape = shapely.shape(feature['geometry'])
        assert shape.is_valid and round(shape.area) == feature['properties']['cells']
    smooth = countries.borders(smooth=4)
    assert len(smooth) == len(countries) == 24 and not smooth[0][0].hole
    for other in (-1, *countries.neighbors(0).tolist()):
        lines = countries.border(0, other)
        assert lines and all((line == back).all() for line, back in zip(lines, countries.border(other, 0)))
    length = sum(np.hypot(*np.diff(line, axis=0).T).sum() for other in range(-1, 24) for line in countries.border(0, other))
    assert length == shapely.shape(countries.__geo_interface__['features'][0]['geometry']).length
    assert countries.border(0, 0) == []


def test_owners_and_dice_of_labels():
    strip, labels = pave.Window('square', 6, 1), [2, 2, 0, 1, 1, 3]
    both = pave.Map(strip, labels, owners=[1, 0], dice=[5, 6], players=2)
    assert both.owners.tolist() == [0, 1, -1] and both.dice.tolist() == [6, 5, 0]
    owned = pave.Map(strip, labels, owners=[1, 0, 1], players=2)
    assert owned.owners.tolist() == [0, 1, 1] and owned.dice is None
    rolled = pave.Map(strip, labels, dice=[3, 4, 2])
    assert rolled.owners is None and rolled.dice.tolist() == [4, 3, 2]
    for owners, dice in (([0, 1, 1], [2]), ([0], [2, 3, 4]), ([[0, 1, 1]], None), ([0, 1.5, 1], None)):
        with pytest.raises(ValueError):
            pave.Map(strip, labels, owners=owners, dice=dice, players=2)


def test_schelling():
    town = pave.Schelling(radius=20, races=8, seed=3)
    assert command('region', 'schelling', '--radius', 20, '--races', 8, '--seed', 3).startswith('status=satisfied steps=149 satisfied=1111/1111')
    assert town.run() == 'satisfied' and town.steps == 149 and town.satisfaction == 1 and town.history[-1] == 0
    assert len(town.map(min_size=12, fill_empty=True)) == 31 and town.races.max() == 7
    ElementTree.fromstring(town.svg())


def test_citadels_and_terrains():
    town = pave.Citadel(seed=9, size=40, outline='hexagon', moat=True, ravelins=True)
    assert town.houses == 149 and town.gates.tolist() == [[33, 19, 1], [-2, 37, 0], [7, 18, 1]] and len(town.zones) == len(town)
    land = pave.Terrain(60, 40, seed=12, hills=20)
    assert land.heights.min() < 0 < land.heights.max() and len(np.unique(land.zones)) > 3
    for each in (town, land):
        ElementTree.fromstring(each.svg())


# ---- What is wrong ------------------------------------------------------------------------------

@pytest.mark.parametrize('call, result, words', [
    (lambda: pave.World('nope'), 'not-found', "'nope' is not one of roads, meadow"),
    (lambda: pave.World('roads', method='quick'), 'not-found', 'auto, feature'),
    (lambda: pave.World('roads').at(2**30, 0), 'range', '2^29'),
    (lambda: pave.World('roads', connected='river'), 'not-found', 'grass, road'),
    (lambda: pave.World('roads', bands=['grass']), 'invalid', 'noise'),
    (lambda: pave.World('roads', grid='cubes'), 'not-found', 'cubes'),
    (lambda: pave.World(pave.WangSet([[1, 0] * 4]), connected=True), 'invalid', 'connected='),
    (lambda: pave.Window('hex', 5, 5).path((0, 0), (9, 9)), 'range', 'outside'),
    (lambda: pave.Window('hex', -5, 5), 'range', ''),
    (lambda: pave.hex.layout(size=-1), 'range', ''),
    (lambda: pave.hex.points([(0, 0)], pave.square.layout()), 'invalid', 'square'),
    (lambda: pave.hex.distance((2**40, 0), (0, 0)), 'range', '2^29'),
    (lambda: pave.World('roads', grid='tri').at(0, 0, 99), 'range', 's is below 2'),
    (lambda: pave.World('roads', grid='tri').at((0, 0, 2**30)), 'range', '0 to 1'),
    (lambda: pave.tri.neighbors((0, 0, 2**31 - 1)), 'range', '0 to 1'),
    (lambda: pave.tri.corners((0, 0, -9)), 'range', '0 to 1'),
    (lambda: pave.hex.distance((0, 0, 1), (0, 0)), 'range', 'not 0'),
    (lambda: pave.hex.at([1e300, 0]), 'range', '1e12'),
    (lambda: pave.hex.at([[0, float('nan')]]), 'range', 'finite'),
    (lambda: pave.hex.layout(size=float('inf')), 'range', 'finite'),
    (lambda: pave.World('dungeon', grid='hex', connected=True).walls(pave.Window('square', 10, 8)), 'invalid', 'hex'),
    (lambda: pave.World('roads').picture(pave.Window('hex', 5, 5)), 'invalid', 'square'),
    (lambda: pave.World('roads', seed=2**64), 'range', '2^64'),
    (lambda: pave.Schelling(radius=5, seed=-1), 'range', '2^64'),
    (lambda: pave.World('roads').fill(0, 0, 2**20, 2**20), 'range', '2^31'),
    (lambda: pave.square.distance((0, 0), (3, 4), 'euclid'), 'unsupported', 'have steps'),
    (lambda: pave.tri.line((0, 0, 0), (2, 2, 1), metric='euclid'), 'unsupported', 'have steps'),
    (lambda: pave.hex.distance((0, 0), (3, 4), metric='euclid'), 'unsupported', 'have steps'),
    (lambda: pave.hex.distance((0, 0), (3, 4), metric='nope'), 'not-found', 'steps, euclid'),
    (lambda: pave.hex.line((0, 0), (3, 4), metric='nope'), 'not-found', 'steps, euclid'),
    (lambda: pave.Map(pave.Window('square', 3, 1), [2**32, 1, 1]), 'range', 'labels must be integers'),
    (lambda: pave.Map(pave.Window('square', 3, 1), [0, 1, 1.9]), 'range', 'labels must be integers'),
    (lambda: pave.WangSet([[1, 0] * 4], ids=[2**32 + 5]), 'range', 'ids must be integers from 0 to 4294967295'),
    (lambda: pave.WangSet([[1, 0] * 4], ids=[5.9]), 'range', 'ids must be integers'),
    (lambda: pave.WangSet([[1, 0] * 4], ids=[-1]), 'range', 'ids must be integers'),
    (lambda: pave.World('roads').fill(2**29, 0, 2, 2), 'range', '2^29'),
    (lambda: pave.dicewars(seed=1, players=900), 'range', ''),
    (lambda: pave.Citadel(size=1), 'range', ''),
    (lambda: pave.WangSet('x.png'), 'unsupported', '.tsx'),
    (lambda: pave.World('x.tmx'), 'unsupported', '.tsx'),
])
def test_errors_say_what_is_wrong(call, result, words):
    with pytest.raises(pave.Error) as wrong:
        call()
    assert wrong.value.result in (result, 'invalid', 'range') and words in str(wrong.value) and len(str(wrong.value)) > 10


@pytest.mark.parametrize('call', [
    lambda: pave.hex.distance((0.5, 0), (0, 0)), lambda: pave.hex.distance((1, 2, 3, 4), (0, 0)), lambda: pave.World('roads')[0:3],
    lambda: pave.World('roads')[:, 0:3], lambda: pave.World('roads')[0:4:2, 0:3], lambda: pave.World('roads', seed=1.5),
    lambda: pave.Window('hex', 5, 5).path(0, 1, walls=[True]), lambda: pave.Window('hex', 5, 5).path(0, 1, costs=[1]),
    lambda: pave.Map(pave.Window('hex', 5, 5), [1, 2]), lambda: pave.grow(pave.Window('hex', 5, 5), 3, shares=[1]), lambda: pave.WangSet([[1, 2, 3]]),
    lambda: pave.WangSet(np.full((4, 8), 300)), lambda: pave.WangSet(np.full((4, 8), 1.5)), lambda: pave.World('roads').at(1.5, 2), lambda: pave.World(grid=7),
    lambda: pave.World('roads').fill(0, 0, 4, 4, out=[1, 2]), lambda: pave.Window('hex', 5, 5).path(0.5, 3), lambda: pave.hex.at([1, 2, 3]),
    lambda: pave.Window('hex', 5, 5).path(0, 3, costs=np.full(25, np.nan)), lambda: pave.Window('hex', 5, 5).path(0, 3, costs=np.full(25, 2**40)),
    lambda: pave.dicewars('x'), lambda: pave.hex.layout(size='x'), lambda: pave.World('roads', method=3), lambda: pave.hex.neighbors([(0, 0), (1, 1)]),
    lambda: pave.WangSet([[1, 0] * 4], weights=[1, 2]), lambda: pave.Board(5, 5).mesh().polygon(25),
])
def test_wrong_arguments_are_refused(call):
    with pytest.raises((TypeError, ValueError, IndexError)):
        call()


@pytest.mark.parametrize('call, words', [
    (lambda: pave.Board('x', 3), "width must be a number, not 'x'"),
    (lambda: pave.World(None), 'rows of colours, not NoneType'),
    (lambda: pave.World(pave.World()), 'rows of colours, not World'),
])
def test_type_errors_say_what_to_give(call, words):
    with pytest.raises(TypeError, match=words):
        call()
