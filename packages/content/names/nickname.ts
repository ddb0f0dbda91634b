import type { Cup } from '@skystair/rules/dice.ts'
import type { Gender, Language } from '@skystair/rules/player/choices.ts'
import { foldName } from '@skystair/rules/security/fold-name.ts'
import { playerName } from '@skystair/rules/security/player-name.ts'
import { HOUSE_NAMES } from './house-names.data.ts'
import * as parts from './nickname-parts.data.ts'

export interface Nickname {
  readonly name: string
  readonly language: Language
  readonly gender: Gender
}

type Draw = (cup: Cup, gender: Gender) => string

/** Years of birth, lucky numbers and what was left free: the way people number their names. */
function number(cup: Cup): string {
  const drawn = cup.between(1, 10)
  if (drawn <= 4) return String(cup.between(1974, 2013))
  if (drawn <= 7) return String(cup.between(1, 99)).padStart(2, '0')
  return cup.pick(['7', '13', '42', '77', '99', '007', '111', '123', '777'])
}

const numbered = (cup: Cup, name: string): string => `${name}${cup.pick(['', '', '_', ' '])}${number(cup)}`
const sometimesNumbered = (cup: Cup, name: string): string => (cup.chance(0.25) ? numbered(cup, name) : name)

const drawOf =
  (men: readonly string[], women: readonly string[]): Draw =>
  (cup, gender) =>
    cup.pick(gender === 'male' ? men : women)

const russianFirst = drawOf(parts.russianMen, parts.russianWomen)
const russianNoun = drawOf(parts.russianMaleNouns, parts.russianFemaleNouns)
const transliterated = drawOf(parts.transliteratedMen, parts.transliteratedWomen)
const englishFirst = drawOf(parts.englishMen, parts.englishWomen)
const englishTitle = drawOf(parts.englishMenTitles, parts.englishWomenTitles)

const russianBeing: Draw = (cup, gender) => {
  const [male, female] = cup.pick(parts.russianAdjectives)
  const adjective = gender === 'male' ? male : female
  return sometimesNumbered(cup, adjective + cup.pick([' ', ' ', '_']) + russianNoun(cup, gender))
}

const englishBeing: Draw = (cup) => {
  const between = cup.pick(['', '', ' ', '_'])
  const being = cup.pick(parts.englishAdjectives) + between + cup.pick(parts.englishNouns)
  return sometimesNumbered(cup, cup.chance(0.2) ? being.toLowerCase() : being)
}

const draws: Readonly<Record<Language, readonly Draw[]>> = {
  RU: [
    russianBeing,
    russianBeing,
    russianBeing,
    (cup, gender) => numbered(cup, russianFirst(cup, gender)),
    russianFirst,
    (cup, gender) => `${russianFirst(cup, gender)} из ${cup.pick(parts.russianPlaces)}`,
    (cup, gender) => sometimesNumbered(cup, transliterated(cup, gender)),
    (cup) => cup.pick(parts.russianJokes),
  ],
  EN: [
    englishBeing,
    englishBeing,
    englishBeing,
    (cup, gender) => numbered(cup, englishFirst(cup, gender)),
    englishFirst,
    (cup, gender) => `${englishFirst(cup, gender)} the ${cup.pick(parts.englishAdjectives)}`,
    (cup, gender) => `${englishTitle(cup, gender)} ${cup.pick(parts.englishNouns)}`,
    (cup) => cup.pick(parts.englishJokes),
  ],
}

/** One believable player name, good by the rules; the same one may come up again. */
export function nickname(cup: Cup): Nickname {
  const language = cup.chance(0.6) ? 'RU' : 'EN'
  const gender = cup.chance(0.55) ? 'male' : 'female'
  const name = playerName(cup.pick(draws[language])(cup, gender), HOUSE_NAMES)
  return typeof name === 'string' ? { name, language, gender } : nickname(cup)
}

/** As many names as asked for, no two of which could be taken for one another. */
export function nicknames(cup: Cup, count: number): readonly Nickname[] {
  const byFolded = new Map<string, Nickname>()
  while (byFolded.size < count) {
    const drawn = nickname(cup)
    const folded = foldName(drawn.name)
    if (!byFolded.has(folded)) byFolded.set(folded, drawn)
  }
  return [...byFolded.values()]
}
