import type { RaidView } from '@skystair/contract/raid.ts'
import { useTranslation } from 'react-i18next'
import { useDuration } from '../../../platform/language/use-duration.ts'
import { lookAtRaid } from '../../../platform/raid/raid-state.ts'
import { now } from '../../../platform/state/game.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import type { IconName } from '../../../ui/icons/icon-source.ts'
import { useTimeLeft } from '../../../ui/numbers/use-time-left.ts'
import styles from './raid-standing.module.css'

const pictures: Readonly<Record<RaidView['state'], IconName>> = {
  RAID_AVAILABLE: 'swords',
  IN_RAID: 'flag',
  RAID_WAITING: 'hourglass',
  RAID_CLOSED: 'lock',
}

/** How the player stands to the raid: each state has words of its own, and says until when. */
export function RaidStanding({ raid }: { raid: RaidView }) {
  const { t } = useTranslation('raid')
  const { state, closed, fromLevel, killer, outcome, own } = raid
  const key =
    state === 'RAID_CLOSED' && closed !== null ? (`closed.${closed}` as const) : (`state.${state}` as const)
  return (
    <section className={styles.standing} data-state={state}>
      <Icon name={pictures[state]} size={2.25} />
      <div>
        <h3>{t(`${key}.title`)}</h3>
        <p>{t(`${key}.text`, { level: fromLevel, name: killer?.name ?? '' })}</p>
        <Until raid={raid} />
        {own.dealt > 0 && outcome === null && <p className={styles.own}>{t('own', { count: own.fights })}</p>}
      </div>
    </section>
  )
}

function Until({ raid: { state, opensAt, endsAt, outcome } }: { raid: RaidView }) {
  if (state === 'RAID_WAITING' && opensAt !== null)
    return <Left key={opensAt} moment={opensAt} words="until.next" />
  if (state === 'RAID_CLOSED' && opensAt !== null)
    return <Left key={opensAt} moment={opensAt} words="until.opens" />
  return outcome === null ? <Left key={endsAt} moment={endsAt} words="until.ends" /> : null
}

type LeftProperties = { moment: number; words: 'until.next' | 'until.opens' | 'until.ends' }

function Left({ moment, words }: LeftProperties) {
  const { t } = useTranslation('raid')
  const duration = useDuration()
  const left = useTimeLeft(moment, now, () => void lookAtRaid())
  return (
    <p className={styles.until} role="timer">
      {t(words, { time: duration(left) })}
    </p>
  )
}
