import { kindOf } from '@skystair/content/beginning.ts'
import { TRADE_OFFERS } from '@skystair/content/prices.data.ts'
import { REALM } from '@skystair/content/realm.ts'
import { placeInfo } from '@skystair/contract/road.ts'
import { type Hero, squadOf } from '@skystair/rules/hero/hero.ts'
import { heroStats } from '@skystair/rules/hero/hero-stats.ts'
import { isRefusal } from '@skystair/rules/refusal.ts'
import { inform } from '@skystair/rules/road/inform.ts'
import { outlook } from '@skystair/rules/road/outlook.ts'
import { hereOf } from '@skystair/rules/road/travel.ts'
import { read } from '../../platform/action.ts'
import { amountsView, rewardView } from '../../platform/reward-view.ts'

/** A hero who cannot stand counts for nothing. */
function strengthOf(hero: Hero): number {
  const { attack, defence, health } = heroStats(hero, kindOf(hero.kind))
  return health > 0 ? attack + defence + health : 0
}

const offers = TRADE_OFFERS.map(({ id, give, get }) => ({
  id,
  give: amountsView(give),
  get: amountsView(get),
}))

export const learnAbout = read(placeInfo, ({ player, params, now }) => {
  const informed = inform(REALM, hereOf(player.climb.travels), params.id, now)
  if (isRefusal(informed)) return informed
  const { place, reward, price, enemies, portals } = informed
  const strength = squadOf(player.climb.heroes).reduce((sum, hero) => sum + strengthOf(hero), 0)
  return {
    place,
    reward: rewardView(reward),
    price: amountsView(price),
    enemies: [...enemies],
    strength,
    outlook: enemies.length === 0 ? null : outlook(strength, place.power),
    offers: place.placeType === 'EXCHANGE' ? offers : [],
    portals: [...portals],
  }
})
