import { commonPasswords } from '@skystair/content/names/common-passwords.ts'
import type { Call } from '@skystair/contract/call.ts'
import { confirmMail as confirmCall, useRecovery as useCall } from '@skystair/contract/recovery.ts'
import type { Language } from '@skystair/rules/player/choices.ts'
import { isRefusal, refused } from '@skystair/rules/refusal.ts'
import { password } from '@skystair/rules/security/password.ts'
import { ofWorld } from '@skystair/rules/wallet/account.ts'
import { type Outgoing, open, type SpokenRefusal } from '../../platform/action/handler.ts'
import { putIntoInboxes } from '../../platform/action/parcels.ts'
import { hashPassword } from '../../platform/action/password.ts'
import { owner, type Sql, sql } from '../../platform/database/sql.ts'
import { mustTouch, type Step, writeSteps } from '../../platform/database/steps.ts'
import { announce } from '../../platform/live/announce.ts'
import { endSessions } from '../../platform/live/living-sessions.ts'
import { noteRights } from '../../platform/live/rights-notes.ts'
import { orderLetter } from '../../platform/mail/letters.ts'
import { deliver, letterOfTheStair } from '../../platform/messages/deliver-letters.ts'
import type { Services } from '../../platform/services/services.ts'
import { isLink, type Purpose, readLink, useUpLink } from './link.ts'
import { done, once } from './once.ts'

interface Linked {
  readonly id: number
  readonly name: string
  readonly language: Language
  readonly mail: string
}

type Decided = { readonly writes: readonly (Sql | Step)[]; readonly signedOut: boolean } | SpokenRefusal

/**
 * What the link of a letter allows: once. Nothing is told of links that were used, are too old or never were, but that
 * they lead nowhere. A repeated call is answered as the first time.
 */
async function byLink<C extends Call>(
  services: Services,
  text: string,
  purpose: Purpose,
  remember: readonly Sql[],
  decide: (linked: Linked, at: Date) => Promise<Decided> | Decided,
): Promise<Outgoing<C> | SpokenRefusal> {
  const { database, clock } = services
  const link = readLink(text)
  if (link === null) return refused('recovery.refused.link')
  const now = clock.now()
  const [linked] =
    await database.query<Linked>(sql`SELECT player.id, player.name, player.language, recovery_link.mail
    FROM recovery_link JOIN player ON player.id = recovery_link.player_id
    WHERE ${isLink(link, purpose, now)} AND player.deleted_at IS NULL`)
  if (linked === undefined) return refused('recovery.refused.link')
  const at = new Date(now)
  const decided = await decide(linked, at)
  if (isRefusal(decided)) return { ...decided, language: linked.language }
  const steps = [useUpLink(link, purpose, now), ...decided.writes, ...remember]
  const outcome = await writeSteps(database, linked.id, steps)
  if ('untouched' in outcome) return refused('recovery.refused.link')
  announce(services, {
    playerId: linked.id,
    receivers: decided.signedOut ? [linked.id] : [],
    pushes: [],
    dropped: [],
    signedOut: decided.signedOut ? [linked.id] : [],
    endedSessions: null,
  })
  return { reply: done as never }
}

export const useRecovery = open(useCall, (services, incoming) => {
  const { link, passwordNew } = incoming.body
  return once(services, useCall, incoming, (remember) =>
    byLink(services, link, 'PASSWORD', remember, async ({ id, name, mail }, at) => {
      const chosen = password({ password: passwordNew, repeated: passwordNew, name }, commonPasswords)
      if (isRefusal(chosen)) return chosen
      const hash = await hashPassword(chosen)
      const now = at.getTime()
      return {
        signedOut: true,
        writes: [
          // The address may have been changed since the letter left.
          mustTouch(
            'credential',
            sql`UPDATE credential SET password_hash = ${hash}, changed_at = ${at}::timestamptz, given = NULL
            WHERE credential.player_id = ${owner(id)} AND credential.mail_or_phone = ${mail}
              AND credential.confirmed_at IS NOT NULL`,
          ),
          // Counted as a write: a login under way with the old password comes too late.
          sql`UPDATE player SET version = player.version + 1, active_session = NULL WHERE player.id = ${owner(id)}`,
          endSessions(id, { but: null }, at),
          ...noteRights([id], at),
          ...deliver([letterOfTheStair(id, 'password-recovered')], at),
          ...putIntoInboxes([{ to: id, sender: ofWorld('keepers'), effect: { kind: 'letter' } }], at),
          orderLetter({ about: 'CHANGED', playerId: id }, now),
        ],
      }
    }),
  )
})

export const confirmMail = open(confirmCall, (services, incoming) =>
  once(services, confirmCall, incoming, (remember) =>
    byLink(services, incoming.body.link, 'CONFIRM', remember, ({ id, mail }, at) => ({
      signedOut: false,
      writes: [
        mustTouch(
          'credential',
          sql`UPDATE credential SET confirmed_at = ${at}::timestamptz
          WHERE credential.player_id = ${owner(id)} AND credential.mail_or_phone = ${mail}`,
        ),
      ],
    })),
  ),
)
