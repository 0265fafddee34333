<?xml version="1.0" encoding="UTF-8"?>
<tileset name="c" tilewidth="20" tileheight="30">
 <tile id="7"><image source="seven.png"/></tile>
</tileset>
