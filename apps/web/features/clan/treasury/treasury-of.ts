import type { ClanInfo } from '@skystair/contract/clan-view.ts'
import type { Treasury } from '@skystair/rules/clan/clan.ts'

/** What lies in the treasury, by the game's own names. */
export const treasuryOf = ({
  clanStat: { gold, gems, gears, redCrystal, blueCrystal, tickets },
}: Pick<ClanInfo, 'clanStat'>): Treasury => ({
  gold,
  mithril: gems,
  gear: gears,
  crystal: redCrystal,
  elixir: blueCrystal,
  tickets,
})
