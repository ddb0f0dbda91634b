import { type MetricName, type MetricPoint, metrics } from '@skystair/contract/console.ts'
import { shortNumber } from '@skystair/rules/format/short-number.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { PagePaper } from '../../platform/pages/page-paper.tsx'
import { ask } from '../../platform/server/ask.ts'
import styles from './console.module.css'

const lookEvery = 30_000
const tones: Readonly<Record<MetricName, 'plain' | 'good' | 'bad'>> = {
  online: 'plain',
  registrations: 'good',
  errors: 'bad',
  calls: 'plain',
}

/** The pulse of the game: now, and over the last day. */
export function Metrics() {
  const { t } = useTranslation(['console', 'common'])
  const asked = useQuery({
    queryKey: ['console', 'metrics'],
    queryFn: () => ask(metrics, {}),
    refetchInterval: lookEvery,
    staleTime: 0,
  })
  const { data } = asked
  const short = (value: number) => shortNumber(value, t('common:number.decimal-mark'))
  return (
    <PagePaper asked={asked}>
      {data !== undefined && (
        <>
          <div className={styles.figures}>
            {(
              [
                [t('metrics.online'), data.online],
                [t('metrics.players'), data.players],
                [t('metrics.waiting'), data.waitingCases],
              ] as const
            ).map(([name, value]) => (
              <p key={name} className={styles.figure}>
                <strong>{short(value)}</strong>
                {name}
              </p>
            ))}
          </div>
          <h3 className={styles.heading}>{t('metrics.day')}</h3>
          <div className={styles.charts}>
            {data.lines.map(({ name, points }) => (
              <Chart key={name} name={name} points={points} />
            ))}
          </div>
        </>
      )}
    </PagePaper>
  )
}

const height = 100

const momentOf = (at: number, language: string): string =>
  new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  }).format(at)

function Chart({ name, points }: { name: MetricName; points: readonly MetricPoint[] }) {
  const { t, i18n } = useTranslation(['console', 'common'])
  const short = (value: number) => shortNumber(value, t('common:number.decimal-mark'))
  const most = Math.max(0, ...points.map(({ value }) => value))
  const last = points.at(-1)?.value ?? 0
  const label = t(`metrics.line.${name}`)
  return (
    <figure className={styles.chart}>
      <figcaption>
        <span>{label}</span>
        <span>{short(last)}</span>
      </figcaption>
      {most > 0 && <span className={styles.most}>{short(most)}</span>}
      <svg
        viewBox={`0 0 ${points.length * 10} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('metrics.chart', { name: label, most: short(most), last: short(last) })}
      >
        {points.map(({ at, value }, index) => {
          const tall = value === 0 ? 1 : Math.max(3, (value / most) * height)
          return (
            <rect
              key={at}
              className={styles.bar}
              data-tone={tones[name]}
              x={index * 10 + 1}
              y={height - tall}
              width={8}
              height={tall}
            />
          )
        })}
      </svg>
      <span className={styles.zero}>0</span>
      {[points[0], points.at(-1)].map(
        (end) =>
          end !== undefined && (
            <time key={end.at} dateTime={new Date(end.at).toISOString()}>
              {momentOf(end.at, i18n.language)}
            </time>
          ),
      )}
    </figure>
  )
}
