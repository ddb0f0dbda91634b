import { CARD_BLESSINGS } from '@skystair/content/cards.data.ts'
import type { Card } from '@skystair/rules/cards/card-life.ts'
import { useTranslation } from 'react-i18next'

/** What a card does, in a few words. */
export function useGives(): (card: Card) => string {
  const { t } = useTranslation('cards')
  return (card) => {
    const { health, experience } = CARD_BLESSINGS[card]
    return t(`gives.${card}`, { percent: Math.round(100 * Math.max(health, experience)) })
  }
}
