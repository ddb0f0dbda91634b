/** Signs that nobody sees, and marks over and under a letter. */
const unseen =
  /[\p{Mark}\p{Default_Ignorable_Code_Point}\p{Format}\p{Private_Use}\p{Surrogate}]|(?!\s)\p{Control}/gu
/** Whatever looks like a gap; also a sign of the blind script that has no dots. */
const gap = /[\s\u2800]/gu

/**
 * A text as a reader takes it, for every guard that looks for a word or a mark in it: what cannot be seen hides
 * nothing, another width or a stroke over a letter makes no other letter, and every gap is a space.
 */
export const asRead = (text: string): string => text.normalize('NFKD').replace(unseen, '').replace(gap, ' ')

/** Whether there is nothing to read. */
export const isBlank = (text: string): boolean => asRead(text).trim() === ''
