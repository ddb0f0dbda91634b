import type { WheelView } from '@skystair/contract/wheel.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePercent } from '../../platform/language/use-percent.ts'
import { openOverlay } from '../../platform/pages/overlays.ts'
import { Button } from '../../ui/controls/button.tsx'
import { usePressSound } from '../../ui/controls/press-sound.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { Parchment } from '../../ui/surfaces/parchment.tsx'
import styles from './booth.module.css'
import { iconOf, usePrizeWords } from './use-prize-words.ts'

/** The seal of the next spin, and behind it the odds. */
export function FairSeal({ wheel }: { wheel: WheelView }) {
  const { t } = useTranslation(['wheel', 'common'])
  const [isOpen, setIsOpen] = useState(false)
  const play = usePressSound()
  const { seal } = wheel
  return (
    <>
      <button
        type="button"
        className={styles.plate}
        onClick={() => {
          play('open')
          setIsOpen(true)
        }}
      >
        <span className={styles.fair}>
          <Icon name="lock" size={1.25} /> {t('fair')}
        </span>
        <code className={styles.seal}>
          {seal.slice(0, 4)}…{seal.slice(-4)}
        </code>
        <small className={styles.link}>{t('odds')}</small>
      </button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        closeLabel={t('common:button.close')}
        title={t('odds')}
      >
        <Odds wheel={wheel} />
      </Dialog>
    </>
  )
}

function Odds({ wheel: { sectors, draw, seal } }: { wheel: WheelView }) {
  const { t } = useTranslation('wheel')
  const percent = usePercent()
  const { nameOf } = usePrizeWords()
  return (
    <Parchment>
      <p className={styles.lead}>{t('odds-lead')}</p>
      <ul className={styles.odds}>
        {sectors.map((sector) => (
          <li key={sector.id}>
            <Icon name={iconOf(sector)} size={1.75} />
            <span>{nameOf(sector)}</span>
            <strong>{percent(sector.chance)}</strong>
          </li>
        ))}
      </ul>
      <p className={styles.lead}>{t('cauldron-about')}</p>
      <p className={styles.lead}>{t('fair-about')}</p>
      <p className={styles.lead}>
        {t('seal', { number: draw + 1 })}: <code className={styles.wholeSeal}>{seal}</code>
      </p>
      <Button wide icon="search" sound="open" onClick={() => openOverlay('draws')}>
        {t('check')}
      </Button>
    </Parchment>
  )
}
