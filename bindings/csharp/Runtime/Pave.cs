// pave for C#: endless worlds, hexagons, meshes and maps. Pave.Native.C has every function of the library.
using System;
using System.Collections.Generic;
using System.Runtime.InteropServices;
using System.Text;
using Pave.Native;

namespace Pave
{
    /// <summary>Says what is wrong and what to do.</summary>
    public sealed class PaveException : Exception
    {
        public pave_result Result { get; }
        public PaveException(pave_result result, string message) : base(message) { Result = result; }
    }

    /// <summary>A cell of a grid: q, r, and on triangles s, 0 for L and 1 for R.</summary>
    public struct Cell : IEquatable<Cell>
    {
        public int Q, R, S;
        public Cell(int q, int r, int s = 0) { Q = q; R = r; S = s; }
        public bool Equals(Cell other) => Q == other.Q && R == other.R && S == other.S;
        public override bool Equals(object other) => other is Cell cell && Equals(cell);
        public override int GetHashCode() => (Q * 31 + R) * 31 + S;
        public override string ToString() => S == 0 ? $"{Q},{R}" : $"{Q},{R},{S}";
        internal pave_cell ToC() => new pave_cell { q = Q, r = R, s = S };
        internal static Cell Of(pave_cell cell) => new Cell(cell.q, cell.r, cell.s);
    }

    public struct Point
    {
        public double X, Y;
        public Point(double x, double y) { X = x; Y = y; }
    }

    static unsafe class Check
    {
        internal static string Text(byte* text)
        {
            int length = 0;
            while (text[length] != 0) length++;
            var bytes = new byte[length];
            Marshal.Copy((IntPtr)text, bytes, 0, length);
            return Encoding.UTF8.GetString(bytes);
        }

        internal static void Result(pave_result result, pave_error* error = null)
        {
            if (result == pave_result.PAVE_OK) return;
            string text = error != null && error->message[0] != 0 ? Text(error->message) : Text(C.pave_result_text(result));
            throw new PaveException(result, text);
        }
    }

    /// <summary>Holds an object of C, and destroys it once.</summary>
    public abstract unsafe class Handle : IDisposable
    {
        private void* pointer;
        protected void* Pointer => pointer != null ? pointer : throw new ObjectDisposedException(GetType().Name);
        protected void Own(void* made) { pointer = made; }
        protected abstract void Destroy(void* made);
        /// <summary>A result of C. The object lives until the call has returned: otherwise the collector may destroy it during its last call.</summary>
        protected T Kept<T>(T result) { GC.KeepAlive(this); return result; }
        public void Dispose()
        {
            if (pointer != null) Destroy(pointer);
            pointer = null;
            GC.SuppressFinalize(this);
        }
        ~Handle() { if (pointer != null) Destroy(pointer); }
    }

    /// <summary>Tiles with colours on their edges or in their corners.</summary>
    public sealed unsafe class WangSet : Handle
    {
        internal pave_wang_set* C => (pave_wang_set*)Pointer;
        internal readonly bool BuiltIn;
        internal readonly pave_builtin Builtin;

        /// <summary>A built-in set: on squares with variants of its tiles, or with `sides`, also 4, for faces of a tiling.</summary>
        public WangSet(pave_builtin builtin, int sides = 0)
        {
            pave_wang_set* made;
            pave_error error;
            BuiltIn = true;
            Builtin = builtin;
            Check.Result(sides == 0 ? Native.C.pave_builtin_create(builtin, null, &made, &error)
                                    : Native.C.pave_builtin_create_sides(builtin, sides, null, &made, &error), &error);
            Own(made);
        }

        /// <summary>Your own tiles: a row of 2 * sides colours for each, from 1, 0 for unset; top, top right, right, ...</summary>
        public WangSet(byte[,] colors, pave_wang_kind kind)
        {
            if (colors == null) throw new ArgumentNullException(nameof(colors));
            pave_wang_set* made;
            pave_error error;
            int most = 1;
            foreach (byte color in colors) most = Math.Max(most, color);
            fixed (byte* first = colors)
            {
                var def = new pave_wang_def { kind = kind, sides = colors.GetLength(1) / 2, color_count = most, tile_count = (uint)colors.GetLength(0), colors = first };
                Check.Result(Native.C.pave_wang_create(&def, null, &made, &error), &error);
            }
            Own(made);
        }

        public uint Count => Kept(Native.C.pave_wang_tile_count(C));
        public int Colors => Kept(Native.C.pave_wang_color_count(C));
        public bool Complete => Kept(Native.C.pave_wang_take_census(C)).complete != 0;
        protected override void Destroy(void* made) => Native.C.pave_wang_destroy((pave_wang_set*)made);
    }

    /// <summary>An endless world of squares: the tile at any cell, the same in any order.</summary>
    public sealed unsafe class World : Handle
    {
        /// <param name="connected">Every cell can be reached from every other one; of built-in sets.</param>
        public World(WangSet set, ulong seed, bool connected = false)
        {
            if (set == null) throw new ArgumentNullException(nameof(set));
            pave_world* made;
            pave_error error;
            var passable = new byte[set.Colors + 1];
            if (connected && !set.BuiltIn) throw new PaveException(pave_result.PAVE_INVALID, "which colours can be passed is known of built-in sets alone");
            for (int color = 1; connected && color < passable.Length; color++) passable[color] = C.pave_builtin_color_passable(set.Builtin, color);
            fixed (byte* first = passable)
            {
                var def = new pave_world_def { set = set.C, seed = seed, passable = connected ? first : null };
                Check.Result(C.pave_world_create(&def, null, &made, &error), &error);
            }
            GC.KeepAlive(set);
            Own(made);
        }

        public uint this[int q, int r]
        {
            get
            {
                if (Math.Abs((long)q) > Constants.PAVE_COORDINATE_MAX || Math.Abs((long)r) > Constants.PAVE_COORDINATE_MAX)
                    throw new PaveException(pave_result.PAVE_RANGE, $"{q},{r} is beyond 2^29");
                return Kept(C.pave_world_at((pave_world*)Pointer, new pave_cell { q = q, r = r }));
            }
        }

        /// <summary>The tiles of a rectangle, [row, column].</summary>
        public uint[,] Fill(int q, int r, int width, int height)
        {
            if (width < 0 || height < 0 || (long)width * height > int.MaxValue)
                throw new PaveException(pave_result.PAVE_RANGE, $"{width} x {height} cells are not a rectangle of fewer than 2^31 tiles");
            var tiles = new uint[height, width];
            if (tiles.Length == 0) return tiles;
            pave_result result;
            fixed (uint* first = tiles)
                result = Kept(C.pave_world_fill((pave_world*)Pointer, new pave_rect { q = q, r = r, width = width, height = height }, null, first, (IntPtr)width));
            if (result == pave_result.PAVE_RANGE) throw new PaveException(result, $"{width} x {height} cells at {q},{r} reach beyond 2^29");
            Check.Result(result);
            return tiles;
        }

        public ulong Fingerprint => Kept(C.pave_world_hash((pave_world*)Pointer));
        protected override void Destroy(void* made) => C.pave_world_destroy((pave_world*)made);
    }

    /// <summary>Hexagons.</summary>
    public static unsafe class Hex
    {
        public static long Distance(Cell a, Cell b) => C.pave_hex_distance(a.ToC(), b.ToC());
        public static Cell Neighbor(Cell cell, int side) => Cell.Of(C.pave_hex_neighbors(cell.ToC(), side));

        private delegate pave_result Call(pave_cell* cells, long capacity, long* count);

        private static Cell[] Collect(long capacity, Call call)
        {
            for (;;)
            {
                var cells = new pave_cell[Math.Max(1, capacity)];
                long count;
                pave_result result;
                fixed (pave_cell* first = cells) result = call(first, cells.Length, &count);
                capacity = count;
                if (result == pave_result.PAVE_CAPACITY) continue;
                if (result == pave_result.PAVE_RANGE) throw new PaveException(result, "a cell is beyond 2^29, or the radius is negative or too large");
                Check.Result(result);
                return Array.ConvertAll(cells, Cell.Of).AsPrefix((int)count);
            }
        }

        private static Cell[] AsPrefix(this Cell[] cells, int count) { Array.Resize(ref cells, count); return cells; }

        public static Cell[] Line(Cell a, Cell b) => Collect(Distance(a, b) + 1, (cells, capacity, count) => C.pave_hex_line(a.ToC(), b.ToC(), cells, capacity, count));
        public static Cell[] Disk(Cell center, int radius) =>
            Collect(64, (cells, capacity, count) => C.pave_hex_disk(center.ToC(), radius, pave_hex_metric.PAVE_HEX_STEPS, cells, capacity, count));
        public static Cell[] Ring(Cell center, int radius) =>
            Collect(64, (cells, capacity, count) => C.pave_hex_ring(center.ToC(), radius, pave_hex_metric.PAVE_HEX_STEPS, cells, capacity, count));

        /// <summary>The cell under a point, and the centre of a cell; a side is `size` long.</summary>
        public static Cell At(Point point, double size = 1) { var layout = Layout(size); return Cell.Of(C.pave_hex_face_at(&layout, new pave_vec2 { x = point.X, y = point.Y })); }
        public static Point Center(Cell cell, double size = 1) { var layout = Layout(size); var at = C.pave_hex_face_point(&layout, cell.ToC()); return new Point(at.x, at.y); }

        private static pave_layout Layout(double size)
        {
            var def = new pave_layout_def { size = size };
            pave_layout layout;
            pave_error error;
            Check.Result(C.pave_hex_layout(&def, &layout, &error), &error);
            return layout;
        }
    }

    /// <summary>Polygons that share vertices, from rows of hexagons some of which do not touch.</summary>
    public sealed unsafe class Mesh : Handle
    {
        private pave_mesh* Made => (pave_mesh*)Pointer;

        public Mesh(int width, int height, double remove = 0, ulong seed = 0, int relax = 0)
        {
            pave_board* board;
            pave_mesh* made = null;
            pave_error error;
            var def = new pave_board_def { width = width, height = height };
            Check.Result(C.pave_board_create(&def, null, &board, &error), &error);
            var removal = new pave_removal_def { seed = seed, share = remove };
            var mesh = new pave_mesh_def();
            mesh.relax.steps = relax;
            long joined;
            pave_result result = C.pave_board_remove_random(board, &removal, null, null, &error);
            if (result == pave_result.PAVE_OK) result = C.pave_board_repair(board, null, null, 0, &joined);
            if (result == pave_result.PAVE_OK) result = C.pave_mesh_create_from_board(board, &mesh, null, null, &made, &error);
            C.pave_board_destroy(board);
            Check.Result(result, &error);
            Own(made);
        }

        public int Count => Kept(Made->tile_count);

        /// <summary>The corners of a tile, clockwise on screen.</summary>
        public Point[] Polygon(int tile)
        {
            if (tile < 0 || tile >= Count) throw new ArgumentOutOfRangeException(nameof(tile));
            int count;
            int* ring = C.pave_mesh_ring(Made, tile, &count);
            var corners = new Point[count];
            for (int k = 0; k < count; k++)
            {
                var at = C.pave_mesh_point(Made, ring[k]);
                corners[k] = new Point(at.x, at.y);
            }
            GC.KeepAlive(this);
            return corners;
        }

        /// <summary>The tile across each side; -1 on the rim.</summary>
        public int[] Neighbors(int tile)
        {
            if (tile < 0 || tile >= Count) throw new ArgumentOutOfRangeException(nameof(tile));
            var tiles = new int[C.pave_mesh_side_count(Made, tile)];
            fixed (int* first = tiles) C.pave_mesh_neighbors(Made, tile, first);
            GC.KeepAlive(this);
            return tiles;
        }

        public ulong Hash => Kept(C.pave_mesh_hash(Made));
        protected override void Destroy(void* made) => C.pave_mesh_destroy((pave_mesh*)made);
    }

    /// <summary>A map for Dice Wars on hexagons: labels [row, column], 0 for sea; owners and dice by label - 1.</summary>
    public sealed unsafe class DiceWars
    {
        public readonly int[,] Labels;
        public readonly int[] Owners, Dice;
        public readonly double Fairness;

        public DiceWars(int width, int height, ulong seed, int players = 7)
        {
            pave_window* window;
            pave_error error;
            var def = new pave_window_def { tiling = C.pave_tiling_hex(), width = width, height = height };
            Check.Result(C.pave_window_create(&def, null, &window, &error), &error);
            var map = new pave_dicewars_def { ground = C.pave_ground_of_window(window), seed = seed, players = players };
            Labels = new int[height, width];
            Owners = new int[Math.Max(1, C.pave_dicewars_count_areas(&map))];
            Dice = new int[Owners.Length];
            var made = new pave_dicewars_result();
            pave_result result;
            fixed (int* labels = Labels, owners = Owners, dice = Dice)
            {
                var into = new pave_dicewars_map { labels = labels, owners = owners, dice = dice };
                result = C.pave_dicewars_make(&map, null, null, &into, &made, &error);
            }
            C.pave_window_destroy(window);
            Check.Result(result, &error);
            Fairness = made.fairness;
        }
    }
}
