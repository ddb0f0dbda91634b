import type { BattleStatus, complete } from '@skystair/contract/battle.ts'
import type { ReplyOf } from '@skystair/contract/call.ts'
import type { Event } from '@skystair/rules/battle/event.ts'
import type { Estimate } from '@skystair/rules/battle/precalculate.ts'
import { create } from 'zustand'
import type { Entrance } from '../entrance/entrance.ts'
import { after, type Board } from './board.ts'
import { keepSpeed, keptSpeed, type Speed } from './speed.ts'

/** Where a creature stands, in pixels of a stage 600 wide. */
export interface Standing {
  readonly x: number
  readonly y: number
  readonly height: number
  /** Half of what of it can be touched. */
  readonly half: number
  /** Where its name and health are written: the middle, the upper edge, and the width that is theirs. */
  readonly label: { readonly x: number; readonly y: number; readonly room: number }
}

interface Point {
  readonly x: number
  readonly y: number
}

interface ShownEvent {
  readonly place: number
  readonly event: Event
}

interface Ending {
  readonly winner: 'player' | 'enemy'
  readonly gaveUp: boolean
  /** The player come home; `null` until the server has let them go. */
  readonly home: ReplyOf<typeof complete> | null
}

interface Play {
  /** Whether many have come for one boss. */
  readonly isRaid: boolean
  readonly roundLimit: number
  /** The strongest blow of ours so far. */
  readonly bestBlow: number
  /** What is shown, which may be a little behind what the server knows. */
  readonly board: Board
  readonly round: number
  /** Events that wait to be performed or are being performed. */
  readonly pending: readonly Event[] | null
  /** A call is on its way. */
  readonly waiting: boolean
  /** The server does not answer; it is asked again and again. */
  readonly cutOff: boolean
  readonly attackerId: number | null
  readonly targetId: number | null
  readonly estimate: Estimate | null
  /** The scroll or elixir in hand. */
  readonly consumableId: string | null
  /** Where a drag points. */
  readonly aim: Point | null
  readonly auto: boolean
  readonly speed: Speed
  readonly paused: boolean
  /** The rest of the performance is not wanted. */
  readonly rushed: boolean
  readonly chronicle: readonly ShownEvent[]
  readonly standings: Readonly<Record<number, Standing>>
  /** Whether everybody is named under the feet, and how high that is on the page. */
  readonly labels: { readonly named: boolean; readonly height: number }
  /** Who has left its place for a moment. */
  readonly away: readonly number[]
  /** Pixels of the page that the bars cover. */
  readonly covered: { readonly top: number; readonly bottom: number }
  /** Who is coming onto the field; nobody strikes meanwhile. */
  readonly entrance: Entrance | null
  readonly ending: Ending | null
}

const chronicleAtMost = 40

const nobodyChosen = {
  attackerId: null,
  targetId: null,
  estimate: null,
  consumableId: null,
  aim: null,
} as const

const fresh = {
  ...nobodyChosen,
  isRaid: false,
  roundLimit: 0,
  bestBlow: 0,
  board: [],
  round: 1,
  pending: null,
  waiting: false,
  cutOff: false,
  auto: false,
  paused: false,
  rushed: false,
  chronicle: [],
  standings: {},
  labels: { named: true, height: 34 },
  away: [],
  entrance: null,
  ending: null,
} satisfies Partial<Play>

/** What the stage and the page both know of the battle being shown. */
export const usePlay = create<Play>(() => ({
  ...fresh,
  speed: keptSpeed(),
  covered: { top: 64, bottom: 150 },
}))

/** Whether the clouds have parted: before that nobody can be chosen. */
export const areSeen = ({ standings }: Pick<Play, 'standings'>): boolean => Object.keys(standings).length > 0

export const choose = (speed: Speed): void => {
  keepSpeed(speed)
  usePlay.setState({ speed })
}

export const chooseNobody = (): void => usePlay.setState(nobodyChosen)

/** A battle, or a replay, is about to be shown from how it stands. */
export const beginPlay = ({ type, creatures, round, roundLimit }: BattleStatus): void =>
  usePlay.setState({ ...fresh, isRaid: type === 'MULTI', roundLimit, board: creatures, round })

/** Something has happened: it will be performed as soon as the stage is ready. */
export const queueEvents = (events: readonly Event[]): void =>
  usePlay.setState({ ...nobodyChosen, entrance: null, pending: events, rushed: false })

/** One event of the performance has come true for the eye and the ear. */
export function showEvent(event: Event): void {
  const { board, round, chronicle, bestBlow } = usePlay.getState()
  const place = (chronicle.at(-1)?.place ?? 0) + 1
  usePlay.setState({
    board: after(board, event),
    bestBlow: Math.max(bestBlow, ourBlow(board, event)),
    round: event.type === 'round-started' ? event.round : round,
    chronicle: [...chronicle.slice(1 - chronicleAtMost), { place, event }],
  })
}

const ourBlow = (board: Board, event: Event): number =>
  event.type === 'hit' && board.some(({ id, side }) => id === event.attackerId && side === 'player')
    ? event.damage
    : 0

/** The performance is over: what is shown is now what the server knows. */
export const showFinalBoard = ({ creatures, round }: BattleStatus): void =>
  usePlay.setState({ board: creatures, round, pending: null, rushed: false, away: [] })
