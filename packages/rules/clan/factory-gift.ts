import { drawThrows, type Throw, throwOf } from '../draw/draw.ts'
import type { Amounts } from '../economy/purse.ts'
import { addAmounts } from '../economy/reward.ts'
import { dayOf } from '../everyday/everyday.ts'
import { waitUntil } from '../format/wait.ts'
import { type Refusal, refused } from '../refusal.ts'
import type { Clan, Member } from './clan.ts'
import type { ClanDesign, GiftPortion } from './design.ts'
import { mayOf } from './rights.ts'
import { givenBy } from './support.ts'
import type { ClanTies } from './ties.ts'

const DAY = 86_400_000

/** Why there is no gift of the factory for this member now. */
export function whyNoGift(
  clan: Pick<Clan, 'buildings'>,
  member: Pick<Member, 'rank' | 'joinedAt'>,
  ties: ClanTies,
  design: ClanDesign,
  now: number,
): Refusal | null {
  if (givenBy(clan, 'gift', design) === 0) return refused('clan.refused.no-factory')
  if (!mayOf(design.rights, member.rank, 'TAKE_FACTORY_GIFT')) return refused('clan.refused.rank-too-low')
  const waits = member.joinedAt + design.newbieWaits
  if (member.rank === 'NEWBIE' && waits > now)
    return refused('clan.refused.gift-tomorrow', waitUntil(waits, now))
  if (ties.giftDay !== null && ties.giftDay >= dayOf(now))
    return refused('clan.refused.gift-taken', waitUntil((dayOf(now) + 1) * DAY, now))
  return null
}

/** What the part of a gift that is not gears is drawn from. */
export const giftThrow = ({ giftOdds, giftDraws }: ClanDesign): Throw =>
  throwOf(
    giftOdds.map(({ currency, weight }) => ({ id: currency, weight })),
    giftDraws,
  )

/** Part of its worth is gears; the rest is drawn portion by portion, by dice that anybody can throw again. */
export function drawGift(level: number, seed: string, design: ClanDesign): Amounts {
  const worth = design.giftWorth(level)
  const gears = Math.round(worth * design.giftGearShare)
  const portion = (worth - gears) / design.giftDraws
  const [drawn = []] = drawThrows([giftThrow(design)], seed)
  return drawn.reduce(
    (gift: Amounts, name) => {
      const { currency, perGear } = portionOf(design.giftOdds, name)
      return addAmounts(gift, { [currency]: Math.max(1, Math.round(portion * perGear)) })
    },
    { gear: gears },
  )
}

function portionOf(odds: readonly GiftPortion[], name: string): GiftPortion {
  const found = odds.find(({ currency }) => currency === name)
  if (found === undefined) throw new Error(`the factory gives no ${name}`)
  return found
}
