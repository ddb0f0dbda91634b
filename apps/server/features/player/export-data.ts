import { exportData as contract } from '@skystair/contract/player.ts'
import { readWith } from '../../platform/action/action.ts'
import type { PersonalData } from '../../platform/people/personal-data.ts'

/** Everything that the game and its features keep about a player, as a file. */
export function exportData(kept: readonly PersonalData[]) {
  return readWith(
    contract,
    { select: (_, callerId) => Object.assign({}, ...kept.map((data) => data.shown(callerId))) },
    ({ player, extra, now }) => ({
      exportedAt: new Date(now).toISOString(),
      player,
      ...readable(kept, extra as Readonly<Record<string, unknown>>),
    }),
    'skystair-data.json',
  )
}

function readable(kept: readonly PersonalData[], stored: Readonly<Record<string, unknown>>): object {
  const unpack = Object.assign({}, ...kept.map((data) => data.readable ?? {})) as PersonalData['readable']
  return Object.fromEntries(
    Object.entries(stored).map(([name, value]) => [name, unpack?.[name]?.(value) ?? value]),
  )
}
