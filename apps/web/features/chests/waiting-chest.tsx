import type { DelayedView } from '@skystair/contract/chests.ts'
import { useTranslation } from 'react-i18next'
import { ChestPicture } from '../../platform/chests/chest-picture.tsx'
import { PriceButton } from '../../platform/goods/price-button.tsx'
import { useDuration, useWait } from '../../platform/language/use-duration.ts'
import { now } from '../../platform/state/game.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Countdown } from '../../ui/numbers/timer-bar.tsx'
import styles from './waiting-chest.module.css'

type Properties = {
  chest: DelayedView['chests'][number]
  filmsLeft: number
  filmSaves: number
  isBusy: boolean
  onTake: () => void
  onHurry: () => void
  onFilm: () => void
  /** Its clock has run out. */
  onEnd: () => void
}

/** A chest on the shelf: open, opening or waiting for its turn. */
export function WaitingChest(properties: Properties) {
  const { t } = useTranslation('chests')
  const { chest } = properties
  const state = chest.opensAt === null ? 'queued' : chest.price === 0 ? 'open' : 'opening'
  return (
    <li className={styles.place} data-state={state}>
      <span className={styles.picture}>
        <ChestPicture look={chest.kind} />
      </span>
      <div className={styles.words}>
        <h3 className={styles.name}>{t(`kind.${chest.kind}`)}</h3>
        {state === 'queued' && <p className={styles.note}>{t('shelf.waits')}</p>}
        {state === 'opening' && <Hurrying {...properties} opensAt={chest.opensAt ?? 0} price={chest.price} />}
        {state === 'open' && (
          <Button colour="green" size="big" shining busy={properties.isBusy} onClick={properties.onTake}>
            {t('act.take')}
          </Button>
        )}
      </div>
    </li>
  )
}

function Hurrying({
  opensAt,
  price,
  filmsLeft,
  filmSaves,
  isBusy,
  onHurry,
  onFilm,
  onEnd,
}: Properties & { opensAt: number; price: number }) {
  const { t } = useTranslation('chests')
  const wait = useWait()
  const duration = useDuration()
  return (
    <>
      <Countdown
        endsAt={opensAt}
        now={now}
        format={(left) => t('shelf.opens-in', { time: wait(left) })}
        onEnd={onEnd}
      />
      <div className={styles.deeds}>
        <PriceButton
          size="small"
          price={[{ currency: 'mithril', amount: price }]}
          busy={isBusy}
          onPay={onHurry}
        >
          {t('act.speed-up')}
        </PriceButton>
        <Button size="small" icon="star" sound="open" disabled={filmsLeft === 0} onClick={onFilm}>
          {filmsLeft === 0 ? t('act.film-none') : t('act.film', { time: duration(filmSaves) })}
        </Button>
      </div>
    </>
  )
}
