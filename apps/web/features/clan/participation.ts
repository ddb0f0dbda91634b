import { invitations } from '@skystair/contract/clan.ts'
import { personalChannel } from '@skystair/contract/live-channels.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCatchUp, useLiveMessages } from '../../live/page-wire.ts'
import { ask } from '../../platform/server/ask.ts'
import { askAgain } from '../../platform/server/ask-again.ts'
import { useGame } from '../../platform/state/game.ts'
import { clanKey } from './clan-state.ts'

const participationKey = [...clanKey, 'participation'] as const

/** How the player stands to clans; an invitation that comes is seen at once. */
export function useParticipation() {
  const queries = useQueryClient()
  const clientUuid = useGame((state) => state.info?.clientUuid ?? null)
  const refresh = () => void askAgain(queries, participationKey)
  useLiveMessages(clientUuid === null ? null : personalChannel(clientUuid), 'NOTIFICATION', refresh)
  useCatchUp(refresh)
  return useQuery({
    queryKey: participationKey,
    queryFn: ({ signal }) => ask(invitations, {}, signal),
    staleTime: 0,
  })
}
