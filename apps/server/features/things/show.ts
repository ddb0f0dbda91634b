import { GROWING } from '@skystair/content/beginning.ts'
import { showArtifact as contract } from '@skystair/contract/things.ts'
import { passTime } from '@skystair/rules/player/pass-time.ts'
import { refused } from '@skystair/rules/refusal.ts'
import { readWith } from '../../platform/action/action.ts'
import { type PlayerRow, playerOf } from '../../platform/action/players.ts'
import { owner, sql } from '../../platform/database/sql.ts'
import { artifactLook } from '../../platform/views/artifact-view.ts'

/** A thing as its owner shows it around: what it is, not what it would fetch. */
export const showArtifact = readWith<typeof contract, PlayerRow | null>(
  contract,
  {
    select: ({ params: { player } }) => sql`SELECT to_jsonb(other)
      FROM player AS other WHERE other.id = ${owner(player)} AND other.deleted_at IS NULL`,
  },
  ({ params: { id }, extra, now }) => {
    const owner = extra && passTime(playerOf(extra), now, GROWING)
    const artifact = owner?.climb.belongings.artifacts.find((each) => each.id === id)
    if (!owner || !artifact) return refused('things.refused.not-there')
    return { artifact: artifactLook(artifact), owner: { id: owner.id, name: owner.name } }
  },
)
