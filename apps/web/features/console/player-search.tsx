import { searchPlayers } from '@skystair/contract/console.ts'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { openOverlay } from '../../platform/pages/overlays.ts'
import { PagePaper } from '../../platform/pages/page-paper.tsx'
import { SearchField } from '../../platform/pages/search-field.tsx'
import { ask } from '../../platform/server/ask.ts'
import { ListRow } from '../../ui/surfaces/list-row.tsx'
import styles from './console.module.css'
import { useMoment } from './use-moment.ts'

export function PlayerSearch() {
  const { t } = useTranslation(['console', 'player', 'common'])
  const moment = useMoment()
  const [name, setName] = useState('')
  const wanted = useDeferredValue(name.trim())
  const { data, isLoading, isError, refetch } = useQuery({
    queryKey: ['console', 'players', wanted],
    queryFn: () => ask(searchPlayers, { query: { name: wanted } }),
    enabled: wanted !== '',
    staleTime: 0,
  })
  const players = wanted === '' ? [] : (data?.players ?? [])
  return (
    <>
      <div className={styles.tools}>
        <SearchField
          label={t('players.search')}
          placeholder={t('players.placeholder')}
          words={name}
          onWords={setName}
        />
      </div>
      <PagePaper
        asked={{ isPending: isLoading, isError, refetch }}
        empty={
          players.length === 0 && {
            icon: 'search',
            title: t(wanted === '' ? 'players.begin' : 'players.empty'),
          }
        }
      >
        <ul aria-label={t('players.list')}>
          {players.map((player) => (
            <li key={player.id}>
              <ListRow
                title={<bdi>{player.name ?? t('common:unknown-player')}</bdi>}
                text={
                  player.ban === null ? (
                    t('players.level', { level: player.level, stair: player.bestVictoryStair })
                  ) : (
                    <span className={styles.banned}>
                      {t('players.banned', { until: moment(player.ban.until) })}
                    </span>
                  )
                }
                end={t(`player:access.${player.accessLevel}`)}
                onClick={() => openOverlay(`card/${player.id}`)}
              />
            </li>
          ))}
        </ul>
      </PagePaper>
    </>
  )
}
