import { exportData as contract } from '@skystair/contract/player.ts'
import { readBeside } from '../../platform/action.ts'
import type { PersonalData } from '../../platform/personal-data.ts'
import { join, sql } from '../../platform/sql.ts'

/** Everything that the game and its features keep about a player, as a file. */
export function exportData(kept: readonly PersonalData[]) {
  const shown = kept
    .flatMap((data) => Object.entries(data.shown))
    .map(([name, select]) => sql`${name}::text, to_jsonb((${select}))`)
  return readBeside(
    contract,
    { select: () => sql`SELECT jsonb_build_object(${join(shown, ', ')})` },
    ({ player, beside, now }) => ({
      exportedAt: new Date(now).toISOString(),
      player,
      ...readable(kept, beside as Readonly<Record<string, unknown>>),
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
