import { cupOf, diceOf } from '../dice.ts'
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

/** Part of its worth is gears; the rest is drawn portion by portion, by dice that anybody can throw again. */
export function drawGift(level: number, seed: string, design: ClanDesign): Amounts {
  const worth = design.giftWorth(level)
  const gears = Math.round(worth * design.giftGearShare)
  const cup = cupOf(diceOf(seed))
  const portion = (worth - gears) / design.giftDraws
  let gift: Amounts = { gear: gears }
  for (let draw = 0; draw < design.giftDraws; draw++) {
    const { currency, perGear } = drawn(design.giftOdds, cup.next())
    gift = addAmounts(gift, { [currency]: Math.max(1, Math.round(portion * perGear)) })
  }
  return gift
}

function drawn(odds: readonly GiftPortion[], throw_: number): GiftPortion {
  const all = odds.reduce((sum, { weight }) => sum + weight, 0)
  let left = throw_ * all
  for (const portion of odds) {
    left -= portion.weight
    if (left < 0) return portion
  }
  throw new Error('the odds of the factory are empty')
}
