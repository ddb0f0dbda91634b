import { join as joinCall, part as partCall } from '@skystair/contract/platforms.ts'
import { refused } from '@skystair/rules/refusal.ts'
import { actionWith } from '../../platform/action/action.ts'
import { sql } from '../../platform/database/sql.ts'
import { mustTouch } from '../../platform/database/steps.ts'
import type { Services } from '../../platform/services/services.ts'
import { identified } from './authenticate.ts'
import { type FoundIdentity, identityOf, insertIdentity, selectIdentity } from './identities.ts'
import { platformNamed } from './platform-names.ts'

type Asked = { readonly params: { readonly platform: string }; readonly body: { readonly proof: string } }

/** Under which the platform's player is known, if it is one. */
function provenIdentity({ params, body }: Asked, services: Services): string | null {
  const platform = platformNamed(params.platform)
  if (!platform?.isOn(services.config)) return null
  const user = identified(platform, body.proof, services)
  return user === null || user === 'guest' ? null : identityOf(platform, user)
}

/** The row is read when it is decided: only then is the proof proven. */
const find = async ({ database }: Services, identity: string): Promise<FoundIdentity | null> => {
  const [row] = await database.query<{ found: FoundIdentity }>(
    sql`SELECT (${selectIdentity(identity)}) AS found`,
  )
  return row?.found ?? null
}

const nothing = { select: () => ({}) }

export const join = actionWith<typeof joinCall, null>(joinCall, nothing, async (context) => {
  const { player, services, now } = context
  const identity = provenIdentity(context, services)
  if (identity === null) return refused('bank.refused.not-proven')
  const found = await find(services, identity)
  if (found?.id === player.id) return refused('bank.refused.joined-already')
  const at = new Date(now)
  return {
    player,
    writes: [
      found === null
        ? insertIdentity(identity, player.id, at)
        : mustTouch(
            'identity',
            sql`UPDATE platform_player SET player_id = ${player.id}::bigint,
                former_id = coalesce(former_id, ${found.id}::bigint), at = ${at}::timestamptz
              WHERE folded = ${identity}::text AND player_id = ${found.id}::bigint`,
          ),
    ],
    conflicts: { platform_player_pkey: 'errors.conflict' },
    reply: () => ({ done: true }),
  }
})

export const part = actionWith<typeof partCall, null>(partCall, nothing, async (context) => {
  const { player, services, now } = context
  const identity = provenIdentity(context, services)
  if (identity === null) return refused('bank.refused.not-proven')
  const found = await find(services, identity)
  if (found?.id !== player.id || found.formerId === null) return refused('bank.refused.not-joined')
  return {
    player,
    writes: [
      mustTouch(
        'identity',
        sql`UPDATE platform_player SET player_id = ${found.formerId}::bigint, former_id = NULL, at = ${new Date(now)}::timestamptz
          WHERE folded = ${identity}::text AND player_id = ${player.id}::bigint`,
      ),
    ],
    reply: () => ({ done: true }),
  }
})
