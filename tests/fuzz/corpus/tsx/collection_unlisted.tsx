<?xml version="1.0" encoding="UTF-8"?>
<tileset name="c" tilewidth="20" tileheight="30" tilecount="9" columns="0">
 <tile id="7"><image source="seven.png"/></tile>
 <wangsets>
  <wangset name="s" type="edge" tile="-1">
   <wangcolor name="c1" color="#008040" tile="-1" probability="1"/>
   <wangcolor name="c2" color="#288040" tile="-1" probability="1"/>
   <wangtile tileid="3" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
 </wangsets>
</tileset>
