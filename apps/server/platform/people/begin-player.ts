import { beginning, GROWING } from '@skystair/content/beginning.ts'
import type { CharacterAndCompanion, Language, UserSource } from '@skystair/rules/player/choices.ts'
import { chosen, newPlayer } from '@skystair/rules/player/new-player.ts'
import { passTime } from '@skystair/rules/player/pass-time.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { isRefusal } from '@skystair/rules/refusal.ts'
import { ofPlayer } from '@skystair/rules/wallet/account.ts'
import { applyMovements } from '@skystair/rules/wallet/movement.ts'
import { insertPlayer } from '../action/players.ts'
import type { Sql } from '../database/sql.ts'
import { writeLedger } from '../money/ledger.ts'
import type { Device } from './device.ts'
import { newSession } from './new-session.ts'
import type { Token } from './session.ts'

interface Newcomer {
  readonly token: Token
  readonly device: Device
  readonly choice: CharacterAndCompanion
  readonly language: Language
  readonly clientVersion: number
  readonly referredBy: number | null
  readonly source: UserSource
}

/** Somebody new at the foot of the Stair, with the session of the token: the player, and the steps that write one. */
export function beginPlayer(newcomer: Newcomer, now: number): { player: Player; steps: Sql[] } {
  const { token, device, choice, language, clientVersion, referredBy, source } = newcomer
  const id = token.playerId
  const { gender, companion } = chosen(choice)
  const begun = newPlayer(
    { id, choice, language, clientVersion, referredBy, now },
    beginning(String(id), gender, companion, now),
  )
  const giftNews = source === 'FOTOSTRANA' ? (['FOTOSTRANA'] as const) : []
  const wallet = applyMovements(begun.player.wallet, begun.movements)
  if (isRefusal(wallet)) throw new Error(`a newcomer's purse was refused: ${wallet.refused}`)
  const player = passTime({ ...begun.player, userSource: source, giftNews, wallet }, now, GROWING)
  const at = new Date(now)
  return {
    player,
    steps: [
      ...insertPlayer(player, token.sessionId),
      newSession(token, device, at),
      writeLedger(ofPlayer(id), begun.movements, at, wallet),
    ],
  }
}
