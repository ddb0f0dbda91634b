import { artifactOf } from '@skystair/content/artifacts.data.ts'
import { REALM } from '@skystair/content/realm.ts'
import {
  listArtifacts as listArtifactsCall,
  lockArtifact as lockArtifactCall,
  sellArtifacts as sellArtifactsCall,
} from '@skystair/contract/things.ts'
import { isRefusal } from '@skystair/rules/refusal.ts'
import { lock, mostArtifacts, takeOut } from '@skystair/rules/things/backpack.ts'
import { salePrice } from '@skystair/rules/things/forge.ts'
import { ofWorld } from '@skystair/rules/wallet/account.ts'
import { action, read } from '../../platform/action/action.ts'
import { artifactView } from '../../platform/views/artifact-view.ts'
import { changesSince } from './changes-since.ts'
import { withArtifacts } from './with-artifacts.ts'

export const listArtifacts = read(listArtifactsCall, ({ player }) => ({
  artifacts: player.climb.belongings.artifacts.map(artifactView),
  most: mostArtifacts,
}))

export const lockArtifact = action(lockArtifactCall, ({ player, params, body }) => {
  const artifacts = lock(player.climb.belongings.artifacts, params.id, body.locked)
  if (isRefusal(artifacts)) return artifacts
  return {
    player: { ...player, climb: withArtifacts(player.climb, artifacts) },
    reply: changesSince(player),
  }
})

export const sellArtifacts = action(sellArtifactsCall, ({ player, body }) => {
  const sold = takeOut(player.climb.belongings.artifacts, body.ids)
  if (isRefusal(sold)) return sold
  const gold = sold.taken.reduce(
    (sum, artifact) => sum + salePrice(artifact, artifactOf(artifact.kind), REALM.goldOf),
    0,
  )
  return {
    player: { ...player, climb: withArtifacts(player.climb, sold.kept) },
    movements: [{ currency: 'gold', amount: gold, counterparty: ofWorld('trader'), reason: 'ARTIFACT' }],
    reply: changesSince(player),
  }
})
