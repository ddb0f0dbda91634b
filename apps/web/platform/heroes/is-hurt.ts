import type { PlayerView } from '@skystair/contract/player-view.ts'
import { shownHealth } from '@skystair/rules/format/shown-health.ts'

/** Whether anybody who fights is shown less health than the whole. */
export const isHurt = ({ creatures }: Pick<PlayerView, 'creatures'>): boolean =>
  creatures.some(
    ({ combative, skills }) =>
      combative &&
      skills.some(
        ({ skillType, valueCurrent, valueTotal }) =>
          skillType === 'health' && shownHealth(valueCurrent) < shownHealth(valueTotal),
      ),
  )
