<?xml version="1.0" encoding="UTF-8"?>
<tileset name="&a;" tilewidth="16" tileheight="16"/>
