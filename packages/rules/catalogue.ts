/** Things by their id. Ids come from outside: `constructor` and its like must be as unknown as any other word. */
export const catalogue = <Entry>(
  entries: Iterable<readonly [string, Entry]>,
): Readonly<Record<string, Entry>> => Object.assign(Object.create(null), Object.fromEntries(entries))
