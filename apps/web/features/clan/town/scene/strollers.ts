import i18next from 'i18next'
import type * as Phaser from 'phaser'
import { useStage } from '../../../../platform/state/stage-state.ts'
import { layers } from '../../../../stage/air/layers.ts'
import { artScale } from '../../../../stage/art/art-scale.ts'
import { puppetArt, textureKey } from '../../../../stage/art/first-art.ts'
import { loadArt } from '../../../../stage/art/load-art.ts'
import { makeRoom } from '../../../../stage/art/make-room.ts'
import { missingArt } from '../../../../stage/art/missing-art.ts'
import { prefersCalm } from '../../../../stage/game/calm.ts'
import { leaveSeats, seatTogether } from '../../../../stage/puppet/cast-sheet.ts'
import { Puppet } from '../../../../stage/puppet/puppet.ts'
import { type Fit, yOf } from '../layout.ts'
import { Promenade, type Walker } from '../strolling.ts'
import { type Stroller, useTownBoard } from '../town-board.ts'
import { bubbleFrame, nameFrame, WordSheet, wordScale, wordsKey } from './word-sheet.ts'

const tallest = 104
const usual = 0.6
/** Steps in a second while walking, and how high each lifts the body. */
const steps = 2.1
const stepHeight = 5
const fadeSeconds = 0.5
const sayings = 14
const saidFor = 3.6
const silence = [3.5, 8] as const

/** Letters stay legible on a small phone. */
const letterScale = (): number =>
  wordScale * Math.min(1.5, Math.max(1, 0.95 / useStage.getState().size.scale))

interface Person {
  readonly who: Stroller
  readonly puppet: Puppet
  readonly name: Phaser.GameObjects.Image
  readonly walker: Walker
  age: number
}

interface Saying {
  readonly image: Phaser.GameObjects.Image
  readonly slot: number
  person: Person | null
  left: number
}

/** Members of the clan at leisure, with their names and what they say. */
export class Strollers {
  private readonly scene: Phaser.Scene
  private readonly words: WordSheet
  private readonly bubbles: readonly Saying[]
  private readonly calm = prefersCalm()
  private people: readonly Person[] = []
  private promenade: Promenade | null = null
  private shown = ''
  private untilSaid = 2.5
  private last = -1
  private letters = letterScale()

  static async open(scene: Phaser.Scene): Promise<Strollers> {
    return new Strollers(scene, await WordSheet.open(scene.textures))
  }

  private constructor(scene: Phaser.Scene, words: WordSheet) {
    this.scene = scene
    this.words = words
    this.bubbles = [0, 1].map((slot) => ({
      image: scene.add
        .image(0, 0, wordsKey, bubbleFrame(slot))
        .setOrigin(0.5, 1)
        .setScale(wordScale)
        .setDepth(layers.plates + 1000)
        .setVisible(false),
      slot,
      person: null,
      left: 0,
    }))
  }

  /** Others come when their figures are here; the same people stay where they are. */
  async show(strollers: readonly Stroller[]): Promise<void> {
    const shown = JSON.stringify(strollers)
    if (shown === this.shown) return
    this.shown = shown
    const { scene } = this
    const scale = artScale(scene) === 2 ? 2 : 1
    const figures = [...new Set(strollers.map(({ figure }) => figure))]
    const missing = missingArt(
      scene,
      figures.flatMap((id) => puppetArt(id, scale)),
    )
    if (missing.length > 0) await loadArt(scene, missing)
    if (!scene.sys.isActive() || shown !== this.shown) return
    this.leave()
    // Who stands behind the gate meanwhile stays there.
    const { boss } = useTownBoard.getState()
    makeRoom(
      scene,
      [...figures, ...(boss === null ? [] : [boss])].flatMap((id) => puppetArt(id, scale)),
    )
    seatTogether(
      scene,
      figures.map((id) => textureKey({ kind: 'puppet', id })),
    )
    this.words.writeNames(strollers)
    this.promenade = new Promenade(strollers.length, Math.random)
    this.people = this.promenade.walkers.flatMap((walker, i) => {
      const who = strollers[i]
      return who === undefined ? [] : [this.join(who, walker, i)]
    })
  }

  /** Another size of the stage. */
  arrange(): void {
    this.letters = letterScale()
    for (const { name } of this.people) name.setScale(this.letters)
  }

  tick(seconds: number, fit: Fit): void {
    if (!this.calm) this.promenade?.tick(seconds)
    for (const person of this.people) this.move(person, seconds, fit)
    if (!this.calm) this.speak(seconds)
  }

  /** Whoever is under a finger; in front first. */
  at(x: number, y: number): Stroller | null {
    let found: Person | null = null
    for (const person of this.people) {
      const { puppet } = person
      const isHit = Math.abs(puppet.x - x) < 26 && y < puppet.y + 8 && y > puppet.y - puppet.height
      if (isHit && (found === null || puppet.y > found.puppet.y)) found = person
    }
    return found?.who ?? null
  }

  close(): void {
    this.leave()
    leaveSeats(this.scene)
    this.words.close()
  }

  private join(who: Stroller, walker: Walker, i: number): Person {
    const { scene } = this
    const puppet = new Puppet(scene, who.figure, walker.x, walker.y, { size: sizeOf(scene, who.figure) })
    const name = scene.add
      .image(0, 0, wordsKey, nameFrame(i))
      .setOrigin(0.5, 1)
      .setScale(this.letters)
      .setDepth(layers.plates)
    return { who, puppet, name, walker, age: -0.12 * i }
  }

  private move(person: Person, seconds: number, fit: Fit): void {
    const { puppet, name, walker } = person
    person.age += seconds
    const alpha = Math.min(1, Math.max(0, person.age / fadeSeconds))
    const lift = walker.walking ? stepHeight * Math.abs(Math.sin(person.age * steps * Math.PI)) : 0
    const y = yOf(fit, walker.y)
    puppet.face(walker.side)
    puppet.moveTo(walker.x, y, lift)
    puppet.fade(alpha)
    puppet.tick(seconds, walker.walking ? 1.5 : 1)
    name.setPosition(walker.x, y - puppet.height - lift + 4).setAlpha(alpha)
  }

  private speak(seconds: number): void {
    for (const saying of this.bubbles) this.hold(saying, seconds)
    this.untilSaid -= seconds
    if (this.untilSaid > 0 || this.people.length === 0) return
    this.untilSaid = silence[0] + Math.random() * (silence[1] - silence[0])
    const free = this.bubbles.find(({ person }) => person === null)
    const speaker = this.people[Math.floor(Math.random() * this.people.length)]
    if (free === undefined || speaker === undefined || this.bubbles.some(({ person }) => person === speaker))
      return
    this.last = (this.last + 1 + Math.floor(Math.random() * (sayings - 1))) % sayings
    this.words.writeBubble(free.slot, i18next.t(`town:say.${this.last}` as 'town:say.0'))
    free.person = speaker
    free.left = saidFor
  }

  private hold(saying: Saying, seconds: number): void {
    const { person, image } = saying
    if (person === null) return
    saying.left -= seconds
    if (saying.left <= 0) {
      saying.person = null
      image.setVisible(false)
      return
    }
    const grown = Math.min(1, (saidFor - saying.left) * 6, saying.left * 6)
    image
      .setVisible(true)
      .setPosition(Math.min(540, Math.max(60, person.name.x)), person.name.y - 18)
      .setScale(this.letters * grown)
  }

  private leave(): void {
    for (const { puppet, name } of this.people) {
      puppet.destroy()
      name.destroy()
    }
    for (const saying of this.bubbles) {
      saying.person = null
      saying.image.setVisible(false)
    }
    this.people = []
    this.promenade = null
  }
}

/** Giants come in a size that fits between the houses. */
function sizeOf(scene: Phaser.Scene, figure: string): number {
  const { height } = scene.cache.json.get(textureKey({ kind: 'puppet', id: figure })) as { height: number }
  return Math.min(usual, (tallest * 3) / height)
}
