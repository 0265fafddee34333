<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" name="bad" tilewidth="16" tileheight="16" tilecount="4" columns="2">
 <image source="bad.png" width="32" height="32"/>
 <wangsets>
  <wangset name="Bad" type="edge" tile="-1">
   <wangcolor name="Grass" color="#3366cc" tile="-1" probability="1"/>
   <wangcolor name="Path" color="#66cd98" tile="-1" probability="1"/>
   <wangtile tileid="0" wangid="1,0,1,0,1,0,1,0"/>
   <wangtile tileid="1" wangid="1,0,3,0,1,0,1,0"/>
  </wangset>
 </wangsets>
</tileset>
