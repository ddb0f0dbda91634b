import { randomUUID } from 'node:crypto'
import { WELCOME_GIFT } from '@skystair/content/mail.data.ts'
import { commonPasswords } from '@skystair/content/names/common-passwords.ts'
import { HOUSE_NAMES } from '@skystair/content/names/house-names.data.ts'
import { register as contract } from '@skystair/contract/security.ts'
import { isRefusal, refused } from '@skystair/rules/refusal.ts'
import { consentsMissing } from '@skystair/rules/security/consents.ts'
import { requiredContact } from '@skystair/rules/security/contact.ts'
import { foldContact } from '@skystair/rules/security/fold-contact.ts'
import { foldName } from '@skystair/rules/security/fold-name.ts'
import { password } from '@skystair/rules/security/password.ts'
import { playerName } from '@skystair/rules/security/player-name.ts'
import { welcomeBonusEmeralds } from '@skystair/rules/security/welcome-bonus.ts'
import { ofPlayer, ofWorld } from '@skystair/rules/wallet/account.ts'
import { action } from '../../platform/action/action.ts'
import { hashPassword } from '../../platform/action/password.ts'
import { owner, sql } from '../../platform/database/sql.ts'
import { orderLetter } from '../../platform/mail/letters.ts'
import { deliver, letterOfTheStair } from '../../platform/messages/deliver-letters.ts'
import { markedCase } from '../../platform/moderation/cases.ts'
import { referrerOf } from '../../platform/people/referrer.ts'
import { playerView } from '../../platform/views/player-view.ts'

/** A traveller becomes a player with a name, a password and a welcome gift; who invited them is told. */
export const register = action(contract, async ({ player, body, device, now, services }) => {
  if (player.accessLevel !== 'TRIAL') return refused('security.refused.already-registered')
  const withoutConsent = consentsMissing(body.consents)
  if (withoutConsent) return withoutConsent
  const name = playerName(body.name, HOUSE_NAMES)
  if (isRefusal(name)) return name
  const secret = password({ password: body.password, repeated: body.password, name }, commonPasswords)
  if (isRefusal(secret)) return secret
  const contact = requiredContact(body.optionalMailOrPhone ?? null)
  if (isRefusal(contact)) return contact
  const referrer = player.referredBy ?? referrerOf(body.ref)
  const at = new Date(now)
  const passwordHash = await hashPassword(secret)
  return {
    player: {
      ...player,
      name,
      accessLevel: 'PLAYER',
      referredBy: referrer === player.id ? null : referrer,
      talk: { ...player.talk, letters: player.talk.letters + 1 },
    },
    movements: [
      {
        currency: 'mithril',
        amount: welcomeBonusEmeralds,
        counterparty: ofWorld('welcome'),
        reason: 'OFFER',
      },
    ],
    send:
      referrer === null || referrer === player.id
        ? []
        : [
            {
              to: referrer,
              sender: ofPlayer(player.id),
              effect: {
                kind: 'notification',
                notification: { id: randomUUID(), kind: 'friend-joined', params: { name }, at: now },
              },
            },
          ],
    writes: [
      sql`INSERT INTO player_name (folded, player_id) VALUES (${foldName(name)}, ${player.id}::bigint)`,
      sql`INSERT INTO player_contact (folded, player_id) VALUES (${foldContact(contact.value)}, ${player.id}::bigint)`,
      sql`INSERT INTO credential (player_id, password_hash, mail_or_phone, changed_at)
        VALUES (${owner(player.id)}, ${passwordHash}, ${contact.value}, ${at}::timestamptz)`,
      ...(referrer === null || referrer === player.id
        ? []
        : [
            // Whoever plays where the inviter plays is the inviter: nothing will come of it.
            sql`INSERT INTO referral_bonus (player_id, id, kind, friend_id, amount, at, doubt)
              SELECT ${owner(referrer)}, ${`friend:${player.id}`}::text, 'friend', ${player.id}::bigint, 0, ${at}::timestamptz,
                (SELECT 'same-' || max(split_part(trace, ':', 1)) FROM session, unnest(session.traces) AS trace
                  WHERE session.player_id = ${owner(referrer)} AND trace = ANY(${device.traces}::text[]))`,
          ]),
      ...deliver([letterOfTheStair(player.id, 'welcome', WELCOME_GIFT)], at),
      ...(services.mail === null || contact.kind !== 'mail'
        ? []
        : [orderLetter({ about: 'CONFIRM', playerId: player.id }, now)]),
      ...markedCase({ player, now, services }, 'NAME', name),
    ],
    conflicts: {
      player_name_pkey: 'security.refused.name-taken',
      player_contact_pkey: 'security.refused.contact-taken',
    },
    reply: playerView,
  }
})
