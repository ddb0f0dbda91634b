import { useTranslation } from 'react-i18next'

/** Places and sums in the reader's way of writing them. */
export function usePlaceWords() {
  const { t, i18n } = useTranslation('arena')
  const { format } = new Intl.NumberFormat(i18n.language, { useGrouping: true })
  return { number: format, place: (position: number) => t('place', { position: format(position) }) }
}
