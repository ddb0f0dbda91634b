import { useTranslation } from 'react-i18next'
import { useFeast } from '../../../platform/event/use-feast.ts'
import type { Reward } from '../../../ui/layers/celebration.tsx'
import { usePlay } from '../play/play-state.ts'
import { noGains, useRewards } from './use-rewards.ts'

/** What coming home gave beside: it is known when the squad is there. */
export function useGift(): Reward[] {
  const { t } = useTranslation('battle')
  // The words of a feast may come later; until then its finds go by the name of its money.
  const { t: tell, ready } = useTranslation('event', { useSuspense: false })
  const feast = useFeast()
  const amounts = usePlay((state) => state.ending?.home?.gift) ?? []
  const isThanks = usePlay((state) => state.ending?.home?.thanks != null)
  const cards = useRewards({ ...noGains, amounts })
  return cards.map((card, place) => {
    const given = amounts[place]
    // What a guardian wore for the feast is no gift of anybody.
    if (given?.currency !== 'eventCurrency')
      return { ...card, label: t(isThanks ? 'victory.thanks' : 'victory.gift', { what: card.label }) }
    if (feast === null || !ready) return card
    const name = tell(`event.${feast}.thing`, { count: given.amount, replace: { count: '' } })
    return { ...card, label: name.trim() }
  })
}
