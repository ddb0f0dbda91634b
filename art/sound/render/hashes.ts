import { createHash } from 'node:crypto'
import { perform } from '../music/perform.ts'
import type { Score } from '../music/score.ts'

export const hashOf = (bytes: string | Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 16)

/** Hash of everything in a score that can be heard: each note as it is played, each player, the room. */
export function scoreHash(score: Score): string {
  const { seconds, voices } = perform(score)
  const round = (time: number) => Math.round(time * 1000)
  const heard = Object.entries(voices).map(([name, { notes, swells }]) => [
    name,
    score.voices[name],
    notes.map((note) => [round(note.start), round(note.end), note.pitch, note.velocity]),
    swells.map((swell) => [round(swell.time), swell.level]),
  ])
  return hashOf(JSON.stringify([round(seconds), score.room, heard]))
}

/** Hash of all effects as their recipes make them, blind to the last bits a machine may round differently. */
export const sheetHash = (samples: Float32Array): string =>
  hashOf(new Uint8Array(Int8Array.from(samples, (sample) => Math.round(sample * 60)).buffer))
