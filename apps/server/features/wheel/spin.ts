import { TASKS } from '@skystair/content/tasks.data.ts'
import { WHEEL } from '@skystair/content/wheel/wheel.data.ts'
import { spinWheel as contract } from '@skystair/contract/wheel.ts'
import { drawn, nextDraw } from '@skystair/rules/draw/draw.ts'
import { LOST_EMERALD } from '@skystair/rules/history/category.ts'
import { did } from '@skystair/rules/player/did.ts'
import { isRefusal } from '@skystair/rules/refusal.ts'
import { ofWorld } from '@skystair/rules/wallet/account.ts'
import type { Movement } from '@skystair/rules/wallet/movement.ts'
import { LOST_EMERALDS, nextSpin, spin, spun } from '@skystair/rules/wheel/spin.ts'
import { actionWith } from '../../platform/action/action.ts'
import { nextSeed, writeDraw } from '../../platform/draws/draws.ts'
import { playerView } from '../../platform/views/player-view.ts'
import { fill, win } from './cauldron.ts'
import { type AroundWheel, aroundWheel, heightOf, moreFreeFor, wheelView } from './status.ts'

const ticket: Movement = {
  currency: 'tickets',
  amount: -1,
  counterparty: ofWorld('wheel'),
  reason: 'WHEEL_SPIN',
}

/** An emerald rolls past the spinner into the cauldron: through their books, so that each in it can be accounted for. */
const lostEmerald: readonly Movement[] = [
  { currency: 'mithril', amount: LOST_EMERALDS, counterparty: ofWorld('wheel'), reason: LOST_EMERALD },
  { currency: 'mithril', amount: -LOST_EMERALDS, counterparty: ofWorld('cauldron'), reason: LOST_EMERALD },
]

export const spinWheel = actionWith<typeof contract, AroundWheel>(
  contract,
  aroundWheel,
  ({ player, extra, services, now }) => {
    const cost = nextSpin(player, player.wallet.tickets, WHEEL, moreFreeFor(player, extra, now), now)
    if (isRefusal(cost)) return cost
    const seed = nextSeed(services.config, player, 'wheel')
    const { sector, prize, artifact, heroes, throws } = spin(WHEEL, seed)
    const hasWonCauldron = prize.kind === 'cauldron'
    const emeralds = hasWonCauldron ? extra.cauldron.emeralds : 0
    const draw = nextDraw(player.draws, 'wheel')
    const waiting = { sector, draw, stair: heightOf(player), emeralds, artifact, heroes }
    const left = hasWonCauldron ? WHEEL.cauldronBottom : extra.cauldron.emeralds + LOST_EMERALDS
    const around = { ...extra, cauldron: { ...extra.cauldron, emeralds: left } }
    return {
      player: {
        ...did(player, TASKS, [{ deed: 'wheel-spun', amount: 1 }]),
        wheel: spun(player.wheel, cost, waiting, now),
        draws: drawn(player.draws, 'wheel'),
      },
      movements: [...(cost === 'ticket' ? [ticket] : []), ...(hasWonCauldron ? [] : lostEmerald)],
      writes: [writeDraw(player, 'wheel', seed, throws, now)],
      lastWrites: [
        hasWonCauldron
          ? win(extra.cauldron, player.id, WHEEL.cauldronBottom, new Date(now))
          : fill(LOST_EMERALDS),
      ],
      reply: (saved) => ({
        player: playerView(saved, now),
        wheel: wheelView(saved, around, services, now),
      }),
    }
  },
)
