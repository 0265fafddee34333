<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" name="mixed" tilewidth="16" tileheight="16" tilecount="4" columns="2">
 <image source="mixed.png" width="32" height="32"/>
 <wangsets>
  <wangset name="Mixed &amp; more" type="mixed" tile="-1">
   <wangcolor name="Rock" color="#3366cc" tile="-1" probability="1"/>
   <wangcolor name="Sand" color="#66cd98" tile="-1" probability="1"/>
   <wangtile tileid="0" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1" wangid="2,2,2,2,2,2,2,2"/>
   <wangtile tileid="2" wangid="1,2,1,2,1,2,1,2"/>
   <wangtile tileid="3" wangid="1,1,0,2,1,1,1,1"/>
  </wangset>
 </wangsets>
</tileset>
