<?xml version="1.0"?>
<!DOCTYPE tileset [
 <!ENTITY % a "x">
]>
<tileset name="x" tilewidth="16" tileheight="16"/>
