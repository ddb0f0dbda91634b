import { hash } from 'node:crypto'
import { subscribe as subscribeCall, unsubscribe as unsubscribeCall } from '@skystair/contract/push.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { MOST_DEVICES } from '@skystair/rules/push/kinds.ts'
import { refused } from '@skystair/rules/refusal.ts'
import { actionWith } from '../../platform/action/action.ts'
import { owner, sql } from '../../platform/database/sql.ts'
import { beginMoments } from '../../platform/push/moments.ts'
import { isStrangersAddress } from '../../platform/services/strangers.ts'
import { playerView } from '../../platform/views/player-view.ts'
import { beginWishes, type OwnPush, ownPush, pushView } from './stored-wishes.ts'

const deviceId = (endpoint: string): string => hash('sha256', endpoint, 'hex').slice(0, 32)

const switched = (player: Player, push: boolean): Player =>
  player.settings.push === push ? player : { ...player, settings: { ...player.settings, push } }

export const subscribe = actionWith<typeof subscribeCall, OwnPush>(
  subscribeCall,
  ownPush,
  ({ player, body, extra: { wishes, devices }, token, now, services }) => {
    if (services.config.pushKeys === null) return refused('push.refused.off')
    if (!isStrangersAddress(body.endpoint)) return refused('push.refused.address')
    const id = deviceId(body.endpoint)
    const others = devices.filter((one) => one !== id)
    const kept = others.slice(0, MOST_DEVICES - 1)
    return {
      player: switched(player, true),
      writes: [
        sql`INSERT INTO push_device (player_id, id, session_id, endpoint, p256dh, auth, at)
          VALUES (${owner(player.id)}, ${id}, ${token.sessionId}, ${body.endpoint}, ${body.p256dh}, ${body.auth},
            ${new Date(now)}::timestamptz)
          ON CONFLICT (player_id, id) DO UPDATE SET session_id = excluded.session_id, p256dh = excluded.p256dh,
            auth = excluded.auth, at = excluded.at`,
        sql`DELETE FROM push_device WHERE push_device.player_id = ${owner(player.id)}
          AND push_device.id = ANY(${others.slice(kept.length)}::text[])`,
        beginWishes(player.id),
        ...beginMoments(player, now),
      ],
      reply: (saved) => ({
        player: playerView(saved, now),
        push: pushView(services, wishes, kept.length + 1),
      }),
    }
  },
)

export const unsubscribe = actionWith<typeof unsubscribeCall, OwnPush>(
  unsubscribeCall,
  ownPush,
  ({ player, body, extra: { wishes, devices }, now, services }) => {
    const id = deviceId(body.endpoint)
    const left = devices.filter((one) => one !== id).length
    return {
      // Other devices are told as before.
      player: switched(player, player.settings.push && left > 0),
      writes: [
        sql`DELETE FROM push_device WHERE push_device.player_id = ${owner(player.id)} AND push_device.id = ${id}`,
      ],
      reply: (saved) => ({ player: playerView(saved, now), push: pushView(services, wishes, left) }),
    }
  },
)
