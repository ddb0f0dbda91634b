import { CLANS } from '@skystair/content/clans/clans.ts'
import {
  completeBuilding as completeCall,
  listBuildings as listCall,
  speedUpBuilding as speedUpCall,
  startBuilding as startCall,
} from '@skystair/contract/clan.ts'
import {
  completeBuilding as complete,
  speedUpBuilding as speedUp,
  startBuilding as start,
} from '@skystair/rules/clan/build.ts'
import { buildingOf, type Clan } from '@skystair/rules/clan/clan.ts'
import { mayOf } from '@skystair/rules/clan/rights.ts'
import { isRefusal } from '@skystair/rules/refusal.ts'
import { readWith } from '../../platform/action/action.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { schedule, workKind } from '../../platform/due-work/due-work.ts'
import { clanAction, clanNews, clanOf, clanPush, tellSupport } from './change-clan.ts'
import { type FoundClan, findClan, ownClan } from './load-clan.ts'
import { buildingViews } from './views.ts'
import { writeClan } from './write-clan.ts'

export const listBuildings = readWith<typeof listCall, FoundClan | null>(listCall, ownClan, (context) => {
  const clan = clanOf(context)
  if (isRefusal(clan)) return clan
  return { buildings: buildingViews(clan, context.now) }
})

interface Site {
  readonly clanId: number
  readonly type: string
  /** The level that is being built. */
  readonly level: number
  readonly isTold: boolean
  /** When it was to be done, as far as it was known; absent in work of old. */
  readonly endsAt?: number | null
}

/** Those who may open what is built are told; nobody came for a day: it opens by itself. */
export const buildingWork = workKind<Site>('clan-building', async ({ payload, now, services }) => {
  const { clanId, type, level, isTold, endsAt } = payload
  const clan = await findClan(services.database, clanId, now)
  const building = clan && buildingOf(clan, type)
  if (!building || building.endsAt === null || building.level + 1 !== level) return {}
  // It was hastened: other work looks after it since.
  if (typeof endsAt === 'number' && endsAt !== building.endsAt) return {}
  if (building.endsAt > now) return { again: building.endsAt }
  const opensAt = building.endsAt + CLANS.completesAfter
  if (!isTold)
    return {
      send: clan.members
        .filter(({ rank }) => mayOf(CLANS.rights, rank, 'COMPLETE_BUILDING'))
        .map(({ playerId }) => clanNews(clanId, playerId, 'clan-built', { building: type, level }, now)),
      push: [clanPush(clanId)],
      payload: { ...payload, isTold: true },
      again: opensAt,
    }
  if (opensAt > now) return { again: opensAt }
  const change = complete(clan, null, type, CLANS, now)
  if (isRefusal(change)) return {}
  return {
    writes: writeClan(clan, change, new Date(now)),
    send: tellSupport(change),
    push: [clanPush(clanId)],
  }
})

/** Looks after a level that is being built, from when it is done on. */
const lookAfter = (clan: Clan, type: string, id: string): Sql => {
  const { level, endsAt } = buildingOf(clan, type)
  const site: Site = { clanId: clan.id, type, level: level + 1, isTold: false, endsAt }
  return schedule(buildingWork, {
    id: `${clan.id}-${type}-${site.level}${id}`,
    dueAt: endsAt ?? 0,
    payload: site,
  })
}

export const startBuilding = clanAction(
  startCall,
  (clan, { player, body, now }) => start(clan, player.id, body.buildingType, CLANS, now),
  ({ clan }, { body }) => ({ writes: [lookAfter(clan, body.buildingType, '')] }),
)

/** It is done now, not when it was to be: whoever may open it hears of it now, and a day from now it opens by itself. */
export const speedUpBuilding = clanAction(
  speedUpCall,
  (clan, { player, body, now }) => speedUp(clan, player.id, body.buildingType, CLANS, now),
  ({ clan }, { body }) => ({ writes: [lookAfter(clan, body.buildingType, '-hastened')] }),
)

export const completeBuilding = clanAction(
  completeCall,
  (clan, { player, body, now }) => complete(clan, player.id, body.buildingType, CLANS, now),
  (change) => ({ send: tellSupport(change) }),
)
