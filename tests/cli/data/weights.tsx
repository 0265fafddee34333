<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" name="weights" tilewidth="16" tileheight="16" tilecount="4" columns="4">
 <tile id="1" probability="3"/>
 <tile id="2" probability="0"/>
 <tile id="3" probability="0.5"/>
 <image source="weights.png" width="64" height="16"/>
 <wangsets>
  <wangset name="Weights" type="edge" tile="-1">
   <wangcolor name="Grass" color="#3366cc" tile="-1" probability="1"/>
   <wangtile tileid="0" wangid="1,0,1,0,1,0,1,0"/>
   <wangtile tileid="1" wangid="1,0,1,0,1,0,1,0"/>
   <wangtile tileid="2" wangid="1,0,1,0,1,0,1,0"/>
   <wangtile tileid="3" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
 </wangsets>
</tileset>
