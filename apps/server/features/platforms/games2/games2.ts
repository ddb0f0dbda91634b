import type { Platform } from '../platform.ts'
import { readUserToken } from './user-token.ts'

export const games2: Platform = {
  name: 'games2',
  source: 'GAMES2',
  isOn: ({ platformSecrets }) => platformSecrets.GAMES2_PUBLIC_KEY !== null,
  /** Whoever has no token there is a guest, whatever id is named. */
  identify: (proof, { platformSecrets }, now) =>
    proof === '' ? 'guest' : readUserToken(proof, platformSecrets.GAMES2_PUBLIC_KEY ?? '', now),
}
