import type { BuildingView } from '@skystair/contract/clan-view.ts'
import type * as Phaser from 'phaser'
import { now } from '../../../../platform/state/game.ts'
import { atlasSprite } from '../../../../stage/air/atlas-sprite.ts'
import { layers } from '../../../../stage/air/layers.ts'
import { artScale } from '../../../../stage/art/art-scale.ts'
import { frameOf, type HouseState, houseSize, sizeOf, stateOf } from '../house-look.ts'
import { type Fit, type Point, siteOf, yOf } from '../layout.ts'
import { thingScale, thingsKey } from './paint-town.ts'
import { Standing } from './standing.ts'
import { townAtlas } from './town-art.ts'

const shadowOfPlan = 0xb7c8ff

/** One house as it stands: its pictures, and the scaffold around it. */
class House {
  readonly state: HouseState
  readonly look: string
  private readonly site: Point
  private readonly parts: readonly Standing[]
  private readonly scaffold: Phaser.GameObjects.Image | null
  private readonly body: Phaser.GameObjects.Image | undefined

  constructor(scene: Phaser.Scene, type: string, site: Point, level: number, state: HouseState) {
    this.state = state
    this.look = lookOf(level, state)
    this.site = site
    const { x, y } = site
    const images = atlasSprite(scene, townAtlas, frameOf(type, level), x, y)
    const standing = new Standing(images, x, y, houseSize)
    this.body = images.at(-1)
    const isWorkedOn = state === 'building'
    this.parts = state === 'plot' ? plotOf(scene, site, standing) : [standing]
    this.scaffold = isWorkedOn ? scene.add.image(x, y, thingsKey, 'scaffold').setOrigin(0.5, 0.94) : null
    // What has no level yet is only now being laid.
    if (isWorkedOn && level === 0) standing.tint(0xe8d9c4)
  }

  /** The top of its roof, in pixels of the stage. */
  get top(): number {
    const { body } = this
    return body === undefined ? 0 : body.y - body.displayHeight * body.originY
  }

  /** From its foot to its roof, before the stage is fitted. */
  get roof(): number {
    const { body } = this
    return body === undefined ? 0 : (body.height * body.originY * houseSize) / artScale(body.scene)
  }

  get x(): number {
    return this.site.x
  }

  get width(): number {
    return this.body?.displayWidth ?? 0
  }

  get height(): number {
    return this.body?.displayHeight ?? 0
  }

  arrange(fit: Fit): void {
    for (const part of this.parts) part.arrange(fit)
    const { scaffold, body } = this
    if (scaffold === null || body === undefined) return
    const y = yOf(fit, this.site.y)
    const height = Math.max(96 * fit.size, body.displayHeight * 0.98)
    scaffold
      .setPosition(this.site.x, y + body.displayHeight * (1 - body.originY) * 0.62)
      .setDisplaySize(Math.max(320 * thingScale * 0.8 * fit.size, body.displayWidth * 0.98), height)
      .setDepth(layers.bodies + y + 1)
  }

  destroy(): void {
    for (const part of this.parts) part.destroy()
    this.scaffold?.destroy()
  }
}

const lookOf = (level: number, state: HouseState): string => `${sizeOf(level)} ${level > 0} ${state}`

/** Earth behind a fence, and over it, thin as a dream, what will stand there. */
function plotOf(scene: Phaser.Scene, { x, y }: Point, dream: Standing): readonly Standing[] {
  const earth = scene.add
    .image(x, y, thingsKey, 'plot')
    .setScale(thingScale)
    .setDepth(layers.shadows - 2)
  const fence = (dx: number, dy: number) =>
    new Standing(atlasSprite(scene, 'props-forest', 'fence', x + dx, y + dy), x + dx, y + dy, 0.52)
  dream.tint(shadowOfPlan, 0.34)
  return [
    new Standing([earth], x, y),
    dream,
    fence(-36, 34),
    fence(36, 34),
    new Standing(atlasSprite(scene, 'props-forest', 'log', x + 40, y + 12), x + 40, y + 12, 0.55),
    new Standing(atlasSprite(scene, 'props-forest', 'rocks-small', x - 46, y + 8), x - 46, y + 8, 0.7),
  ]
}

/** The houses of the town, each rebuilt when it looks otherwise. */
export class Houses {
  private readonly scene: Phaser.Scene
  private readonly houses = new Map<string, House>()

  constructor(scene: Phaser.Scene) {
    this.scene = scene
  }

  /** Answers whether any of them looks otherwise now. */
  show(buildings: readonly BuildingView[], fit: Fit): boolean {
    let changed = false
    for (const building of buildings) {
      const { buildingType, level } = building
      const state = stateOf(building, now())
      const before = this.houses.get(buildingType)
      if (before?.look === lookOf(level, state)) continue
      before?.destroy()
      const site = siteOf(buildingType)
      if (site === null) continue
      const house = new House(this.scene, buildingType, site, level, state)
      house.arrange(fit)
      this.houses.set(buildingType, house)
      changed = true
    }
    return changed
  }

  arrange(fit: Fit): void {
    for (const house of this.houses.values()) house.arrange(fit)
  }

  all(): IterableIterator<House> {
    return this.houses.values()
  }

  roofs(): Readonly<Record<string, number>> {
    return Object.fromEntries([...this.houses].map(([type, { roof }]) => [type, roof]))
  }
}
