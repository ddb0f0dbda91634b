import { artifactOf } from '@skystair/content/artifacts.data.ts'
import { REALM } from '@skystair/content/realm.ts'
import type { ArtifactView } from '@skystair/contract/things.ts'
import { reforgedPower } from '@skystair/rules/guard/squad-limit.ts'
import { isRefusal } from '@skystair/rules/refusal.ts'
import { type Artifact, artifactPower } from '@skystair/rules/things/artifact.ts'
import { salePrice, upgraded, upgradePrice } from '@skystair/rules/things/forge.ts'

export function artifactView(artifact: Artifact): ArtifactView {
  const design = artifactOf(artifact.kind)
  const power = artifactPower(artifact, design)
  const price = upgradePrice(artifact, design)
  return {
    ...artifact,
    icon: design.icon,
    place: design.place,
    rarity: design.rarity,
    set: design.set,
    power,
    attack: power * design.build.attack,
    defence: power * design.build.defence,
    health: power * design.build.health,
    gold: salePrice(artifact, design, REALM.goldOf),
    upgrade: isRefusal(upgraded(artifact))
      ? []
      : (['sulfur', 'crystal'] as const).map((currency) => ({ currency, amount: price[currency] ?? 0 })),
    reforged: reforgedPower(power),
  }
}
