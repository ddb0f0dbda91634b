import { kindOf } from '@skystair/content/beginning.ts'
import { CARD_BLESSINGS } from '@skystair/content/cards.data.ts'
import { TRADE_OFFERS } from '@skystair/content/prices.data.ts'
import type { EntrantView } from '@skystair/contract/entrant-view.ts'
import { placeInfo } from '@skystair/contract/road.ts'
import { blessed, blessingAt } from '@skystair/rules/cards/blessing.ts'
import { specialsOfClan } from '@skystair/rules/clan/support.ts'
import { entrantOf } from '@skystair/rules/heroes/entrant-of.ts'
import { squadOf } from '@skystair/rules/heroes/hero.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { isRefusal } from '@skystair/rules/refusal.ts'
import { strengthOf } from '@skystair/rules/road/forecast.ts'
import { inform } from '@skystair/rules/road/place-info.ts'
import { hereOf } from '@skystair/rules/road/travel.ts'
import { read } from '../../platform/action/action.ts'
import { entrantView } from '../../platform/views/entrant-view.ts'
import { realmOf } from '../../platform/views/realm-of.ts'
import { amountsView, rewardView } from '../../platform/views/reward-view.ts'

const offers = TRADE_OFFERS.map(({ id, give, get }) => ({
  id,
  give: amountsView(give),
  get: amountsView(get),
}))

/** So many of those at home are told of: whoever is weaker would not be sent for. */
const strongestAtHome = 6

export const learnAbout = read(placeInfo, ({ player, params, now }) => {
  const informed = inform(realmOf(player), hereOf(player.climb.travels), params.id, now)
  if (isRefusal(informed)) return informed
  const { place, reward, price, enemies, portals } = informed
  return {
    place,
    reward: rewardView(reward),
    price: amountsView(price),
    enemies: enemies.map(entrantView),
    ...(enemies.length === 0 ? { squad: [], camp: [] } : heroesOf(player, now)),
    isForMany: enemies.some(({ trick }) => trick !== null),
    offers: place.placeType === 'EXCHANGE' ? offers : [],
    portals: [...portals],
  }
})

/** As they would go into battle now, with what the clan and the card of the day give them. */
function heroesOf(
  { climb, clan, cards }: Player,
  now: number,
): { squad: EntrantView[]; camp: EntrantView[] } {
  const gifts = specialsOfClan(clan.support)
  const blessing = blessingAt(cards, CARD_BLESSINGS, now)
  const squad = squadOf(climb.heroes)
  const ready = (heroes: typeof climb.heroes) =>
    heroes.map((hero) => entrantView(blessed(entrantOf(hero, kindOf(hero.kind), gifts), blessing)))
  const camp = ready(climb.heroes.filter((hero) => !squad.includes(hero)))
  return {
    squad: ready(squad),
    camp: camp.sort((one, other) => strengthOf([other]) - strengthOf([one])).slice(0, strongestAtHome),
  }
}
