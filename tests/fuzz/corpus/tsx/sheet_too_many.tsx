<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" name="t" tilewidth="1" tileheight="1">
 <image source="s.png" width="9999999" height="9999999"/>
</tileset>
