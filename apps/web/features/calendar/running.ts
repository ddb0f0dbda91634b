import { runningCampaigns, seeCampaign } from '@skystair/contract/calendar.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ask } from '../../platform/server/ask.ts'
import { useGame } from '../../platform/state/game.ts'

export const runningKey = ['calendar', 'running'] as const

/** What runs for this player now. Every look asks anew: things begin and end by themselves. */
export const useRunning = () =>
  useQuery({
    queryKey: runningKey,
    queryFn: ({ signal }) => ask(runningCampaigns, {}, signal),
    staleTime: 0,
  })

/** What was shown does not open by itself any more. */
export function useSeen(runs: readonly string[]): void {
  const isVisit = useGame((state) => state.info?.visited ?? false)
  const wanted = isVisit ? '' : runs.join(' ')
  useEffect(() => {
    for (const run of wanted.split(' ').filter(Boolean)) {
      forget(run)
      // What could not be noted now is noted at the next look.
      ask(seeCampaign, { body: { run } }).catch(() => undefined)
    }
  }, [wanted])
}

function forget(run: string): void {
  const { info } = useGame.getState()
  if (info?.optionalUnseenCampaign?.run !== run) return
  useGame.setState({ info: { ...info, optionalUnseenCampaign: null } })
}
