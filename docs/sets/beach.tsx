<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" name="beach" tilewidth="24" tileheight="24" tilecount="14" columns="7">
 <image source="beach.png" width="168" height="48"/>
 <wangsets>
  <wangset name="beach" type="corner" tile="-1">
   <wangcolor name="water" color="#3f8fd0" tile="-1" probability="1"/>
   <wangcolor name="sand" color="#e3cd86" tile="-1" probability="1"/>
   <wangtile tileid="0" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="1" wangid="0,1,0,1,0,1,0,2"/>
   <wangtile tileid="2" wangid="0,1,0,1,0,2,0,1"/>
   <wangtile tileid="3" wangid="0,1,0,1,0,2,0,2"/>
   <wangtile tileid="4" wangid="0,1,0,2,0,1,0,1"/>
   <wangtile tileid="5" wangid="0,1,0,2,0,2,0,1"/>
   <wangtile tileid="6" wangid="0,1,0,2,0,2,0,2"/>
   <wangtile tileid="7" wangid="0,2,0,1,0,1,0,1"/>
   <wangtile tileid="8" wangid="0,2,0,1,0,1,0,2"/>
   <wangtile tileid="9" wangid="0,2,0,1,0,2,0,2"/>
   <wangtile tileid="10" wangid="0,2,0,2,0,1,0,1"/>
   <wangtile tileid="11" wangid="0,2,0,2,0,1,0,2"/>
   <wangtile tileid="12" wangid="0,2,0,2,0,2,0,1"/>
   <wangtile tileid="13" wangid="0,2,0,2,0,2,0,2"/>
  </wangset>
 </wangsets>
</tileset>
