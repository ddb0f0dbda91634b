import type { PlayerView } from '@skystair/contract/player-view.ts'
import { shownNumber } from '@skystair/rules/format/short-number.ts'

/** Whether anybody who fights is shown less health than the whole. */
export const isHurt = ({ creatures }: Pick<PlayerView, 'creatures'>): boolean =>
  creatures.some(
    ({ combative, skills }) =>
      combative &&
      skills.some(
        ({ skillType, valueCurrent, valueTotal }) =>
          skillType === 'health' && shownNumber(valueCurrent) < shownNumber(valueTotal),
      ),
  )
