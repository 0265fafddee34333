/// Loaded beside pave.js by tests/house/tiled: in the map that is opened it fills, paints a tile, fills again, fills a selection, undoes and
/// redoes, and writes what the layer then holds. Then it goes the steps of docs/adopt.md in tile.tmx.
function fillTile(map) {
    const log = new TextFile(`${map.fileName}.log`, TextFile.WriteOnly), layer = map.layerAt(0);
    map.setProperty('pave seed', '7');
    map.currentLayer = layer;
    map.selectedArea.set(Qt.rect(-5, 0, 6, 4));
    tiled.trigger('PaveFill');
    const tile = layer.tileAt(-3, 2);
    log.writeLine(tile ? String(tile.id) : 'no tile');
    log.commit();
}

tiled.assetOpened.connect((map) => {
    if (!map.isTileMap) return;
    if (/tile\.tmx$/.test(map.fileName)) return fillTile(map);
    const log = new TextFile(`${map.fileName}.log`, TextFile.WriteOnly), layer = map.layerAt(0);
    const tell = () => {
        for (let y = 0; y < map.height; y++) {
            const row = [];
            for (let x = 0; x < map.width; x++) row.push(layer.tileAt(x, y) ? layer.tileAt(x, y).id : -1);
            log.writeLine(row.join(','));
        }
    };
    const put = (x, y, tile) => {
        const edit = layer.edit();
        edit.setTile(x, y, tile);
        edit.apply();
    };
    try {
        map.currentLayer = layer;
        tiled.trigger('PaveFill');
        tell();
        put(4, 4, map.tilesets[0].tile(40));
        tiled.trigger('PaveFill');
        tell();
        put(0, 0, null);
        put(9, 5, null);
        map.selectedArea.set(Qt.rect(0, 0, 3, 2));
        tiled.trigger('PaveFill');
        log.writeLine(`selected ${layer.tileAt(0, 0) ? 'filled' : 'empty'}, beside ${layer.tileAt(9, 5) ? 'filled' : 'empty'}`);
        map.undo();
        log.writeLine(`undone ${layer.tileAt(0, 0) ? 'filled' : 'empty'}`);
        map.redo();
        map.undo();
        map.undo();
        map.undo();
        tiled.trigger('Save');
    } catch (error) {
        log.writeLine(`error ${error}`);
    }
    log.writeLine('done');
    log.commit();
    tiled.open(map.fileName.replace(/map\.tmx$/, 'tile.tmx'));
});
