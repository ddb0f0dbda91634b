import type { Refusal } from '../refusal.ts'
import type { ClanChange } from './change.ts'
import { type Clan, EMPTY_TREASURY, NO_WRITERS } from './clan.ts'
import type { ClanDesign } from './design.ts'
import { told } from './log.ts'
import { type Joiner, whyNotJoin } from './ties.ts'

/** A new clan of one. The name was looked at by whoever knows which are taken. */
export function found(
  founder: Joiner,
  { id, name }: { readonly id: number; readonly name: string },
  design: ClanDesign,
  now: number,
): ClanChange | Refusal {
  const unfit = whyNotJoin(founder, design, now)
  if (unfit) return unfit
  const clan: Clan = {
    id,
    name,
    foundedAt: now,
    experience: 0,
    members: [{ playerId: founder.id, rank: 'LEADER', joinedAt: now, given: 0 }],
    candidates: [],
    treasury: EMPTY_TREASURY,
    buildings: {},
    hall: {},
    theme: 1 + (id % design.themes),
    themeChanges: 0,
    themePaidAt: 0,
    about: null,
    advertisement: null,
    writers: { ...NO_WRITERS, name: founder.id },
    difficulty: 'EASY',
    regency: null,
  }
  return { clan, events: [told('created', founder.id)] }
}
