import type { PlatformSecrets } from '../../../platform/services/platform-secrets.ts'
import type { Platform } from '../platform.ts'
import { readUserToken, type TokenOf } from './user-token.ts'

function tokenOf(secrets: PlatformSecrets): TokenOf | null {
  const { GAMES2_PUBLIC_KEY: publicKey, GAMES2_GAME_ID: gameId } = secrets
  return publicKey === null || gameId === null ? null : { publicKey, gameId }
}

export const games2: Platform = {
  name: 'games2',
  source: 'GAMES2',
  isOn: ({ platformSecrets }) => tokenOf(platformSecrets) !== null,
  /** Whoever has no token there is a guest, whatever id is named. */
  identify(proof, { platformSecrets }, now) {
    const ours = tokenOf(platformSecrets)
    return proof === '' ? 'guest' : ours && readUserToken(proof, ours, now)
  },
}
