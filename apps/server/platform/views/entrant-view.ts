import type { EntrantView } from '@skystair/contract/entrant-view.ts'
import type { Entrant } from '@skystair/rules/battle/fighter.ts'

/** As the page needs it to roll a battle beforehand. */
export const entrantView = ({ trick: _, pattern, ...entrant }: Entrant): EntrantView => ({
  ...entrant,
  pattern: [...pattern],
})
