import { lookUp } from '@skystair/contract/console.ts'
import type { PlayerCard } from '@skystair/contract/moderation.ts'
import { shortNumber } from '@skystair/rules/format/short-number.ts'
import { currencies } from '@skystair/rules/wallet/wallet.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ask } from '../../platform/ask.ts'
import { closeOverlay } from '../../platform/overlays.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Parchment } from '../../ui/parchment.tsx'
import styles from './console.module.css'
import { Deeds } from './deeds.tsx'
import { History } from './history.tsx'
import { useMoment } from './use-moment.ts'

/** All that a keeper may know of a player, and do about them. */
export default function CardOverlay({ subject }: { subject: string }) {
  const { t } = useTranslation(['console', 'rating', 'common'])
  const id = /^[1-9]\d{0,15}$/.test(subject) ? Number(subject) : null
  const queries = useQueryClient()
  const { data, isPending } = useQuery({
    queryKey: ['console', 'card', id],
    queryFn: () => ask(lookUp, { params: { id: id ?? 1 } }),
    enabled: id !== null,
    retry: false,
    staleTime: 0,
  })
  return (
    <Dialog
      open
      tall
      size="wide"
      colour="blue"
      onClose={closeOverlay}
      closeLabel={t('common:button.close')}
      title={data?.name ?? t('common:unknown-player')}
    >
      <Parchment className={styles.paper ?? ''}>
        {isPending && id !== null && <p role="status">{t('common:loading')}</p>}
        {data === undefined && !isPending && (
          <EmptyState icon="people" title={t('rating:profile.not-found')} />
        )}
        {data !== undefined && (
          <>
            <Facts card={data} />
            <Deeds card={data} onDone={() => void queries.invalidateQueries({ queryKey: ['console'] })} />
            <History playerId={data.id} />
          </>
        )}
      </Parchment>
    </Dialog>
  )
}

function Facts({ card }: { card: PlayerCard }) {
  const { t } = useTranslation(['console', 'player', 'common'])
  const moment = useMoment()
  const short = (value: number) => shortNumber(value, t('common:number.decimal-mark'))
  const facts: [string, string | number][] = [
    [t('card.id'), card.id],
    [t(`player:access.${card.accessLevel}`), t(`common:language.${card.lang}`)],
    [t('card.level'), card.level],
    [t('card.stair'), card.bestVictoryStair],
    [t('card.power'), short(card.power)],
    [t('card.since'), moment(card.createdAt)],
    [t('card.seen'), card.seenAt === null ? t('card.never') : moment(card.seenAt)],
    ...currencies
      .filter((currency) => (card.wallet[currency] ?? 0) > 0)
      .map((currency): [string, string] => [
        t(`player:resource.name.${currency}`),
        short(card.wallet[currency] ?? 0),
      ]),
  ]
  return (
    <>
      {card.ban !== null && (
        <p className={styles.banned}>
          {t('card.silent', {
            reason: t(`player:ban.reason.${card.ban.reason}`),
            until: moment(card.ban.until),
          })}
        </p>
      )}
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
