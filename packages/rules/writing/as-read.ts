/** Signs that nobody sees, and marks over and under a letter. */
const unseen =
  /[\p{Mark}\p{Default_Ignorable_Code_Point}\p{Format}\p{Private_Use}\p{Surrogate}]|(?!\s)\p{Control}/gu
/** Whatever looks like a gap; also a sign of the blind script that has no dots. */
const gap = /[\s\u2800]/gu

const mostLetters = 4
/**
 * Signs that stand for a whole phrase; all of them are in these two places. Spelled out, a page of them would be many
 * pages, and all guards would read those while everybody waits.
 */
const phrases = new RegExp(
  `[${[...signsFrom(0x3200, 0x33ff), ...signsFrom(0xfdf0, 0xfdff)].filter(isPhrase).join('')}]`,
  'g',
)
const unspelled = '\u25A1'

function signsFrom(first: number, last: number): readonly string[] {
  return Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place))
}

function isPhrase(sign: string): boolean {
  return sign.normalize('NFKD').length > mostLetters
}

/**
 * A text as a reader takes it, for every guard that looks for a word or a mark in it: what cannot be seen hides
 * nothing, another width or a stroke over a letter makes no other letter, and every gap is a space.
 */
export const asRead = (text: string): string =>
  text.replace(phrases, unspelled).normalize('NFKD').replace(unseen, '').replace(gap, ' ')

/** Whether there is nothing to read. */
export const isBlank = (text: string): boolean => asRead(text).trim() === ''
