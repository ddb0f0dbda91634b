import { artifactOf } from '@skystair/content/artifacts.data.ts'
import { kindOf } from '@skystair/content/beginning.ts'
import {
  equipArtifact as equipArtifactCall,
  equipBest as equipBestCall,
  unequipArtifact as unequipArtifactCall,
} from '@skystair/contract/things.ts'
import type { Hero } from '@skystair/rules/heroes/hero.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { isRefusal, type Refusal, refused } from '@skystair/rules/refusal.ts'
import type { Artifact } from '@skystair/rules/things/artifact.ts'
import { equip, equipBest as equipBestRule, takeOff } from '@skystair/rules/things/wear.ts'
import { action, type Decision } from '../../platform/action/action.ts'
import { changesSince } from './changes-since.ts'
import { withArtifacts } from './with-artifacts.ts'

const heroOf = (player: Player, id: number): Hero | undefined =>
  player.climb.heroes.find((hero) => hero.id === id)

/** Nobody changes clothes in the middle of a battle. */
function dressed(
  player: Player,
  artifacts: readonly Artifact[] | Refusal,
): Decision<typeof equipBestCall> | Refusal {
  if (player.battleId !== null) return refused('battle.refused.fighting')
  if (isRefusal(artifacts)) return artifacts
  return {
    player: { ...player, climb: withArtifacts(player.climb, artifacts) },
    reply: changesSince(player),
  }
}

export const equipArtifact = action(equipArtifactCall, ({ player, params, body }) => {
  const hero = heroOf(player, body.heroId)
  if (!hero) return refused('heroes.refused.unknown')
  const { slotsCount } = kindOf(hero.kind)
  return dressed(player, equip(player.climb.belongings.artifacts, params.id, hero, slotsCount, artifactOf))
})

export const unequipArtifact = action(unequipArtifactCall, ({ player, params }) =>
  dressed(player, takeOff(player.climb.belongings.artifacts, params.id)),
)

export const equipBest = action(equipBestCall, ({ player, params }) => {
  const hero = heroOf(player, params.id)
  if (!hero) return refused('heroes.refused.unknown')
  const { slotsCount } = kindOf(hero.kind)
  return dressed(player, equipBestRule(player.climb.belongings.artifacts, hero, slotsCount, artifactOf))
})
