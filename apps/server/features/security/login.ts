import { GROWING } from '@skystair/content/beginning.ts'
import { login as contract } from '@skystair/contract/security.ts'
import type { Language } from '@skystair/rules/player/choices.ts'
import { passTime } from '@skystair/rules/player/pass-time.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { isRefusal, type Refusal, refused } from '@skystair/rules/refusal.ts'
import { foldContact } from '@skystair/rules/security/fold-contact.ts'
import { foldName } from '@skystair/rules/security/fold-name.ts'
import { type Given, mayOpenWith } from '@skystair/rules/security/given-password.ts'
import { normalPassword } from '@skystair/rules/security/password.ts'
import { type Incoming, type Outgoing, open } from '../../platform/action/handler.ts'
import { hashRequest, type Remembered, rememberReply, replayOf } from '../../platform/action/idempotency.ts'
import { isPassword, pretendToCheck } from '../../platform/action/password.ts'
import { fromJson, type PlayerRow, playerColumns, playerOf } from '../../platform/action/players.ts'
import type { Database } from '../../platform/database/database.ts'
import { learnt, owner, type Sql, sql } from '../../platform/database/sql.ts'
import { askAll, mustTouch, type Step, writeSteps } from '../../platform/database/steps.ts'
import { endLongestUnseen, newSession } from '../../platform/people/new-session.ts'
import { newToken, type Token } from '../../platform/people/session.ts'
import type { Services } from '../../platform/services/services.ts'
import { playerView } from '../../platform/views/player-view.ts'

type Found = PlayerRow & {
  password_hash: string
  given: Given
  given_at: Date
  request_hash: Buffer | null
  status: number
  reply: unknown
}

const mostTries = 5
/** Who it is must be found first. */
const nobody = 0

/** Name or contact and password open a session, which becomes the one that plays. */
export const login = open(contract, async (services, incoming) => {
  const { body, key } = incoming
  const tooMany = await tooManyGuesses(services, incoming)
  if (tooMany) return tooMany
  const requestHash = hashRequest(services.config.sessionSecret, contract, incoming)
  let proven: string | null = null
  for (let attempt = 1; attempt <= mostTries; attempt++) {
    const found = await findNamed(services.database, body.name, key)
    if (found === null || found.deleted_at !== null) {
      await pretendToCheck(body.password)
      return refused('security.refused.login-wrong')
    }
    // Before the look at what is remembered: a key of long ago must not open what the password no longer does.
    if (found.password_hash !== proven) {
      const right = await isPassword(normalPassword(body.password), found.password_hash)
      if (!right) return refused('security.refused.login-wrong')
      proven = found.password_hash
    }
    const token = tokenFor(services, incoming, found.id)
    if (found.request_hash !== null) {
      const remembered = { requestHash: found.request_hash, status: found.status, reply: found.reply }
      const replay = replayOf(remembered, requestHash)
      return isRefusal(replay) ? replay : again(replay, token)
    }
    const spent = mayOpenWith(found.given, found.given_at.getTime(), services.clock.now())
    if (spent) return spent
    const entered = await enter(services, incoming, found, token, requestHash)
    if (entered === 'overtaken') continue
    await services.limits.spend('homes', homeOf(incoming))
    return entered
  }
  return refused('errors.conflict')
})

const homeOf = ({ address, body }: Incoming<typeof contract>): string => `${address} ${foldName(body.name)}`

/** Guessing is hopeless from one address and from many, and nobody elsewhere can shut an owner out at home. */
async function tooManyGuesses(
  { limits }: Services,
  incoming: Incoming<typeof contract>,
): Promise<Refusal | null> {
  const home = homeOf(incoming)
  const refusal = await limits.spend('guesses', home)
  if (refusal !== null || (await limits.knows('homes', home))) return refusal
  return limits.spend('strangers', foldName(incoming.body.name))
}

const tokenFor = ({ config }: Services, { key, body }: Incoming<typeof contract>, id: number): Token =>
  newToken(id, config.sessionSecret, { callId: contract.id, key, proof: normalPassword(body.password) })

const again = ({ reply }: Remembered, token: Token): Outgoing<typeof contract> => ({
  reply: reply as Outgoing<typeof contract>['reply'],
  token,
  replayed: true,
})

/** Who has never chosen a language is spoken to in that of the page. */
const languageOf = ({ language, languageChosen }: Player, { body }: Incoming<typeof contract>): Language =>
  languageChosen ? language : (body.lang ?? language)

async function enter(
  { database, clock }: Services,
  incoming: Incoming<typeof contract>,
  found: Found,
  token: Token,
  requestHash: Buffer,
): Promise<Outgoing<typeof contract> | 'overtaken'> {
  const { key, device } = incoming
  const at = new Date(clock.now())
  const player = playerOf(found)
  const language = languageOf(player, incoming)
  const reply = playerView(passTime({ ...player, language }, clock.now(), GROWING), clock.now())
  // Guarded and counted: a new password or a write of the older device under way must not slip past this session.
  const activate = sql`UPDATE player SET version = version + 1, active_session = ${token.sessionId}, language = ${language}
    WHERE id = ${owner(found.id)} AND version = ${found.version}`
  const steps: (Sql | Step)[] = [
    mustTouch('player', activate),
    endLongestUnseen(found.id, at),
    newSession(token, device, at),
  ]
  if (found.given !== null)
    steps.push(sql`UPDATE credential SET given = 'USED' WHERE player_id = ${owner(found.id)}`)
  if (key !== null) steps.push(rememberReply(found.id, key, { requestHash, status: 200, reply }, at))
  const outcome = await writeSteps(database, found.id, steps)
  return 'untouched' in outcome ? 'overtaken' : { reply, token }
}

/** Whose name or contact it is, and then all of that player, in one round trip. */
async function findNamed(database: Database, name: string, key: string | null): Promise<Found | null> {
  const named = sql`SELECT jsonb_build_object('id', player_id) FROM player_name WHERE folded = ${foldName(name)}`
  const reached = sql`SELECT jsonb_build_object('id', coalesce(${learnt(named, 'id')}::bigint,
    (SELECT player_id FROM player_contact WHERE folded = ${foldContact(name)})))`
  const whose = owner(learnt(reached, 'id'))
  const [, , row] = await askAll(database, nobody, [
    named,
    reached,
    sql`SELECT row_to_json(found) FROM (
      SELECT ${playerColumns}, credential.password_hash, credential.given, credential.changed_at AS given_at,
        idempotency.request_hash, idempotency.status, idempotency.reply
      FROM player JOIN credential ON credential.player_id = ${whose}
      LEFT JOIN idempotency ON idempotency.owner_id = ${whose} AND idempotency.key = ${key ?? ''}
      WHERE player.id = ${whose}) AS found`,
  ])
  return row === null ? null : (fromJson(row as Record<string, unknown>) as Found)
}
