<?xml version="1.0"?>
<!DOCTYPE tileset [
 <!ENTITY a "aaaaaaaaaa">
 <!ENTITY b "&a;&a;&a;&a;">
]>
<tileset name="&b;" tilewidth="16" tileheight="16"/>
