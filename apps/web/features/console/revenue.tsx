import { exportPayments, revenue } from '@skystair/contract/bank.ts'
import type { ReplyOf } from '@skystair/contract/call.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePriceWords } from '../../platform/goods/use-price-words.ts'
import { PagePaper } from '../../platform/pages/page-paper.tsx'
import { ask } from '../../platform/server/ask.ts'
import { now } from '../../platform/state/game.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Select } from '../../ui/controls/select.tsx'
import styles from './console.module.css'

type Income = ReplyOf<typeof revenue>
const day = 86_400_000
const spans = ['1', '7', '30'] as const

/** What came in lately: by day, provider and product, who paid, what went back, and how high the payers stood. */
export function Revenue() {
  const { t } = useTranslation(['console', 'common'])
  const { price, number } = usePriceWords()
  const [span, setSpan] = useState<(typeof spans)[number]>('7')
  const asked = useQuery({
    queryKey: ['console', 'revenue', span],
    queryFn: () => ask(revenue, { query: spanOf(span) }),
    staleTime: 0,
  })
  const { data } = asked
  const roubles = (amount: number) => price({ money: 'RUB', amount })
  return (
    <PagePaper asked={asked}>
      <div className={styles.form}>
        <Select
          label={t('revenue.span')}
          value={span}
          options={spans.map((value) => ({ value, label: t('revenue.days', { count: Number(value) }) }))}
          onValueChange={setSpan}
        />
        <Download span={span} />
      </div>
      {data !== undefined && (
        <>
          <h3 className={styles.heading}>{t('revenue.sum')}</h3>
          <div className={styles.figures}>
            {(
              [
                ['sum', roubles(data.kopecks)],
                ['payers', number(data.payers)],
                ['players', number(data.players)],
                ['arpu', roubles(data.arpu)],
                ['arppu', roubles(data.arppu)],
                ['back', roubles(data.chargebacks.reduce((sum, { kopecks }) => sum + kopecks, 0))],
              ] as const
            ).map(([name, value]) => (
              <p key={name} className={styles.figure}>
                <strong>{value}</strong>
                {t(`revenue.${name}`)}
              </p>
            ))}
          </div>
          <Days days={data.days} />
          <h3 className={styles.heading}>{t('revenue.stairs')}</h3>
          <ul>
            {data.stairs.map(({ stair, payments, payers, kopecks }) => (
              <li key={stair} className={styles.entry}>
                <span>{t('revenue.stair', { stair, payments, payers })}</span>
                <span className={styles.amount}>{roubles(kopecks)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </PagePaper>
  )
}

const spanOf = (days: string) => ({ from: now() - Number(days) * day, to: now() })

function Days({ days }: Pick<Income, 'days'>) {
  const { t, i18n } = useTranslation('console')
  const { price, number } = usePriceWords()
  const dated = new Intl.DateTimeFormat(i18n.language, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  return (
    <>
      <h3 className={styles.heading}>{t('revenue.by-day')}</h3>
      {days.length === 0 && <p>{t('payments.none')}</p>}
      <ul>
        {days.map((one) => (
          <li key={`${one.day} ${one.provider} ${one.product} ${one.money}`} className={styles.entry}>
            <time dateTime={new Date(one.day).toISOString()}>{dated.format(one.day)}</time>
            <span>
              {t('revenue.line', {
                provider: one.provider,
                emeralds: number(one.emeralds),
                payments: one.payments,
              })}
            </span>
            <span className={styles.amount}>{price({ money: one.money, amount: one.amount })}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** All payments of these days in a file, page after page as the server gives them. */
function Download({ span }: { span: string }) {
  const { t } = useTranslation('console')
  const [busy, setBusy] = useState(false)
  async function download() {
    setBusy(true)
    const query = spanOf(span)
    const pages: string[] = []
    for (let end: string | null | undefined; end !== null; ) {
      const { csv, next } = await ask(exportPayments, { query: { ...query, ...(end && { page: end }) } })
      pages.push(csv)
      end = next
    }
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob(pages, { type: 'text/csv' }))
    link.download = 'payments.csv'
    link.click()
    URL.revokeObjectURL(link.href)
    setBusy(false)
  }
  return (
    <Button icon="down" busy={busy} onClick={() => void download()}>
      {t('revenue.csv')}
    </Button>
  )
}
