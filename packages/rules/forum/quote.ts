const longest = 240

/** Somebody's words as the beginning of an answer: no quotes inside the quote, and not the whole tale. */
export function quoteOf(name: string, text: string): string {
  const own = text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('>'))
    .join('\n')
  const letters = [...own]
  const words = letters.length > longest ? `${letters.slice(0, longest).join('').trimEnd()}…` : own
  return `${`**${name}**\n${words}`
    .trimEnd()
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')}\n\n`
}
