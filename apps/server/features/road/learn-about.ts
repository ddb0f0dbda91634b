import { kindOf } from '@skystair/content/beginning.ts'
import { TRADE_OFFERS } from '@skystair/content/prices.data.ts'
import { REALM } from '@skystair/content/realm.ts'
import { placeInfo } from '@skystair/contract/road.ts'
import { entrantOf } from '@skystair/rules/heroes/entrant-of.ts'
import { squadOf } from '@skystair/rules/heroes/hero.ts'
import { isRefusal } from '@skystair/rules/refusal.ts'
import { outlook, strengthOf } from '@skystair/rules/road/outlook.ts'
import { inform } from '@skystair/rules/road/place-info.ts'
import { hereOf } from '@skystair/rules/road/travel.ts'
import { read } from '../../platform/action/action.ts'
import { amountsView, rewardView } from '../../platform/views/reward-view.ts'

const offers = TRADE_OFFERS.map(({ id, give, get }) => ({
  id,
  give: amountsView(give),
  get: amountsView(get),
}))

export const learnAbout = read(placeInfo, ({ player, params, now }) => {
  const informed = inform(REALM, hereOf(player.climb.travels), params.id, now)
  if (isRefusal(informed)) return informed
  const { place, reward, price, enemies, portals } = informed
  const squad = squadOf(player.climb.heroes).map((hero) => entrantOf(hero, kindOf(hero.kind)))
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
