import { payDebt as contract } from '@skystair/contract/bank.ts'
import { refused } from '@skystair/rules/refusal.ts'
import { actionWith } from '../../platform/action/action.ts'
import { owner, sql } from '../../platform/database/sql.ts'
import { mustTouch } from '../../platform/database/steps.ts'
import { type StoredBook, selectBook } from '../../platform/payments/payment-rows.ts'
import { owedByPlayers } from '../../platform/payments/settle.ts'
import { playerView } from '../../platform/views/player-view.ts'

export const payDebt = actionWith<typeof contract, StoredBook | null>(
  contract,
  { select: (_, callerId) => selectBook(owner(callerId)) },
  ({ player, extra }) => {
    const debt = extra?.debt ?? 0
    if (debt === 0) return refused('bank.refused.no-debt')
    const paid = Math.min(debt, player.wallet.mithril)
    if (paid === 0) return refused('wallet.refused.not-enough', { currency: 'mithril', missing: debt })
    return {
      player,
      movements: [{ currency: 'mithril', amount: -paid, counterparty: owedByPlayers, reason: 'DEBT' }],
      writes: [
        mustTouch(
          'debt',
          sql`UPDATE bank_book SET debt = debt - ${paid}::bigint
            WHERE player_id = ${owner(player.id)} AND debt = ${debt}::bigint`,
        ),
      ],
      reply: (saved, at) => ({ player: playerView(saved, at), debt: debt - paid }),
    }
  },
)
