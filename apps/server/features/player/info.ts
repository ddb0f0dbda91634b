import type { ReplyOf } from '@skystair/contract/call.ts'
import {
  current as currentCall,
  info as infoCall,
  infoCurrent as infoCurrentCall,
  listNotifications as listNotificationsCall,
} from '@skystair/contract/player.ts'
import { atLeast } from '@skystair/rules/access/access-level.ts'
import { clientVersion, isOutdated } from '@skystair/rules/display/client-version.ts'
import { welcomeBonusEmeralds } from '@skystair/rules/guard/emerald-bonus.ts'
import { EMPTY_CAMP } from '@skystair/rules/hero/camp.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { isRefusal, refused } from '@skystair/rules/refusal.ts'
import { read } from '../../platform/action.ts'
import { channelOf } from '../../platform/channel.ts'
import { hammerDto } from '../../platform/force-view.ts'
import { open } from '../../platform/handler.ts'
import { playerView } from '../../platform/player-view.ts'
import type { Services } from '../../platform/services.ts'
import type { Token } from '../../platform/session.ts'
import { owner, type Sql, sql } from '../../platform/sql.ts'

function infoOf(
  services: Services,
  player: Player | null,
  visitor: number | null = null,
): ReplyOf<typeof infoCall> {
  const now = services.clock.now()
  return {
    player: player === null ? null : playerView(player, now),
    header: '',
    footer: '',
    version: clientVersion,
    serverTimeMs: now,
    clientUuid: player === null ? null : channelOf(services.config.sessionSecret, player.id),
    visited: visitor !== null,
    admined: player !== null && atLeast(player.accessLevel, 'ADMIN'),
    referralBonus: { startBonus: welcomeBonusEmeralds, refClanBonus: 0, refBonus: 0 },
    hammerDto: hammerDto(player?.climb.camp ?? EMPTY_CAMP),
  }
}

const known = read(infoCall, ({ player, services, visitor }) => infoOf(services, player, visitor))

const latestNews = sql`SELECT jsonb_build_object('road', coalesce(max(id) FILTER (WHERE topic = 'ROAD'), 0),
    'creature', coalesce(max(id) FILTER (WHERE topic = 'CREATURE'), 0), 'newest', coalesce(max(id), 0))
  FROM news`

interface Latest {
  readonly road: number
  readonly creature: number
  readonly newest: number
}

/** This device plays from now on, and what has been written since the last beginning is unread. */
const begin = ({ playerId, sessionId }: Token, { road, creature, newest }: Latest): Sql => {
  const told = sql`coalesce((state ->> 'newsTold')::bigint, 0)`
  // Only functions that are IMMUTABLE: Citus takes no others in an UPDATE.
  const unread = (
    topic: 'road' | 'creature',
    latest: number,
  ): Sql => sql`CASE WHEN ${latest}::bigint > ${told} THEN 'true'
    ELSE coalesce(state -> 'unreadNews' -> ${topic}::text, 'false') END`
  return sql`UPDATE player SET version = version + 1, active_session = ${sessionId},
    state = jsonb_set(jsonb_set(state, '{newsTold}', ${String(newest)}::jsonb), '{unreadNews}',
      jsonb_set(jsonb_set(coalesce(state -> 'unreadNews', '{}'), '{road}', ${unread('road', road)}),
        '{creature}', ${unread('creature', creature)}))
  WHERE id = ${owner(playerId)} AND (active_session IS DISTINCT FROM ${sessionId} OR ${newest}::bigint > ${told})
  RETURNING state -> 'unreadNews' AS unread`
}

/** The first call of a client. Nobody yet is a good answer too: then a character is chosen. */
export const infoCurrent = open(infoCurrentCall, async (services, incoming) => {
  const { query, token } = incoming
  if (query.frontVersion !== undefined && isOutdated(query.frontVersion))
    return refused('errors.version-outdated')
  if (token === null) return { reply: infoOf(services, null) }
  const answer = await known.handle(services, { ...incoming, query: {} })
  if (isRefusal(answer)) {
    return answer.refused === 'errors.unauthorized' ? { reply: infoOf(services, null), token: null } : answer
  }
  // A keeper who only looks must not take the game out of the player's hands.
  if (query.init && !answer.reply.visited) {
    const [news] = await services.database.query<{ latest: Latest }>(sql`SELECT (${latestNews}) AS latest`)
    if (!news) return answer
    const [entered] = await services.database.query<{ unread: Player['unreadNews'] }>(
      begin(token, news.latest),
    )
    if (entered && answer.reply.player !== null) {
      const player = { ...answer.reply.player, unreadNews: entered.unread }
      return { ...answer, reply: { ...answer.reply, player } }
    }
  }
  return answer
})

export const info = known

export const current = read(currentCall, ({ player, now }) => playerView(player, now))

export const listNotifications = read(listNotificationsCall, ({ player }) => ({
  notifications: player.notifications.map((notification) => ({ ...notification })),
}))
