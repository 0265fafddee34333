<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" name="walls" tilewidth="24" tileheight="24" tilecount="48" columns="8">
 <image source="walls.png" width="192" height="144"/>
 <wangsets>
  <wangset name="walls" type="mixed" tile="-1">
   <wangcolor name="floor" color="#d8cfc0" tile="-1" probability="1"/>
   <wangcolor name="wall" color="#6b5a57" tile="-1" probability="1"/>
   <wangtile tileid="0" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1" wangid="1,1,1,1,1,1,2,1"/>
   <wangtile tileid="2" wangid="1,1,1,1,2,1,1,1"/>
   <wangtile tileid="3" wangid="1,1,1,1,2,1,2,1"/>
   <wangtile tileid="4" wangid="1,1,1,1,2,2,2,1"/>
   <wangtile tileid="5" wangid="1,1,2,1,1,1,1,1"/>
   <wangtile tileid="6" wangid="1,1,2,1,1,1,2,1"/>
   <wangtile tileid="7" wangid="1,1,2,1,2,1,1,1"/>
   <wangtile tileid="8" wangid="1,1,2,2,2,1,1,1"/>
   <wangtile tileid="9" wangid="1,1,2,1,2,1,2,1"/>
   <wangtile tileid="10" wangid="1,1,2,1,2,2,2,1"/>
   <wangtile tileid="11" wangid="1,1,2,2,2,1,2,1"/>
   <wangtile tileid="12" wangid="1,1,2,2,2,2,2,1"/>
   <wangtile tileid="13" wangid="2,1,1,1,1,1,1,1"/>
   <wangtile tileid="14" wangid="2,1,1,1,1,1,2,1"/>
   <wangtile tileid="15" wangid="2,1,1,1,1,1,2,2"/>
   <wangtile tileid="16" wangid="2,1,1,1,2,1,1,1"/>
   <wangtile tileid="17" wangid="2,1,1,1,2,1,2,1"/>
   <wangtile tileid="18" wangid="2,1,1,1,2,1,2,2"/>
   <wangtile tileid="19" wangid="2,1,1,1,2,2,2,1"/>
   <wangtile tileid="20" wangid="2,1,1,1,2,2,2,2"/>
   <wangtile tileid="21" wangid="2,1,2,1,1,1,1,1"/>
   <wangtile tileid="22" wangid="2,2,2,1,1,1,1,1"/>
   <wangtile tileid="23" wangid="2,1,2,1,1,1,2,1"/>
   <wangtile tileid="24" wangid="2,1,2,1,1,1,2,2"/>
   <wangtile tileid="25" wangid="2,2,2,1,1,1,2,1"/>
   <wangtile tileid="26" wangid="2,2,2,1,1,1,2,2"/>
   <wangtile tileid="27" wangid="2,1,2,1,2,1,1,1"/>
   <wangtile tileid="28" wangid="2,1,2,2,2,1,1,1"/>
   <wangtile tileid="29" wangid="2,2,2,1,2,1,1,1"/>
   <wangtile tileid="30" wangid="2,2,2,2,2,1,1,1"/>
   <wangtile tileid="31" wangid="2,1,2,1,2,1,2,1"/>
   <wangtile tileid="32" wangid="2,1,2,1,2,1,2,2"/>
   <wangtile tileid="33" wangid="2,1,2,1,2,2,2,1"/>
   <wangtile tileid="34" wangid="2,1,2,1,2,2,2,2"/>
   <wangtile tileid="35" wangid="2,1,2,2,2,1,2,1"/>
   <wangtile tileid="36" wangid="2,1,2,2,2,1,2,2"/>
   <wangtile tileid="37" wangid="2,1,2,2,2,2,2,1"/>
   <wangtile tileid="38" wangid="2,1,2,2,2,2,2,2"/>
   <wangtile tileid="39" wangid="2,2,2,1,2,1,2,1"/>
   <wangtile tileid="40" wangid="2,2,2,1,2,1,2,2"/>
   <wangtile tileid="41" wangid="2,2,2,1,2,2,2,1"/>
   <wangtile tileid="42" wangid="2,2,2,1,2,2,2,2"/>
   <wangtile tileid="43" wangid="2,2,2,2,2,1,2,1"/>
   <wangtile tileid="44" wangid="2,2,2,2,2,1,2,2"/>
   <wangtile tileid="45" wangid="2,2,2,2,2,2,2,1"/>
   <wangtile tileid="46" wangid="2,2,2,2,2,2,2,2"/>
  </wangset>
 </wangsets>
</tileset>
