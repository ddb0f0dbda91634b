import { asRead } from '../writing/as-read.ts'

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

const swap = (text: string, table: Readonly<Record<string, string>>): string =>
  [...text].map((letter) => table[letter] ?? letter).join('')

const sounds = new Map(byEar)
const anySound = new RegExp([...sounds.keys()].join('|'), 'g')
const hear = (text: string): string => text.replace(anySound, (latin) => sounds.get(latin) ?? latin)

const squeezed = (text: string): string => text.replace(/(.)\1+/gu, '$1')

/** Words, also those s p e l l e d out letter by letter or cut with dots; each once. */
function wordsOf(plain: string): readonly string[] {
  // No sign is both a letter and a gap here: a row of such signs could be cut in more ways than time allows to try.
  const spelled = plain.match(/(?<![\p{L}\d])(?:[\p{L}\d@$][\s.\-_*,]+){2,}[\p{L}\d@$](?![\p{L}\d])/gu) ?? []
  const whole = plain.split(/[^\p{L}\d@$!|*]+/u)
  const joined = plain.split(/\s+/).map((word) => word.replace(/[.\-_,*]/g, ''))
  return [...new Set([...whole, ...joined, ...spelled.map((word) => word.replace(/[\s.\-_*,]/g, ''))])]
}

/** Every way in which words may be meant. All are read at once: one by one a long text would take too long. */
function readings(words: readonly string[]): {
  readonly russian: readonly string[]
  readonly english: readonly string[]
} {
  const text = words.join(' ')
  const latin = swap(text, latinSigns)
  const read = (meant: string) => squeezed(meant).split(' ')
  return {
    russian: [...read(swap(swap(text, cyrillicSigns), asCyrillic)), ...read(hear(latin))],
    english: read(swap(latin, asLatin)),
  }
}

/** Whether a word begins with one of many: each length is looked up once, however long the word and the list. */
function beginnings(words: readonly string[]): (word: string) => boolean {
  const known = new Set(words)
  const lengths = [...new Set(words.map(({ length }) => length))]
  return (word) => lengths.some((length) => known.has(word.slice(0, length)))
}

interface Profanity {
  isRussian(word: string): boolean
  isEnglish(word: string): boolean
}

/** A list is taken apart once, not for every line. */
const prepared = new WeakMap<Watchlist, Profanity>()

function profanityOf(list: Watchlist): Profanity {
  const before = prepared.get(list)
  if (before) return before
  const english = new Set(list.englishWords.map(squeezed))
  const isInnocent = beginnings(list.innocent)
  const isRude = beginnings(
    list.russianRoots.flatMap((root) =>
      ['', ...list.russianPrefixes].map((prefix) => `${prefix}${squeezed(root)}`),
    ),
  )
  const isRudeEnglish = beginnings([...english].filter(({ length }) => length > 3))
  const profanity = {
    isRussian: (word: string) => !isInnocent(word) && isRude(word),
    isEnglish: (word: string) => !isInnocent(word) && (english.has(word) || isRudeEnglish(word)),
  }
  prepared.set(list, profanity)
  return profanity
}

function isProfane(plain: string, list: Watchlist): boolean {
  const { isRussian, isEnglish } = profanityOf(list)
  const { russian, english } = readings(wordsOf(plain))
  return russian.some(isRussian) || english.some(isEnglish)
}

// Of what stands before a sign only its end is looked at, and of what may stand between two only so much: a long row
// of anything would otherwise be read again from each of its letters, while everybody else waits.
const address =
  /(?:https?:|www\.|\b(?:t\.me|vk\.com|discord\.(?:gg|com))\/)|[\p{L}\d-]{2}\s?(?:\.|,|\(dot\)|\[dot\]| dot | точка )\s?(?:ru|com|net|org|su|gg|me|io|info|xyz|shop|top|site|online|рф|ру|ком)(?![\p{L}\d])/iu
const phone = /(?:\+?[78]|\+\d{1,3})[\s(-]*\d{3}[\s)-]*\d{3}[\s-]*\d{2}[\s-]*\d{2}/
// Letters as they are read: and a short i has lost its cap.
const account =
  /(?:telegram|telega|телеграм|телега|whats ?app|ватсап|вацап|viber|ваибер|discord|дискорд)\S{0,40}[\s:]{0,10}@?\w{3}/iu

function isAdvertisement(plain: string, list: Watchlist): boolean {
  if (address.test(plain) || phone.test(plain) || account.test(plain)) return true
  return list.salesTalk.some((words) => words.every((word) => plain.includes(asRead(word))))
}

/** What is wrong with a text, as far as a list can tell. It marks and never eats: people decide. */
export function marksOf(text: string, list: Watchlist): readonly TextMark[] {
  const plain = asRead(text).toLowerCase()
  return [
    ...(isProfane(plain, list) ? (['PROFANITY'] as const) : []),
    ...(isAdvertisement(plain, list) ? (['ADVERTISEMENT'] as const) : []),
  ]
}
