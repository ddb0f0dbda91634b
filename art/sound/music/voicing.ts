import type { Chord } from './chord.ts'

/** Every pitch of the chord from `low` to `high`. */
function tonesBetween(chord: Chord, low: number, high: number): number[] {
  const pitches: number[] = []
  for (let pitch = low; pitch <= high; pitch++) if (chord.tones.includes(pitch % 12)) pitches.push(pitch)
  return pitches
}

/** `count` chord tones upward from `from`; the first is the nearest tone at or above it. */
export function ladder(chord: Chord, from: number, count: number): number[] {
  return tonesBetween(chord, from, from + 12 * (count + 1)).slice(0, count)
}

function choices(pitches: readonly number[], count: number): number[][] {
  if (count === 0) return [[]]
  return pitches.flatMap((pitch, index) =>
    choices(pitches.slice(index + 1), count - 1).map((rest) => [pitch, ...rest]),
  )
}

/** The voicing nearest to the one before: common tones stay, other voices move by the smallest step. */
export function nextVoicing(
  chord: Chord,
  count: number,
  centre: number,
  before: readonly number[] | null,
): number[] {
  const pitches = tonesBetween(chord, centre - 10, centre + 10)
  let best: number[] = []
  let bestCost = Number.POSITIVE_INFINITY
  for (const voicing of choices(pitches, count)) {
    const cost = costOf(voicing, chord, centre, before)
    if (cost < bestCost) {
      best = voicing
      bestCost = cost
    }
  }
  return best
}

function costOf(voicing: number[], chord: Chord, centre: number, before: readonly number[] | null): number {
  const middle = voicing.reduce((sum, pitch) => sum + pitch, 0) / voicing.length
  let cost = Math.abs(middle - centre) * 0.6
  for (const [index, tone] of chord.tones.entries()) {
    const isOptional = index === 2 && chord.tones.length > 3
    if (!voicing.some((pitch) => pitch % 12 === tone)) cost += isOptional ? 1 : 8
  }
  for (const [index, pitch] of voicing.entries()) {
    const above = voicing[index + 1]
    if (above === undefined) continue
    if (above - pitch < 3) cost += 4
    if (above - pitch > 9) cost += 3
  }
  if (before === null) return cost
  for (const [index, pitch] of voicing.entries()) cost += Math.abs(pitch - (before[index] ?? pitch))
  return cost + parallelsOf(voicing, before) * 3
}

/** Voices that run side by side in fifths or octaves sound hollow. */
function parallelsOf(voicing: readonly number[], before: readonly number[]): number {
  let parallels = 0
  for (let low = 0; low < voicing.length; low++) {
    for (let high = low + 1; high < voicing.length; high++) {
      const now = ((voicing[high] ?? 0) - (voicing[low] ?? 0)) % 12
      const then = ((before[high] ?? 0) - (before[low] ?? 0)) % 12
      const moved = voicing[low] !== before[low]
      if (moved && now === then && (now === 7 || now === 0)) parallels++
    }
  }
  return parallels
}
