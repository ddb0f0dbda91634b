import { artifactOf } from '@skystair/content/artifacts.data.ts'
import { kindOf } from '@skystair/content/beginning.ts'
import {
  reforgeArtifact as reforgeArtifactCall,
  upgradeArtifact as upgradeArtifactCall,
} from '@skystair/contract/things.ts'
import { isRefusal, refused } from '@skystair/rules/refusal.ts'
import { takeOut } from '@skystair/rules/things/backpack.ts'
import { reforge, upgraded, upgradePrice } from '@skystair/rules/things/forge.ts'
import { ofWorld } from '@skystair/rules/wallet/account.ts'
import { action } from '../../platform/action/action.ts'
import { changesSince } from './changes-since.ts'
import { withArtifacts } from './with-artifacts.ts'

export const upgradeArtifact = action(upgradeArtifactCall, ({ player, params }) => {
  if (player.battleId !== null) return refused('battle.refused.fighting')
  const { artifacts } = player.climb.belongings
  const artifact = artifacts.find(({ id }) => id === params.id)
  if (!artifact) return refused('things.refused.unknown')
  const better = upgraded(artifact)
  if (isRefusal(better)) return better
  const price = upgradePrice(artifact, artifactOf(artifact.kind))
  return {
    player: {
      ...player,
      climb: withArtifacts(
        player.climb,
        artifacts.map((one) => (one === artifact ? better : one)),
      ),
    },
    movements: (['sulfur', 'crystal'] as const).map((currency) => ({
      currency,
      amount: -(price[currency] ?? 0),
      counterparty: ofWorld('forge'),
      reason: 'ARTIFACT',
    })),
    reply: changesSince(player),
  }
})

export const reforgeArtifact = action(reforgeArtifactCall, ({ player, params, body }) => {
  if (player.battleId !== null) return refused('battle.refused.fighting')
  const hero = player.climb.heroes.find(({ id }) => id === body.heroId)
  if (!hero) return refused('heroes.refused.unknown')
  const broken = takeOut(player.climb.belongings.artifacts, [params.id])
  if (isRefusal(broken)) return broken
  const [artifact] = broken.taken
  if (!artifact) return refused('things.refused.unknown')
  const stronger = reforge(hero, artifact, artifactOf(artifact.kind), kindOf(hero.kind))
  const heroes = player.climb.heroes.map((one) => (one === hero ? stronger : one))
  return {
    player: { ...player, climb: withArtifacts({ ...player.climb, heroes }, broken.kept) },
    reply: changesSince(player),
  }
})
