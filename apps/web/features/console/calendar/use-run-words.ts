import type { AudienceView, RunView } from '@skystair/contract/calendar.ts'
import { useTranslation } from 'react-i18next'
import { useCampaignWords } from '../../../platform/calendar/campaign-words.ts'
import { useSpanWords } from './use-span-words.ts'

/** What an entry of the calendar says of itself at the keepers' desk. */
export function useRunWords() {
  const { t } = useTranslation(['calendar', 'common'])
  const words = useCampaignWords()
  const spanOf = useSpanWords()
  const name = ({ kind, clock, recurs, contents: { hero } }: RunView): string => {
    const who = hero === undefined ? '' : `: ${words.said('hero', hero)}`
    return `${clock === 'local' ? '⌂ ' : ''}${words.name(kind)}${who}${recurs ? ' ↻' : ''}`
  }
  const span = ({ startsAt, endsAt }: Pick<RunView, 'startsAt' | 'endsAt'>): string =>
    startsAt === null || endsAt === null ? t('desk.always') : spanOf({ startsAt, endsAt })
  const audience = (to: AudienceView): string => {
    const parts = [
      ...to.languages.map((language) => t(`common:language.${language}`)),
      ...to.sources.map((source) => t(`source.${source}`)),
      ...(to.levelFrom === null ? [] : [t('desk.audience.level-from', { level: to.levelFrom })]),
      ...(to.levelTo === null ? [] : [t('desk.audience.level-to', { level: to.levelTo })]),
      ...(to.stairFrom === null ? [] : [t('desk.audience.stair-from', { stair: to.stairFrom })]),
      ...(to.stairTo === null ? [] : [t('desk.audience.stair-to', { stair: to.stairTo })]),
    ]
    return parts.length === 0 ? t('desk.audience.everybody') : parts.join(', ')
  }
  /** Its contents by name: the console may know of more than these words do. */
  const label = (content: string): string => t(`content.${content as 'percent'}`)
  const contents = (run: Pick<RunView, 'contents'>): string =>
    Object.entries(run.contents)
      .map(([key, value]) => `${label(key)}: ${words.said(key, value)}`)
      .join(', ')
  const about = (run: RunView): string =>
    [
      audience(run.audience),
      contents(run),
      run.recurs ? t('desk.recurs') : '',
      run.changed === null ? '' : t(`desk.${run.changed}`),
    ]
      .filter(Boolean)
      .join(', ')
  return { name, span, audience, contents, label, about }
}
