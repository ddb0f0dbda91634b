import { DELAYED } from '@skystair/content/chests/delayed-chests.data.ts'
import type { PlayerView } from '@skystair/contract/player-view.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChestPicture } from '../../../platform/chests/chest-picture.tsx'
import { clockLeft } from '../../../platform/chests/clock-left.ts'
import { useWait } from '../../../platform/language/use-duration.ts'
import { openOverlay } from '../../../platform/pages/overlays.ts'
import { now } from '../../../platform/state/game.ts'
import { usePressSound } from '../../../ui/controls/press-sound.ts'
import { useTimeLeft } from '../../../ui/numbers/use-time-left.ts'
import textStyles from '../../../ui/theme/text.module.css'
import styles from './chest-shelf.module.css'

type Chest = PlayerView['delayedChests']['chests'][number]

/** The chests that fell onto the road: what opens when, and how far the next one is. */
export function ChestShelf({ player: { delayedChests } }: { player: PlayerView }) {
  const { t } = useTranslation('chests')
  const play = usePressSound()
  const { victories, chests } = delayedChests
  if (victories === 0 && chests.length === 0) return null
  return (
    <button
      type="button"
      className={styles.shelf}
      onClick={() => {
        play('open')
        openOverlay('chests')
      }}
    >
      <span className={textStyles.hidden}>{t('shelf.label')}: </span>
      {chests.map((chest, place) => (
        <Waiting key={chest.id} chest={chest} begins={chests[place - 1]?.opensAt ?? null} />
      ))}
      {chests.length < DELAYED.places && <Pips victories={victories} />}
    </button>
  )
}

/** Whoever only looks on sees the next one begin when the one before has opened. */
function Waiting({ chest, begins }: { chest: Chest; begins: number | null }) {
  const { t } = useTranslation('chests')
  const wait = useWait()
  const [, setEnded] = useState(0)
  const opensAt = chest.opensAt ?? (begins === null ? null : begins + DELAYED.opensIn[chest.kind])
  const left = useTimeLeft(opensAt ?? now() + 1, now, () => setEnded((before) => before + 1))
  const isQueued = opensAt === null || (chest.opensAt === null && begins !== null && begins > now())
  const state = isQueued ? 'queued' : left === 0 ? 'open' : 'opening'
  const name = t(`kind.${chest.kind}`)
  return (
    <span className={styles.chest} data-state={state}>
      <span className={styles.picture}>
        <ChestPicture look={chest.kind} />
      </span>
      <span className={styles.time} aria-hidden="true">
        {state === 'open' ? t('shelf.open') : state === 'queued' ? t('shelf.waits') : clockLeft(left)}
      </span>
      <span className={textStyles.hidden}>
        {state === 'open'
          ? t('shelf.ready-now', { name })
          : state === 'queued'
            ? t('shelf.queued', { name })
            : t('shelf.opening', { name, time: wait(left) })}
      </span>
    </span>
  )
}

/** A lamp for every victory. */
function Pips({ victories }: { victories: number }) {
  const { t } = useTranslation('chests')
  const needed = DELAYED.victories
  return (
    <span className={styles.next}>
      <span className={styles.pips} aria-hidden="true">
        {Array.from({ length: needed }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a lamp has no identity but its place
          <i key={place} data-lit={place < victories || undefined} />
        ))}
      </span>
      <span className={textStyles.hidden}>
        {t('next.label')}: {t('next.victories', { victories, needed })}
      </span>
    </span>
  )
}
