<?xml version="1.0"?>
<!DOCTYPE tileset [
 <!ENTITY a SYSTEM "file:///etc/hostname">
]>
<tileset name="&a;" tilewidth="16" tileheight="16"/>
