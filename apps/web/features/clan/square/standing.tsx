import type { ReplyOf } from '@skystair/contract/call.ts'
import type { invitations } from '@skystair/contract/clan.ts'
import { useTranslation } from 'react-i18next'
import { useWait } from '../../../platform/language/use-duration.ts'
import { now, useGame } from '../../../platform/state/game.ts'
import { Progress } from '../../../ui/numbers/progress.tsx'
import { Countdown } from '../../../ui/numbers/timer-bar.tsx'
import styles from './square.module.css'

export type Participation = ReplyOf<typeof invitations>

type Properties = { participation: Participation; onFree: () => void }

/** What is in the way of a clan: a level to reach, or a day of rest. Nothing is said where nothing is. */
export function Standing({ participation: { state, freeAt, joinLevel }, onFree }: Properties) {
  const { t } = useTranslation('clan')
  const wait = useWait()
  const level = useGame((game) => game.player?.level ?? 0)
  if (state === 'NOT_ENLIGHTENED')
    return (
      <div className={styles.standing}>
        <p>{t('square.level', { level: joinLevel })}</p>
        <Progress
          label={t('square.level-label')}
          value={level}
          max={joinLevel}
          text={t('square.level-of', { level, most: joinLevel })}
        />
      </div>
    )
  if (state === 'NOT_AVAILABLE' && freeAt !== null)
    return (
      <p className={styles.standing}>
        {t('square.rest')}{' '}
        <Countdown
          endsAt={freeAt}
          now={now}
          format={(left) => t('square.rest-left', { time: wait(left) })}
          onEnd={onFree}
        />
      </p>
    )
  return null
}

/** Whether a clan may be joined or founded right now. */
export const mayJoin = ({ state }: Participation): boolean =>
  state === 'AVAILABLE' || state === 'ACCEPTED_TO_CLAN'
