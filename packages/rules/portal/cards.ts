import type { RunningCampaign } from '../calendar/campaign.ts'
import { drawThrows, type Throw, throwOf } from '../draw/draw.ts'
import { type Refusal, refused } from '../refusal.ts'
import type { PortalDesign } from './design.ts'
import type { PortalLife } from './portal-life.ts'

export const CARDS = 3

/** Three of all there are, no two alike. */
export const cardThrow = ({ cards }: Pick<PortalDesign, 'cards'>): Throw =>
  throwOf(
    cards.map(({ percent, weight }) => ({ id: String(percent), weight })),
    CARDS,
    true,
  )

/** What stands on the three cards that lie face down. */
export const cardsOf = (design: Pick<PortalDesign, 'cards'>, seed: string): readonly number[] =>
  drawThrows([cardThrow(design)], seed).flat().map(Number)

/** Whether the cards of this run lie there still unturned. */
export const canTurn = ({ discount }: PortalLife, campaign: RunningCampaign | null): boolean =>
  campaign !== null && discount?.campaign !== campaign.id

/** Turns one of three; then all are seen. */
export function turnCard(
  life: PortalLife,
  campaign: RunningCampaign | null,
  card: number,
  seed: string,
  design: Pick<PortalDesign, 'cards' | 'cardLasts'>,
  now: number,
): PortalLife | Refusal {
  if (campaign === null) return refused('portal.refused.no-cards')
  if (!canTurn(life, campaign)) return refused('portal.refused.card-turned')
  if (!Number.isSafeInteger(card) || card < 0 || card >= CARDS) return refused('portal.refused.no-such-card')
  const cards = cardsOf(design, seed)
  return { ...life, discount: { campaign: campaign.id, cards, card, seed, until: now + design.cardLasts } }
}
