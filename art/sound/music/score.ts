import type { ChordSpan } from './chord.ts'
import type { SoundName } from './instruments.ts'
import type { Key } from './pitch.ts'
import type { Note } from './tune.ts'

const dynamicMarks = ['pp', 'p', 'mp', 'mf', 'f', 'ff'] as const
export type Dynamic = (typeof dynamicMarks)[number]
export const velocityOf: Record<Dynamic, number> = { pp: 38, p: 50, mp: 62, mf: 75, f: 90, ff: 104 }

const roles = ['lead', 'second', 'bass', 'chords', 'pad', 'drums', 'colour'] as const
export type Role = (typeof roles)[number]

/** One player of the orchestra: what it plays, how far it stands, how loud it may be. */
export interface Voice {
  sound: SoundName
  role: Role
  /** -1 left to 1 right */
  pan: number
  /** decibels above what the role usually gets */
  gain?: number
  /** share sent to the room, if not what the role usually sends */
  room?: number
}

/** What a part is given to write its notes: the bars it stands in. */
export interface Frame {
  bars: number
  metre: number
  chords: ChordSpan[]
  key: Key
}

export interface Line {
  voice: string
  notes: Note[]
}

export type Part = (frame: Frame) => Line[]

export interface Section {
  name: string
  /** from and to, in a straight line over the section */
  dynamics: readonly [Dynamic, Dynamic]
  chords: string
  parts: readonly Part[]
  key?: string
  /** how much slower the last bar ends, 0.1 = a tenth */
  ritard?: number
}

export interface Score {
  name: string
  key: string
  /** beats in a bar; a beat is the unit of length in the tunes */
  metre: number
  /** groups of beats that carry the accents, e.g. 7 = 3 + 2 + 2 */
  pulse: readonly number[]
  /** beats a minute */
  tempo: number
  /** share of a beat by which every second half beat comes late */
  swing?: number
  room: RoomName
  voices: Record<string, Voice>
  sections: readonly Section[]
}

const roomNames = ['glade', 'hall', 'cave', 'field', 'chamber'] as const
export type RoomName = (typeof roomNames)[number]
