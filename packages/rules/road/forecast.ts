import { askToTheEnd } from '../battle/ask.ts'
import type { Entrant } from '../battle/fighter.ts'
import { startBattle } from '../battle/start-battle.ts'
import { isRefusal } from '../refusal.ts'
import type { StairColour } from './stair-colour.ts'

/** How a battle is likely to end, from the best to the worst. */
const OUTLOOKS = ['sure', 'likely', 'even', 'risky', 'hopeless'] as const
export type Outlook = (typeof OUTLOOKS)[number]

/** What is said of a battle before it: number, word and colour come from here and nowhere else. */
export interface Forecast {
  /** So many of ten such battles are won; ten only where not a single one was lost. */
  readonly ofTen: number
  readonly outlook: Outlook
  readonly colour: StairColour
}

/** So many battles are fought in thought, each with dice of its own: enough for tenths. */
export const ROLLS = 240

/** From so many of ten. */
const FROM: readonly (readonly [Outlook, number, StairColour])[] = [
  ['sure', 9, 'green'],
  ['likely', 7, 'green'],
  ['even', 4, 'yellow'],
  ['risky', 2, 'red'],
  ['hopeless', 0, 'red'],
]

/** Power alone deceives: many small ones lose to one great one of less. So the battle is played beforehand. @forTests */
export const forecast = (squad: readonly Entrant[], enemies: readonly Entrant[]): Forecast =>
  forecastOf(winsAmong(squad, enemies, 0, ROLLS), ROLLS)

/** How many of these rolls are won: a page that must not stand still rolls a few at a time. */
export function winsAmong(
  squad: readonly Entrant[],
  enemies: readonly Entrant[],
  from: number,
  to: number,
): number {
  let wins = 0
  for (let roll = from; roll < to; roll++) if (isWon(squad, enemies, `roll ${roll}`)) wins++
  return wins
}

export function forecastOf(wins: number, rolls: number): Forecast {
  const ofTen = wins === rolls ? 10 : Math.min(9, Math.round((10 * wins) / rolls))
  const [outlook, , colour] = FROM.find(([, least]) => ofTen >= least) ?? (['hopeless', 0, 'red'] as const)
  return { ofTen, outlook, colour }
}

/** Attack, defence and the health that is left of those who can stand. */
export const strengthOf = (squad: readonly Pick<Entrant, 'attack' | 'defence' | 'health'>[]): number =>
  squad.reduce((sum, { attack, defence, health }) => sum + (health > 0 ? attack + defence + health : 0), 0)

function isWon(squad: readonly Entrant[], enemies: readonly Entrant[], seed: string): boolean {
  const battle = startBattle({
    id: seed,
    type: 'MOB',
    placeId: null,
    seed,
    squad,
    enemies,
    consumables: [],
  })
  if (isRefusal(battle)) return false
  const played = askToTheEnd(battle)
  return !isRefusal(played) && played.battle.winner === 'player'
}
