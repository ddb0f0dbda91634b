import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Refused } from '../../../platform/server/ask.ts'
import { DeedForm } from '../deed-form.tsx'
import styles from './calendar-desk.module.css'

type Properties = {
  title: string
  isHarsh?: boolean
  /** Does it, with the reason for the log; says why it was refused. */
  perform: (note: string, onRefused: (refused: Refused) => void) => Promise<object | null>
  onClose: () => void
  onDone: () => void
  children: ReactNode
}

/** A change of the calendar. What the calendar cannot hold stays in the form, with the reason. */
export function CalendarDeed({ title, isHarsh = false, perform, onClose, onDone, children }: Properties) {
  const { t } = useTranslation('calendar')
  const [why, setWhy] = useState<string | null>(null)
  return (
    <DeedForm
      title={title}
      isHarsh={isHarsh}
      done={t('desk.done')}
      perform={(note) => {
        setWhy(null)
        return perform(note, ({ message }) => setWhy(message))
      }}
      onClose={onClose}
      onDone={onDone}
    >
      {children}
      {why !== null && (
        <p className={styles.refused} role="alert">
          {t('desk.refused', { reason: why })}
        </p>
      )}
    </DeedForm>
  )
}
