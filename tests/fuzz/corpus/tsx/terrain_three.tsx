<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" name="t" tilewidth="16" tileheight="16" tilecount="16" columns="4">
 <image source="sheet.png" width="64" height="64"/>
 <terraintypes>
  <terrain name="grass" tile="0"/>
  <terrain name="water" tile="-1"><properties><property name="p" value="v"/></properties></terrain>
 </terraintypes>
 <tile id="0" terrain="0,0,0"/>
</tileset>
