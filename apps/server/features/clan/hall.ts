import { CLANS } from '@skystair/content/clans/clans.ts'
import { FORCES } from '@skystair/content/forces.data.ts'
import { improveHall as improveCall, hallOptions as optionsCall } from '@skystair/contract/clan.ts'
import { hallLevel, improveHall as improve } from '@skystair/rules/clan/hall.ts'
import { givenBy } from '@skystair/rules/clan/support.ts'
import { isRefusal } from '@skystair/rules/refusal.ts'
import { readWith } from '../../platform/action/action.ts'
import { amountsView } from '../../platform/views/reward-view.ts'
import { clanAction, clanOf, tellSupport } from './change-clan.ts'
import { type FoundClan, ownClan } from './load-clan.ts'

const forces: readonly string[] = Object.keys(FORCES)

export const hallOptions = readWith<typeof optionsCall, FoundClan | null>(optionsCall, ownClan, (context) => {
  const clan = clanOf(context)
  if (isRefusal(clan)) return clan
  const top = givenBy(clan, 'hall', CLANS)
  return {
    hallLevel: top,
    perLevel: CLANS.hallPerLevel,
    options: forces.map((force) => {
      const level = hallLevel(clan, force)
      return { force, level, open: level < top, price: amountsView(CLANS.hallPrice(level + 1)) }
    }),
  }
})

export const improveHall = clanAction(
  improveCall,
  (clan, { player, body }) => improve(clan, player.id, body, forces, CLANS),
  (change) => ({ send: tellSupport(change) }),
)
