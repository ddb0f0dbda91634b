import type { EventKind } from '@skystair/rules/calendar/kind.ts'
import { shortNumber } from '@skystair/rules/format/short-number.ts'
import type * as Phaser from 'phaser'
import { currencyIcons } from '../../../platform/goods/currency-icons.ts'
import { decimalMark } from '../../../platform/language/decimal-mark.ts'
import { layers } from '../../../stage/air/layers.ts'
import { feastKey } from '../../../stage/feast/feast-art.ts'
import type { RewardView } from '../walk/taken.ts'
import { skillIcons } from './place-look.ts'
import { Token, type TokenText } from './token.ts'

const flightSeconds = 1.5
const between = 0.22
const climb = 96

interface Flight {
  readonly token: Token
  readonly x: number
  readonly y: number
  age: number
}

/** Numbers that rise from where something was taken. */
export class FlyUps {
  private readonly scene: Phaser.Scene
  private flights: Flight[] = []

  constructor(scene: Phaser.Scene) {
    this.scene = scene
  }

  /** `feast`: whose the event's own currency is. */
  rise(reward: RewardView, x: number, y: number, feast: EventKind | null): void {
    linesOf(reward, feast).forEach((line, i) => {
      const token = new Token(this.scene, layers.air + 10)
      token.say(line)
      token.body.setVisible(false)
      this.flights.push({ token, x, y, age: -i * between })
    })
  }

  tick(seconds: number): void {
    if (this.flights.length === 0) return
    this.flights = this.flights.filter((flight) => {
      flight.age += seconds
      const share = flight.age / flightSeconds
      if (share >= 1) flight.token.destroy()
      else if (share >= 0) lift(flight, share)
      return share < 1
    })
  }
}

function lift({ token, x, y }: Flight, share: number): void {
  const eased = 1 - (1 - share) ** 3
  const pop = share < 0.18 ? 0.5 + 0.8 * Math.sin((share / 0.18) * Math.PI * 0.6) : 1.26 - 0.16 * share
  token.body
    .setVisible(true)
    .setPosition(x, y - climb * eased)
    .setScale(pop)
    .setAlpha(share > 0.7 ? (1 - share) / 0.3 : 1)
}

/** What a reward says, one line after the other. */
function linesOf(
  { amounts, skills, things, experience, heroExperience }: RewardView,
  feast: EventKind | null,
): TokenText[] {
  const line = (icon: TokenText['icon'], amount: number): TokenText => ({
    icon,
    text: `+${shortNumber(amount, decimalMark())}`,
    pill: null,
  })
  return [
    ...amounts.map(({ currency, amount }) => {
      const gathered = line(currencyIcons[currency], amount)
      return currency === 'eventCurrency' && feast !== null
        ? { ...gathered, picture: { key: feastKey(feast), frame: 'find' } }
        : gathered
    }),
    ...skills.map(({ skillType, amount }) => line(skillIcons[skillType], amount)),
    ...things.map((): TokenText => ({ icon: 'bag', text: '+1', pill: null })),
    ...(experience + heroExperience > 0 ? [line('star', experience || heroExperience)] : []),
  ]
}
