import { askToTheEnd } from '../battle/ask.ts'
import type { Entrant } from '../battle/fighter.ts'
import { startBattle } from '../battle/start-battle.ts'
import { isRefusal } from '../refusal.ts'

/** How a battle is likely to end, from the best to the worst. */
export const OUTLOOKS = ['sure', 'likely', 'even', 'risky', 'hopeless'] as const
export type Outlook = (typeof OUTLOOKS)[number]

/** So many battles are fought in thought, with dice of their own. */
const REHEARSALS = 9

/** From this share of them. */
const FROM: readonly (readonly [Outlook, number])[] = [
  ['sure', 1],
  ['likely', 0.6],
  ['even', 0.3],
  ['risky', 0.1],
]

/** Of their power: so near, a scroll or an elixir may still turn it. */
const NEARLY = 0.8

/** Power alone deceives: many small ones lose to one great one of less. So the battle is played beforehand. */
export function outlook(squad: readonly Entrant[], enemies: readonly Entrant[]): Outlook {
  const runs = Array.from({ length: REHEARSALS }, (_, run) => isWon(squad, enemies, `rehearsal ${run}`))
  const share = runs.filter(Boolean).length / REHEARSALS
  const found = FROM.find(([, least]) => share >= least)?.[0]
  return found ?? (strengthOf(squad) >= strengthOf(enemies) * NEARLY ? 'risky' : 'hopeless')
}

/** Attack, defence and the health that is left of those who can stand. */
export const strengthOf = (squad: readonly Entrant[]): number =>
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
