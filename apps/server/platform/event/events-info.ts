import type { EventInfo } from '@skystair/contract/event.ts'
import type { Run } from '@skystair/rules/calendar/runs.ts'
import { seen } from '@skystair/rules/calendar/use.ts'
import { eventTask } from '@skystair/rules/event/path.ts'
import { dayOf } from '@skystair/rules/everyday/everyday.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { eventsAmong } from './running-events.ts'

/** Its beginning and its end are told of, each once. */
const endOf = (run: string): string => `${run}/over`

const isEnded = ({ events }: Player, run: string): boolean => events.shares[run]?.ended != null

/** What is celebrated, as far as the road must know it: what runs, and after it what is over and waits. */
export function eventsInfo(player: Player, runs: readonly Run[], now: number): EventInfo[] {
  const { announcements } = player.settings
  const isUnseen = (name: string) => announcements && !player.campaigns.seen.includes(name)
  const running = eventsAmong(runs, player).filter(({ share }) => share.ended === null)
  const over = Object.entries(player.events.shares).filter(([, { ended }]) => ended !== null)
  return [
    ...running.map(({ id, kind, endsAt, design, share }) => {
      const { progress, total } = eventTask(share, design)
      return {
        run: id,
        kind,
        endsAt,
        waits: progress >= total,
        tasksOpen: player.events.tasks?.run === id && player.events.tasks.day === dayOf(now),
        unseen: isUnseen(id),
      }
    }),
    ...over.map(([run, { kind }]) => ({
      run,
      kind,
      endsAt: null,
      waits: true,
      tasksOpen: false,
      unseen: isUnseen(endOf(run)),
    })),
  ]
}

/** Told of its beginning or, when it is over, of its end; null: there is nothing to be told of. */
export function eventSeen(player: Player, runs: readonly Run[], run: string): Player | null {
  const name = isEnded(player, run) ? endOf(run) : run
  if (name === run && !eventsAmong(runs, player).some(({ id }) => id === run)) return null
  return { ...player, campaigns: seen(player.campaigns, name) }
}
