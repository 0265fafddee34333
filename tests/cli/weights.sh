# What a weight means under each method: docs/worlds.md describes this set, in which the tile without roads has weight 8 and the others 1.
pave wang template --kind edge --colors 2 --tile 8 -o sheet.png
sed 's|^ <wangsets>| <tile id="0" probability="8"/>\n <wangsets>|' sheet.tsx >weighted.tsx
cp sheet.png weighted.png
for method in feature phase; do
    pave world fill weighted.tsx --method $method --seed 2 --size 1000x1000 -o - --format csv | awk -F, -v method=$method '
        { for (x = 1; x <= NF; x++) { white = (x + NR) % 2 == 0; cells[white]++; blank[white] += $x == 0 } }
        END { printf "%s: %.4f of the white cells, %.4f of the black ones\n", method, blank[1] / cells[1], blank[0] / cells[0] }'
done
# A tile of weight 0 never occurs, and a colour of three times the weight of another occurs three times as often.
cp "$DATA/weights.tsx" .
pave world fill weights.tsx --seed 1 --size 1000x1000 -o - --format csv | tr , '\n' | sort | uniq -c
sed 's|\(<wangcolor name="blue".*\)probability="1"|\1probability="3"|' sheet.tsx >colors.tsx
pave world fill colors.tsx --seed 1 --size 1000x1000 -o - --format csv | tr , '\n' | awk '{ count[$1]++ } END { printf "%.4f of all tiles have blue on all four sides\n", count[15] / NR }'

exit
: <<'STDOUT'
feature: 0.1811 of the white cells, 0.1813 of the black ones
phase: 0.3483 of the white cells, 0.1809 of the black ones
 222723 0
 666551 1
 110726 3
0.3167 of all tiles have blue on all four sides
STDOUT
