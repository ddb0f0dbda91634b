import type { Amounts } from '../economy/purse.ts'
import { waitUntil } from '../format/wait.ts'
import { isRefusal, type Refusal, refused } from '../refusal.ts'
import { type ClanChange, pay } from './change.ts'
import type { Clan, RaidDifficulty } from './clan.ts'
import type { ClanDesign } from './design.ts'
import { told } from './log.ts'
import { type ClanRight, whoMay } from './rights.ts'

/** What the next change of the theme costs the treasury. */
export const themePrice = (
  { themeChanges }: Pick<Clan, 'themeChanges'>,
  { freeThemes, themePrice }: ClanDesign,
): Amounts => (themeChanges < freeThemes ? {} : themePrice)

export function setTheme(
  clan: Clan,
  actorId: number,
  theme: number,
  design: ClanDesign,
  now: number,
): ClanChange | Refusal {
  const actor = whoMay(clan, actorId, 'CHANGE_THEME', design.rights)
  if (isRefusal(actor)) return actor
  if (!Number.isInteger(theme) || theme < 1 || theme > design.themes)
    return refused('clan.refused.unknown-theme')
  if (theme === clan.theme) return refused('clan.refused.same-theme')
  const spent = themePrice(clan, design)
  const isPaid = Object.keys(spent).length > 0
  // One bad evening of one deputy must not cost a clan all its emeralds.
  if (isPaid && clan.themePaidAt + design.themeRests > now)
    return refused('clan.refused.theme-rests', waitUntil(clan.themePaidAt + design.themeRests, now))
  const treasury = pay(clan.treasury, spent)
  if (isRefusal(treasury)) return treasury
  return {
    clan: {
      ...clan,
      treasury,
      theme,
      themeChanges: clan.themeChanges + 1,
      ...(isPaid ? { themePaidAt: now } : {}),
    },
    events: [told('changeTheme', actorId, null, { theme })],
    spent,
  }
}

const edit = (
  clan: Clan,
  actorId: number,
  right: ClanRight,
  change: Partial<Clan>,
  event: 'changeDescription' | 'giveAdvertisement' | 'changeDifficulty',
  { rights }: ClanDesign,
  params: Readonly<Record<string, string>> = {},
): ClanChange | Refusal => {
  const actor = whoMay(clan, actorId, right, rights)
  return isRefusal(actor)
    ? actor
    : { clan: { ...clan, ...change }, events: [told(event, actorId, null, params)] }
}

const written = (
  { writers }: Clan,
  writerId: number,
  words: 'about' | 'advertisement',
  text: string | null,
): Partial<Clan> => ({
  [words]: text,
  writers: { ...writers, [words]: text === null ? null : writerId },
})

/** null: the words every clan begins with. The text was looked at already. */
export const setAbout = (clan: Clan, actorId: number, about: string | null, design: ClanDesign) =>
  edit(clan, actorId, 'EDIT_ABOUT', written(clan, actorId, 'about', about), 'changeDescription', design)

/** null: it is taken down. */
export const setAdvertisement = (
  clan: Clan,
  actorId: number,
  advertisement: string | null,
  design: ClanDesign,
) =>
  edit(
    clan,
    actorId,
    'EDIT_ADVERTISEMENT',
    written(clan, actorId, 'advertisement', advertisement),
    'giveAdvertisement',
    design,
  )

/** For the next boss. */
export const setDifficulty = (clan: Clan, actorId: number, difficulty: RaidDifficulty, design: ClanDesign) =>
  edit(clan, actorId, 'CHANGE_RAID_DIFFICULTY', { difficulty }, 'changeDifficulty', design, { difficulty })
