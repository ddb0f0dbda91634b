import type { ClanInfo, Participant } from '@skystair/contract/clan-view.ts'
import { useTranslation } from 'react-i18next'
import { useSpokenNumber } from '../../../platform/language/use-spoken-number.ts'
import { Banner } from '../../../platform/people/banner.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Progress } from '../../../ui/numbers/progress.tsx'
import styles from './members-head.module.css'

/** How many there are and may be, who is here now, and how strong all are together. */
export function MembersHead({ clan, members }: { clan: ClanInfo; members: readonly Participant[] }) {
  const { t } = useTranslation(['clan', 'common'])
  const { number } = useSpokenNumber()
  const online = members.filter(({ player }) => player.online).length
  const power = members.reduce((sum, { player }) => sum + player.power, 0)
  const { membersCurr: count, membersMax: most, level, theme } = clan
  return (
    <div className={styles.head}>
      <Banner theme={theme} size={3.75} level={{ value: level, label: t('level', { level }) }} />
      <div className={styles.main}>
        <p className={styles.words}>
          <strong>{t('members.count', { count, most })}</strong>
          <span className={styles.online}>{t('members.online-now', { online })}</span>
        </p>
        <Progress label={t('members.places')} size="thin" value={count} max={most} />
      </div>
      <p className={styles.power}>
        <Icon name="swords" size={1.75} />
        <span>
          <span className={styles.what}>{t('members.clan-power')}</span>
          <strong>{number(power)}</strong>
        </span>
      </p>
    </div>
  )
}
