import { PORTALS } from '@skystair/content/portals/portals.ts'
import { REALM } from '@skystair/content/realm.ts'
import { stairOf } from '@skystair/rules/climb/climber.ts'
import { comeHome, enterApart, roadBehind } from '@skystair/rules/portal/apart.ts'
import { canTurn, turnCard } from '@skystair/rules/portal/cards.ts'
import { buyKey } from '@skystair/rules/portal/keys.ts'
import { percentOff, priceOf } from '@skystair/rules/portal/price.ts'
import { PLACES_APART, type PlaceApart } from '@skystair/rules/road/place.ts'
import { placesAt } from './atlas.ts'
import { running } from './calendar.ts'
import { climb } from './climb.ts'
import { count, note, noteFirst } from './diary.ts'
import { allowed, here, type Life, savings } from './life.ts'
import { give } from './returns.ts'

/** Portals stand at every fiftieth stair: before the first there is no way to any place apart. */
const NEAR = 60

const hasSeenPortal = (life: Life): boolean => {
  const top = stairOf(life.climber)
  for (let stair = top; stair > Math.max(0, top - NEAR); stair--)
    if (placesAt('main', stair).some(({ placeType }) => placeType === 'PORTAL')) return true
  return false
}

/** While the cards lie there, one is turned. */
function turnDiscount(life: Life): void {
  const campaign = running(life, 'PORTAL_DISCOUNT')
  if (campaign === null || !canTurn(life.portals, campaign)) return
  const turned = turnCard(life.portals, campaign, 1, `${life.seed}/${campaign.id}`, PORTALS, life.now)
  if (!allowed(life, turned)) return
  life.portals = turned
  count(life.diary.won, 'discount card', 1)
}

/** The cheapest key that can be spared: emeralds only beyond what is kept back, amethysts all. */
function affordable(life: Life): PlaceApart | null {
  const { purse } = life.climber
  const kept = { mithril: savings(life), amethyst: 0 }
  const prices = PLACES_APART.flatMap((place) => {
    const { currency } = PORTALS.places[place].price
    const percent = percentOff(life.portals, place, PORTALS, life.now)
    const price = priceOf(place, PORTALS, percent)[currency] ?? 0
    return percent > 0 && purse[currency] - kept[currency] >= price ? [{ place, percent }] : []
  })
  return prices.sort((one, other) => other.percent - one.percent)[0]?.place ?? null
}

function buy(life: Life, place: PlaceApart): boolean {
  const percent = percentOff(life.portals, place, PORTALS, life.now)
  const bought = buyKey(life.portals, life.climber.purse, place, percent, PORTALS, life.now)
  if (!allowed(life, bought)) return false
  const { purse } = life.climber
  const paid = Object.fromEntries(
    Object.entries(bought.price).map(([currency, amount]) => [
      currency,
      purse[currency as keyof typeof purse] - (amount ?? 0),
    ]),
  )
  life.climber = { ...life.climber, purse: { ...purse, ...paid } }
  life.portals = bought.life
  note(life.diary.sinks, 'portal-key', bought.price)
  return true
}

/** Through the door that was left open, or through one whose key is cheaper today and can be spared. */
export function visitPortal(life: Life): void {
  if (!hasSeenPortal(life)) return
  turnDiscount(life)
  const open = PLACES_APART.find((place) => roadBehind(life.climber.travels, place) !== null) ?? null
  const place = open ?? affordable(life)
  if (place === null || (open === null && !buy(life, place))) return
  const inside = enterApart(REALM, { travels: life.climber.travels, life: life.portals }, place)
  if (!allowed(life, inside)) return
  life.climber = { ...life.climber, travels: inside.travels }
  life.portals = inside.life
  while (life.left > 0 && here(life).stepsLeft !== 0 && climb(life));
  const home = comeHome({ travels: life.climber.travels, life: life.portals }, PORTALS, REALM)
  if (!allowed(life, home)) return
  life.climber = { ...life.climber, travels: home.travels }
  life.portals = home.life
  if (home.prize === null) return
  count(life.diary.won, 'place apart', 1)
  noteFirst(life.diary, `apart ${place}`, life.played)
  give(life, 'portal', home.prize)
}
