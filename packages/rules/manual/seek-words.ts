/** Small letters and numbers, with one space before each word; «ё» counts as «е». */
export const plainWords = (text: string): string =>
  ` ${text.toLowerCase().replaceAll('ё', 'е')}`.replace(/[^\p{L}\p{N}]+/gu, ' ')

/** What stays of a Russian word in all its cases: whoever asks for «руна» means «руны» too. */
const stemOf = (word: string): string => word.replace(/(?<=[а-я]{3})[аеийоуыьэюя]{1,2}$/, '')

/** Says of plain words whether each word asked for begins one of them. */
export function seekWords(asked: string): (plain: string) => boolean {
  const stems = plainWords(asked).split(' ').filter(Boolean).map(stemOf)
  return (plain) => stems.every((stem) => plain.includes(` ${stem}`))
}
