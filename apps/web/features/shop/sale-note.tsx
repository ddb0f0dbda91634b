import { setOfferSeen } from '@skystair/contract/player.ts'
import type { SaleView } from '@skystair/contract/shop.ts'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useDuration, useWait } from '../../platform/language/use-duration.ts'
import { ask } from '../../platform/server/ask.ts'
import { now } from '../../platform/state/game.ts'
import { useTimeLeft } from '../../ui/numbers/use-time-left.ts'
import styles from './shop-overlay.module.css'

export const isOpen = ({ startsAt, endsAt }: SaleView): boolean => startsAt <= now() && now() < endsAt

/** A sale of this tier: now, or soon. Who has looked at it and turns away has seen it. */
export function SaleNote({ sale, onTurn }: { sale: SaleView; onTurn: () => void }) {
  const { t } = useTranslation(['shop', 'errors'])
  const duration = useDuration()
  const wait = useWait()
  const { offer, viewed, percent, startsAt, endsAt } = sale
  useEffect(
    () => () => {
      // Nobody waits for the answer: what could not be noted now is noted at the next look.
      if (!viewed) ask(setOfferSeen, { body: { offer } }).catch(() => undefined)
    },
    [offer, viewed],
  )
  const isOn = isOpen(sale)
  const left = useTimeLeft(isOn ? endsAt : startsAt, now, onTurn)
  return (
    <p className={styles.sale} data-open={isOn || undefined}>
      {!viewed && <mark>{t('sale.new')}</mark>}
      {offer === 'FIRST_HERO' && <b>{t('sale.FIRST_HERO')}. </b>}
      {isOn
        ? t('sale.now', { percent, time: duration(left) })
        : `${t('errors:sale-not-started')}. ${t('sale.soon', { percent, time: wait(left) })}`}
    </p>
  )
}
