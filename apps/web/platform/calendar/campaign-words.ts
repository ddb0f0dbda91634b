import { type CalendarKind, isCampaign, isEvent } from '@skystair/rules/calendar/kind.ts'
import { useTranslation } from 'react-i18next'

export type Contents = Readonly<Record<string, string | number>>

const saleKinds = /^MYTH_(\d+)$/

/** What an entry of the calendar is called, and what it gives. */
export function useCampaignWords() {
  const { t } = useTranslation(['calendar', 'creatures', 'shop'])
  /** A value of its contents as the game calls it. */
  const said = (name: string, value: string | number): string => {
    if (name === 'hero') return t(`creatures:hero.${value as 'wanderer'}`)
    return name === 'booster' ? t(`shop:booster.name.${value as 'experience'}`) : String(value)
  }
  const name = (kind: CalendarKind): string => {
    if (isCampaign(kind)) return t(`campaign.${kind}.name`)
    if (isEvent(kind)) return t(`event.${kind}.name`)
    if (kind === 'FIRST_HERO' || kind === 'GEMS_X2') return t(`sale.${kind}`)
    return t('sale.name', { percent: saleKinds.exec(kind)?.[1] ?? '' })
  }
  const about = (kind: CalendarKind, contents: Contents): string => {
    if (kind === 'FIRST_HERO' || kind === 'GEMS_X2') return t(`sale.${kind}-about`)
    if (isEvent(kind)) return t(`event.${kind}.about`)
    if (!isCampaign(kind)) return t('sale.about')
    const values = Object.entries(contents).map(([key, value]) => [key, said(key, value)])
    return t(`campaign.${kind}.about`, Object.fromEntries(values))
  }
  const go = (kind: CalendarKind): string => {
    if (isCampaign(kind)) return t(`campaign.${kind}.go`)
    return isEvent(kind) ? t('event-go') : t('sale.go')
  }
  return { name, about, go, said }
}
