import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HelpButton } from '../../../platform/pages/help-button.tsx'
import { openLayer } from '../../../platform/pages/overlays.ts'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import { ConfirmDialog } from '../../../ui/layers/confirm-dialog.tsx'
import { Ribbon } from '../../../ui/surfaces/ribbon.tsx'
import { giveUp, setAuto } from '../play/moves.ts'
import { usePlay } from '../play/play-state.ts'
import { RaidBest, RaidSky } from '../raid/raid-sky.tsx'
import styles from './battle-bars.module.css'
import { SpeedChoice } from './speed-choice.tsx'
import { useCover } from './use-cover.ts'

/** Round, speed, help, and the way out; over a raid also its sky. */
export function BattleTop() {
  const bar = useCover('top')
  const isRaid = usePlay((state) => state.isRaid)
  return (
    <div ref={bar} className={styles.head}>
      <div className={styles.top}>
        <GiveUp />
        <Round />
        <SpeedChoice />
        <HelpButton page="battle" />
        {!isRaid && <Auto />}
      </div>
      {isRaid && (
        <>
          <RaidSky />
          <RaidBest />
        </>
      )}
    </div>
  )
}

function Auto() {
  const { t } = useTranslation('battle')
  const auto = usePlay((state) => state.auto)
  return (
    <IconButton
      icon="auto"
      size="small"
      label={t('auto')}
      colour={auto ? 'yellow' : 'blue'}
      aria-pressed={auto}
      sound="toggle"
      onClick={() => setAuto(!auto)}
    />
  )
}

export function Round() {
  const { t } = useTranslation('battle')
  const round = usePlay((state) => state.round)
  const most = usePlay((state) => (state.isRaid ? state.roundLimit : null))
  return (
    <h1 className={styles.round}>
      <Ribbon size="small">{most === null ? t('round', { round }) : t('round-of', { round, most })}</Ribbon>
    </h1>
  )
}

function GiveUp() {
  const { t } = useTranslation('battle')
  const [asked, setAsked] = useState(false)
  const ended = usePlay((state) => state.ending !== null)
  const isRaid = usePlay((state) => state.isRaid)
  const isOpen = asked && !ended
  useEffect(() => (isOpen ? openLayer(() => setAsked(false)) : undefined), [isOpen])
  return (
    <>
      <IconButton
        icon="flag"
        size="small"
        colour="red"
        label={t('give-up.button')}
        sound="open"
        onClick={() => setAsked(true)}
      />
      <ConfirmDialog
        open={isOpen}
        title={t('give-up.title')}
        confirmLabel={t('give-up.confirm')}
        confirmColour="red"
        confirmIcon="flag"
        cancelLabel={t('give-up.cancel')}
        onConfirm={() => {
          setAsked(false)
          void giveUp()
        }}
        onCancel={() => setAsked(false)}
      >
        {t(isRaid ? 'give-up.raid-text' : 'give-up.text')}
      </ConfirmDialog>
    </>
  )
}
