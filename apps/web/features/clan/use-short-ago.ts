import { durationParts } from '@skystair/rules/format/duration-parts.ts'
import { useTranslation } from 'react-i18next'
import { now } from '../../platform/state/game.ts'

const minute = 60_000

/** Says roughly how long ago a moment was, where there is little room: «2 ч назад». */
export function useShortAgo(): (moment: number) => string {
  const { t } = useTranslation('common')
  return (moment) => {
    const [part] = durationParts(Math.max(minute, now() - moment))
    return part === undefined
      ? t('time.now')
      : // It is read at once or not at all: no line ends inside it.
        t('time.ago', { time: t(`short-duration.${part.unit}`, { count: part.count }) }).replaceAll(
          ' ',
          '\u00a0',
        )
  }
}
