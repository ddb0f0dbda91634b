import { RULES_VERSION } from '@skystair/rules/battle/battle.ts'
import { squadLimit } from '@skystair/rules/heroes/squad-limit.ts'
import { type Fought, featuresOf } from './features.ts'
import { fight, fightBoss, fightLong } from './fight.ts'
import { type Golden, goldenBattles, keep, outcomeOf } from './golden.ts'

const LEAST = 60
const MOST_TRIED = 3000
const LONGEST = 80
const WARS = 12
const BOSS_FIGHTS = 24

const goldenOf = (name: string, { beginning, moved }: Fought): Golden => ({
  name,
  beginning,
  inputs: moved.battle.inputs,
  outcome: outcomeOf(moved),
})

/** Battles that show something new, and a few more, until a good deal of everything is there. */
function choose(): readonly Golden[] {
  const seen = new Set<string>()
  const shades = { size: 1, health: 1e15, specials: { SHADOW: 1, QUADRATIC: 1 } }
  const chosen = [
    goldenOf('for-ever', fightLong('for-ever', shades)),
    ...Array.from({ length: BOSS_FIGHTS }, (_, index) => {
      const name = `boss-${index + 1}`
      return goldenOf(name, fightBoss(name, index))
    }),
    ...Array.from({ length: WARS }, (_, index) => {
      const name = `war-${index + 1}`
      return goldenOf(name, fightLong(name, { size: squadLimit, health: 4, specials: {} }))
    }),
  ]
  for (let number = 1; number <= MOST_TRIED; number++) {
    const name = `battle-${String(number).padStart(4, '0')}`
    const fought = fight(name)
    const features = featuresOf(fought).filter((feature) => !seen.has(feature))
    if (fought.moved.battle.inputs.length > LONGEST || (features.length === 0 && chosen.length >= LEAST))
      continue
    for (const feature of features) seen.add(feature)
    chosen.push(goldenOf(name, fought))
  }
  return chosen
}

// Written once a version: written anew, they would say that nothing has changed whatever has.
if (goldenBattles(RULES_VERSION).length > 0) {
  console.log(
    `There are golden battles of rules ${RULES_VERSION} already. New ones come with a new RULES_VERSION.`,
  )
} else {
  const golden = choose()
  keep(RULES_VERSION, golden)
  console.log(`${golden.length} golden battles of rules ${RULES_VERSION} are kept beside the older ones.`)
}
