import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Replay } from '../../platform/battle-state.ts'
import { closeOverlay } from '../../platform/overlays.ts'
import { showScene } from '../../stage/show-scene.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import styles from './battle-bars.module.css'
import { Round } from './battle-top.tsx'
import { usePlay } from './play-state.ts'
import { SpeedChoice } from './speed-choice.tsx'
import { useCover } from './use-cover.ts'

/** What a finished battle is watched with. */
export function ReplayBars({ replay }: { replay: Replay }) {
  const { t } = useTranslation('battle')
  const top = useCover('top')
  const foot = useCover('bottom')
  const paused = usePlay((state) => state.paused)
  const told = usePlay((state) => state.told.length)
  const isOver = usePlay((state) => state.pending === null && state.told.length > 0)
  useSpaceBar()
  return (
    <>
      <div ref={top} className={styles.top}>
        <IconButton
          icon="close"
          size="small"
          colour="red"
          label={t('replay.leave')}
          sound="close"
          onClick={closeOverlay}
        />
        <Round />
        <SpeedChoice />
      </div>
      <section ref={foot} className={styles.foot} aria-label={t('replay.title')}>
        <p className={styles.prompt} role="status">
          {isOver ? t(replay.ending.winner === 'player' ? 'replay.won' : 'replay.lost') : t('replay.title')}
        </p>
        <div className={styles.row}>
          <div className={styles.actions}>
            <Button size="small" icon="back" disabled={told === 0} onClick={() => void showScene('battle')}>
              {t('replay.again')}
            </Button>
            <Button
              size="small"
              colour="green"
              icon={paused ? 'forward' : 'hourglass'}
              disabled={isOver}
              aria-pressed={paused}
              onClick={togglePause}
            >
              {t(paused ? 'replay.go-on' : 'replay.pause')}
            </Button>
          </div>
        </div>
      </section>
    </>
  )
}

const togglePause = (): void => usePlay.setState(({ paused }) => ({ paused: !paused }))

/** The space bar pauses, as it does everywhere; on a button it presses the button. */
function useSpaceBar(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.code !== 'Space' || event.target !== document.body) return
      event.preventDefault()
      togglePause()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
