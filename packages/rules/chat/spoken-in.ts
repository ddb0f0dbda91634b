import { readWritten } from '../writing/written.ts'

const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0

/** The language somebody wrote in, by its letters; `null`: a face or a number is understood by everybody. */
export function spokenIn(line: string): 'RU' | 'EN' | null {
  const written = readWritten(line)
  if (written.kind === 'smiley' || written.kind === 'cauldron') return null
  const russian = count(written.text, /\p{Script=Cyrillic}/gu)
  const english = count(written.text, /\p{Script=Latin}/gu)
  if (russian === 0 && english === 0) return null
  return russian >= english ? 'RU' : 'EN'
}
