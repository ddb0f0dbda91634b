import { GROWING } from '@skystair/content/beginning.ts'
import {
  gain as gainCall,
  takePlace as takePlaceCall,
  takeResource as takeResourceCall,
  takeSkill as takeSkillCall,
  useMagic as useMagicCall,
} from '@skystair/contract/road.ts'
import { gainPlace, magicPlace, takePlace as takeFrom } from '@skystair/rules/climb/visit-place.ts'
import { climbed, climberOf } from '@skystair/rules/player/climber-of.ts'
import { isRefusal, type Refusal, refused } from '@skystair/rules/refusal.ts'
import type { PlaceType } from '@skystair/rules/road/place.ts'
import { ofWorld } from '@skystair/rules/wallet/account.ts'
import { type ActionContext, action, actionWith, type Decision } from '../../platform/action/action.ts'
import { type CalendarChanges, calendarChanges } from '../../platform/calendar/running.ts'
import { boostsOf } from '../../platform/views/boosts.ts'
import { playerView } from '../../platform/views/player-view.ts'
import { realmOf } from '../../platform/views/realm-of.ts'
import { rewardView } from '../../platform/views/reward-view.ts'
import { isOfEvent, takeFind } from './take-find.ts'

type TakingCall = typeof takeResourceCall

/** A place is used up, its reward comes to the player, tasks count it; each type has its own call. */
const taking =
  (visit: typeof takeFrom, types: readonly PlaceType[]) =>
  ({ player, params, now }: ActionContext<TakingCall, null>): Decision<TakingCall> | Refusal => {
    if (player.battleId !== null) return refused('battle.refused.fighting')
    const visited = visit(realmOf(player), GROWING, climberOf(player), params.id, boostsOf(player, now), now)
    if (isRefusal(visited)) return visited
    const { climber, place, reward, reached } = visited
    const { placeType } = place
    if (!types.includes(placeType)) return refused('road.refused.not-for-taking')
    return {
      ...climbed(player, climber, { counterparty: ofWorld('road'), reason: placeType }, reached),
      reply: (saved, at) => ({ player: playerView(saved, at), reward: rewardView(reward, reached) }),
    }
  }

const takeFromRoad = taking(takeFrom, ['RESOURCE'])

export const takeResource = actionWith<typeof takeResourceCall, CalendarChanges>(
  takeResourceCall,
  calendarChanges,
  (context) => {
    const { player, params, extra: changes, now } = context
    return isOfEvent(params.id)
      ? takeFind(player, params.id, changes, now)
      : takeFromRoad({ ...context, extra: null })
  },
)
export const takeSkill = action(takeSkillCall, taking(takeFrom, ['SKILL']))
export const takePlace = action(
  takePlaceCall,
  taking(takeFrom, ['ARTIFACT', 'CONSUMABLE', 'RUNE', 'CUSTOM_PLACE', 'POINTER']),
)
export const drinkFromFountain = action(gainCall, taking(gainPlace, ['GAINABLE']))
export const useMagic = action(useMagicCall, taking(magicPlace, ['MAGIC']))
