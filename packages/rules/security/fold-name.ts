import { asRead } from '../writing/as-read.ts'

/** Letters and digits a reader takes for one another; each group is folded into its first. */
const lookAlikes = [
  'aа',
  'bвьъ8',
  'cс',
  'eеэєё',
  'hнһ',
  'iіїlӏ1|!',
  'jј',
  'kкқ',
  'mм',
  'oо0',
  'pр',
  'rг',
  'sѕ5$',
  'tт',
  'wшщ',
  'xх',
  'yуўү',
  '3зz',
  '4ч',
  '6б',
] as const

const canonical = new Map(
  lookAlikes.flatMap((group) => {
    const letters = [...group]
    return letters.map((letter) => [letter, letters[0] ?? letter] as const)
  }),
)

/**
 * One form for all names a reader could confuse: case, look-alike letters of the two alphabets, accents,
 * spaces, hyphens and underscores make no difference. Names are unique by this form.
 */
export const foldName = (name: string): string =>
  [...asRead(name).toLowerCase()]
    .filter((letter) => !/[\p{Mark}\p{Other} _-]/u.test(letter))
    .map((letter) => canonical.get(letter) ?? letter)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
