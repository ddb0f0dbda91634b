import { useTranslation } from 'react-i18next'

/** What happened to a payment and why; what this page does not know yet is told as the server calls it. */
export function usePaymentWords() {
  const { t, i18n } = useTranslation('console')
  return (kind: 'event' | 'why', told: string): string => {
    const key = `payments.${kind}.${told}`
    return i18n.exists(`console:${key}`) ? t(key as 'payments.event.started') : told
  }
}
