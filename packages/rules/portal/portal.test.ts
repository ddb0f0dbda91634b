import { describe, expect, test } from 'vitest'
import type { RunningCampaign } from '../calendar/campaign.ts'
import type { StairReward } from '../economy/stair-reward.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { aRealm } from '../road/a-realm.ts'
import { attackPlace, winPlace } from '../road/attack-place.ts'
import { PLACES_APART, type PlaceApart, placeId } from '../road/place.ts'
import { ensure } from '../road/places-in-view.ts'
import { hereOf, setOut, type Travels, withHere } from '../road/travel.ts'
import { emptyWallet } from '../wallet/wallet.ts'
import { behindPortal, comeHome, enterApart, isWon, roadBehind, type Wayfarer } from './apart.ts'
import { canTurn, cardOdds, cardsOf, turnCard } from './cards.ts'
import type { PlaceApartDesign, PortalDesign } from './design.ts'
import { buyKey, keysTo, useUpKey } from './keys.ts'
import { NO_PORTALS, type PortalLife } from './portal-life.ts'
import { goodCard, offerOf, percentOff, priceOf } from './price.ts'

const DAY = 86_400_000
const NOW = 20 * DAY + 1000
const realm = aRealm()

const prize: StairReward = { experience: 0, gold: 2, heroWorth: 0, amounts: { elixir: 5 }, things: [] }
const anyPlace: PlaceApartDesign = {
  stairs: 3,
  look: { like: 'forest', light: 0xffffff, sparks: null },
  creatures: ['small'],
  guardian: 'boss',
  prize,
  price: { currency: 'mithril', amount: 45 },
}
const design: PortalDesign = {
  places: Object.fromEntries(PLACES_APART.map((place) => [place, anyPlace])) as PortalDesign['places'],
  dailyPercent: 30,
  mostKeys: 2,
  cards: [
    { percent: 10, weight: 2 },
    { percent: 20, weight: 1 },
    { percent: 40, weight: 1 },
    { percent: 50, weight: 1 },
  ],
  cardLasts: DAY,
}

function allowed<T>(value: T | Refusal): T {
  if (isRefusal(value)) throw new Error(value.refused)
  return value as T
}

const today = offerOf(NOW).place
const other = PLACES_APART.find((place) => place !== today) as PlaceApart
const rich = { ...emptyWallet, mithril: 1000 }
const campaign: RunningCampaign = {
  id: 'spring-cards',
  type: 'PORTAL_DISCOUNT',
  startsAt: 0,
  endsAt: 30 * DAY,
  contents: {},
}
const withKey = (place: PlaceApart, count = 1): PortalLife => ({ ...NO_PORTALS, keys: { [place]: count } })

/** On the main road, as high as stair 40. */
const walker = (life: PortalLife): Wayfarer => {
  const travels = setOut(realm)
  return { travels: withHere(travels, { ...hereOf(travels), top: 40, coordinate: 4000 }), life }
}

/** All guardians of the present road beaten. */
function beatAll(travels: Travels): Travels {
  let road = hereOf(travels)
  while (road.stepsLeft !== 0) road = winPlace(realm, road, placeId(road.world, road.top + 1, 0), NOW).road
  return withHere(travels, road)
}

describe('the price of a key', () => {
  test('the key of the day is cheaper, for everybody, another one each day', () => {
    expect(percentOff(NO_PORTALS, today, design, NOW)).toBe(30)
    expect(percentOff(NO_PORTALS, other, design, NOW)).toBe(0)
    const week = PLACES_APART.map((_, day) => offerOf(NOW + day * DAY).place)
    expect(new Set(week).size).toBe(PLACES_APART.length)
    expect(offerOf(offerOf(NOW).until - 1).place).toBe(today)
    expect(offerOf(offerOf(NOW).until).place).not.toBe(today)
  })

  test('the better of the offer and the card counts, not both; a card is good for a day', () => {
    const card = { campaign: 'one', cards: [10, 50, 20], card: 1, seed: '', until: NOW + DAY }
    const life: PortalLife = { ...NO_PORTALS, discount: card }
    expect(percentOff(life, today, design, NOW)).toBe(50)
    expect(percentOff({ ...life, discount: { ...card, card: 2 } }, today, design, NOW)).toBe(30)
    expect(percentOff(life, other, design, NOW + DAY - 1)).toBe(50)
    expect(percentOff(life, other, design, NOW + DAY)).toBe(0)
    expect(goodCard(life, NOW + DAY)).toBe(null)
  })

  test('is rounded up and never nothing', () => {
    expect(priceOf(other, design, 50)).toEqual({ mithril: 23 })
    expect(priceOf(other, design, 100)).toEqual({ mithril: 1 })
  })

  test('whoever was shown another price is asked to look again', () => {
    expect(buyKey(NO_PORTALS, rich, other, 50, design, NOW)).toMatchObject({
      refused: 'portal.refused.price-changed',
    })
    expect(buyKey(NO_PORTALS, rich, today, 0, design, NOW)).toMatchObject({
      refused: 'portal.refused.price-changed',
    })
    const { life, price } = allowed(buyKey(NO_PORTALS, rich, today, 30, design, NOW))
    expect(price).toEqual({ mithril: 32 })
    expect(keysTo(life, today)).toBe(1)
  })

  test('keys cost money, and a pocket holds so many', () => {
    expect(buyKey(NO_PORTALS, emptyWallet, other, 0, design, NOW)).toMatchObject({
      refused: 'wallet.refused.not-enough',
    })
    expect(buyKey(withKey(other, 2), rich, other, 0, design, NOW)).toMatchObject({
      refused: 'portal.refused.enough-keys',
    })
    expect(allowed(useUpKey(withKey(other), other)).keys).toEqual({})
  })
})

describe('the cards', () => {
  test('one of three is turned, once in a run of the campaign', () => {
    const life = allowed(turnCard(NO_PORTALS, campaign, 2, 'seed', design, NOW))
    expect(life.discount).toEqual({
      campaign: campaign.id,
      cards: cardsOf(design, campaign, 'seed'),
      card: 2,
      seed: 'seed',
      until: NOW + DAY,
    })
    expect(turnCard(life, campaign, 0, 'other', design, NOW)).toMatchObject({
      refused: 'portal.refused.card-turned',
    })
    expect(canTurn(life, campaign)).toBe(false)
    expect(canTurn(life, { ...campaign, id: 'autumn-cards' })).toBe(true)
  })

  test('are not there without a campaign, and there are no more than three', () => {
    expect(canTurn(NO_PORTALS, null)).toBe(false)
    for (const card of [-1, 3, 0.5])
      expect(turnCard(NO_PORTALS, campaign, card, 'seed', design, NOW)).toMatchObject({
        refused: 'portal.refused.no-such-card',
      })
  })

  test('are no two alike, and the first comes as often as its odds say', () => {
    const laid = Array.from({ length: 4000 }, (_, seed) => cardsOf(design, campaign, `seed ${seed}`))
    for (const cards of laid) expect(new Set(cards).size).toBe(3)
    expect(laid.filter(([first]) => first === 10).length / laid.length).toBeCloseTo(0.4, 1)
    expect(cardOdds(design, campaign)[0]).toEqual({ percent: 10, chance: 0.4 })
  })

  test('are only those that the run of the campaign allows', () => {
    const generous = { ...campaign, contents: { least: 40, most: 50 } }
    expect(cardOdds(design, generous).map(({ percent }) => percent)).toEqual([40, 50])
    for (const percent of cardsOf(design, generous, 'seed')) expect(percent).toBeGreaterThanOrEqual(40)
    // Where none fits, all do: three cards always lie there.
    expect(cardsOf(design, { ...campaign, contents: { least: 60, most: 70 } }, 'seed')).toHaveLength(3)
  })
})

describe('a place apart', () => {
  test('opens with a key, begins at the own height and leaves the road before where it was', () => {
    expect(enterApart(realm, walker(NO_PORTALS), 'den')).toMatchObject({ refused: 'portal.refused.no-key' })
    const before = walker(withKey('den'))
    const inside = allowed(enterApart(realm, before, 'den'))
    expect(inside.travels.world).toBe('den')
    expect(hereOf(inside.travels)).toMatchObject({ floor: 40, top: 40, stepsLeft: 3, coordinate: 4000 })
    expect(inside.travels.roads.main).toEqual(before.travels.roads.main)
    expect(inside.life).toMatchObject({ keys: {}, cameFrom: 'main' })
  })

  test('whoever leaves early finds it as it was, without another key', () => {
    const inside = allowed(enterApart(realm, walker(withKey('den')), 'den'))
    const road = winPlace(realm, hereOf(inside.travels), 'den-41-0', NOW).road
    const home = allowed(comeHome({ ...inside, travels: withHere(inside.travels, road) }, design, realm))
    expect(home).toMatchObject({ prize: null, travels: { world: 'main' } })
    expect(hereOf(home.travels)).toMatchObject({ top: 40, coordinate: 4000 })
    const again = allowed(enterApart(realm, home, 'den'))
    expect(hereOf(again.travels)).toEqual(road)
  })

  test('its prize is had once for a key, and is that of the height at which the key was turned', () => {
    const inside = allowed(enterApart(realm, walker(withKey('den', 2)), 'den'))
    const risen = { ...inside.travels.roads, main: { ...walker(NO_PORTALS).travels.roads.main, top: 900 } }
    const won = beatAll({ ...inside.travels, roads: risen as Travels['roads'] })
    expect(isWon(roadBehind(won, 'den'))).toBe(true)
    const home = allowed(comeHome({ travels: won, life: inside.life }, design, realm))
    expect(home.prize?.amounts).toEqual({ gold: 80, elixir: 5 })
    expect(roadBehind(home.travels, 'den')).toBe(null)
    expect(comeHome(home, design, realm)).toMatchObject({ refused: 'portal.refused.not-inside' })
    // The second key opens it anew, from its foot.
    expect(hereOf(allowed(enterApart(realm, home, 'den')).travels)).toMatchObject({
      floor: 900,
      stepsLeft: 3,
    })
  })

  test('is guarded by its own at the last stair, and ends behind it', () => {
    const inside = allowed(enterApart(realm, walker(withKey('den')), 'den'))
    const kinds = (travels: Travels): readonly string[] => {
      const road = hereOf(travels)
      const near = { ...road, coordinate: (road.top + 1) * 100 }
      return allowed(attackPlace(realm, near, placeId('den', road.top + 1, 0), NOW)).enemies.map(
        ({ kind }) => kind,
      )
    }
    expect(kinds(inside.travels)).not.toContain('boss')
    let road = hereOf(inside.travels)
    for (const stair of [41, 42]) road = winPlace(realm, road, placeId('den', stair, 0), NOW).road
    expect(kinds(withHere(inside.travels, road))).toContain('boss')
    const seen = allowed(ensure(realm, road, 4000, 6000, NOW)).places
    expect(Math.max(...seen.map(({ stair }) => stair))).toBe(43)
    const end = { ...hereOf(beatAll(inside.travels)), coordinate: 4400 }
    expect(attackPlace(realm, end, 'den-44-0', NOW)).toMatchObject({ refused: 'road.refused.no-steps' })
  })

  test('is entered neither from a raid nor from another one; whoever comes from the snow goes back there', () => {
    const { travels, life } = walker(withKey('den'))
    const elsewhere = (world: 'raid' | 'snow' | 'fair'): Wayfarer => ({
      travels: { ...travels, world, roads: { ...travels.roads, [world]: { ...hereOf(travels), world } } },
      life,
    })
    expect(enterApart(realm, elsewhere('raid'), 'den')).toMatchObject({ refused: 'portal.refused.raid' })
    expect(enterApart(realm, elsewhere('fair'), 'den')).toMatchObject({ refused: 'portal.refused.inside' })
    const inside = allowed(enterApart(realm, elsewhere('snow'), 'den'))
    expect(allowed(comeHome(inside, design, realm)).travels.world).toBe('snow')
  })

  test('a portal of the road leads to one of them, always the same; what is no portal leads nowhere', () => {
    const found = Array.from({ length: 200 }, (_, stair) => behindPortal(`main-${stair + 1}-11`))
    expect(new Set(found).size).toBe(PLACES_APART.length)
    expect(behindPortal('main-60-11')).toBe(behindPortal('main-60-11'))
    expect(behindPortal('main-60-0')).toBe(null)
    expect(behindPortal('treasury')).toBe(null)
  })
})
