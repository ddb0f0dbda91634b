/** Curves of time: pure, so every clip can be proved by tests. */
export type Ease = 'linear' | 'in' | 'out' | 'inOut' | 'back'

const EASES: Record<Ease, (u: number) => number> = {
  linear: (u) => u,
  in: (u) => u * u,
  out: (u) => 1 - (1 - u) ** 3,
  inOut: (u) => (u < 0.5 ? 4 * u * u * u : 1 - (2 - 2 * u) ** 3 / 2),
  back: (u) => 1 + 2.7 * (u - 1) ** 3 + 1.7 * (u - 1) ** 2,
}
export type Key = readonly [time: number, value: number, ease?: Ease]

/** value at u; a key's ease shapes the way into it */
export const key = (u: number, ...keys: readonly Key[]): number => {
  let before = keys[0] ?? [0, 0]
  if (u <= before[0]) return before[1]
  for (const next of keys) {
    if (u <= next[0]) {
      const k = EASES[next[2] ?? 'inOut']((u - before[0]) / (next[0] - before[0]))
      return before[1] + (next[1] - before[1]) * k
    }
    before = next
  }
  return before[1]
}
export const wave = (u: number, lag = 0, turns = 1): number => Math.sin((u * turns - lag) * Math.PI * 2)
/** 0 to 1 and back between two moments */
export const bump = (u: number, from: number, to: number): number =>
  u <= from || u >= to ? 0 : Math.sin(((u - from) / (to - from)) * Math.PI)
/** how much f moved lately: cloth, tails and hair trail behind by it */
export const trail = (f: (u: number) => number, u: number, d: number): number =>
  (f(u - d * 0.35) + f(u - d * 0.7) + f(u - d)) / 3 - f(u)
/** eyes shut for a moment of the loop */
export const blink = (u: number, at: number, long = 0.05): number => (u > at && u < at + long ? 1 : 0)
/** softly bounded */
export const within = (v: number, limit: number): number => limit * Math.tanh(v / limit)
/** a swing that is drawn back (first number) before it is thrown forward (second) */
export const swing = (u: number, ...keys: readonly Key[]): readonly [drawn: number, thrown: number] => {
  const k = key(u, ...keys)
  return [Math.max(0, k), Math.max(0, -k)]
}
/** the swing of an attack: drawn, held, thrown and slowly taken back, by the moments of the first four */
export const strike = (
  u: number,
  drawn: number,
  held: number,
  thrown: number,
  spent: number,
): readonly [drawn: number, thrown: number] =>
  swing(u, [0, 0], [drawn, 1, 'out'], [held, 1.1], [thrown, -1, 'in'], [spent, -0.8], [0.9, 0.1], [1, 0])
/** the swing of a spell: raised, held and thrown; `spent` is how far it still is thrown at a later moment */
export const gesture = (u: number, later: number, spent: number): readonly [raised: number, thrown: number] =>
  swing(u, [0, 0], [0.36, 1, 'out'], [0.46, 1.08], [0.53, -0.8, 'in'], [later, spent], [1, 0])
