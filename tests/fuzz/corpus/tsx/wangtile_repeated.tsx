<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" name="t" tilewidth="16" tileheight="16" tilecount="16" columns="4">
 <image source="sheet.png" width="64" height="64"/>
 <wangsets>
  <wangset name="s" type="edge" tile="-1">
   <wangcolor name="c1" color="#008040" tile="-1" probability="1"/>
   <wangcolor name="c2" color="#288040" tile="-1" probability="1"/>
   <wangtile tileid="4" wangid="1,0,1,0,1,0,1,0"/>
   <wangtile tileid="1" wangid="1,0,1,0,2,0,1,0"/>
   <wangtile tileid="4" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
 </wangsets>
</tileset>
