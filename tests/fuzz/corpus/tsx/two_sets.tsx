<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" name="t" tilewidth="16" tileheight="16" tilecount="16" columns="4">
 <image source="sheet.png" width="64" height="64"/>
 <wangsets>
  <wangset name="first" type="edge" tile="1"/>
  <wangset name="second" type="corner" tile="99">
   <wangcolor name="" color="" tile="-1" probability="0.5"/>
   <wangtile tileid="2" wangid="0,1,0,1,0,1,0,1"/>
  </wangset>
 </wangsets>
</tileset>
