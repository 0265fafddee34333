<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" name="puddles" tilewidth="24" tileheight="24" tilecount="15" columns="5">
 <image source="puddles.png" width="120" height="72"/>
 <wangsets>
  <wangset name="puddles" type="corner" tile="-1">
   <wangcolor name="water" color="#3f8fd0" tile="-1" probability="1"/>
   <wangtile tileid="0" wangid="0,0,0,0,0,0,0,1"/>
   <wangtile tileid="1" wangid="0,0,0,0,0,1,0,0"/>
   <wangtile tileid="2" wangid="0,0,0,0,0,1,0,1"/>
   <wangtile tileid="3" wangid="0,0,0,1,0,0,0,0"/>
   <wangtile tileid="4" wangid="0,0,0,1,0,0,0,1"/>
   <wangtile tileid="5" wangid="0,0,0,1,0,1,0,0"/>
   <wangtile tileid="6" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="7" wangid="0,1,0,0,0,0,0,0"/>
   <wangtile tileid="8" wangid="0,1,0,0,0,0,0,1"/>
   <wangtile tileid="9" wangid="0,1,0,0,0,1,0,0"/>
   <wangtile tileid="10" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="11" wangid="0,1,0,1,0,0,0,0"/>
   <wangtile tileid="12" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="13" wangid="0,1,0,1,0,1,0,0"/>
   <wangtile tileid="14" wangid="0,1,0,1,0,1,0,1"/>
  </wangset>
 </wangsets>
</tileset>
