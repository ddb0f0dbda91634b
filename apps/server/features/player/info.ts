import { REFERRAL } from '@skystair/content/bank/referral.data.ts'
import type { ReplyOf } from '@skystair/contract/call.ts'
import {
  current as currentCall,
  info as infoCall,
  infoCurrent as infoCurrentCall,
  listNotifications as listNotificationsCall,
} from '@skystair/contract/player.ts'
import { atLeast } from '@skystair/rules/access/access-level.ts'
import { clientVersion, isOutdated } from '@skystair/rules/client/client-version.ts'
import { NO_BELONGINGS } from '@skystair/rules/climb/belongings.ts'
import type { Language } from '@skystair/rules/player/choices.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { isRefusal, refused } from '@skystair/rules/refusal.ts'
import { read, readWith } from '../../platform/action/action.ts'
import { open } from '../../platform/action/handler.ts'
import { type CalendarChanges, calendarChanges } from '../../platform/calendar/running.ts'
import { owner, type Sql, sql } from '../../platform/database/sql.ts'
import { channelOf } from '../../platform/people/channel.ts'
import type { Token } from '../../platform/people/session.ts'
import type { Services } from '../../platform/services/services.ts'
import { cardState } from '../../platform/views/card-state.ts'
import { hammerDto } from '../../platform/views/force-view.ts'
import { playerView } from '../../platform/views/player-view.ts'
import { type ArtifactRange, aheadOf } from './ahead-of.ts'
import { calendarInfo, guestCalendar } from './calendar-info.ts'

function infoOf(
  services: Services,
  player: Player | null,
  calendar: ReturnType<typeof guestCalendar>,
  visitor: number | null = null,
  range: ArtifactRange = {},
): ReplyOf<typeof infoCall> {
  const now = services.clock.now()
  return {
    player: player === null ? null : playerView(player, now),
    header: '',
    footer: '',
    version: clientVersion,
    serverTimeMs: now,
    clientUuid: player === null ? null : channelOf(services.config.sessionSecret, player.id),
    supportContact: services.config.supportContact,
    canRecover: services.mail !== null,
    // A keeper's visit belongs to the keeper's own session: it stays where it was begun.
    directDomain: player === null || visitor !== null ? null : services.config.directUrl,
    visited: visitor !== null,
    admined: player !== null && atLeast(player.accessLevel, 'ADMIN'),
    referralBonus: {
      startBonus: REFERRAL.startBonus,
      refClanBonus: REFERRAL.clanBonus,
      refBonus: REFERRAL.share,
    },
    hammerDto: hammerDto(player?.climb.belongings ?? NO_BELONGINGS),
    quality: player?.settings.quality ?? 'AUTO',
    cardState: player && cardState(player, now),
    ...aheadOf(player, range),
    ...calendar,
  }
}

const known = readWith<typeof infoCall, CalendarChanges>(
  infoCall,
  calendarChanges,
  ({ player, extra: changes, services, visitor, query, now }) =>
    infoOf(services, player, calendarInfo(player, changes, now), visitor, query),
)

/** What a client hears for which nobody plays. */
async function guestInfo(services: Services, language: Language): Promise<ReplyOf<typeof infoCall>> {
  const [row] = await services.database.query<{ changes: CalendarChanges }>(
    sql`SELECT (${calendarChanges.select()}) AS changes`,
  )
  return infoOf(services, null, guestCalendar(language, row?.changes ?? [], services.clock.now()))
}

const told = sql`coalesce((player.state ->> 'newsTold')::bigint, 0)`

const unread = (before: Sql, latest: Sql): Sql =>
  sql`CASE WHEN (${before})::boolean OR ${latest} > ${told}
    THEN 'true'::jsonb ELSE 'false'::jsonb END`

/**
 * This device plays from now on, and what has been written since the last beginning is unread. Only functions that give
 * the same for ever: in a change of rows a cluster takes no others.
 */
const begin = ({ playerId, sessionId }: Token): Sql =>
  sql`UPDATE player SET version = player.version + 1, active_session = ${sessionId},
    state = jsonb_set(jsonb_set(jsonb_set(player.state, '{newsTold}', latest.newest::text::jsonb),
      '{unreadNews,road}', ${unread(sql`player.state -> 'unreadNews' ->> 'road'`, sql`latest.road`)}),
      '{unreadNews,creature}', ${unread(sql`player.state -> 'unreadNews' ->> 'creature'`, sql`latest.creature`)})
  FROM (SELECT coalesce(max(id) FILTER (WHERE topic = 'ROAD'), 0) AS road,
      coalesce(max(id) FILTER (WHERE topic = 'CREATURE'), 0) AS creature, coalesce(max(id), 0) AS newest FROM news) AS latest
  WHERE player.id = ${owner(playerId)}
    AND (player.active_session IS DISTINCT FROM ${sessionId} OR latest.newest > ${told})
  RETURNING player.state -> 'unreadNews' AS unread`

/** The first call of a client. Nobody yet is a good answer too: then a character is chosen. */
export const infoCurrent = open(infoCurrentCall, async (services, incoming) => {
  const { query, token } = incoming
  if (query.frontVersion !== undefined && isOutdated(query.frontVersion))
    return refused('errors.version-outdated')
  if (token === null) return { reply: await guestInfo(services, incoming.language) }
  const answer = await known.handle(services, { ...incoming, query: {} })
  if (isRefusal(answer)) {
    return answer.refused === 'errors.unauthorized'
      ? { reply: await guestInfo(services, incoming.language), token: null }
      : answer
  }
  // A keeper who only looks must not take the game out of the player's hands.
  if (query.init && !answer.reply.visited) {
    const [entered] = await services.database.query<{ unread: Player['unreadNews'] }>(begin(token))
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
