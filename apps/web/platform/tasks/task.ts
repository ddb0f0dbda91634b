import type { ReplyOf } from '@skystair/contract/call.ts'
import { listTasks } from '@skystair/contract/tasks.ts'
import { useQuery } from '@tanstack/react-query'
import { leaveOverlays, type OverlayName, overlayNames, replaceOverlay } from '../pages/overlays.ts'
import { ask } from '../server/ask.ts'
import { sendTo } from '../state/errand.ts'
import { useGame } from '../state/game.ts'
import { leaveVisit, visit } from '../state/visit.ts'

export type TaskView = ReplyOf<typeof listTasks>['tasks'][number]

export const tasksKey = ['tasks'] as const

/** The tasks in hand; every look asks anew. */
export const useTasks = () =>
  useQuery({
    queryKey: tasksKey,
    queryFn: () => ask(listTasks, {}),
    staleTime: 0,
  })

export const isDone = ({ progress, total }: Pick<TaskView, 'progress' | 'total'>): boolean =>
  progress >= total

/** Pages that are called otherwise than what is done there. */
const pagesOf: Readonly<Record<string, OverlayName>> = { health: 'healing' }

/** The way to where something is done: a stair of the road, a place one visits, a page; `null` when there is none now. */
export function wayTo({ leadsTo, stair }: Pick<TaskView, 'leadsTo' | 'stair'>): (() => void) | null {
  if (stair !== null)
    return () => {
      leaveOverlays()
      sendTo(stair)
    }
  if (leadsTo === 'arena') return () => goTo('arena')
  if (leadsTo === 'clan' && useGame.getState().player?.clanId != null) return () => goTo('clan')
  const page = pagesOf[leadsTo] ?? overlayNames.find((name) => name === leadsTo)
  return page === undefined ? null : () => replaceOverlay(page)
}

function goTo(place: 'arena' | 'clan'): void {
  leaveOverlays()
  visit(place)
}

/** Back on the road, wherever the pages were opened. */
export function backToRoad(): void {
  leaveOverlays()
  leaveVisit()
}
