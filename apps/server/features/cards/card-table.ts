import { type CardTable, cardTable as contract } from '@skystair/contract/cards.ts'
import { cardAt } from '@skystair/rules/cards/turn-card.ts'
import { nextDraw } from '@skystair/rules/draw/draw.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { read } from '../../platform/action/action.ts'
import { nextSeal, nextSeed } from '../../platform/draws/draws.ts'
import type { Config } from '../../platform/services/config.ts'
import { cardState } from '../../platform/views/card-state.ts'

/** The seed of the draw that is over: the one before the next. */
const lastSeed = (config: Config, player: Player): string =>
  nextSeed(
    config,
    { ...player, draws: { ...player.draws, card: nextDraw(player.draws, 'card') - 1 } },
    'card',
  )

export function tableOf(config: Config, player: Player, now: number): CardTable {
  const { turned } = player.cards
  const isToday = cardAt(player.cards, now) !== null
  return {
    state: cardState(player, now),
    seal: nextSeal(config, player, 'card'),
    turned:
      turned !== null && isToday
        ? { place: turned.place, table: [...turned.table], seed: lastSeed(config, player) }
        : null,
  }
}

export const cardTable = read(contract, ({ player, services, now }) => tableOf(services.config, player, now))
