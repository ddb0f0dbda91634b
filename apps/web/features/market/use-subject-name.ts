import type { ListingView } from '@skystair/contract/market.ts'
import { useTranslation } from 'react-i18next'

/** What a listing is called: a thing by its name, resources with their number. */
export function useSubjectName(): (listing: Pick<ListingView, 'section' | 'subject' | 'amount'>) => string {
  const { t } = useTranslation(['market', 'things', 'player'])
  return ({ section, subject, amount }) =>
    section === 'artifact'
      ? t(`things:name.artifact.${subject as 'oak-shield'}`)
      : t('lot', { name: t(`player:resource.name.${subject as 'gold'}`), amount })
}
