import { choose as chooseCall, look as lookCall } from '@skystair/contract/push.ts'
import { actionWith, readWith } from '../../platform/action/action.ts'
import { type OwnPush, ownPush, pushView, writeWishes } from './stored-wishes.ts'

export const look = readWith<typeof lookCall, OwnPush>(
  lookCall,
  ownPush,
  ({ extra: { wishes, devices }, services }) => pushView(services, wishes, devices.length),
)

export const choose = actionWith<typeof chooseCall, OwnPush>(
  chooseCall,
  ownPush,
  ({ player, body: { kinds, quiet }, extra, services }) => {
    const wishes = { kinds, quiet_from: quiet?.from ?? null, quiet_to: quiet?.to ?? null }
    return {
      player,
      writes: [writeWishes(player.id, wishes)],
      reply: () => pushView(services, wishes, extra.devices.length),
    }
  },
)
