import { artifactOf } from '@skystair/content/artifacts.data.ts'
import { REALM } from '@skystair/content/realm.ts'
import type { ArtifactLook, ArtifactView } from '@skystair/contract/things.ts'
import { reforgedPower } from '@skystair/rules/heroes/squad-limit.ts'
import { isRefusal } from '@skystair/rules/refusal.ts'
import { type Artifact, artifactPower } from '@skystair/rules/things/artifact.ts'
import { salePrice, upgraded, upgradePrice } from '@skystair/rules/things/forge.ts'

/** What others may see of a thing. */
export function artifactLook(artifact: Artifact): ArtifactLook {
  const design = artifactOf(artifact.kind)
  const power = artifactPower(artifact, design)
  const { id, kind, stair, level, heroId } = artifact
  return {
    id,
    kind,
    stair,
    level,
    heroId,
    icon: design.icon,
    place: design.place,
    rarity: design.rarity,
    set: design.set,
    power,
    attack: power * design.build.attack,
    defence: power * design.build.defence,
    health: power * design.build.health,
  }
}

export function artifactView(artifact: Artifact): ArtifactView {
  const design = artifactOf(artifact.kind)
  const price = upgradePrice(artifact, design)
  const look = artifactLook(artifact)
  const better = upgraded(artifact)
  return {
    ...look,
    locked: artifact.locked,
    gold: salePrice(artifact, design, REALM.goldOf),
    upgraded: isRefusal(better) ? look.power : artifactPower(better, design),
    upgrade: isRefusal(better)
      ? []
      : (['sulfur', 'crystal'] as const).map((currency) => ({ currency, amount: price[currency] ?? 0 })),
    reforged: reforgedPower(look.power),
  }
}
