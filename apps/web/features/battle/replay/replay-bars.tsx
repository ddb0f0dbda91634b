import { shortNumber } from '@skystair/rules/format/short-number.ts'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { closeOverlay } from '../../../platform/pages/overlays.ts'
import type { Replay } from '../../../platform/state/battle-state.ts'
import { showScene } from '../../../stage/game/show-scene.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import plank from '../../../ui/surfaces/plank.module.css'
import { classes } from '../../../ui/theme/classes.ts'
import styles from '../bars/battle-bars.module.css'
import { Round } from '../bars/battle-top.tsx'
import { SpeedChoice } from '../bars/speed-choice.tsx'
import { useCover } from '../bars/use-cover.ts'
import { usePlay } from '../play/play-state.ts'
import { WatchedPool } from '../raid/raid-sky.tsx'

/** What a finished battle is watched with. */
export function ReplayBars({ replay }: { replay: Replay }) {
  const { t } = useTranslation('battle')
  const top = useCover('top')
  const foot = useCover('bottom')
  const isRaid = usePlay((state) => state.isRaid)
  const paused = usePlay((state) => state.paused)
  const shown = usePlay((state) => state.chronicle.length)
  const isOver = usePlay((state) => state.pending === null && state.chronicle.length > 0)
  useSpaceBar()
  return (
    <>
      <div ref={top} className={styles.head}>
        <div className={classes(plank.plank, plank.beads, styles.top)} data-wood>
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
        {isRaid && <WatchedPool />}
      </div>
      <section ref={foot} className={styles.foot} aria-label={t('replay.title')}>
        <p className={styles.prompt} role="status">
          {isOver ? <Ended {...replay} /> : t('replay.title')}
        </p>
        <div className={styles.row}>
          <div className={styles.actions}>
            <Button size="small" icon="back" disabled={shown === 0} onClick={() => void showScene('battle')}>
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

/** Nobody beats the boss of a raid alone: what counts is what was dealt. In the arena it is no stair that holds. */
function Ended({ ending: { type, winner, dealt } }: Replay) {
  const { t } = useTranslation(['battle', 'common'])
  if (type === 'MULTI')
    return t('replay.dealt', { dealt: shortNumber(dealt, t('common:number.decimal-mark')) })
  if (winner === 'player') return t('replay.won')
  return t(type === 'ARENA' ? 'replay.held' : 'replay.lost')
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
