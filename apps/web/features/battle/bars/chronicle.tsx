import type { Event } from '@skystair/rules/battle/event.ts'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import textStyles from '../../../ui/theme/text.module.css'
import { usePlay } from '../play/play-state.ts'
import { useTelling } from './use-telling.ts'

/** Every event in words, for those who listen to the battle. */
export function Chronicle() {
  const { t } = useTranslation('battle')
  const chronicle = usePlay((state) => state.chronicle)
  const telling = useTelling()
  return (
    <div className={textStyles.hidden} role="log" aria-label={t('chronicle')}>
      {chronicle.map(({ place, event }) => (
        <Line key={place} event={event} telling={telling} />
      ))}
    </div>
  )
}

/** What has been told is not put into words again with every event that follows. */
const Line = memo(({ event, telling }: { event: Event; telling: (event: Event) => string }) => {
  const text = telling(event)
  return text === '' ? null : <p>{text}</p>
})
