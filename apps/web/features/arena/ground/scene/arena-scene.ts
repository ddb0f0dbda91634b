import * as Phaser from 'phaser'
import { useStage } from '../../../../platform/state/stage-state.ts'
import { sound } from '../../../../sound/sound.ts'
import { Clouds } from '../../../../stage/air/clouds.ts'
import { Festivity } from '../../../../stage/air/festivity.ts'
import { layers } from '../../../../stage/air/layers.ts'
import { Particles } from '../../../../stage/air/particles.ts'
import { artScale } from '../../../../stage/art/art-scale.ts'
import { loadArt } from '../../../../stage/art/load-art.ts'
import { missingArt } from '../../../../stage/art/missing-art.ts'
import { fitCamera, referenceHeight } from '../../../../stage/game/fit-camera.ts'
import { longestStep } from '../../../../stage/game/longest-step.ts'
import type { Fit } from '../../../../stage/ground/fit-ground.ts'
import { paintEffects } from '../../../../stage/paint/paint-effects.ts'
import { useArenaBoard } from '../arena-board.ts'
import { fitArena } from '../layout.ts'
import { arenaArt, forgetArenaArt } from './arena-art.ts'
import { ArenaGround } from './arena-ground.ts'
import { Crowd } from './crowd.ts'
import { forgetPaintings, paintArena } from './paint-arena.ts'
import { Standers } from './standers.ts'

const cheerSeconds = 3

interface Cast {
  readonly ground: ArenaGround
  readonly crowd: Crowd
  readonly standers: Standers
  readonly particles: Particles
  readonly festivity: Festivity
}

/** The amphitheatre. It shows what the page has heard of the ladder, and decides nothing. */
export class ArenaScene extends Phaser.Scene {
  private cast: Cast | null = null
  private clouds: Clouds | null = null
  private fit: Fit = fitArena({ top: 146, bottom: 664 })

  create(): void {
    sound.place('arena')
    fitCamera(this, () => this.arrange())
    this.clouds = new Clouds(this, referenceHeight(this))
    const stop = useArenaBoard.subscribe((now, before) => {
      if (now.covered !== before.covered) this.arrange()
      if (now.climb?.told !== before.climb?.told) this.tellClimb()
      this.show()
    })
    this.events.once('shutdown', () => {
      stop()
      sound.place(null)
      this.cast?.standers.close()
      this.cast = null
      this.clouds = null
      forgetPaintings(this.textures)
      forgetArenaArt(this)
    })
    void this.gather()
  }

  override update(_time: number, delta: number): void {
    const seconds = Math.min(delta / 1000, longestStep)
    this.clouds?.tick(seconds)
    if (this.cast === null) return
    const { crowd, standers, particles, festivity } = this.cast
    crowd.tick(seconds)
    standers.tick(seconds)
    festivity.tick(seconds)
    particles.tick(seconds)
  }

  /** Fetches what the arena is made of; the clouds part when the rivals stand. */
  private async gather(): Promise<void> {
    const missing = missingArt(this, arenaArt(artScale(this) === 2 ? 2 : 1))
    await Promise.all([missing.length === 0 ? null : loadArt(this, missing), paintEffects(this.textures)])
    if (!this.sys.isActive()) return
    paintArena(this.textures)
    const particles = new Particles(this, layers.motes)
    this.cast = {
      ground: new ArenaGround(this),
      crowd: new Crowd(this),
      standers: new Standers(this),
      particles,
      festivity: new Festivity(particles),
    }
    this.arrange()
    this.show()
  }

  private show(): void {
    const { rivals, own, league, chosen } = useArenaBoard.getState()
    if (this.cast === null || rivals === null) return
    const { crowd, standers } = this.cast
    crowd.wear(league)
    standers.choose(chosen, this.fit)
    void standers.show(rivals, own, this.fit).then((isThere) => isThere && this.clouds?.part())
  }

  /** First the stones change places, then the stands rejoice. */
  private tellClimb(): void {
    const { climb } = useArenaBoard.getState()
    if (this.cast === null || climb === null) return
    const { crowd, standers, festivity } = this.cast
    if (climb.told === 'swaps') {
      sound.effect('hop')
      standers.swapWith(climb.rival, (x, y) => {
        festivity.dust(x, y + 12)
        sound.effect('land')
      })
    }
    if (climb.told !== 'cheers') return
    sound.effect('fireworks')
    crowd.cheer(cheerSeconds)
    standers.rejoice()
    festivity.fireworks(300, this.fit.origin + 220 * this.fit.stretch, 420, 7)
  }

  private arrange(): void {
    const height = referenceHeight(this)
    const { scale } = useStage.getState().size
    const { top, bottom } = useArenaBoard.getState().covered
    this.cameras.main.centerOn(300, height / 2)
    this.fit = fitArena({ top: top / scale, bottom: height - bottom / scale })
    if (this.cast === null) return
    this.cast.ground.arrange(this.fit, height)
    this.cast.crowd.arrange(this.fit)
    this.show()
  }
}
