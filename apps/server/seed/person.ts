import { beginning, GROWING } from '@skystair/content/beginning.ts'
import { clientVersion } from '@skystair/rules/display/client-version.ts'
import type { Climber } from '@skystair/rules/growth/climber.ts'
import { begin } from '@skystair/rules/player/begin.ts'
import {
  type CharacterAndCompanion,
  companions,
  type Gender,
  type Language,
} from '@skystair/rules/player/choices.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { isRefusal } from '@skystair/rules/refusal.ts'
import { guardianPower } from '@skystair/rules/road/guardian-power.ts'
import { STAIR_HEIGHT } from '@skystair/rules/road/place.ts'
import { hereOf, withHere } from '@skystair/rules/road/travel.ts'
import type { Movement } from '@skystair/rules/wallet/move.ts'
import { move } from '@skystair/rules/wallet/move.ts'
import type { Wallet } from '@skystair/rules/wallet/wallet.ts'

interface Person {
  readonly id: number
  readonly name: string
  readonly gender: Gender
  readonly language: Language
  readonly level: number
  readonly stair: number
  readonly wealth: Readonly<Partial<Wallet>>
  readonly createdAt: number
  readonly accessLevel?: Player['accessLevel']
  /** Letters that wait to be read. */
  readonly letters?: number
}

export interface Settler {
  readonly player: Player
  /** How the money came to the player: the ledger explains every coin, a seeded one too. */
  readonly movements: readonly Movement[]
}

/** Somebody who has lived on the Stair for a while. */
export function settler(person: Person): Settler {
  const companion = companions[person.id % companions.length] ?? companions[0]
  const choice: CharacterAndCompanion = `${person.gender === 'female' ? 'FEMALE' : 'MALE'}_WITH_${companion}`
  const climber = climberAt(beginning(String(person.id), person.gender, companion, person.createdAt), person)
  const { player, movements } = begin(
    {
      id: person.id,
      choice,
      language: person.language,
      clientVersion,
      referredBy: null,
      now: person.createdAt,
    },
    climber,
  )
  const wallet = move(player.wallet, movements)
  if (isRefusal(wallet)) throw new Error(wallet.refused)
  const accessLevel = person.accessLevel ?? 'PLAYER'
  const talk = { ...player.talk, letters: person.letters ?? 0 }
  return { player: { ...player, name: person.name, accessLevel, wallet, talk }, movements }
}

/** A climber whose squad is as strong as the stair asks for. */
function climberAt(climber: Climber, { level, stair, wealth }: Person): Climber {
  const road = { ...hereOf(climber.travels), top: stair, coordinate: stair * STAIR_HEIGHT }
  const share = (guardianPower(stair) * 1.05) / climber.heroes.length
  const heroes = climber.heroes.map((hero) => ({ ...hero, experience: Math.max(0, share - hero.origin) }))
  return {
    ...climber,
    heroes,
    travels: withHere(climber.travels, road),
    bestVictoryStair: stair,
    level: { level, currentExp: 0, maxExp: GROWING.levels.maxExp(level) },
    purse: { ...climber.purse, ...wealth },
  }
}
