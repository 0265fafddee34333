// Prints what tests/house/csharp compares with the command.
using System;
using System.Collections.Generic;
using System.Linq;
using Pave;
using Pave.Native;

static class Test
{
    static int wrong;

    static void Expect(bool right, string what)
    {
        if (right) return;
        Console.Error.WriteLine("wrong: " + what);
        wrong++;
    }

    static void Refused(string word, Action call)
    {
        try { call(); }
        catch (PaveException exception) { Expect(exception.Message.Contains(word), exception.Message); return; }
        Expect(false, "nothing was refused, but " + word);
    }

    static string Rows(uint[,] tiles) =>
        string.Join("\n", Enumerable.Range(0, tiles.GetLength(0)).Select(r => string.Join(",", Enumerable.Range(0, tiles.GetLength(1)).Select(q => tiles[r, q]))));

    static int Main()
    {
        using (var roads = new WangSet(pave_builtin.PAVE_BUILTIN_ROADS))
        using (var world = new World(roads, 7))
        {
            Console.WriteLine(world[-3, 2]);
            var tiles = world.Fill(-4, 0, 40, 30);
            Console.WriteLine(Rows(tiles));
            Expect(Enumerable.Range(0, 30).All(r => Enumerable.Range(0, 40).All(q => world[q - 4, r] == tiles[r, q])), "a fill is not its cells");
            Expect(world.Fill(0, 0, 0, 5).Length == 0, "an empty rectangle");
            Refused("2^29", () => { var tile = world[1 << 30, 0]; });
            Refused("2^29", () => world.Fill(1 << 29, 0, 2, 2));
            Refused("0 x -5", () => world.Fill(0, 0, 0, -5));
            try { new World(null, 7); Expect(false, "a world without a set"); } catch (ArgumentNullException) { }
        }
        using (var roads = new WangSet(pave_builtin.PAVE_BUILTIN_ROADS))
        using (var joined = new World(roads, 7, connected: true)) Console.WriteLine(Rows(joined.Fill(0, 0, 40, 30)));

        var colors = new byte[16, 8];
        for (int tile = 0; tile < 16; tile++)
            for (int side = 0; side < 4; side++) colors[tile, 2 * side] = (byte)(1 + (tile >> side & 1));
        using (var own = new WangSet(colors, pave_wang_kind.PAVE_WANG_EDGE))
        using (var world = new World(own, 7))
        {
            Expect(own.Complete && own.Count == 16 && world[-3, 2] == 10, "your own tiles are not the same world");
            Refused("built-in", () => new World(own, 7, connected: true));
        }

        Console.WriteLine(string.Join(" ", Hex.Line(new Cell(2, -1), new Cell(5, 5))));
        var disk = Hex.Disk(new Cell(2, -1), 30);
        Expect(disk.Length == 2791 && disk.All(cell => Hex.Distance(new Cell(2, -1), cell) <= 30), "a disk");
        Expect(disk.All(cell => Hex.At(Hex.Center(cell, 20), 20).Equals(cell)), "a centre is not in its cell");
        Expect(Hex.Ring(new Cell(0, 0), 5).Length == 30 && Hex.Neighbor(new Cell(2, -1), 0).Equals(new Cell(3, -2)), "a ring, or a neighbour");
        Refused("radius", () => Hex.Disk(new Cell(0, 0), -1));
        Refused("size", () => Hex.Center(new Cell(0, 0), -1));

        using (var mesh = new Mesh(20, 15, remove: 0.2, seed: 7, relax: 10))
        {
            Expect(mesh.Count == 300 && mesh.Polygon(7).Length == mesh.Neighbors(7).Length, "a mesh");
            Console.WriteLine($"0x{mesh.Hash:x16}");
            mesh.Dispose();
            try { mesh.Polygon(0); Expect(false, "a disposed mesh"); } catch (ObjectDisposedException) { }
        }
        var war = new DiceWars(28, 32, 3, players: 4);
        Expect(war.Fairness > 0.7 && war.Owners.Distinct().Count() == 4 && war.Labels.Cast<int>().Max() == war.Owners.Length, "Dice Wars");
        Refused("territories", () => new DiceWars(28, 32, 3, players: 5000));
        return wrong == 0 ? 0 : 1;
    }
}
