import type { Amounts } from '../economy/purse.ts'
import { isRefusal, type Refusal, refused } from '../refusal.ts'
import { type ClanChange, pay } from './change.ts'
import type { Clan } from './clan.ts'
import type { ClanDesign } from './design.ts'
import { told } from './log.ts'
import { whoMay } from './rights.ts'
import { givenBy } from './support.ts'

export const hallLevel = (clan: Clan, force: string): number => clan.hall[force] ?? 0

/** One class of force grows a level for all members; the hall itself is the ceiling. */
export function improveHall(
  clan: Clan,
  actorId: number,
  { force, toLevel }: { readonly force: string; readonly toLevel: number },
  forces: readonly string[],
  design: ClanDesign,
): ClanChange | Refusal {
  const actor = whoMay(clan, actorId, 'IMPROVE_HALL', design.rights)
  if (isRefusal(actor)) return actor
  if (!forces.includes(force)) return refused('clan.refused.unknown-force')
  const level = hallLevel(clan, force) + 1
  // Somebody else was faster: whoever asked for the level that stands already must not pay for the next.
  if (toLevel !== level) return refused('clan.refused.hall-has-changed', { level: level - 1 })
  if (level > givenBy(clan, 'hall', design)) return refused('clan.refused.hall-too-low', { level })
  const spent: Amounts = design.hallPrice(level)
  const treasury = pay(clan.treasury, spent)
  if (isRefusal(treasury)) return treasury
  return {
    clan: { ...clan, treasury, hall: { ...clan.hall, [force]: level } },
    events: [told('upgradeWallOfFame', actorId, null, { force, level })],
    spent,
  }
}
