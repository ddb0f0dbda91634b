import { drawThrows, type Throw, throwOf } from '../draw/draw.ts'
import { dayOf } from '../everyday/everyday.ts'
import { type Refusal, refused } from '../refusal.ts'
import type { WheelDesign, WheelPrize } from './design.ts'
import type { WaitingPrize, WheelLife } from './wheel-life.ts'

/** Of so many heroes one may be chosen. */
export const HEROES_SHOWN = 3
/** What falls into the cauldron with every spin that does not empty it. */
export const LOST_EMERALDS = 1

/** What is left of a day. */
export interface SpinsLeft {
  readonly free: number
  readonly tickets: number
}

/** `moreFree`: what a campaign adds. */
export function spinsLeft(life: WheelLife, design: WheelDesign, moreFree: number, now: number): SpinsLeft {
  const isToday = life.day === dayOf(now)
  return {
    free: Math.max(0, design.freeADay + moreFree - (isToday ? life.free : 0)),
    tickets: Math.max(0, design.ticketsADay - (isToday ? life.spins : 0)),
  }
}

interface Spinner {
  readonly level: number
  readonly wheel: WheelLife
}

/** Whether the next spin costs nothing or a ticket, or why there is none. */
export function nextSpin(
  { level, wheel }: Spinner,
  tickets: number,
  design: WheelDesign,
  moreFree: number,
  now: number,
): 'free' | 'ticket' | Refusal {
  if (level < design.fromLevel) return refused('wheel.refused.level', { level: design.fromLevel })
  if (wheel.waiting !== null) return refused('wheel.refused.prize-waits')
  const left = spinsLeft(wheel, design, moreFree, now)
  if (left.free > 0) return 'free'
  if (left.tickets === 0) return refused('errors.tickets-daily-limit', { count: design.ticketsADay })
  return tickets > 0 ? 'ticket' : refused('errors.not-enough-tickets')
}

/** Whether something waits at the wheel that costs nothing. */
export const isReady = ({ level, wheel }: Spinner, design: WheelDesign, now: number): boolean =>
  level >= design.fromLevel && (wheel.waiting !== null || spinsLeft(wheel, design, 0, now).free > 0)

/** What a spin has drawn. */
export interface Spun {
  readonly sector: string
  readonly prize: WheelPrize
  readonly artifact: string | null
  readonly heroes: readonly string[]
  /** What was thrown for: the sector, and then what the sector leaves open. */
  readonly throws: readonly Throw[]
}

export function spin(design: WheelDesign, seed: string): Spun {
  const sectors = throwOf(design.sectors)
  const [[name] = []] = drawThrows([sectors], seed)
  const sector = design.sectors.find(({ id }) => id === name)
  if (sector === undefined) throw new Error(`no sector ${name}`)
  const { id, prize } = sector
  const further = furtherThrow(design, prize)
  const throws = further === null ? [sectors] : [sectors, further]
  const [, found = []] = drawThrows(throws, seed)
  return {
    sector: id,
    prize,
    artifact: prize.kind === 'artifact' ? (found[0] ?? null) : null,
    heroes: prize.kind === 'hero' ? found : [],
    throws,
  }
}

function furtherThrow({ artifacts, heroes }: WheelDesign, { kind }: WheelPrize): Throw | null {
  if (kind === 'artifact') return throwOf(artifacts)
  return kind === 'hero' ? throwOf(heroes, HEROES_SHOWN, true) : null
}

/** The wheel has turned: it is counted, and what it has won waits. */
export function spun(
  life: WheelLife,
  cost: 'free' | 'ticket',
  waiting: WaitingPrize,
  now: number,
): WheelLife {
  const day = dayOf(now)
  const { spins, free } = life.day === day ? life : { spins: 0, free: 0 }
  return {
    day,
    spins: spins + (cost === 'ticket' ? 1 : 0),
    free: free + (cost === 'free' ? 1 : 0),
    waiting,
  }
}
