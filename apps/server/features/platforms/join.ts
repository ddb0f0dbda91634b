import { join as joinCall, part as partCall } from '@skystair/contract/platforms.ts'
import { refused } from '@skystair/rules/refusal.ts'
import { actionWith } from '../../platform/action/action.ts'
import { type Sql, sql } from '../../platform/database/sql.ts'
import { mustTouch } from '../../platform/database/steps.ts'
import type { Services } from '../../platform/services/services.ts'
import { identified } from './authenticate.ts'
import { identityOf, insertIdentity } from './identities.ts'
import { platformNamed } from './platform-names.ts'

type Asked = { readonly params: { readonly platform: string }; readonly body: { readonly proof: string } }

/** Under which the platform's player is known, if it is one. */
export function provenIdentity({ params, body }: Asked, services: Services): string | null {
  const platform = platformNamed(params.platform)
  if (!platform?.isOn(services.config)) return null
  const user = identified(platform, body.proof, services)
  return user === null || user === 'guest' ? null : identityOf(platform, user)
}

interface Joined {
  readonly identity: string
  readonly formerId: number | null
}

/** Read with the player: of the same question sent twice the second finds the answer, not that it came too late. */
const ownIdentities = {
  select: (_: unknown, callerId: number): Sql =>
    sql`SELECT jsonb_agg(jsonb_build_object('identity', folded, 'formerId', former_id))
      FROM platform_player WHERE player_id = ${callerId}::bigint`,
}

interface Opened {
  readonly id: number
  readonly formerId: number | null
  /** Whoever has a name comes in without the platform, too. */
  readonly isNamed: boolean
}

/** Whom it opens now is read when it is decided: only then is the proof proven. */
async function openedBy({ database }: Services, identity: string): Promise<Opened | null> {
  const [row] = await database.query<Opened>(
    sql`SELECT player_id AS id, former_id AS "formerId",
        EXISTS (SELECT 1 FROM person WHERE person.id = known.player_id AND person.name IS NOT NULL) AS "isNamed"
      FROM platform_player AS known WHERE folded = ${identity}::text`,
  )
  return row ?? null
}

/** One more waits behind the door, and it has room for one: a third must be able to come in by name. */
const wouldBeLost = ({ formerId, isNamed }: Opened, callerId: number): boolean =>
  formerId !== null && formerId !== callerId && !isNamed

/** Who was opened before comes back by changing places; who waits already goes on waiting. */
const formerAfter = ({ id, formerId }: Opened, callerId: number): number =>
  formerId === null || formerId === callerId ? id : formerId

export const join = actionWith<typeof joinCall, readonly Joined[] | null>(
  joinCall,
  ownIdentities,
  async (context) => {
    const { player, services, now, extra: own } = context
    const identity = provenIdentity(context, services)
    if (identity === null) return refused('bank.refused.not-proven')
    if (own?.some((one) => one.identity === identity)) return refused('bank.refused.joined-already')
    const before = await openedBy(services, identity)
    if (before !== null && wouldBeLost(before, player.id)) return refused('bank.refused.would-be-lost')
    const at = new Date(now)
    return {
      player,
      writes: [
        before === null
          ? insertIdentity(identity, player.id, at)
          : mustTouch(
              'identity',
              sql`UPDATE platform_player SET player_id = ${player.id}::bigint,
                  former_id = ${formerAfter(before, player.id)}::bigint, at = ${at}::timestamptz
                WHERE folded = ${identity}::text AND player_id = ${before.id}::bigint AND player_id <> ${player.id}::bigint
                  AND former_id IS NOT DISTINCT FROM ${before.formerId}::bigint`,
            ),
      ],
      conflicts: { platform_player_pkey: 'errors.conflict' },
      reply: () => ({ done: true }),
    }
  },
)

export const part = actionWith<typeof partCall, readonly Joined[] | null>(
  partCall,
  ownIdentities,
  (context) => {
    const { player, services, now, extra: own } = context
    const identity = provenIdentity(context, services)
    if (identity === null) return refused('bank.refused.not-proven')
    const formerId = own?.find((one) => one.identity === identity)?.formerId ?? null
    if (formerId === null) return refused('bank.refused.not-joined')
    return {
      player,
      writes: [
        mustTouch(
          'identity',
          sql`UPDATE platform_player SET player_id = ${formerId}::bigint, former_id = ${player.id}::bigint, at = ${new Date(now)}::timestamptz
          WHERE folded = ${identity}::text AND player_id = ${player.id}::bigint`,
        ),
      ],
      reply: () => ({ done: true }),
    }
  },
)
