import { characterCount } from '../guard/text-limit.ts'
import { type Refusal, refused } from '../refusal.ts'
import { foldName } from './fold-name.ts'

export const nameLength = { minimum: 3, maximum: 20 } as const

const allowed = /^[A-Za-zА-Яа-яЁё0-9 _-]*$/
const letter = /[A-Za-zА-Яа-яЁё]/

/** What the house signs its letters with: nobody else bears it, alone or among other words that say the same. */
const houseNames = [
  'the stair',
  'stair',
  'sky stair',
  'game master',
  'лестница',
  'небесная лестница',
  'гейм мастер',
]

/** Offices of those who run the game: in no name, beside whatever other words or numbers. */
const offices = [
  'admin',
  'admins',
  'administrator',
  'administration',
  'moder',
  'moderator',
  'moderators',
  'developer',
  'developers',
  'support',
  'system',
  'staff',
  'skystair',
  'gamemaster',
  'админ',
  'админы',
  'администратор',
  'администрация',
  'модер',
  'модератор',
  'модераторы',
  'разработчик',
  'разработчики',
  'поддержка',
  'техподдержка',
  'система',
]

const reservedNames = new Set([...houseNames, ...offices].map(foldName))
const reservedWords = new Set(offices.map(foldName))

/** The words of a name, also those that only a capital letter parts; each as it is and without numbers around it. */
const wordsOf = (name: string): readonly string[] =>
  name
    .split(/[ _-]+|(?<=[a-zа-яё])(?=[A-ZА-ЯЁ])/)
    .flatMap((word) => [word, word.replace(/^\d+|\d+$/g, '')])
    .map(foldName)

/** Whether a name would let a player speak for those who run the game. */
const speaksForTheHouse = (name: string): boolean =>
  [name, name.replace(/[\d _-]+$|^[\d _-]+/g, '')].some((whole) => reservedNames.has(foldName(whole))) ||
  wordsOf(name).some((word) => reservedWords.has(word))

/** The name as it is to be kept: composed letters, no space around it. Whether it is taken, only the server knows. */
export function playerName(entered: string): string | Refusal {
  const name = entered.normalize('NFC').trim()
  if (name === '') return refused('security.refused.name-empty')
  if (!allowed.test(name)) return refused('security.refused.name-characters')
  if (characterCount(name) < nameLength.minimum) {
    return refused('security.refused.name-too-short', { minimum: nameLength.minimum })
  }
  if (characterCount(name) > nameLength.maximum) {
    return refused('security.refused.name-too-long', { maximum: nameLength.maximum })
  }
  if (name.includes('  ')) return refused('security.refused.name-double-space')
  if (!letter.test(name)) return refused('security.refused.name-no-letter')
  if (speaksForTheHouse(name)) return refused('security.refused.name-reserved')
  return name
}

export function newPlayerName(entered: string, current: string): string | Refusal {
  const name = playerName(entered)
  return name === current ? refused('security.refused.name-current') : name
}
