import { VIDEOS } from '@skystair/content/bank/referral.data.ts'
import type { ReplyOf } from '@skystair/contract/call.ts'
import { startVideo, takeVideo } from '@skystair/contract/referral.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWait } from '../../platform/language/use-duration.ts'
import { closeOverlay } from '../../platform/pages/overlays.ts'
import { act } from '../../platform/server/act.ts'
import { now } from '../../platform/state/game.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { Countdown } from '../../ui/numbers/timer-bar.tsx'
import { Parchment } from '../../ui/surfaces/parchment.tsx'
import styles from './film-overlay.module.css'
import { GainCelebration } from './gain-celebration.tsx'
import { SponsorsSlide } from './sponsors-slide.tsx'
import { useGain } from './use-gain.ts'

type Film = ReplyOf<typeof startVideo> & { readonly endsAt: number }

/** A word from our sponsor, who is ourselves: seen to its end it is worth a few emeralds. */
export default function FilmOverlay() {
  const { t } = useTranslation(['bank', 'common'])
  const [film, setFilm] = useState<Film | null>(null)
  const [isOver, setIsOver] = useState(false)
  const [isStarting, setIsStarting] = useState(false)
  const { isBusy, emeralds, gain, close } = useGain()

  async function start() {
    setIsStarting(true)
    const begun = await act(startVideo, {})
    setIsStarting(false)
    if (begun === null) return
    setIsOver(false)
    setFilm({ ...begun, endsAt: now() + begun.seconds * 1000 })
  }

  async function take({ ticket }: Film) {
    if ((await gain(() => act(takeVideo, { body: { ticket } }))) !== null) setFilm(null)
  }

  return (
    <Dialog
      open
      colour="purple"
      onClose={closeOverlay}
      title={t('film.title')}
      closeLabel={t('common:button.close')}
      footer={
        film === null ? (
          <Button colour="green" shining busy={isStarting} note={<Prize />} onClick={() => void start()}>
            {t('film.start')}
          </Button>
        ) : isOver ? (
          <Button colour="green" shining busy={isBusy} note={<Prize />} onClick={() => void take(film)}>
            {t('film.over')}
          </Button>
        ) : null
      }
    >
      <Parchment className={styles.paper}>
        {film === null ? (
          <p className={styles.text}>{t('film.text')}</p>
        ) : (
          <>
            <SponsorsSlide place={film.left} />
            <p className={styles.left}>
              {!isOver && <Clock endsAt={film.endsAt} onEnd={() => setIsOver(true)} />}
              {t('film.left', { count: film.left })}
            </p>
          </>
        )}
      </Parchment>
      <GainCelebration
        emeralds={emeralds}
        title={t('film.taken')}
        text={t('film.taken-text')}
        actionLabel={t('friends.glad')}
        onClose={close}
      />
    </Dialog>
  )
}

function Clock({ endsAt, onEnd }: { endsAt: number; onEnd: () => void }) {
  const { t } = useTranslation('bank')
  const wait = useWait()
  return (
    <Countdown
      endsAt={endsAt}
      now={now}
      format={(left) => t('film.ends', { time: wait(left) })}
      onEnd={onEnd}
    />
  )
}

function Prize() {
  const { t } = useTranslation('bank')
  return (
    <span className={styles.prize}>
      +{VIDEOS.emeralds} <Icon name="emerald" size={1.125} label={t('film.prize')} />
    </span>
  )
}
