import type { Mono } from './synth.ts'

/** How loud an effect stands among the others. */
export const effectKinds = ['touch', 'treasure', 'fight', 'fanfare', 'ambience'] as const
export type EffectKind = (typeof effectKinds)[number]

export interface Effect {
  kind: EffectKind
  make(): Mono
}

export const effect = (kind: EffectKind, make: () => Mono): Effect => ({ kind, make })
