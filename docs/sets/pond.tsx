<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" name="pond" tilewidth="24" tileheight="24" tilecount="10" columns="5">
 <image source="pond.png" width="120" height="48"/>
 <wangsets>
  <wangset name="pond" type="corner" tile="-1">
   <wangcolor name="grass" color="#79b356" tile="-1" probability="1"/>
   <wangcolor name="water" color="#3f8fd0" tile="-1" probability="1"/>
   <wangtile tileid="0" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="1" wangid="0,1,0,1,0,1,0,2"/>
   <wangtile tileid="2" wangid="0,1,0,1,0,2,0,1"/>
   <wangtile tileid="3" wangid="0,1,0,1,0,2,0,2"/>
   <wangtile tileid="4" wangid="0,1,0,2,0,1,0,1"/>
   <wangtile tileid="5" wangid="0,1,0,2,0,2,0,1"/>
   <wangtile tileid="6" wangid="0,2,0,1,0,1,0,1"/>
   <wangtile tileid="7" wangid="0,2,0,1,0,1,0,2"/>
   <wangtile tileid="8" wangid="0,2,0,2,0,1,0,1"/>
   <wangtile tileid="9" wangid="0,2,0,2,0,2,0,2"/>
  </wangset>
 </wangsets>
</tileset>
