import { contactOf as contactCall, sendConfirmation as sendCall } from '@skystair/contract/recovery.ts'
import { isRefusal, refused } from '@skystair/rules/refusal.ts'
import { contact } from '@skystair/rules/security/contact.ts'
import { actionWith, readWith } from '../../platform/action/action.ts'
import { owner, sql } from '../../platform/database/sql.ts'
import { orderLetter } from '../../platform/mail/letters.ts'

interface Known {
  readonly mailOrPhone: string | null
  readonly confirmed: boolean
}

const ownContact = {
  select: (_: unknown, callerId: number) =>
    sql`SELECT jsonb_build_object('mailOrPhone', credential.mail_or_phone, 'confirmed', credential.confirmed_at IS NOT NULL)
      FROM credential WHERE credential.player_id = ${owner(callerId)}`,
}

function isMail(known: Known | null): boolean {
  const kept = contact(known?.mailOrPhone ?? null)
  return kept !== null && !isRefusal(kept) && kept.kind === 'mail'
}

export const contactOf = readWith<typeof contactCall, Known | null>(
  contactCall,
  ownContact,
  ({ extra, services }) => ({
    mailOrPhone: extra?.mailOrPhone ?? null,
    confirmed: extra?.confirmed ?? false,
    canBeConfirmed: services.mail !== null && isMail(extra),
  }),
)

export const sendConfirmation = actionWith<typeof sendCall, Known | null>(
  sendCall,
  ownContact,
  ({ player, extra, now, services }) => {
    if (services.mail === null) return refused('recovery.refused.no-mail')
    if (!isMail(extra)) return refused('recovery.refused.no-address')
    return {
      player,
      writes: extra?.confirmed ? [] : [orderLetter({ about: 'CONFIRM', playerId: player.id }, now)],
      reply: () => ({ done: true }),
    }
  },
)
