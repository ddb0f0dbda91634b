import { clanRating } from '@skystair/contract/clan.ts'
import type { ClanPosition } from '@skystair/contract/clan-view.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { openOverlay } from '../../../platform/pages/overlays.ts'
import { PagePaper } from '../../../platform/pages/page-paper.tsx'
import { Banner } from '../../../platform/people/banner.tsx'
import { ask } from '../../../platform/server/ask.ts'
import { useGame } from '../../../platform/state/game.ts'
import { VirtualList } from '../../../ui/lists/virtual-list.tsx'
import { ListRow } from '../../../ui/surfaces/list-row.tsx'
import styles from './rating.module.css'

const keyOf = ({ id }: ClanPosition) => String(id)

/** Clans, the highest first: all, those of a name, or those that seek members. */
export function ClanList({ filter, advertised }: { filter: string; advertised: boolean }) {
  const { t } = useTranslation('clan')
  const asked = useInfiniteQuery({
    queryKey: ['clan-rating', filter, advertised],
    queryFn: ({ pageParam, signal }) =>
      ask(
        clanRating,
        {
          query: {
            ...(filter === '' ? {} : { filter }),
            ...(advertised ? { advertised } : {}),
            ...(pageParam === '' ? {} : { after: pageParam }),
          },
        },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })
  const { data, hasNextPage, fetchNextPage } = asked
  const held = new Map(data?.pages.flatMap(({ clans }) => clans).map((clan) => [clan.id, clan]))
  return (
    <PagePaper
      still
      asked={asked}
      empty={
        held.size === 0 && {
          icon: 'search',
          title: t(filter !== '' ? 'rating.nobody' : advertised ? 'rating.nobody-seeks' : 'rating.empty'),
        }
      }
    >
      {held.size > 0 && (
        <VirtualList
          label={t('rating.title')}
          items={[...held.values()]}
          keyOf={keyOf}
          rowHeight={78}
          onEndInSight={() => hasNextPage && void fetchNextPage()}
        >
          {(clan) => <Place clan={clan} isRated={filter === '' && !advertised} />}
        </VirtualList>
      )}
    </PagePaper>
  )
}

/** Only where all clans are shown, the number of a row is a place among them. */
function Place({ clan, isRated }: { clan: ClanPosition; isRated: boolean }) {
  const { t } = useTranslation('clan')
  const isOwn = useGame((state) => state.player?.clanId === clan.id)
  const { positionNumber: place, level, membersCurr, membersMax } = clan
  return (
    <ListRow
      highlighted={isOwn}
      start={
        <>
          {isRated && (
            <span className={styles.place} data-medal={place <= 3 ? place : undefined}>
              {place}
            </span>
          )}
          <Banner theme={clan.theme} size={2.5} level={{ value: level, label: t('level', { level }) }} />
        </>
      }
      title={<bdi>{clan.name}</bdi>}
      text={
        clan.advertisement === null ? (
          t('level', { level })
        ) : (
          <span className={styles.advertisement} dir="auto">
            {clan.advertisement}
          </span>
        )
      }
      end={
        <span className={styles.members} data-full={membersCurr >= membersMax || undefined}>
          {t('members-short', { count: membersCurr, most: membersMax })}
        </span>
      }
      onClick={() => openOverlay(`clan-info/${clan.id}`)}
    />
  )
}
