import { companions } from '@skystair/rules/heroes/companion.ts'
import { genders } from '@skystair/rules/player/choices.ts'
import * as Phaser from 'phaser'
import { useStage } from '../../platform/state/stage-state.ts'
import { companionFigures, heroFigures } from '../../stage/art/figurines.ts'
import { fitCamera, referenceHeight } from '../../stage/game/fit-camera.ts'
import { longestStep } from '../../stage/game/longest-step.ts'
import { Candidate } from './candidate.ts'
import { chooseCompanion, chooseGender, useChoice } from './choice.ts'
import { Glade } from './glade.ts'

const middle = 300

interface Cast {
  readonly glade: Glade
  readonly heroes: readonly Candidate[]
  readonly companions: readonly Candidate[]
}

/** A glade on the stair where everybody waits to be chosen. */
export class CharacterScene extends Phaser.Scene {
  private cast: Cast | null = null

  create(): void {
    const cast: Cast = {
      glade: new Glade(this),
      heroes: genders.map(
        (gender) =>
          new Candidate(this, heroFigures[gender], 1.5, {
            isChosen: () => useChoice.getState().gender === gender,
            choose: () => chooseGender(gender),
          }),
      ),
      companions: companions.map(
        (companion) =>
          new Candidate(this, companionFigures[companion], 1.08, {
            isChosen: () => useChoice.getState().companion === companion,
            choose: () => chooseCompanion(companion),
          }),
      ),
    }
    this.cast = cast
    fitCamera(this, () => this.arrange(cast))
    const everybody = [...cast.heroes, ...cast.companions]
    const stop = useChoice.subscribe((now, before) => {
      if (now.covered !== before.covered) this.arrange(cast)
      if (now.setOut && !before.setOut) for (const one of everybody) one.rejoice()
    })
    this.input.on('pointerup', (pointer: Phaser.Input.Pointer) => {
      const { x, y } = this.cameras.main.getWorldPoint(pointer.x, pointer.y)
      // Who stands in front is touched first.
      const touched = everybody.filter((one) => one.isAt(x, y)).sort((one, other) => other.y - one.y)[0]
      touched?.choose()
    })
    this.events.once('shutdown', () => {
      stop()
      this.cast = null
    })
  }

  override update(_time: number, delta: number): void {
    if (this.cast === null) return
    const seconds = Math.min(delta / 1000, longestStep)
    const { glade, heroes, companions } = this.cast
    glade.tick(seconds)
    for (const one of [...heroes, ...companions]) one.tick(seconds)
  }

  /** Everybody stands in the part of the stage that the panel leaves free. */
  private arrange({ glade, heroes, companions }: Cast): void {
    const height = referenceHeight(this)
    const free = height - useChoice.getState().covered / useStage.getState().size.scale
    this.cameras.main.centerOn(middle, height / 2)
    const front = Math.max(free * 0.88, 150)
    glade.arrange(front, height)
    const back = front - Math.min(150, free * 0.3)
    heroes.forEach((hero, i) => {
      hero.stand(middle + (i === 0 ? -84 : 84), front)
    })
    companions.forEach((companion, i) => {
      const across = i - (companions.length - 1) / 2
      companion.stand(middle + across * 138, back - 40 * (1.5 - Math.abs(across)))
    })
  }
}
