import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HelpButton } from '../../../platform/pages/help-button.tsx'
import { openLayer } from '../../../platform/pages/overlays.ts'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import { ConfirmDialog } from '../../../ui/layers/confirm-dialog.tsx'
import { Ribbon } from '../../../ui/surfaces/ribbon.tsx'
import { giveUp, setAuto } from '../play/moves.ts'
import { usePlay } from '../play/play-state.ts'
import styles from './battle-bars.module.css'
import { SpeedChoice } from './speed-choice.tsx'
import { useCover } from './use-cover.ts'

/** Round, speed, help, auto, and the way out. */
export function BattleTop() {
  const { t } = useTranslation('battle')
  const auto = usePlay((state) => state.auto)
  const bar = useCover('top')
  return (
    <div ref={bar} className={styles.top}>
      <GiveUp />
      <Round />
      <SpeedChoice />
      <HelpButton page="battle" />
      <IconButton
        icon="auto"
        size="small"
        label={t('auto')}
        colour={auto ? 'yellow' : 'blue'}
        aria-pressed={auto}
        sound="toggle"
        onClick={() => setAuto(!auto)}
      />
    </div>
  )
}

export function Round() {
  const { t } = useTranslation('battle')
  const round = usePlay((state) => state.round)
  return (
    <h1 className={styles.round}>
      <Ribbon size="small">{t('round', { round })}</Ribbon>
    </h1>
  )
}

function GiveUp() {
  const { t } = useTranslation('battle')
  const [asked, setAsked] = useState(false)
  const ended = usePlay((state) => state.ending !== null)
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
        {t('give-up.text')}
      </ConfirmDialog>
    </>
  )
}
