import { kindOf } from '@skystair/content/beginning.ts'
import { forceOf, forcesOf } from '@skystair/content/forces.data.ts'
import {
  buyHammer as buyHammerCall,
  completeForce as completeForceCall,
  speedupForce as speedupForceCall,
  startForce as startForceCall,
} from '@skystair/contract/forces.ts'
import type { Climber } from '@skystair/rules/climb/climber.ts'
import {
  buyHammer as buyHammerRule,
  completeTraining,
  hasten,
  startTraining,
} from '@skystair/rules/forces/train.ts'
import { climbed, climberOf } from '@skystair/rules/player/climber-of.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { isRefusal, type Refusal, refused } from '@skystair/rules/refusal.ts'
import { ofWorld } from '@skystair/rules/wallet/account.ts'
import { action, type Decision } from '../../platform/action/action.ts'
import { forceSheet } from '../../platform/views/force-view.ts'
import { playerView } from '../../platform/views/player-view.ts'

const why = { counterparty: ofWorld('academy'), reason: 'FORCE' }

/** The hero's forces after the deed, with whatever it cost. */
function trained(
  player: Player,
  heroId: number,
  climber: Climber | Refusal,
): Decision<typeof startForceCall> | Refusal {
  if (isRefusal(climber)) return climber
  return {
    ...climbed(player, climber, why),
    reply: (saved, now) => {
      const hero = saved.climb.heroes.find(({ id }) => id === heroId)
      if (!hero) throw new Error(`no hero ${heroId}`)
      return { player: playerView(saved, now), sheet: forceSheet(hero, saved.climb.belongings, now) }
    },
  }
}

export const startForce = action(startForceCall, ({ player, params: { id, force }, now }) => {
  const hero = player.climb.heroes.find((one) => one.id === id)
  const learnable = hero ? forcesOf(kindOf(hero.kind)) : []
  return trained(player, id, startTraining(climberOf(player), { heroId: id, force }, learnable, forceOf, now))
})

export const speedupForce = action(speedupForceCall, ({ player, params: { id, force }, now }) => {
  if (player.battleId !== null) return refused('battle.refused.fighting')
  return trained(player, id, hasten(climberOf(player), { heroId: id, force }, forceOf, kindOf, now))
})

export const completeForce = action(completeForceCall, ({ player, params: { id, force }, now }) => {
  if (player.battleId !== null) return refused('battle.refused.fighting')
  return trained(player, id, completeTraining(climberOf(player), { heroId: id, force }, forceOf, kindOf, now))
})

export const buyHammer = action(buyHammerCall, ({ player }) => {
  const richer = buyHammerRule(climberOf(player))
  return isRefusal(richer) ? richer : { ...climbed(player, richer, why), reply: playerView }
})
