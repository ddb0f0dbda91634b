import { kindOf } from '@skystair/content/beginning.ts'
import { HERO_TERMS } from '@skystair/content/prices.data.ts'
import { REALM } from '@skystair/content/realm.ts'
import { WHEEL } from '@skystair/content/wheel/wheel.data.ts'
import { wheelStatus as contract, type WheelSectorView, type WheelView } from '@skystair/contract/wheel.ts'
import { campaignOf } from '@skystair/rules/calendar/campaign.ts'
import { nextDraw, oddsOf } from '@skystair/rules/draw/draw.ts'
import { dayOf } from '@skystair/rules/everyday/everyday.ts'
import { join } from '@skystair/rules/heroes/join.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { joinPower } from '@skystair/rules/shop/recruit.ts'
import type { WheelSector } from '@skystair/rules/wheel/design.ts'
import { spinsLeft } from '@skystair/rules/wheel/spin.ts'
import { readWith } from '../../platform/action/action.ts'
import { type CalendarChanges, calendarChanges, runningFor } from '../../platform/calendar/running.ts'
import { sql } from '../../platform/database/sql.ts'
import { nextSeal, pastSeed, sealOf } from '../../platform/draws/draws.ts'
import { type People, selectPeople } from '../../platform/people/people.ts'
import type { Services } from '../../platform/services/services.ts'
import { heroView } from '../../platform/views/player-view.ts'
import { amountsView } from '../../platform/views/reward-view.ts'
import { type Cauldron, selectCauldron } from './cauldron.ts'

const DAY = 86_400_000
const CHANCES = oddsOf(WHEEL.sectors)

/** What stands around the wheel. */
export interface AroundWheel {
  readonly cauldron: Cauldron
  readonly winner: People
  readonly changes: CalendarChanges
}

export const aroundWheel = {
  select: () => ({
    cauldron: selectCauldron(),
    winner: selectPeople(
      sql`SELECT wheel_cauldron.winner_id FROM wheel_cauldron WHERE wheel_cauldron.id = 1`,
    ),
    changes: calendarChanges.select(),
  }),
}

/** A campaign of the wheel gives more spins for nothing every day: as many as its `times` says. */
export const moreFreeFor = (player: Player, { changes }: AroundWheel, now: number): number =>
  Number(campaignOf(runningFor(player, changes, now), 'WHEEL')?.contents.times ?? 0)

/** What is worth more with every stair is worth what it is at this one. */
export const heightOf = ({ stair }: Pick<Player, 'stair'>): number => Math.max(1, stair)

function sectorView({ id, prize }: WheelSector, index: number, stair: number): WheelSectorView {
  const gold = prize.kind === 'amounts' ? Math.round(REALM.goldOf(stair) * prize.gold) : 0
  return {
    id,
    kind: prize.kind,
    amounts: prize.kind === 'amounts' ? amountsView({ ...prize.amounts, gold }) : [],
    booster: prize.kind === 'booster' ? { id: prize.booster, lasts: prize.lasts } : null,
    chance: CHANCES[index] ?? 0,
  }
}

export function wheelView(player: Player, around: AroundWheel, { config }: Services, now: number): WheelView {
  const { wheel } = player
  const { emeralds, winnerId, won, wonAt } = around.cauldron
  const left = spinsLeft(wheel, WHEEL, moreFreeFor(player, around, now), now)
  return {
    fromLevel: WHEEL.fromLevel,
    open: player.level >= WHEEL.fromLevel,
    // The sectors of a wheel that has stopped stay worth what they were when it turned.
    sectors: WHEEL.sectors.map((sector, index) =>
      sectorView(sector, index, wheel.waiting?.stair ?? heightOf(player)),
    ),
    freeLeft: left.free,
    ticketSpinsLeft: left.tickets,
    ticketsADay: WHEEL.ticketsADay,
    newDayAt: (dayOf(now) + 1) * DAY,
    cauldron: emeralds,
    lastWin:
      winnerId === null || won === null || wonAt === null
        ? null
        : { name: around.winner[winnerId]?.name ?? null, emeralds: won, at: wonAt },
    draw: nextDraw(player.draws, 'wheel'),
    seal: nextSeal(config, player, 'wheel'),
    waiting: waitingView(player, config, now),
  }
}

function waitingView(player: Player, config: Services['config'], now: number): WheelView['waiting'] {
  const { waiting } = player.wheel
  if (waiting === null) return null
  const { draw, sector, emeralds, artifact, heroes, stair } = waiting
  const seed = pastSeed(config, player, 'wheel', draw)
  return {
    draw,
    seed,
    seal: sealOf(seed),
    sector,
    emeralds,
    artifact,
    creatures: heroes.map((hero, index) => {
      const kind = kindOf(hero)
      return heroView(join(kind, index + 1, joinPower(kind, HERO_TERMS, stair), false, now))
    }),
  }
}

export const wheelStatus = readWith<typeof contract, AroundWheel>(
  contract,
  aroundWheel,
  ({ player, extra, services, now }) => wheelView(player, extra, services, now),
)
