import { kindOf } from '@skystair/content/beginning.ts'
import { HEROES } from '@skystair/content/heroes.data.ts'
import { HERO_TERMS } from '@skystair/content/prices.data.ts'
import { heroShop as contract, type HeroOffer } from '@skystair/contract/shop.ts'
import { HERO_TIERS, type Hero, type HeroKind } from '@skystair/rules/heroes/hero.ts'
import { heroStats } from '@skystair/rules/heroes/hero-stats.ts'
import { join } from '@skystair/rules/heroes/join.ts'
import { exchangeWorth, joinPower, priceOf } from '@skystair/rules/shop/recruit.ts'
import { salePrice } from '@skystair/rules/shop/sale.ts'
import { readWith } from '../../platform/action/action.ts'
import { type CalendarChanges, calendarChanges } from '../../platform/calendar/running.ts'
import { specialsView } from '../../platform/views/specials-view.ts'
import { heroOff, salesOfWeek } from './calendar-prices.ts'
import { fondnessOf } from './fondness-of.ts'

function offerOf(kind: HeroKind, stair: number, fond: number, percentOff: number): HeroOffer {
  // Heroes of a tier that is still closed are shown as they would join when it opens.
  const height = Math.max(stair, HERO_TERMS[kind.tier].fromStair)
  const power = joinPower(kind, HERO_TERMS, height)
  const { attack, defence, healthTotal, poison, immortality } = heroStats(
    join(kind, 1, power, false, 0),
    kind,
  )
  return {
    imageId: kind.id,
    tier: kind.tier,
    warriorClass: kind.warriorClass,
    colour: kind.colour,
    attackKind: kind.attackKind,
    slotsCount: kind.slotsCount,
    rankLimit: kind.rankLimit,
    power,
    skills: [
      { skillType: 'attack', amount: attack },
      { skillType: 'defence', amount: defence },
      { skillType: 'health', amount: healthTotal },
      { skillType: 'poison', amount: poison },
      { skillType: 'immortality', amount: immortality },
    ],
    specials: specialsView(kind.specials),
    prices: {
      gold: [fond, percentOff].reduce(salePrice, priceOf(kind, HERO_TERMS, height, 'gold')),
      mithril: [fond, percentOff].reduce(salePrice, priceOf(kind, HERO_TERMS, height, 'mithril')),
    },
    fond,
    percentOff,
  }
}

export const heroShop = readWith<typeof contract, CalendarChanges>(
  contract,
  calendarChanges,
  ({ player, extra: changes, now }) => {
    const offOf = heroOff(player, changes, now)
    const stair = Math.max(1, player.stair)
    const worthOf = (hero: Hero) => ({
      gold: exchangeWorth(hero, kindOf(hero.kind), HERO_TERMS, stair, 'gold'),
      mithril: exchangeWorth(hero, kindOf(hero.kind), HERO_TERMS, stair, 'mithril'),
    })
    return {
      tiers: HERO_TIERS.map((tier) => {
        const { fromStair } = HERO_TERMS[tier]
        return { tier, fromStair, open: stair >= fromStair }
      }),
      heroes: Object.values(HEROES)
        .filter(({ bound }) => !bound)
        .map((kind) => offerOf(kind, stair, fondnessOf(kind, player), offOf(kind.id))),
      exchanges: player.climb.heroes
        .map((hero) => ({ heroId: hero.id, worth: worthOf(hero) }))
        .filter(({ worth }) => worth.gold > 0),
      sales: salesOfWeek(player, changes, now)
        .filter(({ once, offer }) => !(once && player.climb.belongings.offersUsed.includes(offer)))
        .map(({ once: _, ...sale }) => ({
          ...sale,
          viewed: player.offersSeen.includes(sale.offer),
        })),
    }
  },
)
