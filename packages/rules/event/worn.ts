import { cupOf, diceOf } from '../dice.ts'
import { dayOf } from '../everyday/everyday.ts'
import type { EventDesign } from './design.ts'
import type { EventRun } from './gather.ts'
import { countOf, type EventShare } from './life.ts'

/** What whoever stands at a place wears on a day: the same for everybody. 0: nothing. */
function wornBy(run: EventRun, { worn }: EventDesign, placeId: string, day: number): number {
  if (worn === null) return 0
  return cupOf(diceOf(`${run.id}/${day}/worn/${placeId}`)).chance(worn.chance) ? worn.amount : 0
}

/** What somebody would win there now; whoever has won enough for a day wins no more. */
export function wornAt(
  run: EventRun,
  design: EventDesign,
  share: EventShare,
  placeId: string,
  now: number,
): number {
  const day = dayOf(now)
  if (share.ended !== null || countOf(share.worn, day) >= (design.worn?.mostADay ?? 0)) return 0
  return wornBy(run, design, placeId, day)
}

/** Those who stood there are beaten. */
export const wonFrom = (share: EventShare, now: number): EventShare => {
  const day = dayOf(now)
  return { ...share, worn: { day, count: countOf(share.worn, day) + 1 } }
}
