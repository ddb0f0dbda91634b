import { randomUUID } from 'node:crypto'
import { GROWING } from '@skystair/content/beginning.ts'
import type { Call } from '@skystair/contract/call.ts'
import type { authenticateMessenger } from '@skystair/contract/platforms.ts'
import { passTime } from '@skystair/rules/player/pass-time.ts'
import { isRefusal, refused } from '@skystair/rules/refusal.ts'
import { type Handler, type Incoming, type Outgoing, open } from '../../platform/action/handler.ts'
import { hashRequest, rememberReply, replayOf } from '../../platform/action/idempotency.ts'
import { fromJson, type PlayerRow, playerColumns, playerOf } from '../../platform/action/players.ts'
import { brokenConstraint } from '../../platform/database/database.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { learnt, owner, sql } from '../../platform/database/sql.ts'
import { askAll, mustTouch, type Step, writeSteps } from '../../platform/database/steps.ts'
import { beginPlayer } from '../../platform/people/begin-player.ts'
import { endLongestUnseen, newSession } from '../../platform/people/new-session.ts'
import { referrerOf } from '../../platform/people/referrer.ts'
import { newId, newToken, type Token } from '../../platform/people/session.ts'
import type { Services } from '../../platform/services/services.ts'
import { playerView } from '../../platform/views/player-view.ts'
import { identityOf, insertIdentity, selectIdentity, speaks } from './identities.ts'
import type { Platform, PlatformUser } from './platform.ts'

type Contract = typeof authenticateMessenger
type Asked = Incoming<Contract>
type Reply = Outgoing<Contract>['reply']
type Found = PlayerRow & { request_hash: Buffer | null; status: number; reply: unknown }

const mostTries = 12
const nobody = 0

/** What a call of a platform brings as its proof. */
interface Arrival<C extends Call> {
  readonly call: C
  platformOf(incoming: Incoming<C>): Platform
  proofOf(incoming: Incoming<C>): string
}

/** Who comes from a platform enters as who one is here, or begins. The proof opens the session; a key alone never does. */
export const authenticate = <C extends Call>({ call, platformOf, proofOf }: Arrival<C>): Handler<C> =>
  open(call, async (services, incoming) => {
    const platform = platformOf(incoming)
    if (!platform.isOn(services.config)) return refused('bank.refused.platform-off')
    const proof = proofOf(incoming)
    const user = identified(platform, proof, services)
    if (user === null) return refused('bank.refused.not-proven')
    if (user === 'guest') return { reply: { players: [], loginRequired: true } as never }
    const asked = incoming as unknown as Asked
    for (let attempt = 1; attempt <= mostTries; attempt++) {
      try {
        const entered = await arrive(services, call, { platform, user, proof }, asked)
        if (entered !== 'overtaken') return entered as never
      } catch (error) {
        // The same player came twice at once and the other one was first.
        if (brokenConstraint(error) === null) throw error
      }
    }
    return refused('errors.conflict')
  })

/** Whatever a stranger sends may break whoever reads it: then it proves nothing. */
export function identified(platform: Platform, proof: string, { config, clock }: Services) {
  try {
    return platform.identify(proof, config, clock.now())
  } catch {
    return null
  }
}

interface Proven {
  readonly platform: Platform
  readonly user: PlatformUser
  readonly proof: string
}

async function arrive(services: Services, call: Call, proven: Proven, incoming: Asked) {
  const { key } = incoming
  const identity = identityOf(proven.platform, proven.user)
  const found = await find(services, identity, key)
  const requestHash = hashRequest(services.config.sessionSecret, call, incoming)
  const tokenFor = (id: number): Token =>
    newToken(id, services.config.sessionSecret, { callId: call.id, key, proof: proven.proof })
  if (found === null) return begin(services, proven, incoming, requestHash, tokenFor)
  const token = tokenFor(found.id)
  if (found.request_hash !== null) {
    const remembered = { requestHash: found.request_hash, status: found.status, reply: found.reply }
    const replay = replayOf(remembered, requestHash)
    return isRefusal(replay) ? replay : { reply: replay.reply as Reply, token, replayed: true }
  }
  return enter(services, incoming, found, token, requestHash)
}

/** Who it is here, and then all of that player, in one round trip. */
async function find({ database }: Services, identity: string, key: string | null): Promise<Found | null> {
  const who = selectIdentity(identity)
  const whose = owner(learnt(who, 'id'))
  const [, row] = await askAll(database, nobody, [
    who,
    sql`SELECT row_to_json(found) FROM (
      SELECT ${playerColumns}, idempotency.request_hash, idempotency.status, idempotency.reply
      FROM player LEFT JOIN idempotency ON idempotency.owner_id = ${whose} AND idempotency.key = ${key ?? ''}
      WHERE player.id = ${whose} AND player.deleted_at IS NULL) AS found`,
  ])
  return row === null || row === undefined ? null : (fromJson(row as Record<string, unknown>) as Found)
}

async function begin(
  { config, clock, database }: Services,
  { platform, user }: Proven,
  { body, key, device, language }: Asked,
  requestHash: Buffer,
  tokenFor: (id: number) => Token,
) {
  if (body.characterAndCompanion === undefined) return { reply: { players: [], loginRequired: false } }
  const now = clock.now()
  const at = new Date(now)
  const identity = identityOf(platform, user)
  // Whoever begins twice at once begins as the same player; whoever has left begins anew.
  const token = tokenFor(newId(config.sessionSecret, key ?? randomUUID()))
  const { player, steps } = beginPlayer(
    {
      token,
      device,
      choice: body.characterAndCompanion,
      language: speaks(user, body.lang, language),
      clientVersion: body.frontVersion ?? 0,
      referredBy: referrerOf(body.ref ?? user.ref ?? undefined),
      source: platform.source,
    },
    now,
  )
  const reply: Reply = { players: [playerView(player, now)], loginRequired: false }
  const remembering =
    key === null ? [] : [rememberReply(player.id, key, { requestHash, status: 200, reply }, at)]
  await writeSteps(database, player.id, [...steps, insertIdentity(identity, player.id, at), ...remembering])
  return { reply, token }
}

async function enter(
  { clock, database }: Services,
  { key, device }: Asked,
  found: Found,
  token: Token,
  requestHash: Buffer,
) {
  const now = clock.now()
  const at = new Date(now)
  const player = passTime(playerOf(found), now, GROWING)
  const reply: Reply = { players: [playerView(player, now)], loginRequired: false }
  const activate = sql`UPDATE player SET version = version + 1, active_session = ${token.sessionId}
    WHERE id = ${owner(found.id)} AND version = ${found.version}`
  const steps: (Sql | Step)[] = [
    mustTouch('player', activate),
    endLongestUnseen(found.id, at),
    newSession(token, device, at),
  ]
  if (key !== null) steps.push(rememberReply(found.id, key, { requestHash, status: 200, reply }, at))
  const outcome = await writeSteps(database, found.id, steps)
  return 'untouched' in outcome ? 'overtaken' : { reply, token }
}
