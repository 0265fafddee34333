<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" name="old" tilewidth="16" tileheight="16">
 <image source="sheet.png"/>
</tileset>
