import { randomUUID } from 'node:crypto'
import { personalChannel } from '@skystair/contract/live-channels.ts'
import { sendMail as contract } from '@skystair/contract/mail.ts'
import { utter } from '@skystair/rules/chat/say.ts'
import { banAt } from '@skystair/rules/chat/talk.ts'
import { theStair } from '@skystair/rules/mail/letter.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { isRefusal, type Refusal, refused } from '@skystair/rules/refusal.ts'
import { ofPlayer } from '@skystair/rules/wallet/account.ts'
import { actionWith } from '../../platform/action/action.ts'
import { owner, sql } from '../../platform/database/sql.ts'
import { type Copy, deliver, letterNumbers } from '../../platform/messages/deliver-letters.ts'
import { channelOf } from '../../platform/people/channel.ts'

/** Whether the receiver has blocked the writer; null: there is no such receiver. */
type Receiver = { readonly deaf: boolean } | null

export const sendMail = actionWith<typeof contract, Receiver>(
  contract,
  {
    select: ({ params: { partner } }, callerId) => sql`SELECT jsonb_build_object(
        'deaf', other.state -> 'talk' -> 'blacklist' @> to_jsonb(${callerId}::bigint))
      FROM player AS other WHERE other.id = ${owner(partner)} AND other.deleted_at IS NULL`,
  },
  ({ player, params: { partner }, query, body, extra: receiver, now, services }) => {
    const isSupport = partner === theStair
    const unheard = isSupport ? supportOnly(query.support) : unheardBy(player, partner, receiver, now)
    if (unheard) return unheard
    const spoken = utter(player.talk, body.text, now)
    if (isRefusal(spoken)) return spoken
    const { text } = spoken
    const at = new Date(now)
    const words = { text, letter: null, attachment: null }
    const copies: Copy[] = [{ ...words, ownerId: player.id, partnerId: partner, own: true }]
    if (!isSupport) copies.push({ ...words, ownerId: partner, partnerId: player.id, own: false })
    return {
      player: { ...player, talk: spoken.talk },
      send: isSupport ? [] : [{ to: partner, sender: ofPlayer(player.id), effect: { kind: 'letter' } }],
      writes: [
        ...deliver(copies, at),
        ...(isSupport
          ? [
              sql`INSERT INTO moderation_case (id, at, kind, from_id, subject)
                SELECT ${randomUUID()}::uuid, ${at}::timestamptz, 'SUPPORT', ${player.id}::bigint, ${JSON.stringify({ text })}::jsonb`,
            ]
          : []),
      ],
      askAfter: letterNumbers(copies),
      push: (answers) =>
        copies.map(({ ownerId, partnerId, own }) => ({
          channel: personalChannel(channelOf(services.config.sessionSecret, ownerId)),
          message: {
            notificationType: 'MAIL_MESSAGE',
            partnerId,
            message: {
              ...words,
              id: Number(answers[ownerId] ?? 0),
              time: now,
              own,
              taken: false,
              fight: null,
            },
          },
        })),
      reply: () => ({ done: true }),
    }
  },
)

/** The Stair answers only those who ask its support. */
const supportOnly = (support: boolean | undefined): Refusal | null =>
  support ? null : refused('mail.refused.no-answer')

function unheardBy({ id, talk }: Player, partner: number, receiver: Receiver, now: number): Refusal | null {
  if (partner === id) return refused('mail.refused.to-yourself')
  if (banAt(talk, now)) return refused('errors.chat-not-allowed')
  if (!receiver) return refused('player.refused.not-found')
  if (talk.blacklist.includes(partner)) return refused('mail.refused.blocked-by-you')
  return receiver.deaf ? refused('mail.refused.blocked') : null
}
