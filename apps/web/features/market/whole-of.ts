/** What a player has written as a number, spaces between thousands and all; 0: no whole number from 1 to the most. */
export function wholeOf(text: string, most: number): number {
  const digits = text.replaceAll(/\s/g, '')
  const number = /^\d+$/.test(digits) ? Number(digits) : 0
  return number <= most ? number : 0
}
