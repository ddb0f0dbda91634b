import type { UserSource } from '@skystair/rules/player/choices.ts'
import type { Platform } from '../platform.ts'
import { readDevice } from './device-key.ts'

/** Nothing secret is needed: each device has a key of its own. */
const devices = (name: string, source: UserSource): Platform => ({
  name,
  source,
  isOn: () => true,
  identify: (proof, { publicUrl }, now) => readDevice(proof, new URL(publicUrl).origin, now),
})

export const exe = devices('exe', 'EXE')
export const store = devices('store', 'STORE')
