import { recruits } from '@skystair/contract/clan.ts'
import type { Candidate } from '@skystair/contract/clan-view.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { PagePaper } from '../../../platform/pages/page-paper.tsx'
import { ask } from '../../../platform/server/ask.ts'
import { VirtualList } from '../../../ui/lists/virtual-list.tsx'
import { clanKey } from '../clan-state.ts'
import { useShortAgo } from '../use-short-ago.ts'
import { CandidateRow } from './candidate-row.tsx'
import { useInvite } from './use-invite.ts'

const keyOf = ({ player, clanParticipationState }: Candidate) => `${clanParticipationState} ${player.id}`

/** Who asked this clan, whom it has asked, and who seeks any: page by page. */
export function Candidates({ isFull }: { isFull: boolean }) {
  const { t } = useTranslation('clan')
  const ago = useShortAgo()
  const { busyWith, invite, reject } = useInvite()
  const asked = useInfiniteQuery({
    queryKey: [...clanKey, 'recruits'],
    queryFn: ({ pageParam, signal }) =>
      ask(recruits, { query: pageParam === '' ? {} : { after: pageParam } }, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })
  const { data, hasNextPage, fetchNextPage } = asked
  const all = data?.pages.flatMap(({ candidates }) => candidates) ?? []
  const held = [...new Map(all.map((candidate) => [keyOf(candidate), candidate])).values()].filter(
    ({ clanParticipationState }) => clanParticipationState !== 'REJECTED',
  )
  return (
    <PagePaper
      still
      asked={asked}
      empty={
        held.length === 0 && { icon: 'people', title: t('recruits.empty'), text: t('recruits.empty-text') }
      }
    >
      {held.length > 0 && (
        <VirtualList
          label={t('recruits.title')}
          items={held}
          keyOf={keyOf}
          rowHeight={96}
          onEndInSight={() => hasNextPage && void fetchNextPage()}
        >
          {({ player, clanParticipationState: state, at }) => (
            <CandidateRow
              person={player}
              note={`${t(`recruits.state.${state}`)} · ${ago(at)}`}
              isFull={isFull}
              isBusy={busyWith === player.id}
              onInvite={state === 'INVITED' ? null : () => invite(player.id, state === 'WANTS_TO_THE_CLAN')}
              onReject={state === 'WANTS_TO_ANY_CLAN' ? null : () => reject(player.id)}
              rejectLabel={t(state === 'INVITED' ? 'recruits.take-back' : 'recruits.reject')}
              inviteLabel={t(state === 'WANTS_TO_THE_CLAN' ? 'recruits.accept' : 'recruits.call')}
            />
          )}
        </VirtualList>
      )}
    </PagePaper>
  )
}
