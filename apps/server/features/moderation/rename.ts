import { HOUSE_NAMES } from '@skystair/content/names/house-names.data.ts'
import { rename as contract } from '@skystair/contract/moderation.ts'
import { mayJudge, reasonMissing } from '@skystair/rules/moderation/keeper.ts'
import { isRefusal, refused } from '@skystair/rules/refusal.ts'
import { newPlayerName } from '@skystair/rules/security/player-name.ts'
import { ofWorld } from '@skystair/rules/wallet/account.ts'
import { actionWith } from '../../platform/action/action.ts'
import {
  deliver,
  letterNumbers,
  letterOfTheStair,
  mailPushes,
} from '../../platform/messages/deliver-letters.ts'
import { logDeed } from '../../platform/moderation/keeper-log.ts'
import { giveName } from './deeds.ts'
import { type Judged, namedInAddress } from './judged.ts'

export const rename = actionWith<typeof contract, Judged | null>(
  contract,
  namedInAddress,
  ({ player, params: { id }, body, extra: judged, now, services }) => {
    const unfit = mayJudge(player, judged)
    if (unfit || judged === null) return unfit ?? refused('player.refused.not-found')
    const before = judged.name
    if (before === null) return refused('moderation.refused.no-name')
    const name = newPlayerName(body.name, before, HOUSE_NAMES)
    if (isRefusal(name)) return name
    const unexplained = reasonMissing(body.note)
    if (unexplained) return unexplained
    const at = new Date(now)
    const letters = [letterOfTheStair(id, 'renamed')]
    const detail = { from: before, to: name }
    return {
      player,
      send: [{ to: id, sender: ofWorld('keepers'), effect: { kind: 'letter' } }],
      writes: [
        ...deliver(letters, at),
        ...giveName(judged, name),
        logDeed({ playerId: id, actorId: player.id, deed: 'RENAME', note: body.note, detail }, at),
      ],
      conflicts: { player_name_pkey: 'security.refused.name-taken' },
      askAfter: letterNumbers(letters),
      push: (answers) => mailPushes(services, letters, now, answers),
      reply: () => ({ done: true }),
    }
  },
)
