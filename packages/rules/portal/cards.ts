import type { RunningCampaign } from '../calendar/campaign.ts'
import { drawThrows, oddsOf, type Throw, throwOf } from '../draw/draw.ts'
import { type Refusal, refused } from '../refusal.ts'
import type { DiscountLot, PortalDesign } from './design.ts'
import type { PortalLife } from './portal-life.ts'

export const CARDS = 3

/** The cards of a run: those between the least and the most that it says, all where it says nothing. */
function cardsIn(
  { cards }: Pick<PortalDesign, 'cards'>,
  { contents }: RunningCampaign,
): readonly DiscountLot[] {
  const least = typeof contents.least === 'number' ? contents.least : 0
  const most = typeof contents.most === 'number' ? contents.most : 100
  const fitting = cards.filter(({ percent }) => percent >= least && percent <= most)
  return fitting.length > 0 ? fitting : cards
}

/** Three of them, no two alike where there are enough. */
export function cardThrow(design: Pick<PortalDesign, 'cards'>, campaign: RunningCampaign): Throw {
  const lots = cardsIn(design, campaign).map(({ percent, weight }) => ({ id: String(percent), weight }))
  return throwOf(lots, CARDS, lots.length >= CARDS)
}

/** How often each is laid first. */
export function cardOdds(
  design: Pick<PortalDesign, 'cards'>,
  campaign: RunningCampaign,
): readonly { readonly percent: number; readonly chance: number }[] {
  const cards = cardsIn(design, campaign)
  const odds = oddsOf(cards)
  return cards.map(({ percent }, index) => ({ percent, chance: odds[index] ?? 0 }))
}

/** What stands on the three cards that lie face down. */
export const cardsOf = (
  design: Pick<PortalDesign, 'cards'>,
  campaign: RunningCampaign,
  seed: string,
): readonly number[] =>
  drawThrows([cardThrow(design, campaign)], seed)
    .flat()
    .map(Number)

/** Whether the cards of this run lie there still unturned. */
export const canTurn = ({ discount }: PortalLife, campaign: RunningCampaign | null): boolean =>
  campaign !== null && discount?.campaign !== campaign.id

/** Turns one of three; then all are seen. */
export function turnCard(
  life: PortalLife,
  campaign: RunningCampaign,
  card: number,
  seed: string,
  design: Pick<PortalDesign, 'cards' | 'cardLasts'>,
  now: number,
): PortalLife | Refusal {
  if (!canTurn(life, campaign)) return refused('portal.refused.card-turned')
  if (!Number.isSafeInteger(card) || card < 0 || card >= CARDS) return refused('portal.refused.no-such-card')
  const cards = cardsOf(design, campaign, seed)
  return { ...life, discount: { campaign: campaign.id, cards, card, seed, until: now + design.cardLasts } }
}
