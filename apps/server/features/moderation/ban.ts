import { ban as banCall, unban as unbanCall } from '@skystair/contract/moderation.ts'
import { banMilliseconds } from '@skystair/rules/chat/ban.ts'
import { mayChangeVoice, mayUnban, reasonMissing } from '@skystair/rules/moderation/keeper.ts'
import { refused } from '@skystair/rules/refusal.ts'
import { ofWorld } from '@skystair/rules/wallet/account.ts'
import { actionWith } from '../../platform/action/action.ts'
import {
  deliver,
  letterNumbers,
  letterOfTheStair,
  mailPushes,
} from '../../platform/messages/deliver-letters.ts'
import { logDeed } from '../../platform/moderation/keeper-log.ts'
import { silence } from './deeds.ts'
import { type Judged, namedInAddress } from './judged.ts'

export const ban = actionWith<typeof banCall, Judged | null>(
  banCall,
  namedInAddress,
  ({ player, params: { id }, body: { reason, duration, note }, extra: judged, now, services }) => {
    const unfit = mayChangeVoice(player, judged, now)
    if (unfit || judged === null) return unfit ?? refused('player.refused.not-found')
    const given = { reason, until: now + banMilliseconds[duration] }
    const at = new Date(now)
    const letters = [letterOfTheStair(id, 'ban')]
    return {
      player,
      send: [{ to: id, sender: ofWorld('keepers'), effect: { kind: 'letter' } }],
      writes: [
        ...deliver(letters, at),
        silence(judged, given),
        logDeed({ playerId: id, actorId: player.id, deed: 'BAN', note, detail: given }, at),
      ],
      askAfter: letterNumbers(letters),
      push: (answers) => mailPushes(services, letters, now, answers),
      drop: [id],
      reply: () => ({ done: true }),
    }
  },
)

export const unban = actionWith<typeof unbanCall, Judged | null>(
  unbanCall,
  namedInAddress,
  ({ player, params: { id }, body: { note }, extra: judged, now, services }) => {
    const unfit = mayUnban(player, judged, now)
    const given = judged?.ban ?? null
    if (unfit || judged === null || given === null) return unfit ?? refused('player.refused.not-found')
    const unexplained = reasonMissing(note)
    if (unexplained) return unexplained
    const at = new Date(now)
    const letters = [letterOfTheStair(id, 'unban')]
    return {
      player,
      send: [{ to: id, sender: ofWorld('keepers'), effect: { kind: 'letter' } }],
      writes: [
        ...deliver(letters, at),
        silence(judged, null),
        logDeed({ playerId: id, actorId: player.id, deed: 'UNBAN', note, detail: given }, at),
      ],
      askAfter: letterNumbers(letters),
      push: (answers) => mailPushes(services, letters, now, answers),
      reply: () => ({ done: true }),
    }
  },
)
