import { ARENA } from '@skystair/content/arena/arena.ts'
import {
  buyFight as buyFightCall,
  chooseDefence as chooseDefenceCall,
  enterArena as enterCall,
  refreshRivals as refreshCall,
  seeArenaHistory as seeCall,
  takeArenaReward as takeCall,
  wearFrame as wearFrameCall,
} from '@skystair/contract/arena.ts'
import { type ArenaLife, enter, whyNotEnter, whyNotInside } from '@skystair/rules/arena/arena.ts'
import { chooseDefence as choose } from '@skystair/rules/arena/defenders.ts'
import { addFight } from '@skystair/rules/arena/fights.ts'
import { bestOf } from '@skystair/rules/arena/history.ts'
import { leagueAt } from '@skystair/rules/arena/leagues.ts'
import { takeRewards } from '@skystair/rules/arena/reward.ts'
import { refresh } from '@skystair/rules/arena/rivals.ts'
import { settleSeasons } from '@skystair/rules/arena/season.ts'
import { wearFrame as wear } from '@skystair/rules/arena/shop.ts'
import { zoneNamed } from '@skystair/rules/calendar/zone.ts'
import { earn, spend } from '@skystair/rules/economy/purse.ts'
import { climbed, climberOf } from '@skystair/rules/player/climber-of.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { isRefusal, refused } from '@skystair/rules/refusal.ts'
import { ofWorld } from '@skystair/rules/wallet/account.ts'
import { action, actionWith } from '../../platform/action/action.ts'
import { stepOn } from '../../platform/ladder/ladder.ts'
import { writeLeagues } from '../../platform/people/people.ts'
import { playerView } from '../../platform/views/player-view.ts'
import { arenaView, dueView, type Found, ownStanding, pastOf } from './standing.ts'

const bookedAs = (reason: string) => ({ counterparty: ofWorld('arena'), reason })

/** The player and the arena as they are after it. */
const changed = (found: Found) => (player: Player, now: number) => ({
  player: playerView(player, now),
  arena: arenaView(player, found, now),
})

const living = (player: Player, arena: ArenaLife): Player => ({ ...player, arena })

/** What time and others have done: the best place, and the seasons that have ended. */
export function settled(player: Player, found: Found, now: number): Player {
  const past = pastOf(player, found)
  if (!past) return player
  const { arena } = player
  const best = bestOf(arena.best, past)
  const seasons = settleSeasons(arena.seasons, past, now)
  return best === arena.best && seasons === arena.seasons
    ? player
    : living(player, { ...arena, best, seasons })
}

export const enterArena = actionWith(enterCall, ownStanding, ({ player, body, extra, now }) => {
  const unfit = whyNotEnter(player)
  if (unfit) return unfit
  const zone = zoneNamed(body.timeZone ?? player.settings.arenaTimeZone ?? 'UTC')
  if (zone === null) return refused('arena.refused.unknown-zone')
  const places = extra.places + 1
  const hour = player.settings.arenaRewardHour
  const league = leagueAt(places, places)
  return {
    player: {
      ...living(player, enter(player.arena, places, { hour, zone }, ARENA, now)),
      settings: { ...player.settings, arenaTimeZone: zone },
      league,
    },
    writes: stepOn(player.id, now),
    lastWrites: writeLeagues([{ id: player.id, league }]),
    // Of many who enter at once nobody knows yet which place is whose: it is looked up.
    reply: (saved, at) => ({ player: playerView(saved, at) }),
  }
})

export const refreshRivals = actionWith(refreshCall, ownStanding, ({ player, extra, now }) => {
  const unfit = whyNotInside(player)
  if (unfit) return unfit
  const arena = refresh(player.arena, ARENA, now)
  if (isRefusal(arena)) return arena
  return { player: settled(living(player, arena), extra, now), reply: changed(extra) }
})

export const buyFight = actionWith(buyFightCall, ownStanding, ({ player, extra, now }) => {
  const unfit = whyNotInside(player)
  if (unfit) return unfit
  const bought = addFight(player.arena, ARENA, now)
  if (isRefusal(bought)) return bought
  const climber = climberOf(player)
  const purse = spend(climber.purse, { mithril: bought.price })
  if (isRefusal(purse)) return purse
  const after = climbed(player, { ...climber, purse }, bookedAs('ARENA_FIGHT'))
  return { ...after, player: living(after.player, bought.life), reply: changed(extra) }
})

export const chooseDefence = actionWith(chooseDefenceCall, ownStanding, ({ player, body, extra }) => {
  const unfit = whyNotInside(player)
  if (unfit) return unfit
  const arena = choose(player.arena, player.climb, body.set)
  return isRefusal(arena) ? arena : { player: living(player, arena), reply: changed(extra) }
})

export const seeArenaHistory = action(seeCall, ({ player, now }) => {
  const unfit = whyNotInside(player)
  if (unfit) return unfit
  return { player: living(player, { ...player.arena, historySeenAt: now }), reply: () => ({ done: true }) }
})

export const takeArenaReward = actionWith(takeCall, ownStanding, ({ player, extra, now }) => {
  const unfit = whyNotInside(player)
  if (unfit) return unfit
  const past = pastOf(player, extra)
  if (!past) return refused('arena.refused.not-entered')
  const rewarded = takeRewards(player.arena, past, player.bestVictoryStair, ARENA, now)
  if (isRefusal(rewarded)) return rewarded
  const climber = climberOf(player)
  const purse = earn(climber.purse, rewarded.amounts)
  if (isRefusal(purse)) return purse
  const after = climbed(player, { ...climber, purse }, bookedAs('ARENA_REWARD'))
  // The lines of the leagues move as the ladder grows.
  const league = leagueAt(past.position, extra.places)
  return {
    ...after,
    player: { ...settled(living(after.player, rewarded.life), extra, now), league },
    lastWrites: league === player.league ? [] : writeLeagues([{ id: player.id, league }]),
    reply: (saved, at) => ({ ...changed(extra)(saved, at), taken: rewarded.taken.map(dueView) }),
  }
})

export const wearFrame = action(wearFrameCall, ({ player, body }) => {
  const arena = wear(player.arena, body.frame)
  if (isRefusal(arena)) return arena
  return {
    player: living(player, arena),
    reply: (saved, at) => ({ player: playerView(saved, at), frame: arena.frame, frames: [...arena.frames] }),
  }
})
