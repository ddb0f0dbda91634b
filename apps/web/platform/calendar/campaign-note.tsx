import type { CampaignType } from '@skystair/rules/calendar/campaign.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { askAgain } from '../server/ask-again.ts'
import styles from './campaign-note.module.css'
import { useCampaignWords } from './campaign-words.ts'
import { familyOf } from './family.ts'
import { runningKey, useCampaignNow } from './running.ts'
import { TimeLeft } from './time-left.tsx'

type Properties = { type: Exclude<CampaignType, 'NO'>; children?: ReactNode }

/** A strip where a campaign is used: what it is, and how long still. Nothing while it does not run. */
export function CampaignNote({ type, children = null }: Properties) {
  const queries = useQueryClient()
  const words = useCampaignWords()
  const campaign = useCampaignNow(type)
  if (campaign === null) return null
  return (
    <section className={styles.note} data-family={familyOf(type)} aria-label={words.name(type)}>
      <span className={styles.words}>
        <b className={styles.name}>{words.name(type)}</b>
        <span>{words.about(type, campaign.contents)}</span>
      </span>
      {children}
      <TimeLeft endsAt={campaign.endsAt} onEnd={() => void askAgain(queries, runningKey)} />
    </section>
  )
}
