import { VIDEOS } from '@skystair/content/bank/referral.data.ts'
import { DELAYED, DELAYED_CONTENTS } from '@skystair/content/chests/delayed-chests.data.ts'
import {
  type DelayedView,
  ensureChests as ensureCall,
  speedUpChest as speedUpCall,
  takeChest as takeCall,
} from '@skystair/contract/chests.ts'
import { endFilm, filmsLeft, type Watching } from '@skystair/rules/bank/video.ts'
import { DELAYED_KINDS } from '@skystair/rules/chests/chest-life.ts'
import {
  nextKind,
  openingOf,
  settleChests,
  speedUp,
  speedUpByFilm,
  speedUpPrice,
  takeDelayed,
} from '@skystair/rules/chests/delayed-chest.ts'
import { spend } from '@skystair/rules/economy/purse.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { isRefusal, type Refusal } from '@skystair/rules/refusal.ts'
import { ofWorld } from '@skystair/rules/wallet/account.ts'
import { actionWith, type Decision, readWith } from '../../platform/action/action.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { nextSeal } from '../../platform/draws/draws.ts'
import { selectFilms, writeFilms } from '../../platform/films/own-films.ts'
import type { Config } from '../../platform/services/config.ts'
import { playerView } from '../../platform/views/player-view.ts'
import { contentsView } from './contents-view.ts'
import { openedChest } from './opened-chest.ts'

const own = { select: (_: unknown, callerId: number): Sql => selectFilms(callerId) }

function delayedView(player: Player, films: Watching | null, now: number, config: Config): DelayedView {
  const life = settleChests(player.chests, now, DELAYED)
  const opening = openingOf(life, now)
  return {
    victories: life.victories,
    victoriesNeeded: DELAYED.victories,
    places: DELAYED.places,
    next: nextKind(life, DELAYED),
    chests: life.delayed.map((chest) => ({
      ...chest,
      price: chest === opening && chest.opensAt !== null ? speedUpPrice(chest.opensAt, now, DELAYED) : 0,
    })),
    kinds: DELAYED_KINDS.map((kind) => ({
      kind,
      opensIn: DELAYED.opensIn[kind],
      contents: contentsView(DELAYED_CONTENTS[kind], player.stair),
    })),
    filmsLeft: filmsLeft(films, now, VIDEOS),
    filmSaves: DELAYED.aFilm,
    seal: nextSeal(config, player, 'delayed-chest'),
  }
}

export const ensureChests = readWith<typeof ensureCall, Watching | null>(
  ensureCall,
  own,
  ({ player, extra: films, now, services: { config } }) => delayedView(player, films, now, config),
)

type SpedUp = Decision<typeof speedUpCall> | Refusal

function forEmeralds(player: Player, films: Watching | null, now: number, config: Config): SpedUp {
  const hurried = speedUp(player.chests, now, DELAYED)
  if (isRefusal(hurried)) return hurried
  const paid = spend(player.wallet, { mithril: hurried.price })
  if (isRefusal(paid)) return paid
  return {
    player: { ...player, chests: hurried.life },
    movements: [
      {
        currency: 'mithril',
        amount: -hurried.price,
        counterparty: ofWorld('chest'),
        reason: 'CHEST_SPEEDUP',
      },
    ],
    reply: (saved) => ({ player: playerView(saved, now), chests: delayedView(saved, films, now, config) }),
  }
}

function forAFilm(
  player: Player,
  films: Watching | null,
  ticket: string,
  now: number,
  config: Config,
): SpedUp {
  const seen = endFilm(films, ticket, now, VIDEOS)
  if (isRefusal(seen)) return seen
  const hurried = speedUpByFilm(player.chests, now, DELAYED)
  if (isRefusal(hurried)) return hurried
  return {
    player: { ...player, chests: hurried },
    writes: [writeFilms(player.id, seen)],
    reply: (saved) => ({ player: playerView(saved, now), chests: delayedView(saved, seen, now, config) }),
  }
}

export const speedUpChest = actionWith<typeof speedUpCall, Watching | null>(
  speedUpCall,
  own,
  ({ player, query: { ticket }, extra: films, now, services: { config } }) =>
    ticket === undefined
      ? forEmeralds(player, films, now, config)
      : forAFilm(player, films, ticket, now, config),
)

export const takeChest = actionWith<typeof takeCall, Watching | null>(
  takeCall,
  own,
  ({ player, extra: films, now, services: { config } }) => {
    const taken = takeDelayed(player.chests, now, DELAYED)
    if (isRefusal(taken)) return taken
    const { life, kind } = taken
    const opened = openedChest(player, DELAYED_CONTENTS[kind], {
      kind: 'delayed-chest',
      reason: 'CHEST',
      now,
      config,
    })
    if (isRefusal(opened)) return opened
    return {
      player: { ...opened.player, chests: life },
      movements: opened.movements,
      writes: opened.writes,
      reply: (saved) => ({
        player: playerView(saved, now),
        ...opened.shown,
        kind,
        chests: delayedView(saved, films, now, config),
      }),
    }
  },
)
