/// pave.js: an extension for Tiled 1.8 or later: Map > Fill with Pave (Ctrl+Shift+F).
///
/// It fills the selected cells of the tile layer, without a selection the whole map, from an endless
/// world of the map's terrain set, so fills that overlap agree. Tiles that were painted by hand
/// stay: each becomes a pin of the layer, and the tiles around it are chosen again. The world is
/// that of the map's properties seed, set, method, tiles, q and r, as the command pave writes them.
///
/// Install: copy the folder with this file and pave-core.js into the folder of extensions (Edit >
/// Preferences > Plugins). bindings/tiled/build makes pave-core.js, which has `paveCore`.
(function () {
    const EMPTY = 0xffffffff; // in the tiles of the core
    const NUMBER = 0x10000000; // above are the bits that turn a tile
    const TURNS = [
        [0x80000000, Tile.FlippedHorizontally],
        [0x40000000, Tile.FlippedVertically],
        [0x20000000, Tile.FlippedAntiDiagonally],
        [0x10000000, Tile.RotatedHexagonal120],
    ];
    const KINDS = ['edge', 'corner', 'mixed'];
    const SYMMETRIES = { rotate: 1, mirror: 2, flip: 4, 'half-turn': 8, 'prefer-plain': 16 };
    const OPTIONS = ['origin', 'only', 'base', 'shares', 'patch', 'bias', 'connected']; // of the command alone
    let core;

    // ---- Memory of the core ---------------------------------------------------------------------

    function take(bytes) {
        const pointer = core.take(Math.max(bytes, 8));
        if (!pointer) throw new Error('not enough memory');
        return pointer;
    }

    function put(list, Kind) {
        const pointer = take(list.length * Kind.BYTES_PER_ELEMENT);
        new Kind(core.memory.buffer, pointer, list.length).set(list);
        return pointer;
    }

    function putText(text) {
        const bytes = unescape(encodeURIComponent(text)); // UTF-8
        return put(Array.from(bytes, (byte) => byte.charCodeAt(0)).concat(0), Uint8Array);
    }

    /** Throws what the core found wrong, unless a function returned true. */
    function check(fine) {
        if (!fine) throw new Error(why());
    }

    function why() {
        const bytes = new Uint8Array(core.memory.buffer, core.why());
        return String.fromCharCode.apply(null, bytes.subarray(0, bytes.indexOf(0)));
    }

    // ---- Sets of tiles --------------------------------------------------------------------------

    function readJson(path) {
        const file = new TextFile(path, TextFile.ReadOnly), text = file.readAll();
        file.close();
        return JSON.parse(text);
    }

    /** A tile set as Tiled's JSON, with changes that are not saved. */
    function jsonOf(tileset) {
        const folder = ['TMPDIR', 'TEMP'].map((name) => new Process().getEnv(name)).find((it) => it) || '/tmp';
        const path = `${folder}/pave-${Math.floor(Math.random() * 1e9)}.tsj`;
        const format = tiled.tilesetFormat('json');
        const wrong = format ? format.write(tileset, path) : 'switch on the plugin for JSON';
        if (wrong) throw new Error(`the tile set cannot be read: ${wrong}`);
        const json = readJson(path);
        File.remove(path);
        return json;
    }

    /** A mixed set that has colours only on sides, or only in corners, is an edge or corner set. */
    function kindOf(kind, tiles) {
        const uses = (odd) => tiles.some(({ colors }) => colors.some((color, place) => color && place % 2 === odd));
        const edges = uses(0), corners = uses(1);
        return kind !== 'mixed' || edges === corners ? kind : edges ? 'edge' : 'corner';
    }

    /** The set of Tiled with a name, or #2 for the second; by default the first with tiles and colours. */
    function tiledSet(tileset, name) {
        const json = jsonOf(tileset), turns = json.transformations || {}, weights = {};
        const sets = (json.wangsets || []).filter((set, i) => (name ? set.name === name || `#${i + 1}` === name : set.colors.length && set.wangtiles.length));
        if (!sets.length) throw new Error(name ? `${tileset.name} has no terrain set "${name}"` : `${tileset.name} has no terrain set with tiles`);
        (json.tiles || []).forEach((tile) => { weights[tile.id] = tile.probability; });
        const tiles = sets[0].wangtiles.map(({ tileid, wangid }) => ({ id: tileid, colors: wangid, weight: weights[tileid] }));
        return {
            sides: 4,
            kind: kindOf(sets[0].type, tiles),
            colors: sets[0].colors.map((color) => ({ weight: color.probability })),
            tiles: tiles.filter(({ colors }) => colors.some((color) => color)).sort((a, b) => a.id - b.id),
            symmetries: (turns.rotate ? 1 : 0) + (turns.hflip ? 2 : 0) + (turns.vflip ? 4 : 0) + (turns.preferuntransformed ? 16 : 0),
        };
    }

    /** The set of pave's own file, with colours at all 2n places. */
    function paveSet(json) {
        const face = json.faces ? json.faces[0] : json;
        const sides = face.sides || { square: 4, hex: 6 }[json.grid || 'square'];
        const bits = (words) => words.reduce((sum, word) => sum + SYMMETRIES[word], 0);
        const all = bits(json.symmetries || []), first = json.kind === 'corner' ? 1 : 0;
        const spread = (colors) => (colors.length > sides ? colors : [].concat(...colors.map((color) => (first ? [0, color] : [color, 0]))));
        if (!face.tiles || (json.faces && json.faces.length > 1) || (sides !== 4 && sides !== 6)) throw new Error('the map has tiles that are not squares or hexagons');
        return {
            sides,
            kind: json.kind,
            colors: json.colors,
            tiles: face.tiles.map((tile, i) => ({
                id: tile.id === undefined ? i : tile.id, colors: spread(tile.colors), weight: tile.weight,
                symmetries: tile.symmetries ? bits(tile.symmetries) : all,
            })),
            symmetries: all,
            mirrorSum: face.mirror_sum,
        };
    }

    /** The tile set of a map, and the set of its tiles. */
    function setOf(map) {
        const own = map.property('tiles');
        if (!own) {
            const name = map.property('set'), all = map.tilesets.filter((it) => it.wangSets.length > 0);
            const tileset = all.find((it) => it.wangSets.some((set) => set.name === name)) || all[0];
            if (!tileset) throw new Error('no tile set of this map has a terrain set');
            return { tileset, set: tiledSet(tileset, name) };
        }
        const path = FileInfo.isAbsolutePath(own) ? own : `${FileInfo.path(map.fileName)}/${own}`;
        let json;
        try {
            json = readJson(path);
        } catch (error) {
            throw new Error(`${path}, which the map property "tiles" names, is not a tile set of pave: ${error.message}`);
        }
        return { tileset: map.tilesets.find((it) => it.name === json.name) || map.tilesets[0], set: paveSet(json) };
    }

    // ---- Worlds ---------------------------------------------------------------------------------

    const weightOf = ({ weight }) => (weight === undefined ? 1 : weight);

    /** Makes a world in the core, for the cells of a map. */
    function open(map, set, seed) {
        const { tiles, colors } = set;
        if (/^[-+.]/.test(seed)) throw new Error(`the seed "${seed}" is not a number from 0 on or a word`);
        const places = [];
        tiles.forEach((tile) => tile.colors.forEach((color) => places.push(color)));
        const lists = [
            put(places, Uint8Array), put(tiles.map(({ id }) => id), Uint32Array),
            put(tiles.map(weightOf), Float64Array), put(colors.map(weightOf), Float64Array),
            put(tiles.map(({ symmetries }) => (symmetries === undefined ? set.symmetries : symmetries)), Uint8Array),
            put(colors.map(({ mirror }, i) => mirror || i + 1), Uint8Array),
            putText(seed), putText(map.property('method') || 'auto'),
        ];
        const [codes, ids, tileWeights, colorWeights, symmetries, mirrors, seedText, method] = lists;
        const def = put([ // a pave_wang_def
            KINDS.indexOf(set.kind), set.sides, colors.length, tiles.length, codes, ids, tileWeights, colorWeights, set.symmetries, symmetries,
            set.mirrorSum || 0, mirrors,
        ], Uint32Array);
        const fine = core.open(def, seedText, method);
        lists.concat(def).forEach((pointer) => core.release(pointer));
        check(fine);
        const kind = map.orientation === TileMap.Staggered ? 1 : map.orientation === TileMap.Hexagonal ? 2 : 0;
        if ((kind === 2) !== (set.sides === 6)) throw new Error('hexagonal maps need a tile set of hexagons: name one of pave in the map property "tiles"');
        core.lay(kind, map.staggerAxis === TileMap.StaggerX, map.staggerIndex === TileMap.StaggerEven, Number(map.property('q') || 0), Number(map.property('r') || 0));
    }

    function tilesOf(rect) {
        const count = rect.width * rect.height, pointer = take(4 * count);
        check(core.fill(rect.x, rect.y, rect.width, rect.height, pointer));
        const tiles = new Uint32Array(new Uint32Array(core.memory.buffer, pointer, count));
        core.release(pointer);
        return tiles;
    }

    // ---- Layers ---------------------------------------------------------------------------------

    /** The tiles that were painted: lines of `x,y tile`, as a map from `x,y`. */
    function pinsOf(layer) {
        const lines = (layer.property('pins') || '').split('\n').filter((line) => line);
        return new Map(lines.map((line) => [line.split(' ')[0], Number(line.split(' ')[1])]));
    }

    /** Pins tiles. Returns those that are not refused; a double click on the issue of another selects its cell. */
    function pinAll(map, pins) {
        return new Map(Array.from(pins).filter(([at, number]) => {
            const [x, y] = at.split(',').map(Number), fine = core.pin(x, y, number);
            if (!fine) tiled.warn(`pave: the tile painted at ${at} is refused: ${why()}`, () => map.selectedArea.set(Qt.rect(x, y, 1, 1)));
            return fine;
        }));
    }

    /** The number of the tile at a cell as the core has it; undefined: of another tile set. */
    function numberAt(layer, tileset, x, y) {
        const tile = layer.tileAt(x, y);
        if (!tile) return EMPTY;
        if (tile.tileset !== tileset && tile.tileset.name !== tileset.name) return undefined;
        const flags = layer.flagsAt(x, y);
        return flags ? TURNS.reduce((sum, [bit, flag]) => sum + (flags & flag ? bit : 0), tile.id) : tile.id;
    }

    /** What is to be filled, as rectangles. */
    function chosenOf(map) {
        const area = map.selectedArea.get();
        if (area.boundingRect.width > 0) return Array.from(area.rects);
        if (map.infinite) throw new Error('select what to fill: this map has no end');
        return [Qt.rect(0, 0, map.width, map.height)];
    }

    /** Rectangles with the numbers of their tiles. */
    function areasOf(layer, tileset, rects) {
        return Array.from(rects, (rect) => {
            const numbers = [];
            for (let y = rect.y; y < rect.y + rect.height; y++)
                for (let x = rect.x; x < rect.x + rect.width; x++) numbers.push(numberAt(layer, tileset, x, y));
            return { rect, numbers };
        });
    }

    /** Takes the tiles of the world. */
    const ask = (areas) => areas.forEach((area) => { area.tiles = tilesOf(area.rect); });

    /** Calls `visit(number, tile, x, y, numbers, i)` for all cells but those with tiles of other sets; `tile` is the world's. */
    function compare(areas, visit) {
        areas.forEach(({ rect, numbers, tiles }) => {
            for (let i = 0; i < tiles.length; i++)
                if (numbers[i] !== undefined) visit(numbers[i], tiles[i], rect.x + (i % rect.width), rect.y + Math.floor(i / rect.width), numbers, i);
        });
    }

    // ---- Filling --------------------------------------------------------------------------------

    function setTile(edit, tileset, x, y, number) {
        if (number === EMPTY) return edit.setTile(x, y, null);
        const turned = number >= NUMBER, id = number % NUMBER;
        const flags = turned ? TURNS.reduce((sum, [bit, flag]) => sum | (Math.floor(number / bit) % 2 ? flag : 0), 0) : 0;
        return edit.setTile(x, y, tileset.tile(id), flags);
    }

    /** The cells that share a corner with a cell, on maps of any kind. */
    function near(at) {
        const [x, y] = at.split(',').map(Number);
        return Qt.rect(x - 2, y - 2, 5, 5);
    }

    function fill(map, layer) {
        const other = map.property('method') === 'painted' ? 'terrain' : OPTIONS.find((name) => map.property(name) !== undefined);
        if (other) throw new Error(`this map was made with --${other}: fill it with the command pave`);
        core = core || paveCore();
        const { tileset, set } = setOf(map), seed = String(map.property('seed') || 0);
        const filled = layer.property('filled'), last = filled === undefined ? seed : filled;
        const areas = areasOf(layer, tileset, chosenOf(map)), painted = new Map(), erased = [];

        open(map, set, last); // what differs from the last world was painted
        let pins = pinAll(map, pinsOf(layer));
        ask(areas);
        compare(areas, (number, tile, x, y) => {
            if (number === tile) return;
            const at = `${x},${y}`;
            if (number !== EMPTY) painted.set(at, number);
            else if (pins.delete(at)) erased.push(at);
        });

        // Tiles around these may change, and with another seed all that was filled.
        const changed = erased.concat(Array.from(painted.keys()));
        const around = areasOf(layer, tileset, seed === last ? changed.map(near) : layer.region().rects), all = areas.concat(around);
        ask(around);
        compare(around, (number, tile, x, y, numbers, i) => { if (number !== tile) numbers[i] = undefined; });

        if (seed !== last || erased.length) {
            open(map, set, seed);
            pins = pinAll(map, pins);
        }
        const kept = pinAll(map, painted), edit = layer.edit();
        kept.forEach((number, at) => pins.set(at, number));
        if (seed !== last || changed.length) ask(all);
        compare(all, (number, tile, x, y) => { if (number !== tile) setTile(edit, tileset, x, y, tile); });
        map.macro('Fill with Pave', () => { // one step of undo
            edit.apply();
            layer.setProperty('filled', seed);
            layer.setProperty('pins', Array.from(pins, ([at, number]) => `${at} ${number}`).join('\n'));
        });
        tiled.log(`pave: filled with seed ${seed}, ${pins.size} tiles kept as they were painted`);
    }

    /** Calls `job(map, layer)`; what it throws goes to the issues. */
    function attempt(job) {
        const map = tiled.activeAsset, layer = map && map.isTileMap ? map.currentLayer : null;
        try {
            if (!layer || !layer.isTileLayer) throw new Error('open a map and choose a tile layer');
            job(map, layer);
        } catch (error) {
            tiled.error(`pave: ${error.message}`);
        }
    }

    const action = tiled.registerAction('PaveFill', () => attempt(fill));
    action.text = 'Fill with Pave';
    action.shortcut = 'Ctrl+Shift+F';

    const seed = tiled.registerAction('PaveSeed', () => attempt((map, layer) => {
        const last = String(map.property('seed') || 0), value = tiled.prompt('Seed of the world, a number or a word:', last, 'Pave');
        if (value === '' || value === last) return;
        if (layer.property('filled') === undefined) layer.setProperty('filled', last);
        map.setProperty('seed', value);
        fill(map, layer);
    }));
    seed.text = 'Seed of Pave...';
    tiled.extendMenu('Map', [{ separator: true }, { action: 'PaveFill' }, { action: 'PaveSeed' }]);
})();
