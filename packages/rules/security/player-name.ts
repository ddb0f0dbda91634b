import { type Refusal, refused } from '../refusal.ts'
import { characterCount } from '../writing/text-limit.ts'
import { type HouseNames, pretendsToBeHouse } from './house-name.ts'

export const nameLength = { minimum: 3, maximum: 20 } as const

const allowed = /^[A-Za-zА-Яа-яЁё0-9 _-]*$/
const letter = /[A-Za-zА-Яа-яЁё]/

/** The name as it is to be kept: composed letters, no space around it. Whether it is taken, only the server knows. */
export function playerName(entered: string, house: HouseNames): string | Refusal {
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
  if (pretendsToBeHouse(name, house)) return refused('security.refused.name-reserved')
  return name
}

export function newPlayerName(entered: string, current: string, house: HouseNames): string | Refusal {
  const name = playerName(entered, house)
  return name === current ? refused('security.refused.name-current') : name
}
