<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" name="t" tilewidth="16" tileheight="16" tilecount="16" columns="4">
 <image source="sheet.png" width="64" height="64"/>
 <wangsets>
  <wangset name="both" tile="-1">
   <wangedgecolor name="wall" color="#ff0000" tile="-1" probability="2"/>
   <wangcornercolor name="grass" color="#00ff00" tile="1" probability="0.5"/>
   <wangcornercolor name="sand" color="#ffff00" tile="2" probability="1"/>
   <wangedgecolor name="door" color="#0000ff" tile="-1" probability="1"/>
   <wangtile tileid="0" wangid="0x11111111" vflip="2"/>
  </wangset>
 </wangsets>
</tileset>
