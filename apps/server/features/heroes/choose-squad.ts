import { chooseSquad as chooseSquadCall, saveSquad as saveSquadCall } from '@skystair/contract/heroes.ts'
import {
  chooseSquad as chooseSquadRule,
  saveSquad as saveSquadRule,
  squadPlaces,
} from '@skystair/rules/heroes/squad.ts'
import { isRefusal, refused } from '@skystair/rules/refusal.ts'
import { action } from '../../platform/action/action.ts'
import { playerView } from '../../platform/views/player-view.ts'

export const chooseSquad = action(chooseSquadCall, ({ player, body }) => {
  if (player.battleId !== null) return refused('battle.refused.fighting')
  const heroes = chooseSquadRule(player.climb.heroes, body.heroIds)
  if (isRefusal(heroes)) return heroes
  return { player: { ...player, climb: { ...player.climb, heroes } }, reply: playerView }
})

export const saveSquad = action(saveSquadCall, ({ player, body }) => {
  const { belongings: before, heroes } = player.climb
  const places = squadPlaces(player.bankStatus)
  const belongings = saveSquadRule(before, heroes, body.place, body.heroIds, places)
  if (isRefusal(belongings)) return belongings
  return { player: { ...player, climb: { ...player.climb, belongings } }, reply: playerView }
})
