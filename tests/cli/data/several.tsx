<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" name="several" tilewidth="16" tileheight="16" tilecount="3" columns="9">
 <image source="several.png" width="64" height="64"/>
 <wangsets>
  <wangset name="New Terrain" type="corner" tile="-1"/>
  <wangset name="Fence" type="mixed" tile="-1">
   <wangcolor name="wood" color="#804000" tile="-1" probability="1"/>
   <wangtile tileid="0" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="Fence" type="edge" tile="-1">
   <wangcolor name="" color="#404040" tile="-1" probability="1"/>
   <wangcolor name="iron" color="#808080" tile="-1" probability="1"/>
   <wangtile tileid="17" wangid="1,0,2,0,1,0,1,0"/>
  </wangset>
  <wangset name="" type="corner" tile="-1">
   <wangcolor name="New Terrain" color="#404040" tile="-1" probability="1"/>
   <wangtile tileid="5" wangid="0,1,0,1,0,1,0,1"/>
  </wangset>
 </wangsets>
</tileset>
