import { type CampaignStatus, runningCampaigns, seeCampaign } from '@skystair/contract/calendar.ts'
import type { CampaignType } from '@skystair/rules/calendar/campaign.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ask } from '../server/ask.ts'
import { useGame } from '../state/game.ts'

export const runningKey = ['calendar', 'running'] as const

/** What runs for this player now. Every look asks anew: things begin and end by themselves. */
export const useRunning = (enabled = true) =>
  useQuery({
    queryKey: runningKey,
    queryFn: ({ signal }) => ask(runningCampaigns, {}, signal),
    staleTime: 0,
    enabled,
  })

/** A campaign where it is used; nobody is asked about what does not run. */
export function useCampaignNow(type: CampaignType): CampaignStatus | null {
  const isOn = useGame((state) => state.info?.campaignTypes.includes(type) ?? false)
  const { data } = useRunning(isOn)
  return data?.running.find((campaign) => campaign.type === type) ?? null
}

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
  if (info === null) return
  const { optionalUnseenCampaign: unseen } = info
  useGame.setState({
    info: {
      ...info,
      optionalUnseenCampaign: unseen?.run === run ? null : unseen,
      events: info.events.map((event) => (event.run === run ? { ...event, unseen: false } : event)),
    },
  })
}
