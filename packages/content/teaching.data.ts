/** What is taught once, on the thing itself, from a stair on. `all` is what those learn who want no hints. */
export const EDUCATIONS = [
  { id: 'all', stair: 1 },
  { id: 'welcome', stair: 1 },
  { id: 'first-steps', stair: 1 },
  { id: 'first-battle', stair: 1 },
  { id: 'tasks', stair: 1 },
  { id: 'first-shrine', stair: 2 },
  { id: 'everyday', stair: 3 },
  { id: 'register', stair: 3 },
  { id: 'stair-colours', stair: 4 },
  { id: 'first-lair', stair: 5 },
  { id: 'trader', stair: 12 },
  { id: 'forces', stair: 12 },
  { id: 'portal', stair: 14 },
  { id: 'snow-world', stair: 17 },
  { id: 'first-boss', stair: 24 },
] as const
