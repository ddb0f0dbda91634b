import { randomUUID } from 'node:crypto'
import { VIDEOS } from '@skystair/content/bank/referral.data.ts'
import { startVideo as startCall, takeVideo as takeCall } from '@skystair/contract/referral.ts'
import { beginFilm, endFilm, filmsLeft, type Watching } from '@skystair/rules/bank/video.ts'
import { isRefusal } from '@skystair/rules/refusal.ts'
import { actionWith } from '../../platform/action/action.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { selectFilms, writeFilms } from '../../platform/films/own-films.ts'
import { emeraldsFrom, givenReply } from './claims.ts'

const own = { select: (_: unknown, callerId: number): Sql => selectFilms(callerId) }

export const startVideo = actionWith<typeof startCall, Watching | null>(
  startCall,
  own,
  ({ player, extra: before, now }) => {
    const ticket = randomUUID()
    const watching = beginFilm(before, ticket, now, VIDEOS)
    if (isRefusal(watching)) return watching
    return {
      player,
      writes: [writeFilms(player.id, watching)],
      reply: () => ({ ticket, seconds: VIDEOS.seconds, left: filmsLeft(before, now, VIDEOS) }),
    }
  },
)

export const takeVideo = actionWith<typeof takeCall, Watching | null>(
  takeCall,
  own,
  ({ player, body: { ticket }, extra: before, now }) => {
    const watching = endFilm(before, ticket, now, VIDEOS)
    if (isRefusal(watching)) return watching
    return {
      player,
      movements: [emeraldsFrom('film', VIDEOS.emeralds, 'FILM')],
      writes: [writeFilms(player.id, watching)],
      reply: givenReply(VIDEOS.emeralds),
    }
  },
)
