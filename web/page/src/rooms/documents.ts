// Which document tells of a room: docs/NAME.md of the project, docs/NAME.html beside the page.
export const documents: Readonly<Record<string, string>> = {
    parts: 'grids',
    tessellation: 'tessellation',
    worlds: 'worlds',
    regions: 'regions',
    tactics: 'tactics',
    aperiodic: 'aperiodic',
};
