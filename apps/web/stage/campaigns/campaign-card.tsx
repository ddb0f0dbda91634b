import type { CalendarKind } from '@skystair/rules/calendar/kind.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type Contents, useCampaignWords } from '../../platform/calendar/campaign-words.ts'
import { familyOf } from '../../platform/calendar/family.ts'
import styles from './campaign-card.module.css'
import { CampaignPicture } from './campaign-picture.tsx'

type Properties = {
  kind: CalendarKind
  contents: Contents
  isNew?: boolean
  /** How long it still lasts. */
  time: ReactNode
  /** The way to where it is used. */
  button?: ReactNode
}

/** What runs now: who or what, what it gives, how long still, and the way there. */
export function CampaignCard({ kind, contents, isNew = false, time, button = null }: Properties) {
  const { t } = useTranslation('calendar')
  const words = useCampaignWords()
  return (
    <article className={styles.card} data-family={familyOf(kind)} aria-label={words.name(kind)}>
      <CampaignPicture kind={kind} contents={contents} />
      <div className={styles.words}>
        <h3 className={styles.name}>{words.name(kind)}</h3>
        <p className={styles.about}>{words.about(kind, contents)}</p>
      </div>
      <div className={styles.foot}>
        <span className={styles.time}>{time}</span>
        {button !== null && <span className={styles.deeds}>{button}</span>}
      </div>
      {isNew && <span className={styles.new}>{t('new')}</span>}
    </article>
  )
}
