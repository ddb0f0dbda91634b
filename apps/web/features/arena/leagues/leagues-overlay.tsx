import { arenaLeagues } from '@skystair/contract/arena.ts'
import type { LeagueView } from '@skystair/contract/arena-view.ts'
import { leagueNamed } from '@skystair/rules/arena/leagues.ts'
import { shortCurrency } from '@skystair/rules/format/short-currency.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { currencyIcons } from '../../../platform/goods/currency-icons.ts'
import { PageDialog } from '../../../platform/pages/page-dialog.tsx'
import { PagePaper } from '../../../platform/pages/page-paper.tsx'
import { ask } from '../../../platform/server/ask.ts'
import { LeagueBadge } from '../../../stage/pictures/league-badge.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { arenaKey, useArena } from '../arena-state.ts'
import { leagueStyle } from '../league-colours.ts'
import { usePlaceWords } from '../use-place-words.ts'
import styles from './leagues-overlay.module.css'

type Amounts = LeagueView['most']

/** The nine leagues from the top: where they begin, what they pay, and the line on which one stands. */
export default function LeaguesOverlay() {
  const { t } = useTranslation('arena')
  const asked = useQuery({
    queryKey: [...arenaKey, 'leagues'],
    queryFn: ({ signal }) => ask(arenaLeagues, {}, signal),
    staleTime: 0,
  })
  return (
    <PageDialog title={t('league-page.title')} colour="blue">
      <PagePaper asked={asked}>
        <ol className={styles.leagues}>
          {asked.data?.leagues.map((league) => (
            <League key={league.league} league={league} isOwn={league.league === asked.data.own} />
          ))}
        </ol>
      </PagePaper>
    </PageDialog>
  )
}

function League({ league, isOwn }: { league: LeagueView; isOwn: boolean }) {
  const { t } = useTranslation('arena')
  return (
    <li className={styles.league} data-own={isOwn || undefined} style={leagueStyle(league.league)}>
      <LeagueBadge league={league.league} size={3.5} silent />
      <div className={styles.main}>
        <h3 className={styles.name}>{t(`leagues.${leagueNamed(league.league)}`)}</h3>
        <p className={styles.places}>
          <Places places={league.places} />
        </p>
        <Pay label={t('league-page.daily')} least={league.least} most={league.most} />
        {league.gift.length > 0 &&
          (league.passed ? (
            <p className={styles.note}>
              <Icon name="check" size={1.125} /> {t('league-page.passed')}
            </p>
          ) : (
            <Pay label={t('league-page.gift')} least={league.gift} most={league.gift} />
          ))}
        {league.cup && (
          <p className={styles.note}>
            <Icon name="trophy" size={1.125} /> {t('league-page.cup')}
          </p>
        )}
        {isOwn && <OwnLine />}
      </div>
    </li>
  )
}

function Places({ places }: { places: LeagueView['places'] }) {
  const { t } = useTranslation('arena')
  const { number } = usePlaceWords()
  if (places === null) return t('league-page.no-places')
  return places.from === places.to
    ? t('league-page.place', { from: number(places.from) })
    : t('league-page.places', { from: number(places.from), to: number(places.to) })
}

function Pay({ label, least, most }: { label: string; least: Amounts; most: Amounts }) {
  const { t } = useTranslation(['arena', 'player', 'common'])
  const mark = t('common:number.decimal-mark')
  const leastOf = (currency: Amounts[number]['currency']) =>
    least.find((one) => one.currency === currency)?.amount ?? 0
  return (
    <p className={styles.pay}>
      <span>{label}</span>
      {most.map(({ currency, amount }) => {
        const short = (value: number) => shortCurrency(currency, value, mark)
        const from = leastOf(currency)
        return (
          <span key={currency} className={styles.amount}>
            <Icon name={currencyIcons[currency]} size={1.375} label={t(`player:resource.name.${currency}`)} />
            {short(from) === short(amount)
              ? short(amount)
              : t('league-page.from-to', { least: short(from), most: short(amount) })}
          </span>
        )
      })}
    </p>
  )
}

/** Where one stands between the first and the last place of the league. */
function OwnLine() {
  const { t } = useTranslation('arena')
  const words = usePlaceWords()
  const standing = useArena().data?.arena.standing
  if (!standing) return <p className={styles.own}>{t('league-page.yours')}</p>
  return (
    <p className={styles.own}>
      {t('league-page.yours')}: {words.place(standing.position)}
    </p>
  )
}
