import type { EventKind } from '@skystair/rules/calendar/kind.ts'
import type * as Phaser from 'phaser'
import { atlasSprite } from '../../../../stage/air/atlas-sprite.ts'
import { feastAtlas } from '../../../../stage/feast/feast-art.ts'
import type { Fit } from '../../../../stage/ground/fit-ground.ts'
import { Standing } from './standing.ts'

/** Between the houses, where nobody strolls. */
const stands = [
  { name: 'post', x: 218, y: 262 },
  { name: 'post', x: 382, y: 262 },
  { name: 'post', x: 40, y: 470 },
  { name: 'post', x: 560, y: 470 },
  { name: 'heap', x: 236, y: 490 },
  { name: 'heap', x: 368, y: 492 },
  { name: 'heap', x: 60, y: 690 },
  { name: 'heap', x: 540, y: 690 },
] as const
const size = 0.8

/** What the town wears while a feast lasts. */
export class TownFeast {
  private readonly standing: readonly Standing[]

  constructor(scene: Phaser.Scene, feast: EventKind) {
    this.standing = stands.map(
      ({ name, x, y }) => new Standing(atlasSprite(scene, feastAtlas(feast), name, x, y), x, y, size),
    )
  }

  arrange(fit: Fit): void {
    for (const one of this.standing) one.arrange(fit)
  }
}
