import type { Draft } from './draft.ts'
import type { Fighter } from './fighter.ts'
import { block } from './steps/block.ts'
import { blowOf, type Step } from './steps/blow.ts'
import { counter } from './steps/counter.ts'
import { immortality } from './steps/immortality.ts'
import { luck } from './steps/luck.ts'
import { mirror } from './steps/mirror.ts'
import { poison } from './steps/poison.ts'
import { quadratic } from './steps/quadratic.ts'
import { resurrection } from './steps/resurrection.ts'
import { shadow } from './steps/shadow.ts'
import { strength } from './steps/strength.ts'
import { wound } from './steps/wound.ts'

/** The order is the rule: a blow goes through these, one after another. */
const STEPS: readonly Step[] = [
  shadow,
  block,
  luck,
  strength,
  quadratic,
  wound,
  mirror,
  immortality,
  poison,
  counter,
  resurrection,
]

export function strike(draft: Draft, attacker: Fighter, defender: Fighter): void {
  attacker.acted += 1
  const blow = blowOf(attacker, defender)
  for (const step of STEPS) {
    step(draft, blow)
    if (blow.missed) return
  }
}
