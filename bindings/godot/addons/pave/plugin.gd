@tool
extends EditorPlugin
## PaveWorld and PaveLayer are classes with names, which the editor finds by themselves.
