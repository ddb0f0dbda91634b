import { RAIDS } from '@skystair/content/raids/raids.ts'
import { raidBoard as boardCall, getRaid as getCall } from '@skystair/contract/raid.ts'
import { isRefusal } from '@skystair/rules/refusal.ts'
import { bossNamed, bossOf } from '@skystair/rules/road/boss-stair.ts'
import { weekOf } from '@skystair/rules/shop/week.ts'
import { readWith } from '../../../platform/action/action.ts'
import { amountsView } from '../../../platform/views/reward-view.ts'
import { clanOf } from '../change-clan.ts'
import type { FoundClan } from '../load-clan.ts'
import { type OwnRaid, ownRaid, raidOfWeek } from './load-raid.ts'
import { asEnded, bossView, dealersView, killerView, raidView } from './raid-view.ts'
import { settleForLooker } from './share-loot.ts'

/** The caller's clan out of what was loaded with it. */
export const clanIn = (context: {
  readonly extra: { readonly clan: FoundClan | null }
  readonly player: Parameters<typeof clanOf>[0]['player']
}) => clanOf({ extra: context.extra.clan, player: context.player })

export const getRaid = readWith<typeof getCall, OwnRaid>(getCall, ownRaid, async (context) => {
  const { extra, player, now, services } = context
  const clan = clanIn(context)
  if (isRefusal(clan)) return clan
  const { lastEnded } = extra
  if (lastEnded !== null && !lastEnded.isPaid)
    await settleForLooker(services, { clanId: clan.id, week: lastEnded.week }, now)
  return raidView(extra, clan, player, now)
})

export const raidBoard = readWith<typeof boardCall, Pick<OwnRaid, 'clan' | 'raid' | 'dealers'>>(
  boardCall,
  raidOfWeek,
  async (context) => {
    const { extra, query, now, services } = context
    const clan = clanIn(context)
    if (isRefusal(clan)) return clan
    const { raid, dealers } = asEnded(extra, now)
    const week = raid?.week ?? query.week ?? weekOf(now)
    if (raid !== null && raid.endedAt !== null && raid.paidAt === null)
      await settleForLooker(services, { clanId: clan.id, week }, now)
    return {
      week,
      boss: bossView(raid === null ? bossOf(RAIDS, week) : bossNamed(RAIDS, raid.boss)),
      difficulty: raid?.difficulty ?? clan.difficulty,
      pool: raid?.pool ?? 0,
      left: raid?.left ?? 0,
      outcome: raid?.outcome ?? null,
      endedAt: raid?.endedAt ?? null,
      killer: raid === null ? null : killerView(raid, dealers),
      treasury: amountsView(raid?.treasury ?? {}),
      dealers: dealersView(dealers),
    }
  },
)
