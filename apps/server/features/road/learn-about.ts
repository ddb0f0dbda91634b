import { GROWING } from '@skystair/content/beginning.ts'
import { CARD_BLESSINGS } from '@skystair/content/cards.data.ts'
import { TRADE_OFFERS } from '@skystair/content/prices.data.ts'
import { placeInfo } from '@skystair/contract/road.ts'
import { blessingAt } from '@skystair/rules/cards/blessing.ts'
import { entrantsOf } from '@skystair/rules/climb/challenge.ts'
import { climberOf } from '@skystair/rules/player/climber-of.ts'
import { isRefusal } from '@skystair/rules/refusal.ts'
import { outlook, strengthOf } from '@skystair/rules/road/outlook.ts'
import { inform } from '@skystair/rules/road/place-info.ts'
import { hereOf } from '@skystair/rules/road/travel.ts'
import { read } from '../../platform/action/action.ts'
import { realmOf } from '../../platform/views/realm-of.ts'
import { amountsView, rewardView } from '../../platform/views/reward-view.ts'

const offers = TRADE_OFFERS.map(({ id, give, get }) => ({
  id,
  give: amountsView(give),
  get: amountsView(get),
}))

export const learnAbout = read(placeInfo, ({ player, params, now }) => {
  const informed = inform(realmOf(player), hereOf(player.climb.travels), params.id, now)
  if (isRefusal(informed)) return informed
  const { place, reward, price, enemies, portals } = informed
  const blessing = blessingAt(player.cards, CARD_BLESSINGS, now)
  const squad = entrantsOf(climberOf(player), GROWING, { gifts: {}, blessing })
  return {
    place,
    reward: rewardView(reward),
    price: amountsView(price),
    enemies: enemies.map(({ kind }) => kind),
    strength: strengthOf(squad),
    // Nobody brings down alone what a whole clan fights.
    outlook:
      enemies.length === 0 || enemies.some(({ trick }) => trick !== null) ? null : outlook(squad, enemies),
    offers: place.placeType === 'EXCHANGE' ? offers : [],
    portals: [...portals],
  }
})
