import { kindOf } from '@skystair/content/beginning.ts'
import { CONSUMABLES } from '@skystair/content/consumables.data.ts'
import { RUNES } from '@skystair/content/runes.data.ts'
import {
  chooseSlots as chooseSlotsCall,
  drawRune as drawRuneCall,
  listSatchel as listSatchelCall,
  type Satchel,
} from '@skystair/contract/things.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { isRefusal, refused } from '@skystair/rules/refusal.ts'
import {
  chooseSlots as chooseSlotsRule,
  drawRune as drawRuneRule,
  runeGain,
  satchelFromStair,
  satchelSlots,
  slotHolds,
} from '@skystair/rules/things/satchel.ts'
import { action, read } from '../../platform/action/action.ts'
import { playerView } from '../../platform/views/player-view.ts'

function satchelOf({ climb: { things, belongings } }: Player): Satchel {
  const count = (wanted: string) => things.filter(({ id }) => id === wanted).length
  return {
    consumables: CONSUMABLES.map(({ id, kind }) => ({ id, kind, count: count(id) })),
    runes: Object.keys(RUNES).map((id) => ({ id, count: count(id), gain: runeGain(things, id, RUNES[id]) })),
    slots: belongings.slots === null ? null : [...belongings.slots],
    slotsCount: satchelSlots,
    slotHolds,
    fromStair: satchelFromStair,
  }
}

export const listSatchel = read(listSatchelCall, ({ player }) => satchelOf(player))

export const chooseSlots = action(chooseSlotsCall, ({ player, body }) => {
  const slots = chooseSlotsRule(body.slots, CONSUMABLES, player.stair)
  if (isRefusal(slots)) return slots
  const climb = { ...player.climb, belongings: { ...player.climb.belongings, slots } }
  return { player: { ...player, climb }, reply: satchelOf }
})

export const drawRune = action(drawRuneCall, ({ player, params, body }) => {
  if (player.battleId !== null) return refused('battle.refused.fighting')
  const climb = drawRuneRule(player.climb, params.id, body.heroId, RUNES[params.id], kindOf)
  if (isRefusal(climb)) return climb
  return {
    player: { ...player, climb },
    reply: (saved, now) => ({ player: playerView(saved, now), satchel: satchelOf(saved) }),
  }
})
