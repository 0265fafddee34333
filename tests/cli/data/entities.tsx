<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE t [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>
<tileset name="&b;" tilewidth="16" tileheight="16" tilecount="1" columns="1"/>
