<?xml version="1.0" encoding="UTF-8"?>
<tileset name="c" tilewidth="20" tileheight="30" tilecount="1" columns="0">
 <tile id="0" x="0" y="0" width="20" height="30">
  <image width="20" height="30" source="zero.png"/>
 </tile>
</tileset>
