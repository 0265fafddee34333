<?xml version="1.0" encoding="UTF-8"?>
<tileset name="c" tilewidth="20" tileheight="30" tilecount="2" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="7"><image width="20" height="30" source="a/seven.png"/></tile>
 <tile id="2" probability="3"><image source="/two.png" trans="#FF00ff"/></tile>
 <wangsets>
  <wangset name="s" type="edge" tile="-1">
   <wangcolor name="c1" color="#008040" tile="-1" probability="1"/>
   <wangcolor name="c2" color="#288040" tile="-1" probability="1"/>
   <wangtile tileid="7" wangid="1,0,1,0,1,0,1,0"/>
   <wangtile tileid="2" wangid="2,0,2,0,2,0,2,0"/>
  </wangset>
 </wangsets>
</tileset>
