/// Loaded beside pave.js by tests/house/tiled, with several maps. In map.tmx it fills, paints, erases, fills a selection, changes the seed, undoes
/// and redoes, and writes what the layer then holds. It goes the steps of docs/adopt.md in tile.tmx. Other maps, which have the tiles of the
/// command, it empties, fills and saves.
(function () {
    function fillTile(map, layer, say) {
        map.setProperty('seed', '7');
        map.selectedArea.set(Qt.rect(-5, 0, 6, 4));
        tiled.trigger('PaveFill');
        const tile = layer.tileAt(-3, 2);
        say(tile ? String(tile.id) : 'no tile');
    }

    function put(layer, list) {
        const edit = layer.edit();
        list.forEach(([x, y, tile]) => edit.setTile(x, y, tile));
        edit.apply();
    }

    function edit(map, layer, say) {
        const tile = (id) => map.tilesets[0].tile(id);
        const holds = (x, y) => (layer.tileAt(x, y) ? 'filled' : 'empty');
        const pins = () => `pins ${(layer.property('pins') || '').replace(/\n/g, ', ')}`;
        const tell = () => {
            for (let y = 0; y < map.height; y++) {
                const row = [];
                for (let x = 0; x < map.width; x++) row.push(layer.tileAt(x, y) ? layer.tileAt(x, y).id : -1);
                say(row.join(','));
            }
        };
        tiled.trigger('PaveFill');
        tell();
        put(layer, [[4, 4, tile(40)]]);
        tiled.trigger('PaveFill');
        tell();
        say(pins());
        map.undo();
        say(`undone: ${pins()}, ${layer.tileAt(4, 4).id}`);
        map.redo();
        put(layer, [[0, 0, null], [9, 5, null]]);
        map.selectedArea.set(Qt.rect(0, 0, 3, 2));
        tiled.trigger('PaveFill');
        say(`selected ${holds(0, 0)}, beside ${holds(9, 5)}`);
        map.undo();
        say(`undone ${holds(0, 0)}`);
        map.redo();
        put(layer, [[0, 0, tile(0)], [1, 0, tile(80)]]); // which do not match
        tiled.trigger('PaveFill');
        say(pins());
        map.selectedArea.set(Qt.rect(0, 0, 0, 0));
        put(layer, [[0, 0, null]]);
        map.setProperty('seed', 'other');
        tiled.trigger('PaveFill');
        say(pins());
        tell();
        tiled.trigger('Save');
    }

    function fillAgain(map, layer, say) {
        const rects = Array.from(layer.region().rects), cells = [];
        rects.forEach((rect) => {
            for (let y = rect.y; y < rect.y + rect.height; y++)
                for (let x = rect.x; x < rect.x + rect.width; x++) cells.push([x, y, null]);
        });
        put(layer, cells);
        map.removeProperty('method'); // found by pave
        if (map.infinite) map.selectedArea.set(rects[0]);
        tiled.trigger('PaveFill');
        tiled.trigger('Save');
        say(`${cells.length} cells`);
    }

    tiled.assetOpened.connect((map) => {
        if (!map.isTileMap) return;
        const log = new TextFile(`${map.fileName}.log`, TextFile.WriteOnly), layer = map.layerAt(0);
        map.currentLayer = layer;
        try {
            (/\/tile\.tmx$/.test(map.fileName) ? fillTile : /\/map\.tmx$/.test(map.fileName) ? edit : fillAgain)(map, layer, (text) => log.writeLine(text));
        } catch (error) {
            log.writeLine(`error ${error}`);
        }
        log.commit();
    });
})();
