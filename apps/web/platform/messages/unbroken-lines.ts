interface Numbered {
  readonly id: number
}

/** Lines of a talk as this page holds them, the oldest first; what is held already is ignored. */
export function withNew<Line extends Numbered>(
  held: readonly Line[],
  more: readonly Line[],
): readonly Line[] {
  const known = new Set(held.map(({ id }) => id))
  const fresh = more.filter(({ id }) => !known.has(id))
  return fresh.length === 0 ? held : [...held, ...fresh].sort((one, other) => one.id - other.id)
}

/** The last line up to which none is missing: numbers have no gaps. */
export function wholeUpTo(held: readonly Numbered[]): number {
  let last = held[0]?.id ?? 0
  for (const { id } of held) {
    if (id > last + 1) break
    last = id
  }
  return last
}
