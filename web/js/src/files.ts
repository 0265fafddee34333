// pave-maps/files: files that need no WebAssembly: scenes of Godot, and the tables of world files.
export { writeTscn, type GodotMap, type GodotSet } from './godot.ts';
export { readTables, writeTables, type Row, type Table, type Value } from './sqlite.ts';
