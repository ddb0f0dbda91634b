import type { LightSide, LightTitle } from '@skystair/rules/mercy/light.ts'
import type { MercyDesign } from '@skystair/rules/mercy/mercy.ts'
import { REALM } from './realm.ts'

/** Guardians who give up: spared they pay later and a little less gold, but something rarer with it. */
export const MERCY: MercyDesign = {
  every: 6,
  loot: 0.5,
  gratitude: { gold: 0.3, amounts: { elixir: 1 } },
  mostGrateful: 5,
  goldOf: REALM.goldOf,
}

/** What the road calls those who lean to one side. */
export const LIGHT_TITLES = [
  { id: 'kind-soul', side: 'good', from: 3 },
  { id: 'lantern-bearer', side: 'good', from: 12 },
  { id: 'dawn-bringer', side: 'good', from: 30 },
  { id: 'sly-one', side: 'evil', from: 3 },
  { id: 'lamp-snuffer', side: 'evil', from: 12 },
  { id: 'night-herald', side: 'evil', from: 30 },
] as const satisfies readonly LightTitle[]

/** Who asks less of whom, by classes of heroes. */
export const FOND_OF: Readonly<Record<string, LightSide>> = {
  ANGEL: 'good',
  DRUID: 'good',
  DEMON: 'evil',
  NECRO: 'evil',
}
export const FOND_PERCENT = 15
