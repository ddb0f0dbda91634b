import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { Call } from '@skystair/contract/call.ts'
import { type Refusal, refused } from '@skystair/rules/refusal.ts'
import { normalPassword } from '@skystair/rules/security/password.ts'
import { owner, sql } from '../database/sql.ts'
import type { ActionContext } from './action.ts'
import type { Extra } from './enter.ts'
import { inTurns } from './in-turns.ts'

// OWASP's floor for Argon2id: 19 MiB, two passes, one lane.
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }

const deriveAtOnce = promisify(
  (parameters: Argon2Parameters, done: (error: Error | null, key: Buffer) => void) =>
    argon2('argon2id', parameters, done),
)

// Node has four threads for such work, also for reading files and for opening connections to the database: two stay
// free for those. About forty are proved in a second: whoever is let in waits for a second or two.
const inTurn = inTurns({ atOnce: 2, mostWaiting: 50 })

const derive = (parameters: Argon2Parameters): Promise<Buffer> => inTurn(() => deriveAtOnce(parameters))

export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const key = await derive({ ...cost, message: password, nonce })
  return ['argon2id', cost.memory, cost.passes, nonce.toString('base64url'), key.toString('base64url')].join(
    '$',
  )
}

export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [, memory, passes, nonce, key] = stored.split('$')
  if (nonce === undefined || key === undefined) return false
  const expected = Buffer.from(key, 'base64url')
  const actual = await derive({
    ...cost,
    memory: Number(memory),
    passes: Number(passes),
    message: password,
    nonce: Buffer.from(nonce, 'base64url'),
  })
  return timingSafeEqual(expected, actual)
}

/** Work as long as a real check takes, so that an unknown name cannot be told from a wrong password. */
export async function pretendToCheck(password: string): Promise<void> {
  await derive({ ...cost, message: password, nonce: Buffer.alloc(16) })
}

/** The caller's stored hash, loaded with the player. */
export const ownPassword: Extra<never, string | null> = {
  select: (_, callerId) =>
    sql`SELECT to_jsonb(credential.password_hash) FROM credential WHERE credential.player_id = ${owner(callerId)}`,
}

/** Refuses what is not the caller's password; a player without one owns none. Each try is counted for the account. */
export async function provePassword(
  entered: string,
  {
    player,
    extra: hash,
    services,
    attempt,
  }: Pick<ActionContext<Call, string | null>, 'player' | 'extra' | 'services' | 'attempt'>,
): Promise<Refusal | null> {
  const tooMany = attempt === 1 && (await services.limits.spend('ownPassword', String(player.id)))
  if (tooMany) return tooMany
  const isRight = hash !== null && (await isPassword(normalPassword(entered), hash))
  return isRight ? null : refused('security.refused.password-wrong')
}
