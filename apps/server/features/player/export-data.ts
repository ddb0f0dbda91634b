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
      ...(beside as object),
    }),
    'skystair-data.json',
  )
}
