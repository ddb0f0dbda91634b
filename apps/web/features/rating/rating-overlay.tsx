import { type RatingPosition, rating } from '@skystair/contract/rating.ts'
import { shortNumber } from '@skystair/rules/format/short-number.ts'
import { ratingPage, ratingPageSize, ratingRetries } from '@skystair/rules/page-sizes.ts'
import { type RatingType, ratingTypes } from '@skystair/rules/rating/rating-type.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { eventsOf } from '../../platform/event/events.ts'
import { openOverlay } from '../../platform/pages/overlays.ts'
import { PageDialog } from '../../platform/pages/page-dialog.tsx'
import { PagePaper } from '../../platform/pages/page-paper.tsx'
import { SearchField } from '../../platform/pages/search-field.tsx'
import { ClanTag } from '../../platform/people/clan-tag.tsx'
import { StatusName } from '../../platform/people/status-name.tsx'
import { takeWishedRating } from '../../platform/people/wished-rating.ts'
import { ask } from '../../platform/server/ask.ts'
import { useSettled } from '../../platform/server/use-settled.ts'
import { useGame } from '../../platform/state/game.ts'
import { heroFigures } from '../../stage/art/figurines.ts'
import { LeagueBadge } from '../../stage/pictures/league-badge.tsx'
import { Medallion } from '../../stage/pictures/medallion.tsx'
import { Tabs } from '../../ui/controls/tabs.tsx'
import { VirtualList } from '../../ui/lists/virtual-list.tsx'
import { ListRow } from '../../ui/surfaces/list-row.tsx'
import styles from './rating-overlay.module.css'

const typing = 300

const icons = {
  params: 'swords',
  level: 'star',
  arenaPosition: 'trophy',
  clanLevel: 'banner',
  eventPosition: 'gift',
} as const satisfies Record<RatingType, string>

/** Who stands where: by power or by level, found by name. */
export default function RatingOverlay() {
  const { t } = useTranslation('rating')
  const [type, setType] = useState<RatingType>(() => takeWishedRating() ?? 'params')
  const isFeast = useGame(({ info }) => eventsOf(info).some(({ endsAt }) => endsAt !== null))
  const [name, setName] = useState('')
  const filter = useSettled(name.trim(), typing)
  const tabs = ratingTypes.map((value) => ({
    value,
    label: t(`type.${value}`),
    icon: icons[value],
  }))
  return (
    <PageDialog title={t('title')}>
      <div className={styles.search}>
        <SearchField
          label={t('search')}
          placeholder={t('search-placeholder')}
          words={name}
          onWords={setName}
        />
      </div>
      <Tabs tall label={t('type.label')} value={type} onValueChange={setType} tabs={tabs}>
        {type === 'eventPosition' && !isFeast ? (
          <PagePaper empty={{ icon: 'gift', title: t('ordinary.title'), text: t('ordinary.text') }}>
            {null}
          </PagePaper>
        ) : (
          <Places key={`${type} ${filter}`} type={type} filter={filter} />
        )}
      </Tabs>
    </PageDialog>
  )
}

function Places({ type, filter }: { type: RatingType; filter: string }) {
  const { t } = useTranslation('rating')
  const asked = useInfiniteQuery({
    queryKey: ['rating', type, filter],
    // Another name or another rating cancels what was asked for before.
    queryFn: ({ pageParam, signal }) =>
      ask(
        rating,
        {
          params: { type },
          query: { ...ratingPage(pageParam, filter !== ''), ...(filter === '' ? {} : { filter }) },
        },
        signal,
      ),
    initialPageParam: 0,
    // With a filter one more is asked for, to know whether there is any.
    getNextPageParam: ({ positions }, pages) =>
      positions.length < ratingPageSize + (filter === '' ? 0 : 1) ? null : pages.length * ratingPageSize,
    retry: ratingRetries,
    staleTime: 0,
  })
  const { data, hasNextPage, fetchNextPage } = asked
  const isNamed = useGame(({ player }) => player !== null && player.accessLevel !== 'TRIAL')
  const keyOf = useCallback(({ id }: RatingPosition) => String(id), [])
  const held = new Map(data?.pages.flatMap(({ positions }) => positions).map((row) => [row.id, row]))
  const first = data?.pages[0]
  return (
    <>
      <PagePaper still asked={asked} empty={held.size === 0 && { icon: 'search', title: t('nobody') }}>
        {held.size > 0 && (
          <VirtualList
            label={t('list')}
            items={[...held.values()]}
            keyOf={keyOf}
            rowHeight={66}
            onEndInSight={() => hasNextPage && void fetchNextPage()}
          >
            {(row) => <Place row={row} type={type} />}
          </VirtualList>
        )}
      </PagePaper>
      {first !== undefined && (
        <p className={styles.foot}>
          <strong>
            {first.myPosition === null
              ? t(type === 'eventPosition' && isNamed ? 'no-place-event' : 'no-place')
              : t('my-position', { place: first.myPosition })}
          </strong>
          <span>
            {t('total', { count: first.playersTotal })}, {t('online', { count: first.playersOnline })}
          </span>
        </p>
      )}
    </>
  )
}

function Place({ row, type }: { row: RatingPosition; type: RatingType }) {
  const { t } = useTranslation(['rating', 'common'])
  const isSelf = useGame((state) => state.player?.id === row.id)
  const power = shortNumber(row.power, t('common:number.decimal-mark'))
  const worth = {
    params: power,
    arenaPosition: power,
    level: row.level,
    clanLevel: row.clanLevel,
    eventPosition: row.eventCurrency,
  } as const satisfies Record<RatingType, unknown>
  return (
    <div className={styles.line}>
      <ListRow
        highlighted={isSelf}
        start={
          <>
            <span
              className={styles.place}
              data-medal={row.positionNumber <= 3 ? row.positionNumber : undefined}
            >
              {row.positionNumber}
            </span>
            <Medallion figure={heroFigures[row.gender]} status={row.bankStatus} className={styles.face} />
          </>
        }
        title={<StatusName name={row.name ?? t('common:unknown-player')} status={row.bankStatus} />}
        text={
          <>
            <LeagueBadge league={row.league} size={1.125} />{' '}
            {t('level', { level: row.level, stair: row.bestVictoryStair })} <ClanTag clanId={row.clanId} />
          </>
        }
        end={worth[type]}
        onClick={() => openOverlay(`player/${row.id}`)}
      />
    </div>
  )
}
