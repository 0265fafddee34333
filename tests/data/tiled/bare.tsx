<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" name="bare" tilewidth="4" tileheight="4" tilecount="16" columns="4">
 <image source="sheet.png" width="16" height="16"/>
</tileset>
