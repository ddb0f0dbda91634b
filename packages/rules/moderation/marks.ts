import { asRead } from '../talk/as-read.ts'

/** Why a text deserves a second look. */
export const textMarks = ['PROFANITY', 'ADVERTISEMENT'] as const
export type TextMark = (typeof textMarks)[number]

/** What to look for; words are beginnings or whole words in small letters, each in its own alphabet. */
export interface Watchlist {
  /** Russian roots and the beginnings of words they may stand after. */
  readonly russianRoots: readonly string[]
  readonly russianPrefixes: readonly string[]
  readonly englishWords: readonly string[]
  /** Innocent words that hold a root. */
  readonly innocent: readonly string[]
  readonly salesTalk: readonly (readonly string[])[]
}

/** Signs that stand for letters, by the alphabet in which they are read. */
const latinSigns: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
}
const cyrillicSigns: Readonly<Record<string, string>> = {
  '0': 'о',
  '3': 'з',
  '4': 'ч',
  '6': 'б',
  '@': 'а',
  '*': '',
}
const pairs = {
  a: 'а',
  b: 'в',
  c: 'с',
  e: 'е',
  h: 'н',
  k: 'к',
  m: 'м',
  o: 'о',
  p: 'р',
  t: 'т',
  x: 'х',
  y: 'у',
}
const asCyrillic: Readonly<Record<string, string>> = { ...pairs, ё: 'е', u: 'и', n: 'п', r: 'г' }
const asLatin: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(pairs).map(([latin, cyrillic]) => [cyrillic, latin]),
)
/** Russian written by ear; the longer first. */
const byEar: readonly (readonly [string, string])[] = [
  ['shch', 'щ'],
  ['sch', 'щ'],
  ['yo', 'е'],
  ['jo', 'е'],
  ['zh', 'ж'],
  ['kh', 'х'],
  ['ts', 'ц'],
  ['ch', 'ч'],
  ['sh', 'ш'],
  ['yu', 'ю'],
  ['ju', 'ю'],
  ['ya', 'я'],
  ['ja', 'я'],
  ['iy', 'ий'],
  ['uy', 'уй'],
  ['uj', 'уй'],
  ['ui', 'уй'],
  ...Object.entries({
    a: 'а',
    b: 'б',
    v: 'в',
    g: 'г',
    d: 'д',
    e: 'е',
    z: 'з',
    i: 'и',
    j: 'й',
    k: 'к',
    l: 'л',
    m: 'м',
    n: 'н',
    o: 'о',
    p: 'п',
    r: 'р',
    s: 'с',
    t: 'т',
    u: 'у',
    f: 'ф',
    h: 'х',
    c: 'ц',
    y: 'ы',
    x: 'х',
    w: 'в',
    q: 'к',
  }),
]

const swap = (word: string, table: Readonly<Record<string, string>>): string =>
  [...word].map((letter) => table[letter] ?? letter).join('')

function hear(word: string): string {
  let heard = ''
  for (let at = 0; at < word.length; ) {
    const match = byEar.find(([latin]) => word.startsWith(latin, at))
    heard += match ? match[1] : (word[at] ?? '')
    at += match ? match[0].length : 1
  }
  return heard
}

const squeezed = (word: string): string => word.replace(/(.)\1+/gu, '$1')

/** Every way in which a word may be meant. */
function readings(word: string): {
  readonly russian: readonly string[]
  readonly english: readonly string[]
} {
  const cyrillic = swap(swap(word, cyrillicSigns), asCyrillic)
  const latin = swap(word, latinSigns)
  return {
    russian: [squeezed(cyrillic), squeezed(hear(latin)), squeezed(cyrillic.replaceAll('*', ''))],
    english: [squeezed(swap(latin, asLatin))],
  }
}

/** Words, also those s p e l l e d out letter by letter or cut with dots. */
function wordsOf(text: string): readonly string[] {
  const plain = asRead(text).toLowerCase()
  const spelled = plain.match(/(?<![\p{L}\d])(?:[\p{L}\d@$*][\s.\-_*,]+){2,}[\p{L}\d@$](?![\p{L}\d])/gu) ?? []
  const whole = plain.split(/[^\p{L}\d@$!|*]+/u)
  const joined = plain.split(/\s+/).map((word) => word.replace(/[.\-_,*]/g, ''))
  return [...whole, ...joined, ...spelled.map((word) => word.replace(/[\s.\-_*,]/g, ''))].filter(Boolean)
}

function isProfane(text: string, list: Watchlist): boolean {
  const roots = list.russianRoots.map((root) => squeezed(root))
  const english = new Set(list.englishWords.map((word) => squeezed(word)))
  const isInnocent = (word: string) => list.innocent.some((innocent) => word.startsWith(innocent))
  const isRussian = (word: string) =>
    !isInnocent(word) &&
    roots.some((root) => ['', ...list.russianPrefixes].some((prefix) => word.startsWith(`${prefix}${root}`)))
  const isEnglish = (word: string) =>
    !isInnocent(word) &&
    (english.has(word) || [...english].some((bad) => bad.length > 3 && word.startsWith(bad)))
  return wordsOf(text).some((word) => {
    const { russian, english: latin } = readings(word)
    return russian.some(isRussian) || latin.some(isEnglish)
  })
}

const address =
  /(?:https?:|www\.|\b(?:t\.me|vk\.com|discord\.(?:gg|com))\/)|[\p{L}\d-]{2,}\s?(?:\.|,|\(dot\)|\[dot\]| dot | точка )\s?(?:ru|com|net|org|su|gg|me|io|info|xyz|shop|top|site|online|рф|ру|ком)(?![\p{L}\d])/iu
const phone = /(?:\+?[78]|\+\d{1,3})[\s(-]*\d{3}[\s)-]*\d{3}[\s-]*\d{2}[\s-]*\d{2}/
// Letters as they are read: and a short i has lost its cap.
const account =
  /(?:telegram|telega|телеграм|телега|whats ?app|ватсап|вацап|viber|ваибер|discord|дискорд)\S*[\s:]*@?[\w\d]{3,}/iu

function isAdvertisement(text: string, list: Watchlist): boolean {
  const plain = asRead(text).toLowerCase()
  if (address.test(plain) || phone.test(plain) || account.test(plain)) return true
  return list.salesTalk.some((words) => words.every((word) => plain.includes(asRead(word))))
}

/** What is wrong with a text, as far as a list can tell. It marks and never eats: people decide. */
export const marksOf = (text: string, list: Watchlist): readonly TextMark[] => [
  ...(isProfane(text, list) ? (['PROFANITY'] as const) : []),
  ...(isAdvertisement(text, list) ? (['ADVERTISEMENT'] as const) : []),
]
