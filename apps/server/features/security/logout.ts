import { logout as contract } from '@skystair/contract/security.ts'
import { action } from '../../platform/action/action.ts'

export const logout = action(contract, ({ player, token }) => ({
  player,
  endSessions: { only: token.sessionId },
  reply: () => ({ done: true }),
  token: null,
}))
