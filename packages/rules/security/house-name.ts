import { asRead } from '../writing/as-read.ts'

/** How those who run the game are called, in small letters; a space stands for any gap or none. */
export interface HouseNames {
  /** Words that name the house wherever they stand in a name. */
  readonly titles: readonly string[]
  /** Words that may be glued to a title without making an honest word of it. */
  readonly attributes: readonly string[]
  /** Words of honest names that name the house only when nothing else stands beside them. */
  readonly wholeNames: readonly string[]
}

/** What may be written for a letter: the same sound of the other alphabet, and signs that look like it. */
const standIns: Readonly<Record<string, string>> = {
  a: 'aа4@',
  b: 'bбв68ь',
  c: 'cсkк',
  d: 'dд',
  e: 'eеэє3',
  f: 'fф',
  g: 'gг9j',
  h: 'hнх',
  i: 'iиіl1|!ӏ',
  j: 'jјй',
  k: 'kкcс',
  l: 'lл1i|!ӏ',
  m: 'mм',
  n: 'nнп',
  o: 'oо0',
  p: 'pпр',
  q: 'q9',
  r: 'rрг',
  s: 'sсѕ5$cz',
  t: 'tт7',
  u: 'uуиv',
  v: 'vвu',
  w: 'wвшщ',
  x: 'xх',
  y: 'yуиы',
  z: 'zз32s',
  а: 'аa4@',
  б: 'бb6',
  в: 'вvbw8',
  г: 'гgr',
  д: 'дd',
  е: 'еeэє3',
  ж: 'жxj',
  з: 'зz3',
  и: 'иiіul1|!ӏy',
  к: 'кkc',
  л: 'лl1i',
  м: 'мm',
  н: 'нnh',
  о: 'оo0',
  п: 'пpn',
  р: 'рrp',
  с: 'сcsѕ5$',
  т: 'тt7m',
  у: 'уyu',
  ф: 'фf',
  х: 'хxh',
  ц: 'цcu',
  ч: 'ч4',
  ш: 'шщw',
  щ: 'шщw',
  ы: 'ыy',
  ь: 'ьъb',
  э: 'эеeє3',
  ю: 'юu',
  я: 'яr',
}
/** Two letters that look like one. */
const pairs: Readonly<Record<string, string>> = { m: 'rn', м: 'rn', w: 'vv', d: 'cl', ы: 'bl' }

const gap = '[ _-]*'

/** A word in whatever letters: stretched, spelled out, cut by gaps. */
const inAnyLetters = (word: string): string =>
  [
    ...asRead(word)
      .replaceAll(' ', '')
      .replace(/(.)\1+/gu, '$1'),
  ]
    .map((letter) => {
      const pair = pairs[letter]
      return `(?:(?:[${standIns[letter] ?? letter}]${pair === undefined ? '' : `|${pair}`})${gap})+`
    })
    .join('')

const anyOf = (words: readonly string[]): string => `(?:${words.map(inAnyLetters).join('|')})`

function patternsOf({ titles, attributes, wholeNames }: HouseNames): readonly RegExp[] {
  const [title, attribute, wholeName] = [anyOf(titles), anyOf(attributes), anyOf(wholeNames)]
  const beside = `(?:${attribute}|\\d${gap})*`
  return [
    `(?<!\\p{Letter})${title}(?!\\p{Letter})`,
    `^${gap}${beside}(?:${title}${beside})+$`,
    `^[\\d _-]*${wholeName}[\\d _-]*$`,
  ].map((pattern) => new RegExp(pattern, 'u'))
}

const known = new WeakMap<HouseNames, readonly RegExp[]>()

/** Whether a name would let a player speak for those who run the game. */
export function pretendsToBeHouse(name: string, house: HouseNames): boolean {
  const patterns = known.get(house) ?? patternsOf(house)
  known.set(house, patterns)
  // AdminOfAll is three words, ADMIN is one.
  const words = asRead(name)
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
  return patterns.some((pattern) => pattern.test(words))
}
