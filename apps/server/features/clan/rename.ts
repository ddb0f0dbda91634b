import { HOUSE_NAMES } from '@skystair/content/names/house-names.data.ts'
import { setClanName as contract } from '@skystair/contract/clan.ts'
import { clanName } from '@skystair/rules/clan/clan-name.ts'
import { leaderOf } from '@skystair/rules/clan/leadership.ts'
import { isRefusal, refused } from '@skystair/rules/refusal.ts'
import { foldName } from '@skystair/rules/security/fold-name.ts'
import { actionWith } from '../../platform/action/action.ts'
import { sql } from '../../platform/database/sql.ts'
import { logDeed } from '../../platform/moderation/keeper-log.ts'
import { clanPush } from './change-clan.ts'
import { type FoundClan, theClan } from './load-clan.ts'
import { claimName, writeClan } from './write-clan.ts'

/** An administrator gives a clan another name. */
export const setClanName = actionWith<typeof contract, FoundClan | null>(
  contract,
  theClan(({ body }: { readonly body: { readonly clanId: number } }) => body.clanId),
  ({ player, body, extra: clan, now }) => {
    if (clan === null) return refused('clan.refused.unknown')
    const name = clanName(body.name, HOUSE_NAMES)
    if (isRefusal(name)) return name
    const at = new Date(now)
    const isSame = foldName(name) === foldName(clan.name)
    return {
      player,
      writes: [
        ...(isSame
          ? []
          : [sql`DELETE FROM clan_name WHERE clan_id = ${clan.id}::bigint`, claimName(clan.id, name, at)]),
        ...writeClan(
          clan,
          { clan: { ...clan, name, writers: { ...clan.writers, name: null } }, events: [] },
          at,
        ),
        logDeed(
          {
            playerId: leaderOf(clan).playerId,
            actorId: player.id,
            deed: 'RENAME',
            note: '',
            detail: { clan: clan.id, from: clan.name, to: name },
          },
          at,
        ),
      ],
      push: [clanPush(clan.id)],
      reply: () => ({ done: true }),
    }
  },
)
