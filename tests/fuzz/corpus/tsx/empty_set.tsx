<?xml version="1.0" encoding="UTF-8"?>
<tileset name="nothing" tilewidth="1" tileheight="1"/>