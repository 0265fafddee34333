<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" name="t" tilewidth="16" tileheight="16" tilecount="16" columns="4">
 <image source="sheet.png" width="64" height="64"/>
 <tile id="3" probability="1e-300"/>
</tileset>
