import { setOfferSeen } from '@skystair/contract/player.ts'
import type { SaleView } from '@skystair/contract/shop.ts'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useDuration, useWait } from '../../platform/language/use-duration.ts'
import { ask } from '../../platform/server/ask.ts'
import { now } from '../../platform/state/game.ts'
import styles from './shop-overlay.module.css'

export const isOpen = ({ startsAt, endsAt }: SaleView): boolean => startsAt <= now() && now() < endsAt

/** A sale of this tier: now, or soon. Who has looked at it and turns away has seen it. */
export function SaleNote({ sale }: { sale: SaleView }) {
  const { t } = useTranslation('shop')
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
  const text = isOpen(sale)
    ? t('sale.now', { percent, time: duration(Math.max(0, endsAt - now())) })
    : t('sale.soon', { percent, time: wait(Math.max(0, startsAt - now())) })
  return (
    <p className={styles.sale} data-open={isOpen(sale) || undefined}>
      {!viewed && <mark>{t('sale.new')}</mark>}
      {offer === 'FIRST_HERO' && <b>{t('sale.FIRST_HERO')}. </b>}
      {text}
    </p>
  )
}
