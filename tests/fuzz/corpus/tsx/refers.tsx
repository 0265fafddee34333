<?xml version="1.0" encoding="UTF-8"?>
<tileset firstgid="1" source="other.tsx"/>
