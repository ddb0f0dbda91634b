import { REALM } from '@skystair/content/realm.ts'
import { stairOf } from '@skystair/rules/climb/climber.ts'
import type { Place } from '@skystair/rules/road/place.ts'
import { enterWorld, useTurn } from '@skystair/rules/road/travel.ts'
import { placesAt } from './atlas.ts'
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
  const turn = isOpen(life) ? nearestTurn(life) : null
  if (!turn) return
  walk(life, turn.stair)
  const there = useTurn(REALM, life.climber.travels, turn.id, life.now, life.boosts.snowSteps)
  if (!allowed(life, there)) return
  life.climber = { ...life.climber, travels: there }
  did(life, 'world-entered')
  while (life.left > 0 && here(life).stepsLeft !== 0 && climb(life)) gather(life, false)
  const home = enterWorld(REALM, life.climber.travels, 'main', life.now)
  if (allowed(life, home)) life.climber = { ...life.climber, travels: home }
}
