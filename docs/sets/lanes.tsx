<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" name="lanes" tilewidth="24" tileheight="24" tilecount="12" columns="4">
 <image source="lanes.png" width="96" height="72"/>
 <wangsets>
  <wangset name="lanes" type="edge" tile="-1">
   <wangcolor name="grass" color="#79b356" tile="-1" probability="1"/>
   <wangcolor name="path" color="#c49a63" tile="-1" probability="1"/>
   <wangtile tileid="0" wangid="1,0,1,0,1,0,1,0"/>
   <wangtile tileid="1" wangid="1,0,1,0,2,0,2,0"/>
   <wangtile tileid="2" wangid="1,0,2,0,1,0,2,0"/>
   <wangtile tileid="3" wangid="1,0,2,0,2,0,1,0"/>
   <wangtile tileid="4" wangid="1,0,2,0,2,0,2,0"/>
   <wangtile tileid="5" wangid="2,0,1,0,1,0,2,0"/>
   <wangtile tileid="6" wangid="2,0,1,0,2,0,1,0"/>
   <wangtile tileid="7" wangid="2,0,1,0,2,0,2,0"/>
   <wangtile tileid="8" wangid="2,0,2,0,1,0,1,0"/>
   <wangtile tileid="9" wangid="2,0,2,0,1,0,2,0"/>
   <wangtile tileid="10" wangid="2,0,2,0,2,0,1,0"/>
  </wangset>
 </wangsets>
</tileset>
