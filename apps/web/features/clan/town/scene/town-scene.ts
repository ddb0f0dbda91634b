import type { EventKind } from '@skystair/rules/calendar/kind.ts'
import { STAIR_HEIGHT } from '@skystair/rules/road/place.ts'
import i18next from 'i18next'
import * as Phaser from 'phaser'
import { feastNow, feastsNow } from '../../../../platform/event/feast-now.ts'
import { openOverlay } from '../../../../platform/pages/overlays.ts'
import { useGame } from '../../../../platform/state/game.ts'
import { useStage } from '../../../../platform/state/stage-state.ts'
import { sound } from '../../../../sound/sound.ts'
import { Clouds } from '../../../../stage/air/clouds.ts'
import { Falling } from '../../../../stage/air/falling.ts'
import { artScale } from '../../../../stage/art/art-scale.ts'
import { loadArt } from '../../../../stage/art/load-art.ts'
import { missingArt } from '../../../../stage/art/missing-art.ts'
import { clearAway, feastArt } from '../../../../stage/feast/feast-art.ts'
import { feastLooks } from '../../../../stage/feast/feast-look.ts'
import { fitCamera, referenceHeight } from '../../../../stage/game/fit-camera.ts'
import { longestStep } from '../../../../stage/game/longest-step.ts'
import type { Fit } from '../../../../stage/ground/fit-ground.ts'
import { paintEffects } from '../../../../stage/paint/paint-effects.ts'
import { lookAt, type WorldLook } from '../../../../stage/worlds/world-look.ts'
import { fitTown } from '../layout.ts'
import { useTownBoard } from '../town-board.ts'
import { ClanBanner } from './clan-banner.ts'
import { Gate } from './gate.ts'
import { Houses } from './houses.ts'
import { forgetPaintings, paintTown } from './paint-town.ts'
import { Strollers } from './strollers.ts'
import { TownAir } from './town-air.ts'
import { forgetTownArt, townArt } from './town-art.ts'
import { TownFeast } from './town-feast.ts'
import { TownGround } from './town-ground.ts'

interface Cast {
  readonly ground: TownGround
  readonly gate: Gate
  readonly banner: ClanBanner
  readonly houses: Houses
  readonly strollers: Strollers
  readonly air: TownAir
  readonly falling: Falling
  readonly feast: TownFeast | null
}

/** The town of the player's clan. It shows what the page has heard of the clan, and decides nothing. */
export class TownScene extends Phaser.Scene {
  private cast: Cast | null = null
  private clouds: Clouds | null = null
  private fit: Fit = fitTown({ top: 62, bottom: 745 })
  private weather: WorldLook = 'forest'
  private feast: EventKind | null = null

  create(): void {
    sound.place('clan')
    clearAway(this, feastsNow())
    this.feast = feastNow()
    this.weather = weatherHere()
    fitCamera(this, () => this.arrange())
    this.clouds = new Clouds(this, referenceHeight(this))
    const stop = useTownBoard.subscribe((now, before) => {
      if (now.covered !== before.covered) this.arrange()
      if (now.roofs === before.roofs) this.show()
    })
    this.input.on('pointerup', (pointer: Phaser.Input.Pointer) => this.touch(pointer))
    this.events.once('shutdown', () => {
      stop()
      sound.place(null)
      this.cast?.strollers.close()
      this.cast?.banner.forget()
      this.cast = null
      this.clouds = null
      forgetPaintings(this.textures)
      forgetTownArt(this)
    })
    void this.gather()
  }

  override update(_time: number, delta: number): void {
    const seconds = Math.min(delta / 1000, longestStep)
    this.clouds?.tick(seconds)
    if (this.cast === null) return
    const { gate, banner, houses, strollers, air, falling } = this.cast
    gate.tick(seconds)
    banner.tick(seconds)
    strollers.tick(seconds, this.fit)
    air.tick(seconds, this.fit, referenceHeight(this), houses)
    const festive = this.feast === null ? null : feastLooks[this.feast].air
    falling.tick(
      seconds,
      festive === 'snow' ? 'snow' : this.weather,
      typeof festive === 'number' ? festive : null,
    )
  }

  /** Fetches what the town is made of; the clouds part when the houses stand. */
  private async gather(): Promise<void> {
    const scale = artScale(this) === 2 ? 2 : 1
    const missing = missingArt(this, [...townArt(scale), ...feastArt(this.feast, scale)])
    await Promise.all([
      missing.length === 0 ? null : loadArt(this, missing),
      paintEffects(this.textures),
      i18next.loadNamespaces(['town', 'player']),
    ])
    if (!this.sys.isActive()) return
    paintTown(this.textures)
    const strollers = await Strollers.open(this)
    if (!this.sys.isActive()) return strollers.close()
    this.cast = {
      ground: new TownGround(this),
      gate: new Gate(this),
      banner: new ClanBanner(this),
      houses: new Houses(this),
      strollers,
      air: new TownAir(this),
      falling: new Falling(this),
      feast: this.feast === null ? null : new TownFeast(this, this.feast),
    }
    this.arrange()
    this.show()
  }

  private show(): void {
    const { buildings, theme, strollers, boss } = useTownBoard.getState()
    if (this.cast === null || buildings === null) return
    const { houses } = this.cast
    if (houses.show(buildings, this.fit)) useTownBoard.setState({ roofs: houses.roofs() })
    void this.cast.banner.show(theme)
    void this.cast.strollers.show(strollers)
    void this.cast.gate.show(boss)
    this.clouds?.part()
  }

  private touch({ x, y }: Phaser.Input.Pointer): void {
    const point = this.cameras.main.getWorldPoint(x, y)
    const touched = this.cast?.strollers.at(point.x, point.y) ?? null
    if (touched === null) return
    sound.effect('tap')
    openOverlay(`player/${touched.id}`)
  }

  private arrange(): void {
    const height = referenceHeight(this)
    const { scale } = useStage.getState().size
    const { top, bottom } = useTownBoard.getState().covered
    this.cameras.main.centerOn(300, height / 2)
    this.fit = fitTown({ top: top / scale, bottom: height - bottom / scale })
    if (this.cast === null) return
    const { ground, gate, banner, houses, strollers, air, feast } = this.cast
    ground.arrange(this.fit)
    gate.arrange(this.fit)
    banner.arrange(this.fit)
    houses.arrange(this.fit)
    strollers.arrange()
    air.arrange(this.fit)
    feast?.arrange(this.fit)
  }
}

/** The air of the stair where the player left the road. */
function weatherHere(): WorldLook {
  const { player } = useGame.getState()
  return player === null ? 'forest' : lookAt(player.worldType, Math.floor(player.coordinate / STAIR_HEIGHT))
}
