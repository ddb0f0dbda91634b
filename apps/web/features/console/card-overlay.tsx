import { lookUp } from '@skystair/contract/console.ts'
import type { PlayerCard } from '@skystair/contract/moderation.ts'
import { shortNumber } from '@skystair/rules/format/short-number.ts'
import { currencies } from '@skystair/rules/wallet/wallet.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { PageDialog } from '../../platform/pages/page-dialog.tsx'
import { PagePaper } from '../../platform/pages/page-paper.tsx'
import { ask } from '../../platform/server/ask.ts'
import { askAgain } from '../../platform/server/ask-again.ts'
import { numberOf, useSubject } from '../../platform/server/use-subject.ts'
import { Facts } from '../../ui/surfaces/facts.tsx'
import styles from './console.module.css'
import { Deeds } from './deeds.tsx'
import { History } from './history.tsx'
import { PlayerPayments } from './player-payments.tsx'
import { PlayerReferral } from './player-referral.tsx'
import { useMoment } from './use-moment.ts'

/** All that a keeper may know of a player, and do about them. */
export default function CardOverlay({ subject }: { subject: string }) {
  const { t } = useTranslation(['console', 'rating', 'common'])
  const id = numberOf(subject)
  const queries = useQueryClient()
  const { data, asked } = useSubject(
    ['console', 'card', id],
    id === null ? null : () => ask(lookUp, { params: { id } }),
  )
  return (
    <PageDialog colour="blue" title={data ? (data.name ?? t('common:unknown-player')) : t('card.title')}>
      <PagePaper
        asked={asked}
        empty={data === undefined && { icon: 'people', title: t('rating:profile.not-found') }}
      >
        {data !== undefined && (
          <>
            <Known card={data} />
            <Deeds card={data} onDone={() => void askAgain(queries, ['console'])} />
            <PlayerPayments playerId={data.id} />
            <PlayerReferral playerId={data.id} />
            <History playerId={data.id} />
          </>
        )}
      </PagePaper>
    </PageDialog>
  )
}

function Known({ card }: { card: PlayerCard }) {
  const { t } = useTranslation(['console', 'player', 'common'])
  const moment = useMoment()
  const short = (value: number) => shortNumber(value, t('common:number.decimal-mark'))
  const facts: [string, string | number][] = [
    [t('card.id'), card.id],
    [t('card.access'), t(`player:access.${card.accessLevel}`)],
    [t('card.language'), t(`common:language.${card.lang}`)],
    [t('card.level'), card.level],
    [t('card.stair'), card.bestVictoryStair],
    [t('card.power'), short(card.power)],
    [t('card.since'), moment(card.createdAt)],
    [
      t('card.seen'),
      card.seenAt === null ? t('card.never') : t('card.seen-at', { time: moment(card.seenAt) }),
    ],
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
      <div className={styles.known}>
        <Facts facts={facts} />
      </div>
    </>
  )
}
