import type { ReplyOf } from '@skystair/contract/call.ts'
import type { listTasks } from '@skystair/contract/tasks.ts'
import {
  closeOverlay,
  type OverlayName,
  overlayNames,
  replaceOverlay,
} from '../../platform/pages/overlays.ts'
import { sendTo } from '../../platform/state/errand.ts'

export type TaskView = ReplyOf<typeof listTasks>['tasks'][number]

export const isDone = ({ progress, total }: TaskView): boolean => progress >= total

const pageOf = ({ leadsTo }: TaskView): OverlayName | undefined =>
  overlayNames.find((name) => name === leadsTo)

/** The way to where a task can be worked at; `null` when there is none now. */
export function wayTo(task: TaskView): (() => void) | null {
  const page = pageOf(task)
  if (page !== undefined) return () => replaceOverlay(page)
  const { stair } = task
  if (stair === null) return null
  return () => {
    closeOverlay()
    sendTo(stair)
  }
}
