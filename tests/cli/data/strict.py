"""Reads maps and tile sets of Tiled as strictly as the strictest of its readers: what one of them demands is missing here is wrong.

usage: strict.py FILE...    each a .tmx, .tsx, .tmj or .tsj; prints what is wrong, one line each; exit 1 where anything is.

Demanded, by pytmx: <image> has a width and a height, external sets end in .tsx, no property has the name of a member of its own.
By rs-tiled: those, and name, tilewidth, tileheight, tilecount of a set, id and name of layers, all values of Wang sets. By both: integers.
By all: firstgid ascends, ids of a set do not reach the next, gids are of a set, pictures are as large as what is in them and as their heads say.
"""
import json, os, struct, sys, xml.etree.ElementTree as tree

RESERVED = set("version tiledversion orientation renderorder width height tilewidth tileheight hexsidelength staggeraxis staggerindex "
               "background_color nextobjectid filename layers tilesets properties images maxgid gidmap imagemap".split())
wrong = []


class Element:
    """An element of XML or an object of JSON."""

    def __init__(self, node, path, name):
        self.node, self.path, self.name, self.is_json = node, path, name, isinstance(node, dict)

    def get(self, key):
        return self.node.get(key)

    def fail(self, text):
        wrong.append(f"{self.path}: {self.name}: {text}")

    def need(self, key, kind=int, least=None):
        value = self.get(key)
        if value is None:
            return self.fail(f"{key} is missing")
        if self.is_json and (isinstance(value, bool) or not isinstance(value, (int, float) if kind is float else kind)):
            return self.fail(f"{key} is {value!r}")
        try:
            value = kind(value)
        except ValueError:
            return self.fail(f"{key} is {value!r}")
        if least is not None and value < least:
            return self.fail(f"{key} is {value}, less than {least}")
        return value

    def all(self, name, inside=None):
        """The children of that name; in JSON the list `inside`."""
        if self.is_json:
            return [Element(o, self.path, name) for o in self.node.get(inside or name, [])]
        return [Element(o, self.path, name) for o in self.node.iter(name)] if inside else [Element(o, self.path, name) for o in self.node.findall(name)]


def png_size(path):
    with open(path, "rb") as file:
        head = file.read(24)
    return struct.unpack(">II", head[16:24]) if head[:4] == b"\x89PNG" else None


def picture(owner, image):
    """Width and height of a picture that must have both."""
    keys = ("image", "imagewidth", "imageheight") if owner.is_json else ("source", "width", "height")
    source, width, height = image.need(keys[0], str), image.need(keys[1], least=1), image.need(keys[2], least=1)
    path = os.path.join(os.path.dirname(owner.path), source or "")
    if source and os.path.exists(path) and png_size(path) != (width, height):
        owner.fail(f"{source} is {width} x {height}, but its head says {png_size(path)}")
    return width or 0, height or 0


def fits(count, size, length, margin, spacing):
    return margin + count * (size + spacing) - spacing <= length


def read_set(owner):
    """Checks a tile set; returns one more than its highest id."""
    owner.need("name", str)
    wide, high = owner.need("tilewidth", least=1), owner.need("tileheight", least=1)
    count, columns = owner.need("tilecount", least=1), owner.need("columns", least=0)
    margin, spacing = int(owner.get("margin") or 0), int(owner.get("spacing") or 0)
    sheet = [owner] if owner.is_json and owner.get("image") else [] if owner.is_json else owner.all("image")
    if not (wide and high and count) or columns is None:
        return 0
    if sheet:
        width, height = picture(owner, sheet[0])
        if columns < 1 or not fits(columns, wide, width, margin, spacing) or not fits((count - 1) // columns + 1, high, height, margin, spacing):
            owner.fail(f"{count} tiles of {wide} x {high} in {columns} columns are not in {width} x {height} pixels")
    last, pictured = -1, 0
    for tile in owner.all("tile", "tiles") if owner.is_json else owner.all("tile"):
        number = tile.need("id", least=0)
        if tile.get("probability") is not None:
            tile.need("probability", float)
        if number is None or number <= last:
            tile.fail(f"id {number} after {last}")
            continue
        last = number
        own = ([tile] if tile.get("image") else []) if owner.is_json else tile.all("image")
        if not own:
            continue
        pictured += 1
        width, height = picture(owner, own[0])
        if tile.get("x") is not None:
            x, y, part_wide, part_high = (tile.need(key, least=0) for key in ("x", "y", "width", "height"))
            if x + part_wide > width or y + part_high > height:
                tile.fail("its part is not in its picture")
    if not sheet and (columns != 0 or pictured != count):
        owner.fail(f"{columns} columns, {count} tiles, {pictured} pictures")
    wangsets = owner.all("wangset", "wangsets")
    for wangset in wangsets:
        wangset.need("name", str), wangset.need("type", str), wangset.need("tile", least=-1)
        colors = wangset.all("wangcolor", "colors")
        for color in colors:
            color.need("name", str), color.need("tile", least=-1), color.need("probability", float)
            rgb = color.need("color", str)
            if not rgb or len(rgb) != 7:
                color.fail(f"color is {rgb!r}")
        for tile in wangset.all("wangtile", "wangtiles"):
            number, ids = tile.need("tileid", least=0), tile.get("wangid")
            ids = ids if owner.is_json else [int(i) for i in ids.split(",")]
            if len(ids) != 8 or max(ids) > len(colors) or (sheet and number >= count):
                tile.fail(f"wangid {ids}")
    return count if sheet else last + 1


def load(path):
    if path.endswith(("j", "json")):
        with open(path, encoding="utf-8") as file:
            return Element(json.load(file), path, "file")
    return Element(tree.parse(path).getroot(), path, "file")


def gids_of(layer):
    """All gids of a layer, where they are numbers in the text."""
    if layer.is_json:
        lists = [layer.get("data")] if layer.get("data") else [chunk["data"] for chunk in layer.get("chunks") or []]
        return [gid for numbers in lists if isinstance(numbers, list) for gid in numbers]
    data = layer.node.find("data")
    if data.get("encoding") != "csv":
        return []
    return [int(gid) for text in ([chunk.text for chunk in data.findall("chunk")] or [data.text]) for gid in text.split(",")]


def read_map(owner):
    for key in ("width", "height", "tilewidth", "tileheight"):
        owner.need(key, least=1)
    owner.need("version", str), owner.need("orientation", str), owner.need("nextlayerid"), owner.need("nextobjectid")
    if owner.get("orientation") == "hexagonal":
        owner.need("hexsidelength", least=1), owner.need("staggeraxis", str), owner.need("staggerindex", str)
    properties = owner.all("property", "properties")
    names = [each.need("name", str) for each in properties]
    if len(set(names)) < len(names) or RESERVED & set(names):
        owner.fail(f"properties {sorted(names)}")
    for each in properties:
        if each.get("type") == "int":
            each.need("value")
    ends, end = [], 1
    for reference in owner.all("tileset", "tilesets") if owner.is_json else owner.all("tileset"):
        first, source = reference.need("firstgid", least=end), reference.get("source")
        if source and not source.endswith(".tsj" if owner.is_json else ".tsx"):
            reference.fail(f"source {source}")
        inside = load(os.path.join(os.path.dirname(owner.path), source)) if source else reference
        end = (first or 0) + read_set(inside)
        ends.append((first or 0, end))
    layers = owner.all("layer", "layers")
    if not ends or not layers:
        owner.fail("no tile set, or no layer")
    for layer in layers:
        layer.need("id", least=1), layer.need("name", str), layer.need("width", least=1), layer.need("height", least=1)
        strange = {gid & 0x0FFFFFFF for gid in gids_of(layer)} - {0}
        for first, last in ends:
            strange -= set(range(first, last))
        if strange:
            layer.fail(f"gids of no set: {sorted(strange)[:5]}")


for path in sys.argv[1:]:
    root = load(path)
    kind = root.get("type") if root.is_json else root.node.tag
    read_map(root) if kind == "map" else read_set(root) if kind == "tileset" else root.fail(f"is a {kind}")
print("\n".join(wrong) if wrong else f"{len(sys.argv) - 1} files: nothing is wrong")
sys.exit(1 if wrong else 0)
