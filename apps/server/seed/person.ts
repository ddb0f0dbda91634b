import { beginning, GROWING } from '@skystair/content/beginning.ts'
import { TALE } from '@skystair/content/story/tale.ts'
import { EDUCATIONS } from '@skystair/content/teaching.data.ts'
import { clientVersion } from '@skystair/rules/client/client-version.ts'
import type { Story } from '@skystair/rules/climb/story-so-far.ts'
import { cupOf, diceOf } from '@skystair/rules/dice.ts'
import { companions } from '@skystair/rules/heroes/companion.ts'
import type { CharacterAndCompanion, Gender, Language } from '@skystair/rules/player/choices.ts'
import { newPlayer } from '@skystair/rules/player/new-player.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { isRefusal } from '@skystair/rules/refusal.ts'
import { answersOf } from '@skystair/rules/story/memory.ts'
import { applyMovements, type Movement } from '@skystair/rules/wallet/movement.ts'
import type { Currency, Wallet } from '@skystair/rules/wallet/wallet.ts'
import { lived } from './life.ts'

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
  /** How some of the wealth has come and gone of late, the oldest first. */
  readonly lately?: readonly Deal[]
}

/** Money that moved at one moment. */
export interface Deal {
  readonly at: number
  readonly movements: readonly Movement[]
  /** What the other owner's books call it, where there is one. */
  readonly reference?: string
}

export interface Settler {
  readonly player: Player
  /** How the money came to the player: the ledger explains every coin, a seeded one too. The oldest first. */
  readonly deals: readonly Deal[]
}

/** Somebody who has lived on the Stair for a while. */
export function settler(person: Person, now: number): Settler {
  const { id, gender, level, stair, createdAt, lately = [] } = person
  const companion = companions[id % companions.length] ?? companions[0]
  const choice: CharacterAndCompanion = `${gender === 'female' ? 'FEMALE' : 'MALE'}_WITH_${companion}`
  const arrived = beginning(String(id), gender, companion, createdAt)
  const climber = {
    ...lived(arrived, stair, cupOf(diceOf(`the life of ${id}`)), now),
    level: { level, currentExp: 0, maxExp: GROWING.levels.maxExp(level) },
    purse: before({ ...arrived.purse, ...person.wealth }, lately),
  }
  const { player, movements } = newPlayer(
    { id, choice, language: person.language, clientVersion, referredBy: null, now: createdAt },
    climber,
  )
  const settled: Player = {
    ...player,
    ...reputation(climber.story),
    name: person.name,
    accessLevel: person.accessLevel ?? 'PLAYER',
    educations: EDUCATIONS.filter((one) => one.id !== 'all' && one.stair < stair).map((one) => one.id),
  }
  return [{ at: createdAt, movements }, ...lately].reduce(after, { player: settled, deals: [] })
}

/** The purse before the deals that have made it what it is. */
function before(purse: Wallet, deals: readonly Deal[]): Wallet {
  const result: Record<Currency, number> = { ...purse }
  for (const { movements } of deals) for (const { currency, amount } of movements) result[currency] -= amount
  return result
}

/** The settler after one more deal. */
export function after({ player, deals }: Settler, deal: Deal): Settler {
  const wallet = applyMovements(player.wallet, deal.movements)
  if (isRefusal(wallet)) throw new Error(wallet.refused)
  return { player: { ...player, wallet }, deals: [...deals, deal] }
}

/** What the answers that were given have made of a name. */
function reputation({ told }: Story): Pick<Player, 'goodPoints' | 'evilPoints'> {
  const answers = answersOf(TALE, told)
  const sum = (points: 'good' | 'evil') => answers.reduce((all, { choice }) => all + choice[points], 0)
  return { goodPoints: sum('good'), evilPoints: sum('evil') }
}
