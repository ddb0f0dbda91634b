import { placeApart } from '@skystair/rules/road/place.ts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { openLayer } from '../../../platform/pages/overlays.ts'
import { goHome, prizeSeen, usePrize } from '../../../platform/portal/portal-deeds.ts'
import { useGame } from '../../../platform/state/game.ts'
import { sound } from '../../../sound/sound.ts'
import { PrizeChips } from '../../../stage/pictures/prize-chips.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Celebration } from '../../../ui/layers/celebration.tsx'
import { Dialog } from '../../../ui/layers/dialog.tsx'
import { showToast } from '../../../ui/layers/show-toast.ts'
import { closePlace } from '../walk/road-state.ts'
import { settleDown } from '../walk/save-position.ts'
import styles from './raid-head.module.css'

/** The way home from a place apart: with the prize once its guardian is beaten, and at any time without. */
export function ApartFoot() {
  const place = useGame(({ player }) => placeApart(player?.worldType ?? 'main'))
  return place === null ? <PrizeCelebration /> : <WayHome />
}

function WayHome() {
  const { t } = useTranslation(['portal', 'common'])
  const isWon = useGame(({ player }) => player?.stepsLeft === 0)
  const [isAsked, setIsAsked] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  useEffect(() => (isAsked ? openLayer(() => setIsAsked(false)) : undefined), [isAsked])
  const leave = async () => {
    setIsBusy(true)
    await settleDown()
    const home = await goHome()
    setIsBusy(false)
    if (home === null) return
    sound.effect(home.prize === null ? 'portal' : 'chest')
    if (home.prize === null) showToast({ text: t('leave.back'), icon: 'map' })
    setIsAsked(false)
    closePlace()
  }
  if (isWon)
    return (
      <Button colour="green" size="big" icon="chest" shining busy={isBusy} onClick={() => void leave()}>
        {t('leave.prize')}
      </Button>
    )
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
          <Button colour="green" icon="back" busy={isBusy} onClick={() => void leave()}>
            {t('leave.go')}
          </Button>
        </div>
      </Dialog>
    </>
  )
}

/** What was carried home. */
function PrizeCelebration() {
  const prize = usePrize((state) => state.prize)
  return prize === null ? null : <Rejoicing prize={prize} />
}

function Rejoicing({ prize }: { prize: NonNullable<ReturnType<typeof usePrize.getState>['prize']> }) {
  const { t } = useTranslation(['portal', 'common', 'player', 'tasks', 'things'])
  return (
    <Celebration
      open
      onClose={prizeSeen}
      title={t(`place.${prize.place}.name`)}
      text={t('leave.thanks')}
      icon="chest"
      actionLabel={t('common:button.close')}
    >
      <PrizeChips prize={prize.reward} />
    </Celebration>
  )
}
