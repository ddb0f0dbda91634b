import { REALM } from '@skystair/content/realm.ts'
import { inSnow, snowStepsMore } from '@skystair/rules/calendar/snow.ts'
import { stairOf } from '@skystair/rules/climb/climber.ts'
import type { Place } from '@skystair/rules/road/place.ts'
import { enterWorld, useTurn } from '@skystair/rules/road/travel.ts'
import { placesAt } from './atlas.ts'
import { running, takeSledge } from './calendar.ts'
import { climb } from './climb.ts'
import { gather, walk } from './gather.ts'
import { allowed, did, here, type Life } from './life.ts'

const NEAR = 40

function nearestTurn(life: Life): Place | null {
  const top = stairOf(life.climber)
  for (let stair = top; stair > Math.max(0, top - NEAR); stair--)
    for (const place of placesAt('main', stair)) if (place.leadsTo === 'snow') return place
  return null
}

const isOpen = (life: Life): boolean =>
  (life.climber.travels.leftAt.snow ?? Number.NEGATIVE_INFINITY) + REALM.roads.snow.wait <= life.now

/** Turns into the snow world, as far as steps and strength go, and comes home. */
export function visitSnow(life: Life): void {
  if (!isOpen(life)) takeSledge(life)
  const turn = isOpen(life) ? nearestTurn(life) : null
  if (!turn) return
  walk(life, turn.stair)
  const snowfall = running(life, 'SNOW_WORLD')
  const steps = life.boosts.snowSteps + snowStepsMore(snowfall, REALM.roads.snow.steps ?? 0)
  const there = useTurn(REALM, life.climber.travels, turn.id, life.now, steps)
  if (!allowed(life, there)) return
  life.climber = { ...life.climber, travels: there }
  life.campaignLife = inSnow(life.campaignLife, snowfall)
  const { boosts } = life
  life.boosts = { ...boosts, snowLoot: boosts.snowLoot * life.campaignLife.snowLoot }
  did(life, 'world-entered')
  while (life.left > 0 && here(life).stepsLeft !== 0 && climb(life)) gather(life, false)
  life.boosts = boosts
  const home = enterWorld(REALM, life.climber.travels, 'main', life.now)
  if (allowed(life, home)) life.climber = { ...life.climber, travels: home }
}
