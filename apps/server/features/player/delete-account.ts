import { beginning } from '@skystair/content/beginning.ts'
import { deleteAccount as contract } from '@skystair/contract/player.ts'
import { newPlayer } from '@skystair/rules/player/new-player.ts'
import { ofWorld } from '@skystair/rules/wallet/account.ts'
import { currencies } from '@skystair/rules/wallet/wallet.ts'
import { actionWith } from '../../platform/action/action.ts'
import { ownPassword, provePassword } from '../../platform/action/password.ts'
import type { PersonalData } from '../../platform/people/personal-data.ts'

/** The player leaves: the name is free again, nothing personal stays, the money goes back to the world. */
export const deleteAccount = (kept: readonly PersonalData[]) =>
  actionWith(contract, ownPassword, async (context) => {
    const { player, extra, body, now } = context
    const unproven = extra === null ? null : await provePassword(body.password ?? '', context)
    if (unproven) return unproven
    const at = new Date(now)
    const { player: stranger } = newPlayer(
      {
        id: player.id,
        choice: 'MALE_WITH_MAN_COMPANION_1',
        language: player.language,
        clientVersion: player.clientVersion,
        referredBy: null,
        now: player.createdAt,
      },
      beginning(String(player.id), 'male', 'MAN_COMPANION_1', player.createdAt),
    )
    return {
      player: {
        ...stranger,
        level: player.level,
        stair: player.stair,
        bestVictoryStair: player.bestVictoryStair,
      },
      movements: currencies
        .filter((currency) => player.wallet[currency] > 0)
        .map((currency) => ({
          currency,
          amount: -player.wallet[currency],
          counterparty: ofWorld('departed'),
          reason: 'ACCOUNT_DELETED',
        })),
      writes: kept.flatMap((data) => data.forget(player.id, at, player)),
      deleted: true,
      reply: () => ({ done: true }),
      token: null,
    }
  })
