import { chooseDiscount, type DiscountCards, portalDiscounts } from '@skystair/contract/portal.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWait } from '../../platform/language/use-duration.ts'
import { closeOverlay, replaceOverlay, useOverlays } from '../../platform/pages/overlays.ts'
import { PageDialog } from '../../platform/pages/page-dialog.tsx'
import { cardsKey, shopKey } from '../../platform/portal/portal-deeds.ts'
import { act } from '../../platform/server/act.ts'
import { ask } from '../../platform/server/ask.ts'
import { askAgain } from '../../platform/server/ask-again.ts'
import { now } from '../../platform/state/game.ts'
import { sound } from '../../sound/sound.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Countdown } from '../../ui/numbers/timer-bar.tsx'
import { EmptyState } from '../../ui/surfaces/empty-state.tsx'
import { Skeleton } from '../../ui/surfaces/skeleton.tsx'
import styles from './cards.module.css'

/** Three cards face down: one is turned, then all are seen. */
export default function PortalCardsOverlay() {
  const { t } = useTranslation(['portal', 'common'])
  const { data, isPending, isError } = useQuery({
    queryKey: cardsKey,
    queryFn: ({ signal }) => ask(portalDiscounts, {}, signal),
    staleTime: 0,
    retry: false,
  })
  return (
    <PageDialog title={t('cards.title')} colour="purple">
      <div className={styles.page}>
        {isPending && <Skeleton label={t('common:loading')} shape="card" count={3} />}
        {isError && <EmptyState icon="hourglass" title={t('refused.no-cards')} action={<ToShop />} />}
        {data !== undefined && <Table laid={data} />}
      </div>
    </PageDialog>
  )
}

function ToShop() {
  const { t } = useTranslation('portal')
  const isBelow = useOverlays(({ stack }) => stack.at(-2) === 'portal-shop')
  return (
    <Button
      colour="green"
      icon="shop"
      sound="open"
      onClick={() => (isBelow ? closeOverlay() : replaceOverlay('portal-shop'))}
    >
      {t('cards.to-shop')}
    </Button>
  )
}

function Table({ laid }: { laid: DiscountCards }) {
  const { t } = useTranslation('portal')
  const queries = useQueryClient()
  const wait = useWait()
  const [isBusy, setIsBusy] = useState(false)
  const { cards, chosen, until } = laid
  const turn = async (card: number) => {
    setIsBusy(true)
    const turned = await act(chooseDiscount, { query: { discount: card } })
    setIsBusy(false)
    if (turned === null) return void askAgain(queries, cardsKey)
    sound.effect('chest')
    queries.setQueryData(cardsKey, turned.cards)
    queries.setQueryData(shopKey, turned.shop)
  }
  const percent = chosen === null ? null : (cards[chosen] ?? null)
  return (
    <>
      <p className={styles.text}>
        {percent === null ? t('cards.text') : t('cards.good', { percent })}
        <Countdown endsAt={until} now={now} format={wait} onEnd={() => void askAgain(queries, cardsKey)} />
      </p>
      <ul className={styles.cards}>
        {cards.map((face, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card is known by where it lies
          <li key={place}>
            <button
              type="button"
              className={styles.card}
              data-turned={face !== null || undefined}
              data-mine={chosen === place || undefined}
              disabled={isBusy || chosen !== null}
              aria-label={labelOf(t, face, place, chosen)}
              onClick={() => void turn(place)}
            >
              <span className={styles.back} />
              <span className={styles.front}>{face !== null && t('key.off', { percent: face })}</span>
            </button>
          </li>
        ))}
      </ul>
      <Honesty laid={laid} />
      {chosen !== null && <ToShop />}
    </>
  )
}

function labelOf(
  t: ReturnType<typeof useTranslation<'portal'>>['t'],
  face: number | null,
  place: number,
  chosen: number | null,
): string {
  const number = place + 1
  if (face === null) return t('cards.card', { number })
  return t(chosen === place ? 'cards.mine' : 'cards.face', { number, percent: face })
}

/** What proves that nobody has laid them anew. */
function Honesty({ laid: { seal, seed, odds } }: { laid: DiscountCards }) {
  const { t, i18n } = useTranslation('portal')
  const written = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 })
  return (
    <section className={styles.honesty}>
      <p>{t('cards.honest')}</p>
      <dl>
        <dt>{t('cards.seal')}</dt>
        <dd>{seal}</dd>
        {seed !== null && (
          <>
            <dt>{t('cards.seed')}</dt>
            <dd>{seed}</dd>
          </>
        )}
      </dl>
      {odds.length > 0 && (
        <>
          <p>{t('cards.odds')}</p>
          <ul>
            {odds.map(({ percent, chance }) => (
              <li key={percent}>{t('cards.chance', { percent, chance: written.format(chance * 100) })}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
