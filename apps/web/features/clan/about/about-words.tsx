import { useTranslation } from 'react-i18next'
import { Formatted } from '../../../platform/messages/formatted.tsx'

/** What a clan says of itself; one that has said nothing yet says what every clan begins with. */
export function AboutWords({ about }: { about: string | null }) {
  const { t } = useTranslation('clan')
  if (about !== null) return <Formatted text={about} />
  return (
    <>
      <p>{t('about.default.first')}</p>
      <p>{t('about.default.second')}</p>
      <p>{t('about.default.third')}</p>
    </>
  )
}
