<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" name="t" tilewidth="16" tileheight="16" tilecount="16" columns="4">
 <image source="sheet.png" width="64" height="64"/>
 <wangsets>
  <wangset name="s" tile="-1">
   <wangcornercolor name="c1" color="#008040" tile="-1" probability="1"/>
   <wangcornercolor name="c2" color="#288040" tile="-1" probability="1"/>
   <wangtile tileid="0" wangid="0x10101010"/>
   <wangtile tileid="1" wangid="0x10101020"/>
   <wangtile tileid="2" wangid="0x10102010"/>
   <wangtile tileid="3" wangid="0x10102020"/>
   <wangtile tileid="4" wangid="0x10201010"/>
   <wangtile tileid="5" wangid="0x10201020"/>
   <wangtile tileid="6" wangid="0x10202010"/>
   <wangtile tileid="7" wangid="0x10202020"/>
   <wangtile tileid="8" wangid="0x20101010"/>
   <wangtile tileid="9" wangid="0x20101020"/>
   <wangtile tileid="10" wangid="0x20102010"/>
   <wangtile tileid="11" wangid="0x20102020"/>
   <wangtile tileid="12" wangid="0x20201010"/>
   <wangtile tileid="13" wangid="0x20201020"/>
   <wangtile tileid="14" wangid="0x20202010"/>
   <wangtile tileid="15" wangid="0x20202020"/>
  </wangset>
 </wangsets>
</tileset>
