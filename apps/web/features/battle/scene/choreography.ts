import type { Event } from '@skystair/rules/battle/event.ts'

/** Seconds of a clip, and when in it the blow falls or the shot leaves. */
export interface ClipTiming {
  readonly duration: number
  readonly hit: number
}

/** How long each creature takes for its blows. */
export interface BlowClips {
  readonly attack: ClipTiming
  readonly cast: ClipTiming
}

export type Cue =
  /** Runs up and strikes; `holds`: stays there for the answer. */
  | { readonly kind: 'charge'; readonly id: number; readonly targetId: number; readonly holds: boolean }
  | { readonly kind: 'cast'; readonly id: number; readonly targetId: number }
  | { readonly kind: 'shot'; readonly id: number; readonly targetId: number; readonly seconds: number }
  /** Strikes from where it stands. */
  | { readonly kind: 'answer'; readonly id: number; readonly speed: number }
  /** What happened is seen, heard and told now. */
  | { readonly kind: 'event'; readonly event: Event }

export interface TimedCue {
  readonly at: number
  readonly cue: Cue
}

export interface Timeline {
  readonly cues: readonly TimedCue[]
  readonly length: number
}

const flight = 0.38
/** After a blow everybody comes to rest before the next one. */
const settling = 0.42
const answerSpeed = 1.35
const answerPause = 0.14

/** What follows from a blow waits a little for it (gap), and is looked at (length). */
const consequences: Readonly<Partial<Record<Event['type'], { gap: number; length: number }>>> = {
  survived: { gap: 0.24, length: 0.6 },
  poisoned: { gap: 0.2, length: 0.3 },
  'poison-ticked': { gap: 0.3, length: 0.45 },
  healed: { gap: 0.3, length: 0.7 },
  mirrored: { gap: 0.35, length: 0.8 },
  died: { gap: 0.14, length: 0.75 },
  // Nobody rises who has not fallen: the fall is seen almost to its end.
  resurrected: { gap: 1, length: 0.9 },
  'round-ended': { gap: 0.1, length: 0.1 },
}

/** What begins by itself, when everything before it is over. */
const beginnings: Readonly<Partial<Record<Event['type'], { lead: number; length: number }>>> = {
  'round-started': { lead: 0.05, length: 0.75 },
  skipped: { lead: 0.05, length: 0.45 },
  consumed: { lead: 0.1, length: 0.75 },
  'gave-up': { lead: 0.2, length: 0.5 },
  finished: { lead: 0.35, length: 1.3 },
}

const blows = new Set<Event['type']>(['hit', 'countered', 'mirrored', 'poison-ticked', 'consumed'])

/** The blow that decides the battle, if it is decided in these events: nobody rises after it. */
export function lastBlowOf(events: readonly Event[]): Event | null {
  const end = events.findIndex(({ type }) => type === 'finished')
  const fall = events.slice(0, Math.max(0, end)).findLastIndex(({ type }) => type === 'died')
  if (fall < 0) return null
  return events.slice(0, fall).findLast(({ type }) => blows.has(type)) ?? null
}

interface Clock {
  /** When the last event was seen. */
  seen: number
  /** When the next one may begin. */
  free: number
}

/** The order and the moments of a performance: every event once, as told, each at its time. */
export function timelineOf(events: readonly Event[], clipsOf: (id: number) => BlowClips): Timeline {
  const cues: TimedCue[] = []
  const clock: Clock = { seen: 0, free: 0 }
  events.forEach((event, i) => {
    if (event.type === 'hit' || event.type === 'missed') {
      const holds = events[i + 1]?.type === 'countered'
      cues.push(...blow(event, clipsOf(event.attackerId), holds, clock))
    } else if (event.type === 'countered') cues.push(...answer(event, clipsOf(event.attackerId), clock))
    else cues.push(plain(event, clock))
  })
  return { cues, length: clock.free }
}

type Blow = Extract<Event, { type: 'hit' | 'missed' }>

function blow(event: Blow, { attack, cast }: BlowClips, holds: boolean, clock: Clock): TimedCue[] {
  const start = clock.free
  const { attackerId: id, defenderId: targetId } = event
  if (event.attackKind === 'FIREBALL') {
    const released = start + cast.duration * cast.hit
    see(clock, released + flight, Math.max(start + cast.duration, released + flight + settling))
    return [
      { at: start, cue: { kind: 'cast', id, targetId } },
      { at: released, cue: { kind: 'shot', id, targetId, seconds: flight } },
      { at: clock.seen, cue: { kind: 'event', event } },
    ]
  }
  const fallen = start + attack.duration * attack.hit
  see(clock, fallen, Math.max(start + attack.duration, fallen + settling))
  return [
    { at: start, cue: { kind: 'charge', id, targetId, holds } },
    { at: fallen, cue: { kind: 'event', event } },
  ]
}

/** The one who was hit hits back at once, while the attacker still stands before it. */
function answer(
  event: Extract<Event, { type: 'countered' }>,
  { attack }: BlowClips,
  clock: Clock,
): readonly TimedCue[] {
  const start = clock.seen + answerPause
  const fallen = start + (attack.duration * attack.hit) / answerSpeed
  see(clock, fallen, Math.max(start + attack.duration / answerSpeed, fallen + settling))
  return [
    { at: start, cue: { kind: 'answer', id: event.attackerId, speed: answerSpeed } },
    { at: fallen, cue: { kind: 'event', event } },
  ]
}

function plain(event: Event, clock: Clock): TimedCue {
  const following = consequences[event.type]
  if (following) see(clock, clock.seen + following.gap, clock.seen + following.gap + following.length)
  else {
    const { lead, length } = beginnings[event.type] ?? { lead: 0, length: 0.2 }
    see(clock, clock.free + lead, clock.free + lead + length)
  }
  return { at: clock.seen, cue: { kind: 'event', event } }
}

function see(clock: Clock, seen: number, free: number): void {
  clock.seen = Math.max(clock.seen, seen)
  clock.free = Math.max(clock.free, free)
}
