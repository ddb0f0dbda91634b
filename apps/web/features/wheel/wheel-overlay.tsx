import { shortCurrency } from '@skystair/rules/format/short-currency.ts'
import { useTranslation } from 'react-i18next'
import { currencyIcons } from '../../platform/goods/currency-icons.ts'
import { openOverlay } from '../../platform/pages/overlays.ts'
import { PageScreen } from '../../platform/pages/page-screen.tsx'
import { useGame } from '../../platform/state/game.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ResourceBar } from '../../ui/numbers/resource-bar.tsx'
import { EmptyState } from '../../ui/surfaces/empty-state.tsx'
import { Parchment } from '../../ui/surfaces/parchment.tsx'
import { Skeleton } from '../../ui/surfaces/skeleton.tsx'
import { Booth } from './booth.tsx'
import { useWheel } from './wheel-state.ts'

const shown = ['gold', 'tickets', 'mithril'] as const

/** The wheel of fortune. */
export default function WheelOverlay() {
  const { t } = useTranslation(['wheel', 'common'])
  const { data, isPending, isError, refetch } = useWheel()
  return (
    <PageScreen title={t('title')} colour="red" top={<Beam />}>
      {isPending && <Skeleton shape="card" count={4} label={t('loading')} />}
      {isError && data === undefined && (
        <Parchment>
          <EmptyState
            icon="warning"
            title={t('common:no-answer')}
            action={<Button onClick={() => void refetch()}>{t('common:button.retry')}</Button>}
          />
        </Parchment>
      )}
      {data !== undefined && (data.open ? <Booth wheel={data} /> : <Closed level={data.fromLevel} />)}
    </PageScreen>
  )
}

function Beam() {
  const { t } = useTranslation(['player', 'common'])
  const player = useGame((state) => state.player)
  const mark = t('common:number.decimal-mark')
  return (
    <ResourceBar
      label={t('purse')}
      resources={shown.map((currency) => ({
        icon: currencyIcons[currency],
        label: t(`resource.name.${currency}`),
        value: player?.[currency] ?? 0,
        format: (value) => shortCurrency(currency, value, mark),
        ...(currency === 'mithril' && { onAdd: () => openOverlay('bank'), addLabel: t('resource.add') }),
      }))}
    />
  )
}

function Closed({ level }: { level: number }) {
  const { t } = useTranslation('wheel')
  return (
    <Parchment>
      <EmptyState icon="lock" title={t('title')} text={t('closed', { level })} />
    </Parchment>
  )
}
