import { CLANS } from '@skystair/content/clans/clans.ts'
import { RAIDS } from '@skystair/content/raids/raids.ts'
import type { ReplyOf } from '@skystair/contract/call.ts'
import {
  raidBoard as boardCall,
  setRaidDifficulty as difficultyCall,
  getRaid as getCall,
  raidOptions as optionsCall,
} from '@skystair/contract/raid.ts'
import { setDifficulty } from '@skystair/rules/clan/appearance.ts'
import { type Clan, memberOf } from '@skystair/rules/clan/clan.ts'
import { mayOf } from '@skystair/rules/clan/rights.ts'
import type { Muster } from '@skystair/rules/raid/pool.ts'
import { opensAt } from '@skystair/rules/raid/week.ts'
import { isRefusal } from '@skystair/rules/refusal.ts'
import { bossOf } from '@skystair/rules/road/boss-stair.ts'
import { weekOf } from '@skystair/rules/shop/week.ts'
import { actionWith, readWith } from '../../../platform/action/action.ts'
import { amountsView } from '../../../platform/views/reward-view.ts'
import { changed, clanOf } from '../change-clan.ts'
import type { FoundClan } from '../load-clan.ts'
import { type OwnRaid, ownMuster, ownRaid, raidOfWeek } from './load-raid.ts'
import { bossView, dealersView, killerView, optionsView, raidView } from './raid-view.ts'

/** The caller's clan out of what was loaded with it. */
export const clanIn = (context: {
  readonly extra: { readonly clan: FoundClan | null }
  readonly player: Parameters<typeof clanOf>[0]['player']
}) => clanOf({ extra: context.extra.clan, player: context.player })

export const getRaid = readWith<typeof getCall, OwnRaid>(getCall, ownRaid, (context) => {
  const clan = clanIn(context)
  return isRefusal(clan) ? clan : raidView(context.extra, clan, context.player, context.now)
})

function options(clan: Clan, playerId: number, muster: Muster, now: number): ReplyOf<typeof optionsCall> {
  const next = weekOf(now) + 1
  return {
    options: optionsView(clan, muster),
    mayChange: mayOf(CLANS.rights, memberOf(clan, playerId)?.rank ?? 'NEWBIE', 'CHANGE_RAID_DIFFICULTY'),
    nextBoss: bossView(bossOf(RAIDS, next)),
    comesAt: opensAt(next),
  }
}

type Mustered = Pick<OwnRaid, 'clan' | 'muster'>

export const raidOptions = readWith<typeof optionsCall, Mustered>(optionsCall, ownMuster, (context) => {
  const clan = clanIn(context)
  return isRefusal(clan) ? clan : options(clan, context.player.id, context.extra.muster, context.now)
})

export const setRaidDifficulty = actionWith<typeof difficultyCall, Mustered>(
  difficultyCall,
  ownMuster,
  (context) => {
    const { player, body, extra, now } = context
    const clan = clanIn(context)
    if (isRefusal(clan)) return clan
    const change = setDifficulty(clan, player.id, body.raidDifficulty, CLANS)
    if (isRefusal(change)) return change
    const { view: _view, ...after } = changed(context, clan, change)
    return { ...after, reply: () => options(change.clan, player.id, extra.muster, now) }
  },
)

export const raidBoard = readWith<typeof boardCall, Pick<OwnRaid, 'clan' | 'raid' | 'dealers'>>(
  boardCall,
  raidOfWeek,
  (context) => {
    const clan = clanIn(context)
    if (isRefusal(clan)) return clan
    const { raid, dealers } = context.extra
    const week = raid?.week ?? context.query.week ?? weekOf(context.now)
    return {
      week,
      boss: bossView(bossOf(RAIDS, week)),
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
