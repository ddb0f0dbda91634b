import { CLANS } from '@skystair/content/clans/clans.ts'
import { RAIDS } from '@skystair/content/raids/raids.ts'
import type { ReplyOf } from '@skystair/contract/call.ts'
import { setRaidDifficulty as difficultyCall, raidOptions as optionsCall } from '@skystair/contract/raid.ts'
import { setDifficulty } from '@skystair/rules/clan/appearance.ts'
import { type Clan, memberOf } from '@skystair/rules/clan/clan.ts'
import { mayOf } from '@skystair/rules/clan/rights.ts'
import type { Muster } from '@skystair/rules/raid/pool.ts'
import { opensAt } from '@skystair/rules/raid/week.ts'
import { isRefusal } from '@skystair/rules/refusal.ts'
import { bossOf } from '@skystair/rules/road/boss-stair.ts'
import { weekOf } from '@skystair/rules/shop/week.ts'
import { actionWith, readWith } from '../../../platform/action/action.ts'
import { changed } from '../change-clan.ts'
import { type OwnRaid, ownMuster } from './load-raid.ts'
import { clanIn } from './look.ts'
import { bossView, optionsView } from './raid-view.ts'

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
