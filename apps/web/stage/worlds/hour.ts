import type { WorldLook } from './world-look.ts'

/** The light of a day: at which hour which colour lies on everything; between them one passes into the other. */
const day: readonly (readonly [hour: number, light: number])[] = [
  [0, 0x8292d2],
  [4.5, 0x8292d2],
  [6.5, 0xffd9c4],
  [9.5, 0xfff6e6],
  [11, 0xffffff],
  [16, 0xffffff],
  [18.5, 0xffd2a0],
  [20.5, 0xd08fa6],
  [22.5, 0x8292d2],
  [24, 0x8292d2],
]

/** Where the sky has a light of its own the hour is felt less. */
const share: Readonly<Partial<Record<WorldLook, number>>> = {
  dark: 0.35,
  gate: 0.45,
  abyss: 0.4,
  raid: 0.6,
  necropolis: 0.7,
}

/** Hours since midnight by the player's own clock. */
export function now24(date: Date = new Date()): number {
  return date.getHours() + date.getMinutes() / 60
}

const channels: readonly number[] = [16, 8, 0]
const channel = (colour: number, shift: number): number => (colour >> shift) & 255
const blend = (from: number, to: number, part: number): number =>
  channels.reduce(
    (sum, shift) =>
      sum | (Math.round(channel(from, shift) + (channel(to, shift) - channel(from, shift)) * part) << shift),
    0,
  )

/** One light on another, as two panes of glass. */
export const mixed = (one: number, other: number): number =>
  channels.reduce(
    (sum, shift) => sum | (Math.round((channel(one, shift) * channel(other, shift)) / 255) << shift),
    0,
  )

/** What the hour does to the colours of a world; white changes nothing. */
export function hourLight(look: WorldLook, hour: number): number {
  const next = Math.max(
    1,
    day.findIndex(([at]) => at >= hour),
  )
  const [[from, before], [to, after]] = [day[next - 1] ?? [0, 0xffffff], day[next] ?? [24, 0xffffff]]
  const light = blend(before, after, to === from ? 0 : (hour - from) / (to - from))
  return blend(0xffffff, light, share[look] ?? 1)
}

/** Worlds where lamps burn at noon too. */
const dusky: ReadonlySet<WorldLook> = new Set(['necropolis', 'dark', 'abyss', 'gate', 'snow'])

/** How bright windows and lanterns are, from 0 to 1. */
export function litAt(look: WorldLook, hour: number): number {
  const night = hour < 5 || hour >= 21 ? 1 : hour < 7 ? (7 - hour) / 2 : hour > 18 ? (hour - 18) / 3 : 0
  return dusky.has(look) ? 0.5 + 0.5 * night : night
}
