import type { Changed } from '@skystair/contract/things.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { artifactView } from '../../platform/views/artifact-view.ts'
import { playerView } from '../../platform/views/player-view.ts'

/** The reply of a deed: what is other than before, and what is no more. */
export const changesSince =
  (before: Player) =>
  (after: Player, now: number): Changed => {
    const known = new Set(before.climb.belongings.artifacts)
    const { artifacts } = after.climb.belongings
    const left = new Set(artifacts.map(({ id }) => id))
    return {
      player: playerView(after, now),
      changed: artifacts.filter((one) => !known.has(one)).map(artifactView),
      gone: before.climb.belongings.artifacts.map(({ id }) => id).filter((id) => !left.has(id)),
    }
  }
