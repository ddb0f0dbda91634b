import { accessLevels } from '@skystair/rules/access/access-level.ts'
import { banDurations, banReasons } from '@skystair/rules/chat/ban.ts'
import { chatRooms } from '@skystair/rules/chat/talk.ts'
import { caseKinds, decisions, reportKinds } from '@skystair/rules/moderation/case.ts'
import { deeds } from '@skystair/rules/moderation/deed.ts'
import { textMarks } from '@skystair/rules/moderation/watchlist.ts'
import { type Static, Type } from 'typebox'
import { call } from './call.ts'
import { PlayerView } from './player-view.ts'
import { Count, Done, Fields, Id, Moment, OneOf, OrNull, Uuid } from './shapes.ts'

const Words = Type.String({ maxLength: 4000 })
const Note = Type.String({ maxLength: 1000 })
const OfPlayer = Fields({ id: Id })
const OfCase = Fields({ id: Uuid })
const Name = OrNull(Type.String())
export const Person = OrNull(Fields({ id: Id, name: Name }))

/** A deed about one player: the reason is written down with it. */
const deed = { who: 'MODERATOR', changes: true, params: OfPlayer, reply: Done } as const

export const report = call('moderation.report', 'POST /api/moderation/report', {
  summary: 'Tell those who keep the peace: about a line, a letter, a name, a page.',
  who: 'PLAYER',
  changes: true,
  body: Fields({
    kind: OneOf(reportKinds),
    playerId: Id,
    /** The room of a line. */
    room: Type.Optional(OneOf(chatRooms)),
    /** The number of the line, letter, topic, comment or gift. */
    id: Type.Optional(Type.String({ maxLength: 60, pattern: '^[0-9a-f-]+$' })),
    text: Words,
  }),
  reply: Done,
})

export const appeal = call('moderation.appeal', 'POST /api/moderation/appeal', {
  summary: 'Ask for the voice back, once for each ban.',
  who: 'PLAYER',
  changes: true,
  body: Fields({ text: Words }),
  reply: Done,
})

export const ban = call('moderation.ban', 'POST /api/moderation/player/{id}/ban', {
  ...deed,
  summary: "Take a player's voice for a time; the live sockets are closed at once.",
  body: Fields({ reason: OneOf(banReasons), duration: OneOf(banDurations), note: Note }),
})

export const unban = call('moderation.unban', 'POST /api/moderation/player/{id}/unban', {
  ...deed,
  summary: 'Give the voice back.',
  body: Fields({ note: Note }),
})

export const rename = call('moderation.rename', 'POST /api/moderation/player/{id}/rename', {
  ...deed,
  summary: 'Give another name to a player whose own is forbidden.',
  body: Fields({ name: Type.String({ maxLength: 400 }), note: Note }),
})

export const raise = call('moderation.raise', 'POST /api/moderation/player/{id}/raise', {
  ...deed,
  summary: 'Make a moderator of a player.',
  who: 'ADMIN',
  body: Fields({ note: Note }),
})

export const lower = call('moderation.lower', 'POST /api/moderation/player/{id}/lower', {
  ...deed,
  summary: 'Make a player of a moderator.',
  who: 'ADMIN',
  body: Fields({ note: Note }),
})

export const givePassword = call('moderation.givePassword', 'POST /api/moderation/player/{id}/password', {
  ...deed,
  summary: 'Give a new password to a player who forgot the own one: it opens once, within a day.',
  who: 'ADMIN',
  showsSecret: true,
  body: Fields({ note: Note }),
  reply: Fields({ secret: Type.String() }),
})

export const enter = call('moderation.enter', 'GET /api/tech/player/enter/{id}', {
  summary: "Look at the game with a player's eyes: nothing can be changed, written or bought.",
  who: 'MODERATOR',
  changes: true,
  opensSession: true,
  params: OfPlayer,
  reply: Fields({ id: Id }),
})

export const exit = call('moderation.exit', 'GET /api/tech/player/exit', {
  summary: 'Be oneself again.',
  who: 'TRIAL',
  changes: true,
  fromAnyDevice: true,
  forVisitors: true,
  opensSession: true,
  reply: Fields({ id: Id }),
})

export const HistoryEntry = Fields({
  at: Moment,
  source: OneOf(['LEDGER', 'KEEPERS', 'SESSIONS']),
  /** The reason of a movement, the deed of a keeper, the device of a session. */
  what: Type.String(),
  /** What came in, or with a minus went out. */
  amount: OrNull(Type.Integer()),
  currency: OrNull(Type.String()),
  actor: Person,
  note: Type.String(),
})
export type HistoryEntry = Static<typeof HistoryEntry>

export const historySources = ['ALL', 'LEDGER', 'KEEPERS', 'SESSIONS'] as const

export const playerLog = call('moderation.log', 'GET /api/tech/player/{id}/log', {
  summary: "A player's history, the newest first, fifty a page.",
  who: 'MODERATOR',
  changes: false,
  params: OfPlayer,
  query: Fields({
    page: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
    filter: Type.Optional(OneOf(historySources)),
    /** A currency, a reason or a deed. */
    subfilter: Type.Optional(Type.String({ maxLength: 40 })),
  }),
  reply: Fields({ entries: Type.Array(HistoryEntry), more: Type.Boolean() }),
})

const Context = Fields({ author: Name, text: Type.String(), at: Moment, reported: Type.Boolean() })

export const CaseView = Fields({
  id: Type.String(),
  at: Moment,
  kind: OneOf(caseKinds),
  /** Who asks for it; null: the filter has marked it. */
  from: Person,
  about: Person,
  /** The complaint, the plea, the letter. */
  text: Type.String(),
  /** The words, name or title it is about, as they were. */
  quoted: Type.String(),
  marks: Type.Array(OneOf(textMarks)),
  context: Type.Array(Context),
  /** The ban that is appealed against. */
  ban: OrNull(Fields({ reason: OneOf(banReasons), until: Moment })),
  takenBy: Person,
  decision: OrNull(OneOf(decisions)),
  decidedBy: Person,
  decidedAt: OrNull(Moment),
  note: Type.String(),
})
export type CaseView = Static<typeof CaseView>

export const listQueue = call('moderation.queue', 'GET /api/moderation/queue', {
  summary: 'What waits to be judged, the oldest first; or what was judged, the newest first.',
  who: 'MODERATOR',
  changes: false,
  query: Fields({ decided: Type.Optional(Type.Boolean()) }),
  reply: Fields({ cases: Type.Array(CaseView), waiting: Count }),
})

export const takeCase = call('moderation.take', 'POST /api/moderation/queue/{id}/take', {
  summary: 'Put a case on the table: others leave it alone for a quarter of an hour.',
  who: 'MODERATOR',
  changes: true,
  params: OfCase,
  reply: Done,
})

export const decideCase = call('moderation.decide', 'POST /api/moderation/queue/{id}/decide', {
  summary: 'Judge a case; what follows from it happens at once.',
  who: 'MODERATOR',
  changes: true,
  params: OfCase,
  body: Fields({
    decision: OneOf(decisions),
    /** Of a ban. */
    reason: Type.Optional(OneOf(banReasons)),
    duration: Type.Optional(OneOf(banDurations)),
    /** The new name, or the answer of the support. */
    text: Type.Optional(Words),
    note: Note,
  }),
  reply: Done,
})

export const undoCase = call('moderation.undo', 'POST /api/moderation/queue/{id}/undo', {
  summary: 'Take a decision back: the case is open again, as if nothing had been done.',
  who: 'MODERATOR',
  changes: true,
  params: OfCase,
  body: Fields({ note: Note }),
  reply: Done,
})

/** What a keeper sees of a player. */
export const PlayerCard = Fields({
  id: Id,
  name: Name,
  accessLevel: OneOf(accessLevels),
  lang: PlayerView.properties.lang,
  level: Count,
  bestVictoryStair: Count,
  power: Count,
  createdAt: Moment,
  seenAt: OrNull(Moment),
  ban: OrNull(Fields({ reason: OneOf(banReasons), until: Moment })),
  wallet: Type.Record(Type.String(), Count),
  deeds: Type.Array(Fields({ deed: OneOf(deeds), count: Count })),
})
export type PlayerCard = Static<typeof PlayerCard>
