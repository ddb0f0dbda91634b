import type { ReplyOf } from '@skystair/contract/call.ts'
import { startVideo } from '@skystair/contract/referral.ts'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWait } from '../../platform/language/use-duration.ts'
import { closeOverlay } from '../../platform/pages/overlays.ts'
import { act } from '../../platform/server/act.ts'
import { now } from '../../platform/state/game.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { Countdown } from '../../ui/numbers/timer-bar.tsx'
import { Parchment } from '../../ui/surfaces/parchment.tsx'
import styles from './film-overlay.module.css'
import { SponsorsSlide } from './sponsors-slide.tsx'

type Film = ReplyOf<typeof startVideo> & { readonly endsAt: number }

type Properties = {
  text: string
  /** What it is worth, beside the button. */
  prize: ReactNode
  isBusy: boolean
  /** The film is over; answers whether its ticket was used. */
  onOver: (ticket: string) => Promise<boolean>
  children?: ReactNode
}

/** A word from our sponsor, who is ourselves. */
export function FilmDialog({ text, prize, isBusy, onOver, children }: Properties) {
  const { t } = useTranslation(['bank', 'common'])
  const [film, setFilm] = useState<Film | null>(null)
  const [isOver, setIsOver] = useState(false)
  const [isStarting, setIsStarting] = useState(false)

  async function start() {
    setIsStarting(true)
    const begun = await act(startVideo, {})
    setIsStarting(false)
    if (begun === null) return
    setIsOver(false)
    setFilm({ ...begun, endsAt: now() + begun.seconds * 1000 })
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
          <Button colour="green" shining busy={isStarting} note={prize} onClick={() => void start()}>
            {t('film.start')}
          </Button>
        ) : isOver ? (
          <Button
            colour="green"
            shining
            busy={isBusy}
            note={prize}
            onClick={() => void onOver(film.ticket).then((used) => used && setFilm(null))}
          >
            {t('film.over')}
          </Button>
        ) : null
      }
    >
      <Parchment className={styles.paper}>
        {film === null ? (
          <p className={styles.text}>{text}</p>
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
      {children}
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
