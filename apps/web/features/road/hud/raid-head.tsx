import type { RaidView } from '@skystair/contract/raid.ts'
import { shortCurrency } from '@skystair/rules/format/short-currency.ts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currencyIcons } from '../../../platform/goods/currency-icons.ts'
import { openLayer, openOverlay } from '../../../platform/pages/overlays.ts'
import { LastBlow } from '../../../platform/raid/last-blow.tsx'
import { PoolBar } from '../../../platform/raid/pool-bar.tsx'
import { comeBack } from '../../../platform/raid/raid-deeds.ts'
import { useRaidNow } from '../../../platform/raid/raid-state.ts'
import { sound } from '../../../sound/sound.ts'
import { BossFace } from '../../../stage/pictures/boss-face.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { usePressSound } from '../../../ui/controls/press-sound.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Dialog } from '../../../ui/layers/dialog.tsx'
import { forgetPlaces } from '../places/road-places.ts'
import { closePlace, useRoad } from '../walk/road-state.ts'
import { settleDown } from '../walk/save-position.ts'
import styles from './raid-head.module.css'

/** In the sky over the raid road: the boss's health, which is the whole clan's business. */
export function RaidHead() {
  const { t } = useTranslation(['raid', 'creatures'])
  const play = usePressSound()
  const raid = useRaidNow()
  if (raid === null) return null
  const name = t(`creatures:creature.${raid.boss.imageId as 'mossling'}`)
  return (
    <div className={styles.sky} data-frame="top">
      <button
        type="button"
        className={styles.pool}
        aria-label={t('gate.open', { name })}
        onClick={() => {
          play('open')
          openOverlay('clan-raid')
        }}
      >
        <PoolBar name={name} left={raid.left} pool={raid.pool} face={<BossFace boss={raid.boss.imageId} />} />
      </button>
      <Facts raid={raid} />
      <LastBlow />
    </div>
  )
}

/** How far the road is climbed, who fights, and what it has brought. */
function Facts({ raid: { road, fightingCount, balance } }: { raid: RaidView }) {
  const { t } = useTranslation(['raid', 'player', 'common'])
  const stair = useRoad((state) => state.stair)
  return (
    <ul className={styles.facts}>
      {road !== null && (
        <li>
          <Icon name="flag" size={1.125} />
          {t('road.stair', { stair: Math.max(0, stair - road.floor), most: road.stairs })}
        </li>
      )}
      {fightingCount > 0 && (
        <li>
          <Icon name="swords" size={1.125} />
          {t('fighting.count', { count: fightingCount })}
        </li>
      )}
      {balance.map(({ currency, amount }) => (
        <li key={currency}>
          <Icon name={currencyIcons[currency]} size={1.125} label={t(`player:resource.name.${currency}`)} />
          {shortCurrency(currency, amount, t('common:number.decimal-mark'))}
        </li>
      ))}
    </ul>
  )
}

/** The way home: the raid road waits, or begins anew. */
export function LeaveRaid() {
  const { t } = useTranslation(['raid', 'common'])
  const [isAsked, setIsAsked] = useState(false)
  const [busy, setBusy] = useState<'stay' | 'reset' | null>(null)
  useEffect(() => (isAsked ? openLayer(() => setIsAsked(false)) : undefined), [isAsked])
  const leave = async (reset: boolean) => {
    setBusy(reset ? 'reset' : 'stay')
    await settleDown()
    const isHome = await comeBack(reset)
    setBusy(null)
    if (!isHome) return
    sound.effect('portal')
    setIsAsked(false)
    closePlace()
    forgetPlaces()
  }
  return (
    <>
      <div className={styles.leave}>
        <Button size="small" icon="exit" sound="open" onClick={() => setIsAsked(true)}>
          {t('leave.button')}
        </Button>
      </div>
      <Dialog
        open={isAsked}
        onClose={() => setIsAsked(false)}
        closeLabel={t('common:button.close')}
        title={t('leave.title')}
        colour="purple"
      >
        <div className={styles.question}>
          <p>{t('leave.text')}</p>
          <Button colour="green" icon="back" busy={busy === 'stay'} onClick={() => void leave(false)}>
            {t('leave.stay')}
          </Button>
          <p className={styles.small}>{t('leave.stay-text')}</p>
          <Button colour="yellow" icon="hourglass" busy={busy === 'reset'} onClick={() => void leave(true)}>
            {t('leave.reset')}
          </Button>
          <p className={styles.small}>{t('leave.reset-text')}</p>
        </div>
      </Dialog>
    </>
  )
}
