import { REALM } from '@skystair/content/realm.ts'
import type { ContentsView } from '@skystair/contract/chests.ts'
import { amountsOn, type ChestCard, type ChestContents } from '@skystair/rules/chests/chest-contents.ts'
import { oddsOf } from '@skystair/rules/draw/draw.ts'
import { amountsView } from '../../platform/views/reward-view.ts'

const cardView = (card: ChestCard, stair: number): ContentsView['sure'][number] => {
  const [only, ...others] = card.thing?.among ?? []
  return {
    amounts: amountsView(amountsOn(card, stair, REALM)),
    thing: card.thing && {
      called: card.thing.called,
      id: only !== undefined && others.length === 0 ? only.id : null,
    },
  }
}

/** What lies in a chest for somebody who has climbed so high. */
export function contentsView({ sure, draws, lots }: ChestContents, stair: number): ContentsView {
  const odds = oddsOf(lots)
  return {
    sure: sure.map((card) => cardView(card, stair)),
    draws,
    odds: lots.map((lot, place) => ({ ...cardView(lot, stair), share: odds[place] ?? 0 })),
  }
}
