/// pave.js: an extension for Tiled 1.8 or later: Map > Fill with Pave (Ctrl+Shift+F).
///
/// It fills the selected cells of the tile layer, without a selection the whole map, from an endless
/// world of the map's terrain set, so fills that overlap agree. Tiles that were painted by hand
/// stay: each becomes a pin of MAP.pave beside the map, and the tiles around it are chosen again.
///
/// Install: copy this file into the folder of extensions (Edit > Preferences > Plugins). It needs
/// the command pave, in PATH or named by the map property "pave command". The map is saved, and its
/// tile set is a file of its own.
(function () {
    const EMPTY = -1; // in the answers of pave
    const NUMBER = 0x10000000; // above are the bits that turn a tile
    const TURNS = [
        [0x80000000, Tile.FlippedHorizontally],
        [0x40000000, Tile.FlippedVertically],
        [0x20000000, Tile.FlippedAntiDiagonally],
        [0x10000000, Tile.RotatedHexagonal120],
    ];

    /** Runs pave. Throws what it says, unless it ends with one of the `allowed` numbers. */
    function pave(map, words, input, allowed) {
        const process = new Process();
        const command = map.property('pave command') || process.getEnv('PAVE') || 'pave';
        if (!process.start(command, words))
            throw new Error(`cannot run ${command}: install pave, or name it in the map property "pave command"`);
        if (input !== undefined) process.write(input);
        process.closeWriteChannel();
        process.waitForFinished(-1);
        const code = process.exitCode, out = process.readStdOut(), said = process.readStdErr().trim();
        process.close();
        if (code !== 0 && (allowed || []).indexOf(code) < 0) throw new Error(said || `${command} ended with ${code}`);
        return { out, said };
    }

    /** The first tile set of the map that has a terrain set. */
    function tilesetOf(map) {
        const tileset = map.tilesets.find((it) => it.wangSets.length > 0);
        if (!tileset) throw new Error('no tile set of this map has a terrain set');
        if (!/\.(tsx|tsj|json)$/.test(tileset.fileName))
            throw new Error(`save the tile set ${tileset.name} as a file of its own`);
        return tileset;
    }

    /** The world file beside the map, made where there is none. */
    function worldOf(map, tileset) {
        if (!map.fileName) throw new Error('save the map first');
        const file = map.fileName.replace(/\.[^.\/]*$/, '') + '.pave';
        if (File.exists(file)) return file;
        const seed = map.property('pave seed'), set = map.property('pave set');
        const words = ['world', 'new', file, tileset.fileName, `--seed=${seed === undefined ? 0 : seed}`];
        pave(map, set ? words.concat(`--set=${set}`) : words);
        return file;
    }

    function tilesOf(map, world, rect) {
        const words = ['world', 'fill', world, `--at=${rect.x},${rect.y}`, `--size=${rect.width}x${rect.height}`];
        return JSON.parse(pave(map, words.concat('--format=json', '-o', '-')).out).tiles;
    }

    /** The number of the tile at a cell as pave has it; undefined: of another tile set. */
    function numberAt(layer, tileset, x, y) {
        const tile = layer.tileAt(x, y);
        if (!tile) return EMPTY;
        if (tile.tileset !== tileset && tile.tileset.name !== tileset.name) return undefined;
        const flags = layer.flagsAt(x, y);
        return TURNS.reduce((sum, [bit, flag]) => sum + (flags & flag ? bit : 0), tile.id);
    }

    /** What is to be filled: a rectangle, and which of its cells. */
    function chosenOf(map) {
        const area = map.selectedArea.get(), rect = area.boundingRect;
        if (rect.width > 0) return { rect, has: (x, y) => area.contains(x, y) };
        if (map.infinite) throw new Error('select what to fill: this map has no end');
        return { rect: Qt.rect(0, 0, map.width, map.height), has: () => true };
    }

    /** Calls `visit(x, y, column, row)` for the chosen cells that hold no tile of another set. */
    function each({ rect, has }, layer, tileset, visit) {
        for (let row = 0; row < rect.height; row++)
            for (let column = 0; column < rect.width; column++) {
                const x = rect.x + column, y = rect.y + row;
                if (has(x, y) && numberAt(layer, tileset, x, y) !== undefined) visit(x, y, column, row);
            }
    }

    function fill(map, layer) {
        const tileset = tilesetOf(map), world = worldOf(map, tileset), chosen = chosenOf(map);
        const pins = [];
        let tiles = tilesOf(map, world, chosen.rect), refused = [], count = 0;
        each(chosen, layer, tileset, (x, y, column, row) => {
            const number = numberAt(layer, tileset, x, y);
            if (number !== EMPTY && number !== tiles[row][column]) pins.push(`${x},${y} ${number}\n`);
        });
        if (pins.length > 0) {
            const answer = pave(map, ['world', 'edit', world, '-'], pins.join(''), [1]);
            refused = (answer.out + answer.said).split('\n').filter((line) => /refused/.test(line));
            tiles = tilesOf(map, world, chosen.rect);
        }
        const edit = layer.edit();
        each(chosen, layer, tileset, (x, y, column, row) => {
            const number = tiles[row][column];
            if (number === EMPTY || number === null) return edit.setTile(x, y, null);
            const flags = TURNS.reduce((sum, [bit, flag]) => sum | (Math.floor(number / bit) % 2 ? flag : 0), 0);
            edit.setTile(x, y, tileset.tile(number % NUMBER), flags);
            count++;
        });
        edit.apply(); // one step of undo
        tiled.log(`pave: ${count} tiles, ${pins.length - refused.length} kept as they were painted`);
        refused.forEach((line) => tiled.warn(`pave: ${line}`));
    }

    const action = tiled.registerAction('PaveFill', () => {
        const map = tiled.activeAsset, layer = map && map.isTileMap ? map.currentLayer : null;
        try {
            if (!layer || !layer.isTileLayer) throw new Error('open a map and choose a tile layer');
            fill(map, layer);
        } catch (error) {
            tiled.error(`pave: ${error.message}`);
        }
    });
    action.text = 'Fill with Pave';
    action.shortcut = 'Ctrl+Shift+F';

    const seed = tiled.registerAction('PaveSeed', () => {
        const map = tiled.activeAsset;
        const value = tiled.prompt('Seed of the world, a number or a word:', String(map.property('pave seed') || 0), 'Pave');
        if (value !== '') map.setProperty('pave seed', value);
    });
    seed.text = 'Seed of Pave...';
    tiled.extendMenu('Map', [{ separator: true }, { action: 'PaveFill' }, { action: 'PaveSeed' }]);
})();
