import { EVENTS } from '@skystair/content/events/events.data.ts'
import type { EventView } from '@skystair/contract/event.ts'
import { useTranslation } from 'react-i18next'
import { usePercent } from '../../platform/language/use-percent.ts'
import { LayerDialog } from '../../platform/pages/layer-dialog.tsx'
import { PrizeChips } from '../../stage/pictures/prize-chips.tsx'
import { Facts } from '../../ui/surfaces/facts.tsx'
import { Parchment } from '../../ui/surfaces/parchment.tsx'
import styles from './event-page.module.css'

/** How the feast is played, how likely it is to find something, and what places bring. */
export function RulesDialog({ event, onClose }: { event: EventView; onClose: () => void }) {
  const { t } = useTranslation('event')
  const odds = useOdds(event)
  const placeWords = usePlaceWords()
  return (
    <LayerDialog title={t('rules.title')} colour="gold" onClose={onClose}>
      <Parchment>
        <ul className={styles.rules}>
          <li>{t(`event.${event.kind}.where`)}</li>
          <li>{t('rules.path', { total: event.total })}</li>
          <li>{t('rules.places')}</li>
          <li>{t('rules.boss', { worth: event.boss.worth })}</li>
          <li>{t('rules.end')}</li>
        </ul>
        <h3 className={styles.heading}>{t('rules.odds')}</h3>
        <Facts facts={odds} />
        <h3 className={styles.heading}>{t('rules.prizes')}</h3>
        <ol className={styles.prizes}>
          {event.placePrizes.map(({ place, share, reward }) => (
            <li key={`${place} ${share}`}>
              <b>{placeWords(place, share)}</b>
              <PrizeChips prize={reward} short />
            </li>
          ))}
        </ol>
        <h3 className={styles.heading}>{t('rules.boss-prize')}</h3>
        <PrizeChips prize={event.boss.prize} short />
      </Parchment>
    </LayerDialog>
  )
}

/** How often something lies or is worn: nothing of what is drawn by lot is hidden. */
function useOdds({ kind }: EventView): readonly (readonly [string, string])[] {
  const { t } = useTranslation('event')
  const percent = usePercent()
  const { finds, worn } = EVENTS[kind]
  return [
    ...(finds === null
      ? []
      : finds.trail === null
        ? [[t('rules.lies'), percent(finds.density)] as const]
        : [[t('rules.trail'), String(finds.trail)] as const]),
    ...(worn === null
      ? []
      : [
          [t('rules.worn'), percent(worn.chance)] as const,
          [t('rules.worn-most'), String(worn.mostADay)] as const,
        ]),
  ]
}

/** Whom a line of prizes is for. */
function usePlaceWords() {
  const { t } = useTranslation('event')
  const percent = usePercent()
  return (place: number, share: number): string => {
    if (share === 1) return t('rules.everybody')
    if (place === 0) return t('rules.share', { share: percent(share) })
    if (share > 0) return t('rules.place-or-share', { place, share: percent(share) })
    return place === 1 ? t('rules.first') : t('rules.place', { place })
  }
}
