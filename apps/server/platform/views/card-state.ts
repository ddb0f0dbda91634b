import type { CardTable } from '@skystair/contract/cards.ts'
import { cardAt, endOfDay, flockAt } from '@skystair/rules/cards/turn-card.ts'
import type { Player } from '@skystair/rules/player/player.ts'

/** The road's table as the player info tells it. */
export const cardState = ({ cards }: Pick<Player, 'cards'>, now: number): CardTable['state'] => ({
  card: cardAt(cards, now),
  until: endOfDay(now),
  flock: flockAt(cards, now).map((one) => ({ ...one })),
})
