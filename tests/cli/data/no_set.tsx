<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" name="none" tilewidth="16" tileheight="16" tilecount="4" columns="2">
 <image source="none.png" width="32" height="32"/>
</tileset>
