/** A text on lines no wider than so much; a word that is wider stands alone. */
export function wrapped(words: string, most: number, measure: (part: string) => number): readonly string[] {
  const lines: string[] = []
  for (const word of words.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && measure(`${last} ${word}`) <= most) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** How many of these heights fit one under another; where not all do, there is room left to say so. */
export function fitting(heights: readonly number[], room: number, saying: number): number {
  const all = heights.reduce((sum, height) => sum + height, 0)
  if (all <= room) return heights.length
  let used = 0
  const first = heights.findIndex((height) => {
    used += height
    return used > room - saying
  })
  return Math.max(0, first)
}
