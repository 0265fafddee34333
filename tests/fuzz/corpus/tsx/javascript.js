(function(name,data){
 onTileMapLoaded(name,data);
})("a \"b\"",
{
 "type": "tileset",
 "version": "1.8",
 "name": "t",
 "tilewidth": 16,
 "tileheight": 16,
 "tilecount": 16,
 "columns": 4,
 "image": "sheet.png",
 "imagewidth": 64,
 "imageheight": 64,
 "margin": 0,
 "spacing": 0,
 "wangsets": [
  {
   "name": "s",
   "type": "edge",
   "tile": -1,
   "colors": [
    {
     "color": "#ff0000",
     "name": "a",
     "probability": 1,
     "tile": -1
    },
    {
     "color": "#00ff00",
     "name": "b",
     "probability": 0.5,
     "tile": 2
    }
   ],
   "wangtiles": [
    {
     "tileid": 0,
     "wangid": [
      1,
      0,
      1,
      0,
      1,
      0,
      1,
      0
     ]
    },
    {
     "tileid": 1,
     "wangid": [
      2,
      0,
      1,
      0,
      1,
      0,
      1,
      0
     ]
    },
    {
     "tileid": 2,
     "wangid": [
      1,
      0,
      2,
      0,
      1,
      0,
      1,
      0
     ]
    },
    {
     "tileid": 3,
     "wangid": [
      2,
      0,
      2,
      0,
      1,
      0,
      1,
      0
     ]
    },
    {
     "tileid": 4,
     "wangid": [
      1,
      0,
      1,
      0,
      2,
      0,
      1,
      0
     ]
    },
    {
     "tileid": 5,
     "wangid": [
      2,
      0,
      1,
      0,
      2,
      0,
      1,
      0
     ]
    },
    {
     "tileid": 6,
     "wangid": [
      1,
      0,
      2,
      0,
      2,
      0,
      1,
      0
     ]
    },
    {
     "tileid": 7,
     "wangid": [
      2,
      0,
      2,
      0,
      2,
      0,
      1,
      0
     ]
    },
    {
     "tileid": 8,
     "wangid": [
      1,
      0,
      1,
      0,
      1,
      0,
      2,
      0
     ]
    },
    {
     "tileid": 9,
     "wangid": [
      2,
      0,
      1,
      0,
      1,
      0,
      2,
      0
     ]
    },
    {
     "tileid": 10,
     "wangid": [
      1,
      0,
      2,
      0,
      1,
      0,
      2,
      0
     ]
    },
    {
     "tileid": 11,
     "wangid": [
      2,
      0,
      2,
      0,
      1,
      0,
      2,
      0
     ]
    },
    {
     "tileid": 12,
     "wangid": [
      1,
      0,
      1,
      0,
      2,
      0,
      2,
      0
     ]
    },
    {
     "tileid": 13,
     "wangid": [
      2,
      0,
      1,
      0,
      2,
      0,
      2,
      0
     ]
    },
    {
     "tileid": 14,
     "wangid": [
      1,
      0,
      2,
      0,
      2,
      0,
      2,
      0
     ]
    },
    {
     "tileid": 15,
     "wangid": [
      2,
      0,
      2,
      0,
      2,
      0,
      2,
      0
     ]
    }
   ]
  }
 ],
 "tileoffset": {
  "x": 1,
  "y": -2
 },
 "grid": {
  "orientation": "isometric",
  "width": 16,
  "height": 8
 },
 "transparentcolor": "#ff00ff",
 "tiles": [
  {
   "id": 3,
   "probability": 0.25,
   "type": "x"
  },
  {
   "id": 1
  }
 ],
 "properties": [
  {
   "name": "a",
   "type": "string",
   "value": "v"
  }
 ],
 "transformations": {
  "hflip": true
 }
}
);
