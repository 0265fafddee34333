<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" name="biomes" tilewidth="24" tileheight="24" tilecount="48" columns="8">
 <image source="biomes.png" width="192" height="144"/>
 <wangsets>
  <wangset name="biomes" type="corner" tile="-1">
   <wangcolor name="grass" color="#79b356" tile="-1" probability="1"/>
   <wangcolor name="sand" color="#e3cd86" tile="-1" probability="1"/>
   <wangcolor name="rock" color="#8d8a93" tile="-1" probability="1"/>
   <wangcolor name="water" color="#3f8fd0" tile="-1" probability="1"/>
   <wangtile tileid="0" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="1" wangid="0,1,0,1,0,1,0,2"/>
   <wangtile tileid="2" wangid="0,1,0,1,0,1,0,3"/>
   <wangtile tileid="3" wangid="0,1,0,1,0,1,0,4"/>
   <wangtile tileid="4" wangid="0,1,0,1,0,2,0,1"/>
   <wangtile tileid="5" wangid="0,1,0,1,0,2,0,2"/>
   <wangtile tileid="6" wangid="0,1,0,1,0,3,0,1"/>
   <wangtile tileid="7" wangid="0,1,0,1,0,3,0,3"/>
   <wangtile tileid="8" wangid="0,1,0,1,0,4,0,1"/>
   <wangtile tileid="9" wangid="0,1,0,1,0,4,0,4"/>
   <wangtile tileid="10" wangid="0,1,0,2,0,1,0,1"/>
   <wangtile tileid="11" wangid="0,1,0,2,0,1,0,2"/>
   <wangtile tileid="12" wangid="0,1,0,2,0,2,0,1"/>
   <wangtile tileid="13" wangid="0,1,0,2,0,2,0,2"/>
   <wangtile tileid="14" wangid="0,1,0,3,0,1,0,1"/>
   <wangtile tileid="15" wangid="0,1,0,3,0,1,0,3"/>
   <wangtile tileid="16" wangid="0,1,0,3,0,3,0,1"/>
   <wangtile tileid="17" wangid="0,1,0,3,0,3,0,3"/>
   <wangtile tileid="18" wangid="0,1,0,4,0,1,0,1"/>
   <wangtile tileid="19" wangid="0,1,0,4,0,1,0,4"/>
   <wangtile tileid="20" wangid="0,1,0,4,0,4,0,1"/>
   <wangtile tileid="21" wangid="0,1,0,4,0,4,0,4"/>
   <wangtile tileid="22" wangid="0,2,0,1,0,1,0,1"/>
   <wangtile tileid="23" wangid="0,2,0,1,0,1,0,2"/>
   <wangtile tileid="24" wangid="0,2,0,1,0,2,0,1"/>
   <wangtile tileid="25" wangid="0,2,0,1,0,2,0,2"/>
   <wangtile tileid="26" wangid="0,2,0,2,0,1,0,1"/>
   <wangtile tileid="27" wangid="0,2,0,2,0,1,0,2"/>
   <wangtile tileid="28" wangid="0,2,0,2,0,2,0,1"/>
   <wangtile tileid="29" wangid="0,2,0,2,0,2,0,2"/>
   <wangtile tileid="30" wangid="0,3,0,1,0,1,0,1"/>
   <wangtile tileid="31" wangid="0,3,0,1,0,1,0,3"/>
   <wangtile tileid="32" wangid="0,3,0,1,0,3,0,1"/>
   <wangtile tileid="33" wangid="0,3,0,1,0,3,0,3"/>
   <wangtile tileid="34" wangid="0,3,0,3,0,1,0,1"/>
   <wangtile tileid="35" wangid="0,3,0,3,0,1,0,3"/>
   <wangtile tileid="36" wangid="0,3,0,3,0,3,0,1"/>
   <wangtile tileid="37" wangid="0,3,0,3,0,3,0,3"/>
   <wangtile tileid="38" wangid="0,4,0,1,0,1,0,1"/>
   <wangtile tileid="39" wangid="0,4,0,1,0,1,0,4"/>
   <wangtile tileid="40" wangid="0,4,0,1,0,4,0,1"/>
   <wangtile tileid="41" wangid="0,4,0,1,0,4,0,4"/>
   <wangtile tileid="42" wangid="0,4,0,4,0,1,0,1"/>
   <wangtile tileid="43" wangid="0,4,0,4,0,1,0,4"/>
   <wangtile tileid="44" wangid="0,4,0,4,0,4,0,1"/>
   <wangtile tileid="45" wangid="0,4,0,4,0,4,0,4"/>
  </wangset>
 </wangsets>
</tileset>
