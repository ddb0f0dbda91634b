import { sendChat as contract } from '@skystair/contract/chat.ts'
import type { ChatLine } from '@skystair/contract/chat-line.ts'
import { broadcastChannel, clanChannel, personalChannel } from '@skystair/contract/live-channels.ts'
import { mayPassOn } from '@skystair/rules/chat/pass-on.ts'
import { say } from '@skystair/rules/chat/say.ts'
import type { ChatRoom } from '@skystair/rules/chat/talk.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { isRefusal, type Refusal, refused } from '@skystair/rules/refusal.ts'
import { ofPlayer } from '@skystair/rules/wallet/account.ts'
import { readWritten, writeForwarded } from '@skystair/rules/writing/written.ts'
import { actionWith } from '../../platform/action/action.ts'
import { join, owner, type Sql, sql } from '../../platform/database/sql.ts'
import type { Answers, Step } from '../../platform/database/steps.ts'
import type { Push } from '../../platform/live/announce.ts'
import {
  countLine,
  type LineAddress,
  lineBy,
  privateRoom,
  seekLine,
} from '../../platform/messages/chat-rooms.ts'
import { noteCopies } from '../../platform/messages/passed-on.ts'
import { markedCase } from '../../platform/moderation/cases.ts'
import { channelOf } from '../../platform/people/channel.ts'
import { type People, selectPeople } from '../../platform/people/people.ts'
import type { Services } from '../../platform/services/services.ts'

interface Quoted {
  readonly authorId: number
  readonly text: string
  /** Who said it first, if the line was forwarded itself. */
  readonly forwardedFrom: number | null
  /** The line itself, and those its words came through before. */
  readonly line: LineAddress
  readonly copyOf: readonly LineAddress[]
  readonly copied: number
}

/** What a line leans on, loaded with its author. */
interface Around {
  readonly answered?: Quoted | null
  readonly forwarded?: Quoted | null
  /** Those whose words it answers or passes on. */
  readonly people?: People
  readonly receiver: { readonly name: string | null; readonly deaf: boolean } | null
}

const quoted = (line: Sql): Sql => sql`SELECT jsonb_build_object(
    'authorId', line.author_id, 'text', line.text, 'forwardedFrom', line.forwarded_from,
    'line', jsonb_build_object('room', line.room, 'id', line.id, 'at', line.at), 'copyOf', line.copy_of,
    'copied', jsonb_array_length(line.copies)) FROM ${line}`

/** A line is stored first and heard after: nobody hears what may still get lost. */
export const sendChat = actionWith<typeof contract, Around>(
  contract,
  {
    select: ({ params: { room }, body: { replyTo, forward, to } }, callerId, now) => {
      // Most lines lean on nobody's words: then none are looked for.
      const answered =
        replyTo === undefined || room === 'PRIVAT' ? null : seekLine(room, callerId, replyTo, now)
      const forwarded = forward === undefined ? null : seekLine(forward.room, callerId, forward.id, now)
      return {
        ...(answered && {
          answeredHome: answered.home,
          answeredPage: answered.page,
          answered: quoted(answered.line),
        }),
        ...(forwarded && {
          forwardedHome: forwarded.home,
          forwardedPage: forwarded.page,
          forwarded: quoted(forwarded.line),
        }),
        ...peopleIn(answered?.line ?? null, forwarded?.line ?? null),
        receiver: sql`SELECT jsonb_build_object('name', other.name,
            'deaf', other.state -> 'talk' -> 'blacklist' @> to_jsonb(${callerId}::bigint))
          FROM player AS other WHERE other.id = ${owner(to ?? 0)} AND other.deleted_at IS NULL`,
      }
    },
  },
  ({ player, params: { room }, body, extra, now, services }) => {
    const at = new Date(now)
    const place = placeOf(player, room, body.to, extra)
    if (isRefusal(place)) return place
    if (body.forward?.room === 'PRIVAT') return refused('chat.refused.whispered')
    const { answered = null, forwarded = null, people = {}, receiver } = extra
    if (body.replyTo !== undefined && !answered) return refused('chat.refused.line-not-found')
    if (body.forward !== undefined && !forwarded) return refused('chat.refused.line-not-found')
    const tooFar = forwarded && mayPassOn(forwarded.copyOf.length, forwarded.copied)
    if (tooFar) return tooFar
    const through = forwarded ? [...forwarded.copyOf, forwarded.line] : []
    const spoken = say(player, forwarded ? withoutMark(forwarded.text) : (body.text ?? ''), now)
    if (isRefusal(spoken)) return spoken
    const firstId = forwarded && (forwarded.forwardedFrom ?? forwarded.authorId)
    const first = firstId === null ? null : { id: firstId, name: people[firstId]?.name ?? null }
    const whisperedTo = room === 'PRIVAT' ? (body.to ?? null) : null
    const line: Omit<ChatLine, 'id'> = {
      ...lineBy(player, forwarded ? writeForwarded(spoken.text) : spoken.text, now),
      receiver: whisperedTo === null ? null : { id: whisperedTo, name: receiver?.name ?? null },
      replyTo:
        answered && body.replyTo !== undefined
          ? {
              id: body.replyTo,
              authorName: people[answered.authorId]?.name ?? null,
              text: answered.text.slice(0, 200),
            }
          : null,
      forwardedFrom: first,
    }
    return {
      player: { ...player, talk: spoken.talk },
      ...(whisperedTo === null
        ? {}
        : { send: [{ to: whisperedTo, sender: ofPlayer(player.id), effect: { kind: 'whisper' } }] }),
      writes: [
        // In order: of two who whisper to each other at once none waits for the other.
        ...place
          .toSorted((one, other) => (one.room < other.room ? -1 : 1))
          .flatMap(({ room: kept }): readonly (Sql | Step)[] => [
            countLine(kept, at),
            sql`INSERT INTO chat_message (room, id, at, author_id, receiver_id, text, reply_to, forwarded_from,
                copy_of)
              SELECT room, last_id, ${at}::timestamptz, ${player.id}::bigint, ${whisperedTo}::bigint,
                ${line.text}::text, ${body.replyTo ?? null}::bigint, ${first?.id ?? null}::bigint, ${JSON.stringify(through)}::jsonb
              FROM chat_room WHERE room = ${kept}`,
            ...noteCopies(through, kept, at),
          ]),
        // What is whispered is nobody's business until somebody complains.
        ...(room === 'PRIVAT'
          ? []
          : markedCase(
              { player, now, services },
              'CHAT',
              line.text,
              { room: place[0]?.room },
              {
                more: sql`jsonb_build_object('id', last_id::text)`,
                from: sql`chat_room WHERE room = ${place[0]?.room}`,
              },
            )),
      ],
      askAfter: Object.fromEntries(
        place.map(({ room: kept }) => [
          kept,
          sql`SELECT to_jsonb(last_id) FROM chat_room WHERE room = ${kept}`,
        ]),
      ),
      push: (answers) => pushes(services, room, place, line, answers),
      reply: () => ({ done: true }),
    }
  },
)

/** Who said the words that a line answers, and first said those that it passes on. */
function peopleIn(answered: Sql | null, forwarded: Sql | null): { people?: Sql } {
  const authors = [
    ...(answered ? [sql`SELECT line.author_id FROM ${answered}`] : []),
    ...(forwarded ? [sql`SELECT coalesce(line.forwarded_from, line.author_id) FROM ${forwarded}`] : []),
  ]
  return authors.length === 0 ? {} : { people: selectPeople(join(authors, ' UNION ALL ')) }
}

/** The words of a line, without the mark that they were forwarded already. */
function withoutMark(text: string): string {
  const written = readWritten(text)
  return written.kind === 'forwarded' ? written.text : text
}

interface Place {
  /** The name under which lines are kept. */
  readonly room: string
  /** Whose ears; null: everybody's. */
  readonly listener: number | null
  readonly clanId: number | null
}

/** Where a line is put: a whisper lies with both, each with numbers of their own. */
function placeOf(
  { id, clanId, talk }: Player,
  room: ChatRoom,
  to: number | undefined,
  { receiver }: Around,
): readonly Place[] | Refusal {
  if (room === 'MAIN') return [{ room: 'main', listener: null, clanId: null }]
  if (room === 'CLAN') {
    return clanId === null
      ? refused('chat.refused.no-clan')
      : [{ room: `clan-${clanId}`, listener: null, clanId }]
  }
  if (to === undefined) return refused('chat.refused.to-whom')
  if (to === id) return refused('chat.refused.to-yourself')
  if (!receiver) return refused('player.refused.not-found')
  if (talk.blacklist.includes(to)) return refused('chat.refused.blocked-by-you')
  if (receiver.deaf) return refused('chat.refused.blocked')
  return [id, to].map((listener) => ({ room: privateRoom(listener), listener, clanId: null }))
}

const pushes = (
  { config }: Services,
  room: ChatRoom,
  places: readonly Place[],
  line: Omit<ChatLine, 'id'>,
  numbers: Answers,
): Push[] =>
  places.map(({ room: kept, listener, clanId }) => ({
    channel:
      listener !== null
        ? personalChannel(channelOf(config.sessionSecret, listener))
        : clanId === null
          ? broadcastChannel
          : clanChannel(clanId),
    message: { notificationType: 'CHAT_MESSAGE', room, message: { id: Number(numbers[kept] ?? 0), ...line } },
  }))
