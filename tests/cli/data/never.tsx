<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" name="never" tilewidth="16" tileheight="16" tilecount="17" columns="17">
 <image source="never.png" width="272" height="16"/>
 <tile id="3" probability="0"/>
 <tile id="7" probability="0"/>
 <tile id="9" probability="0"/>
 <wangsets>
  <wangset name="Lanes" type="edge" tile="-1">
   <wangcolor name="Field" color="#00ff00" tile="-1" probability="1"/>
   <wangcolor name="Lane" color="#ffff00" tile="-1" probability="1"/>
   <wangtile tileid="0" wangid="1,0,1,0,1,0,1,0"/>
   <wangtile tileid="1" wangid="2,0,1,0,1,0,1,0"/>
   <wangtile tileid="2" wangid="1,0,2,0,1,0,1,0"/>
   <wangtile tileid="3" wangid="2,0,2,0,1,0,1,0"/>
   <wangtile tileid="4" wangid="1,0,1,0,2,0,1,0"/>
   <wangtile tileid="5" wangid="2,0,1,0,2,0,1,0"/>
   <wangtile tileid="6" wangid="1,0,2,0,2,0,1,0"/>
   <wangtile tileid="7" wangid="2,0,2,0,2,0,1,0"/>
   <wangtile tileid="8" wangid="1,0,1,0,1,0,2,0"/>
   <wangtile tileid="9" wangid="2,0,1,0,1,0,2,0"/>
   <wangtile tileid="10" wangid="1,0,2,0,1,0,2,0"/>
   <wangtile tileid="11" wangid="2,0,2,0,1,0,2,0"/>
   <wangtile tileid="12" wangid="1,0,1,0,2,0,2,0"/>
   <wangtile tileid="13" wangid="2,0,1,0,2,0,2,0"/>
   <wangtile tileid="14" wangid="1,0,2,0,2,0,2,0"/>
   <wangtile tileid="15" wangid="2,0,2,0,2,0,2,0"/>
   <wangtile tileid="16" wangid="1,0,0,0,1,0,1,0"/>
  </wangset>
 </wangsets>
</tileset>
