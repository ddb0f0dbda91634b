import { FORCES } from '@skystair/content/forces.data.ts'
import {
  forceManual as forceManualCall,
  forcesInShort as forcesInShortCall,
} from '@skystair/contract/forces.ts'
import { forceAmount, forcePrice, forceTime } from '@skystair/rules/forces/force.ts'
import { refused } from '@skystair/rules/refusal.ts'
import { read } from '../../platform/action/action.ts'

/** Points are points; shares and chances are told in percent. */
const written = (effect: string, amount: number): number =>
  effect === 'immortality' ? amount : Math.round(amount * 1000) / 10

export const forceManual = read(forceManualCall, ({ player, params, services }) => {
  const force = FORCES[params.x]
  if (!force) return refused('forces.refused.unknown')
  const say = (key: string) => services.texts.say(player.language, `forces.force.${force.id}.${key}`)
  return {
    warriorClass: force.id,
    effect: force.effect,
    name: say('name'),
    text: say('text'),
    levels: Array.from({ length: force.limit }, (_, place) => {
      const { crystal = 0, sulfur = 0 } = forcePrice(force, place + 1)
      const amount = forceAmount(force, place + 1)
      return { level: place + 1, amount, crystal, sulfur, lasts: forceTime(place + 1) }
    }),
  }
})

export const forcesInShort = read(forcesInShortCall, ({ player, services: { texts } }) => {
  const say = (key: string, params = {}) => texts.say(player.language, `forces.${key}`, params)
  return {
    forces: Object.values(FORCES).map(({ id, effect, step, limit }) => ({
      warriorClass: id,
      name: say(`force.${id}.name`),
      text: say('short', { effect: say(`effect.${effect}`, { amount: written(effect, step) }), limit }),
    })),
  }
})
