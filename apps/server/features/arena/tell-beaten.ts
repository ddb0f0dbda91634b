import { randomUUID } from 'node:crypto'
import { personalChannel } from '@skystair/contract/live-channels.ts'
import type { Battle } from '@skystair/rules/battle/battle.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { ofPlayer } from '@skystair/rules/wallet/account.ts'
import type { Parcel } from '../../platform/action/parcels.ts'
import type { Homecoming } from '../../platform/battle/battle-ending.ts'
import type { Sql } from '../../platform/database/sql.ts'
import type { Answers, Step } from '../../platform/database/steps.ts'
import {
  deliver,
  letterNumbers,
  letterOfDefeat,
  mailPushes,
} from '../../platform/messages/deliver-letters.ts'
import { channelOf } from '../../platform/people/channel.ts'
import { tellPlayer } from '../../platform/push/moments.ts'
import type { Services } from '../../platform/services/services.ts'

interface Beaten {
  readonly player: Player
  readonly battle: Battle
  readonly rivalId: number
  /** Where the rival stands now. */
  readonly position: number
}

/** Whoever has lost the place hears of it at once, and by letter. */
export function tellBeaten(
  { player, battle, rivalId, position }: Beaten,
  services: Services,
  now: number,
): Pick<Homecoming, 'send' | 'askAfter' | 'push'> & { readonly letters: readonly (Sql | Step)[] } {
  const letters = [letterOfDefeat(rivalId, { rivalId: player.id, replay: battle.id })]
  const name = player.name ?? ''
  const effects: Parcel['effect'][] = [
    {
      kind: 'notification',
      notification: {
        id: randomUUID(),
        kind: 'arena-beaten',
        params: { name, position, rivalId: player.id, fight: battle.id },
        at: now,
      },
    },
    { kind: 'letter' },
  ]
  const channel = personalChannel(channelOf(services.config.sessionSecret, rivalId))
  const told =
    services.config.pushKeys === null ? [] : [tellPlayer(rivalId, 'arena-lost', { name, position }, now)]
  return {
    letters: [...deliver(letters, new Date(now)), ...told],
    send: effects.map((effect) => ({ to: rivalId, sender: ofPlayer(player.id), effect })),
    askAfter: letterNumbers(letters),
    push: (answers: Answers) => [
      {
        channel,
        message: {
          notificationType: 'ARENA_BEATEN',
          rivalId: player.id,
          rivalName: name,
          fightId: battle.id,
          position,
        },
      },
      ...mailPushes(services, letters, now, answers),
    ],
  }
}
