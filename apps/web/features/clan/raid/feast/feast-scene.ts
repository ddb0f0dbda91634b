import { picture } from '@skystair/art/baked/files.ts'
import { UNITS_PER_PIXEL } from '@skystair/art/clips/rig.ts'
import * as Phaser from 'phaser'
import { useStage } from '../../../../platform/state/stage-state.ts'
import { sound } from '../../../../sound/sound.ts'
import { Clouds } from '../../../../stage/air/clouds.ts'
import { Festivity } from '../../../../stage/air/festivity.ts'
import { layers } from '../../../../stage/air/layers.ts'
import { Particles } from '../../../../stage/air/particles.ts'
import { artAddress } from '../../../../stage/art/art-address.ts'
import { artScale } from '../../../../stage/art/art-scale.ts'
import { type ArtFile, puppetArt, textureKey } from '../../../../stage/art/first-art.ts'
import { loadArt } from '../../../../stage/art/load-art.ts'
import { makeRoom } from '../../../../stage/art/make-room.ts'
import { missingArt } from '../../../../stage/art/missing-art.ts'
import { prefersCalm } from '../../../../stage/game/calm.ts'
import { fitCamera, referenceHeight } from '../../../../stage/game/fit-camera.ts'
import { longestStep } from '../../../../stage/game/longest-step.ts'
import { paintEffects } from '../../../../stage/paint/paint-effects.ts'
import { leaveSeats, seatTogether } from '../../../../stage/puppet/cast-sheet.ts'
import { Puppet } from '../../../../stage/puppet/puppet.ts'
import { type Guest, seated, useFeastBoard } from './feast-board.ts'
import { LootRain } from './loot-rain.ts'
import { forgetNames, nameFrame, nameScale, namesKey, paintNames } from './name-sheet.ts'
import { seating, spread } from './seating.ts'

const ground: ArtFile['id'] = 'arena-raid'
const painted = 840
/** Of the free stage: the boss lies in its upper part, the guests stand below. */
const bossFeet = 0.35
const bossTall = 0.38
const rocketEvery = 1.6
const usualHero = 152

interface Dancer {
  readonly guest: Guest
  readonly puppet: Puppet
  readonly name: Phaser.GameObjects.Image
  /** Until the next leap. */
  rest: number
}

interface Cast {
  readonly boss: Puppet
  readonly dancers: readonly Dancer[]
  readonly floor: Phaser.GameObjects.Image
  readonly air: Particles
  readonly festivity: Festivity
  readonly rain: LootRain
}

/** The boss has fallen: all who dealt stand before it, and its loot rains on each by what they dealt. */
export class FeastScene extends Phaser.Scene {
  private cast: Cast | null = null
  private clouds: Clouds | null = null
  private readonly calm = prefersCalm()
  private untilRocket = 0
  private gathering = false

  create(): void {
    this.cast = null
    this.gathering = false
    sound.place('clan')
    fitCamera(this, () => this.arrange())
    this.clouds = new Clouds(this, referenceHeight(this))
    const stop = useFeastBoard.subscribe(() => this.follow())
    this.events.once('shutdown', () => {
      stop()
      sound.place(null)
      this.cast = null
      this.clouds = null
      leaveSeats(this)
      forgetNames(this.textures)
    })
    this.follow()
  }

  override update(_time: number, delta: number): void {
    const seconds = Math.min(delta / 1000, longestStep)
    this.clouds?.tick(seconds)
    if (this.cast === null) return
    const { boss, dancers, air, festivity, rain } = this.cast
    boss.tick(seconds)
    for (const dancer of dancers) this.dance(dancer, seconds)
    this.untilRocket -= seconds
    if (this.untilRocket <= 0) {
      this.untilRocket = rocketEvery
      festivity.fireworks(300, referenceHeight(this) * 0.24, 520, 2)
    }
    if (!this.calm)
      rain.tick(
        seconds,
        dancers.map(({ guest, puppet }) => ({ x: puppet.x, y: puppet.y, share: guest.share })),
      )
    festivity.tick(seconds)
    air.tick(seconds)
  }

  private follow(): void {
    if (this.cast !== null) this.arrange()
    else if (useFeastBoard.getState().boss !== null && !this.gathering) void this.gather()
  }

  private async gather(): Promise<void> {
    const { boss, guests } = useFeastBoard.getState()
    if (boss === null) return
    this.gathering = true
    const scale = artScale(this) === 2 ? 2 : 1
    const figures = [...new Set([boss, ...guests.slice(0, seated).map(({ figure }) => figure)])]
    const files: ArtFile[] = [
      { kind: 'picture', id: ground, address: artAddress(picture(ground, scale)) },
      ...figures.flatMap((id) => puppetArt(id, scale)),
    ]
    makeRoom(this, files)
    const missing = missingArt(this, files)
    await Promise.all([
      missing.length === 0 ? null : loadArt(this, missing),
      paintEffects(this.textures),
      paintNames(this.textures, guests, spread, nameScale(useStage.getState().size.scale)),
    ])
    if (!this.sys.isActive()) return
    seatTogether(
      this,
      figures.map((id) => textureKey({ kind: 'puppet', id })),
    )
    this.cast = this.stage(boss, guests)
    this.arrange()
    this.clouds?.part()
    sound.effect('victory')
  }

  private stage(boss: string, guests: readonly Guest[]): Cast {
    const air = new Particles(this, layers.air + 5)
    const fallen = new Puppet(this, boss, 300, 0)
    fallen.play('defeat')
    fallen.light(0.8)
    return {
      floor: this.add.image(300, 0, textureKey({ kind: 'picture', id: ground })).setDepth(layers.ground),
      boss: fallen,
      dancers: guests.slice(0, seated).map((guest, i) => ({
        guest,
        puppet: new Puppet(this, guest.figure, 300, 0),
        name: this.add.image(0, 0, namesKey, nameFrame(i)).setOrigin(0.5, 0).setDepth(layers.plates),
        rest: Math.random() * 1.5,
      })),
      air,
      festivity: new Festivity(air),
      rain: new LootRain(air),
    }
  }

  private dance(dancer: Dancer, seconds: number): void {
    const { puppet } = dancer
    puppet.tick(seconds)
    dancer.rest -= seconds
    if (dancer.rest > 0 || this.calm) return
    dancer.rest = 1.6 + Math.random() * 2.4
    puppet.play('victory')
  }

  private arrange(): void {
    const height = referenceHeight(this)
    this.cameras.main.centerOn(300, height / 2)
    if (this.cast === null) return
    const { boss, dancers, floor } = this.cast
    const { scale } = useStage.getState().size
    const { covered } = useFeastBoard.getState()
    const [top, bottom] = [covered.top / scale, height - covered.bottom / scale]
    const stretch = Math.max(1, height / painted)
    const art = 1 / artScale(this)
    floor.setPosition(300, height / 2).setScale(Math.max(1, stretch * 0.84) * art, stretch * art)
    const feet = top + (bottom - top) * bossFeet
    boss.grow(((bottom - top) * bossTall * UNITS_PER_PIXEL) / boss.rig.height)
    boss.moveTo(300, feet)
    const seats = seating(dancers.length, feet + 40, bottom - 34)
    const letters = nameScale(scale)
    dancers.forEach(({ puppet, name }, i) => {
      const seat = seats[i]
      if (seat === undefined) return
      const tall = puppet.rig.height / UNITS_PER_PIXEL
      puppet.grow(seat.size * Math.min(1, (usualHero * 1.15) / tall))
      puppet.face(seat.x > 300 ? -1 : 1)
      puppet.moveTo(seat.x, seat.y)
      name.setPosition(seat.x, seat.y + 2).setScale(letters)
    })
  }
}
