import { GROWING } from '@skystair/content/beginning.ts'
import type { Call, ReplyOf } from '@skystair/contract/call.ts'
import { passTime } from '@skystair/rules/player/pass-time.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { fitting, isKnownEffect, receive } from '@skystair/rules/player/receive-parcels.ts'
import { isRefusal, type Refusal, refused } from '@skystair/rules/refusal.ts'
import { ofPlayer } from '@skystair/rules/wallet/account.ts'
import { applyMovements, type Movement } from '@skystair/rules/wallet/movement.ts'
import { brokenConstraint, isCollision } from '../database/database.ts'
import type { Sql } from '../database/sql.ts'
import { type Answers, mustTouch, type Step, writeSteps } from '../database/steps.ts'
import { announce, type Push } from '../live/announce.ts'
import { type EndedSessions, endSessions } from '../live/living-sessions.ts'
import { noteRights } from '../live/rights-notes.ts'
import { writeLedger } from '../money/ledger.ts'
import { isTrue, writePerson } from '../people/people.ts'
import { newToken, shownSecret, type Token } from '../people/session.ts'
import { movedMoments } from '../push/moments.ts'
import type { Services } from '../services/services.ts'
import { type Extra, enter, inOwnLanguage } from './enter.ts'
import type { Handler, Incoming, Outgoing } from './handler.ts'
import { hashRequest, rememberReply, replayOf } from './idempotency.ts'
import { emptyInbox, type Parcel, putIntoInboxes, takeFromInbox } from './parcels.ts'
import {
  isUnchanged,
  type Loaded,
  type PlayerRow,
  playerOf,
  touchPlayer,
  updatePlayer,
  type Visit,
} from './players.ts'

/** What a use case gets: its checked input, the player as of now, and the services. */
export interface ActionContext<C extends Call, Value = unknown> extends Incoming<C> {
  readonly player: Player
  /** What the use case asked to be loaded with the player. */
  readonly extra: Value
  readonly token: Token
  /** The keeper who looks with the player's eyes; null: it is the player. */
  readonly visitor: number | null
  /** Whom this session looks at, for the calls that a keeper makes as oneself on a visit. */
  readonly visiting: Visit | null
  /** The token that a call which opens a session hands out; the use case writes its session. */
  readonly opened: Token
  /** 1 at first, more when somebody else was faster and it is decided anew: what is counted is counted once. */
  readonly attempt: number
  /** Decided anew: the step that found no row the last time; null: none, or it is decided for the first time. */
  readonly untouched: string | null
  readonly now: number
  readonly services: Services
}

type Decide<C extends Call, Value> = (
  context: ActionContext<C, Value>,
) => Decision<C> | Refusal | Promise<Decision<C> | Refusal>

/** What a use case decides. All of it is written in one transaction, or none of it. */
export interface Decision<C extends Call> {
  readonly player: Player
  /** Money in and out; the only way to change a wallet. */
  readonly movements?: readonly Movement[]
  /** Under which the movements are booked, where another owner books the other side of them. */
  readonly reference?: string
  /** What it does to other players: lands in their inboxes. */
  readonly send?: readonly Parcel[]
  /** What listeners of the live wire hear, after the commit. */
  readonly push?: readonly Push[] | ((answers: Answers) => readonly Push[])
  /** For what only the writes know (the number of a line, say): SELECTs of one jsonb value, asked after them for `push`. */
  readonly askAfter?: Readonly<Record<string, Sql>>
  /** Sessions of the player that end with it; their live sockets are closed. */
  readonly endSessions?: EndedSessions
  /** Others whose sessions end with it, by a write of its own; their live sockets are closed. */
  readonly signedOut?: readonly number[]
  /** Players whose live sockets are closed; they come back and learn what has changed. */
  readonly drop?: readonly number[]
  /** Writes beside the player's row, one after another; none happens without the rest. */
  readonly writes?: readonly (Sql | Step)[]
  /** Those of a row that many wait for at once: after everything else, so that it is held as shortly as can be. */
  readonly lastWrites?: readonly (Sql | Step)[]
  /** Which refusal a broken unique constraint means. */
  readonly conflicts?: Readonly<Record<string, string>>
  /** The reply, made from the player as saved. */
  readonly reply: (player: Player, now: number) => ReplyOf<C>
  readonly token?: Outgoing<C>['token']
  /** The session that plays from now on. */
  readonly activeSession?: string
  /** The player is no more: nobody can enter again. */
  readonly deleted?: boolean
}

type Answer<C extends Call, Value> = (
  context: Omit<ActionContext<C, Value>, 'opened' | 'visiting' | 'attempt' | 'untouched'>,
) => ReplyOf<C> | Refusal | Promise<ReplyOf<C> | Refusal>

/** On one server they stand in line; of so many servers that write one player at once, each still finds its turn. */
const mostTries = 12

const nothingExtra = { select: () => ({}) }

/** A use case that changes the caller's player: load, decide, one guarded write; again when somebody was faster. */
export const action = <C extends Call>(call: C, decide: Decide<C, null>): Handler<C> =>
  actionWith(call, nothingExtra, decide)

/** The same for a use case that needs something loaded beside the player. */
export function actionWith<C extends Call, Value>(
  call: C,
  extra: Extra<C, Value>,
  decide: Decide<C, Value>,
): Handler<C> {
  return {
    call,
    async handle(services, incoming) {
      const { sessionSecret } = services.config
      const proof = call.opensSession || call.showsSecret ? (incoming.token?.secret ?? null) : null
      const requestHash = hashRequest(sessionSecret, call, incoming, proof)
      const opened = newToken(incoming.token?.playerId ?? 0, sessionSecret, {
        callId: call.id,
        key: incoming.key,
        proof,
      })
      let untouched: string | null = null
      let attempt = 0
      let leaveLine: (() => void) | null = null
      try {
        for (let look = 1; look <= mostTries; look++) {
          const caller = await enter(services, call, incoming, extra)
          if (isRefusal(caller)) return caller
          const { loaded, token } = caller
          // Counted only now: by a forged token anybody could use up another player's writes.
          const tooMany = look === 1 && (await services.limits.spend('playerWrites', String(token.playerId)))
          if (tooMany) return inOwnLanguage(tooMany, loaded)
          if (loaded.remembered) {
            const replay = replayOf(loaded.remembered, requestHash)
            if (isRefusal(replay)) return inOwnLanguage(replay, loaded)
            const answer = replayed<C>(withSecret(call, replay.reply, opened), loaded)
            return call.opensSession ? { ...answer, token: opened } : answer
          }
          if (!call.fromAnyDevice && loaded.row.active_session !== token.sessionId) {
            return inOwnLanguage(refused('errors.newer-session'), loaded)
          }
          // Nobody goes before those who wait already: they would be overtaken again and again.
          if (leaveLine === null && services.lines.isFormed(token.playerId)) {
            leaveLine = await services.lines.join(token.playerId)
            continue
          }
          attempt += 1
          const outcome: Outgoing<C> | Refusal | Overtaken = await decideAndWrite(
            services,
            call,
            { ...incoming, token, opened, attempt, untouched },
            loaded,
            requestHash,
            decide,
          )
          if ('overtakenAt' in outcome) {
            untouched = outcome.overtakenAt
            leaveLine ??= await services.lines.join(token.playerId)
            continue
          }
          return isRefusal(outcome) ? inOwnLanguage(outcome, loaded) : outcome
        }
        return refused('errors.conflict')
      } finally {
        leaveLine?.()
      }
    },
  }
}

/** A use case that only looks: nothing written. */
export const read = <C extends Call>(call: C, answer: Answer<C, null>): Handler<C> =>
  readWith(call, nothingExtra, answer)

export function readWith<C extends Call, Value>(
  call: C,
  extra: Extra<C, Value>,
  answer: Answer<C, Value>,
  fileName?: string,
): Handler<C> {
  return {
    call,
    async handle(services, incoming) {
      const caller = await enter(services, call, incoming, extra)
      if (isRefusal(caller)) return caller
      const { loaded, token, visitor } = caller
      const now = services.clock.now()
      const { player } = asOfNow(loaded, now)
      const reply = await answer({
        ...incoming,
        token,
        visitor,
        player,
        extra: loaded.extra as Value,
        now,
        services,
      })
      if (isRefusal(reply)) return inOwnLanguage(reply, loaded)
      return fileName === undefined ? { reply } : { reply, fileName }
    },
  }
}

/** The reply as it is sent: a secret is in no reply that is remembered. */
const withSecret = (call: Call, reply: unknown, opened: Token): unknown =>
  call.showsSecret ? { ...(reply as object), secret: shownSecret(opened) } : reply

/** A client that missed the end of its own session is told again to forget its token. */
const replayed = <C extends Call>(reply: unknown, { sessionEnded }: Loaded): Outgoing<C> => ({
  reply: reply as ReplyOf<C>,
  replayed: true,
  ...(sessionEnded ? { token: null } : {}),
})

interface PlayerNow {
  readonly player: Player
  readonly movements: readonly Movement[]
  readonly taken: readonly string[]
}

/** The player as of now: with what waited in the inbox, and with what time has done. */
function asOfNow({ row, inbox: waiting }: Loaded, now: number): PlayerNow {
  const player = playerOf(row)
  const inbox = fitting(
    player.wallet,
    waiting.filter(({ effect }) => isKnownEffect(effect)),
  )
  const received = receive(
    player,
    inbox.map(({ effect }) => effect),
  )
  const wallet = applyMovements(player.wallet, received.movements)
  if (isRefusal(wallet)) throw new Error(`what fits was refused: ${wallet.refused}`)
  return {
    player: passTime({ ...received.player, wallet }, now, GROWING),
    movements: received.movements,
    taken: inbox.map(({ id }) => id),
  }
}

const haveRightsChanged = (before: PlayerRow, { accessLevel, clanId }: Player): boolean =>
  before.access_level !== accessLevel || before.clan_id !== clanId

/** Somebody was faster; the step that found no row, where it was one. */
interface Overtaken {
  readonly overtakenAt: string | null
}

async function decideAndWrite<C extends Call, Value>(
  services: Services,
  call: C,
  incoming: Incoming<C> & Pick<ActionContext<C>, 'token' | 'opened' | 'attempt' | 'untouched'>,
  loaded: Loaded,
  requestHash: Buffer,
  decide: Decide<C, Value>,
): Promise<Outgoing<C> | Refusal | Overtaken> {
  const { key } = incoming
  const now = services.clock.now()
  const before = asOfNow(loaded, now)
  const decision = await decide({
    ...incoming,
    player: before.player,
    extra: loaded.extra as Value,
    now,
    services,
    visitor: null,
    visiting: loaded.visit,
  })
  if (isRefusal(decision)) {
    const isFinal = !loaded.lookedAround || (await isUnchanged(services.database, loaded.row))
    return isFinal ? decision : { overtakenAt: null }
  }
  const wallet = applyMovements(before.player.wallet, decision.movements ?? [])
  if (isRefusal(wallet)) return wallet
  const player = { ...decision.player, wallet }
  const reply = decision.reply(player, now)
  const at = new Date(now)
  const movements = [...before.movements, ...(decision.movements ?? [])]
  // What time alone has done is done again whenever the player is read.
  const isSame =
    decision.player === before.player &&
    movements.length === 0 &&
    before.taken.length === 0 &&
    decision.activeSession === undefined &&
    !decision.deleted
  const steps: (Sql | Step)[] = [
    mustTouch(
      'player',
      isSame
        ? touchPlayer(player.id, loaded.row.version)
        : updatePlayer(player, loaded.row.version, {
            deletedAt: decision.deleted ? at : null,
            activeSession: decision.activeSession ?? null,
          }),
    ),
  ]
  // Before a session is opened: it would be among the others that end.
  if (decision.endSessions) steps.push(endSessions(player.id, decision.endSessions, at))
  steps.push(...(decision.writes ?? []))
  if (movements.length > 0)
    steps.push(writeLedger(ofPlayer(player.id), movements, at, wallet, decision.reference))
  if (before.taken.length > 0) steps.push(takeFromInbox(player.id, before.taken))
  if (decision.deleted) steps.push(...emptyInbox(player.id, at))
  steps.push(...putIntoInboxes(decision.send ?? [], at))
  if (decision.endSessions || decision.deleted || haveRightsChanged(loaded.row, player))
    steps.push(...noteRights([player.id], at))
  if (key !== null) steps.push(rememberReply(player.id, key, { requestHash, status: 200, reply }, at))
  if (!isTrue(loaded.card, player)) steps.push(writePerson(player))
  if (services.config.pushKeys !== null) steps.push(...movedMoments(before.player, player, now))
  steps.push(...(decision.lastWrites ?? []))
  let learnt: Answers = {}
  try {
    const outcome = await writeSteps(services.database, player.id, steps, decision.askAfter)
    if ('untouched' in outcome) {
      const { name, refusal } = outcome.untouched
      return refusal === null ? { overtakenAt: name } : refused(refusal)
    }
    learnt = outcome.answers
  } catch (error) {
    if (isCollision(error)) return { overtakenAt: null }
    const constraint = brokenConstraint(error)
    const code = constraint === null ? undefined : decision.conflicts?.[constraint]
    if (code === undefined) throw error
    return refused(code)
  }
  announce(services, {
    playerId: player.id,
    receivers: (decision.send ?? []).map(({ to }) => to),
    pushes: typeof decision.push === 'function' ? decision.push(learnt) : (decision.push ?? []),
    dropped: decision.drop ?? [],
    signedOut: decision.signedOut ?? [],
    endedSessions: decision.deleted ? { but: null } : (decision.endSessions ?? null),
  })
  const token = call.opensSession ? incoming.opened : decision.token
  const answer = { reply: withSecret(call, reply, incoming.opened) as ReplyOf<C> }
  return token === undefined ? answer : { ...answer, token }
}
