import { CLANS } from '@skystair/content/clans/clans.ts'
import { WATCHLIST } from '@skystair/content/moderation/watchlist.data.ts'
import {
  clanAbout as aboutCall,
  setAdvertisement as advertiseCall,
  restoreClanAbout as restoreCall,
  markAdvertisementsSeen as seenCall,
  setClanAbout as setAboutCall,
  setTheme as themeCall,
} from '@skystair/contract/clan.ts'
import { banAt } from '@skystair/rules/chat/talk.ts'
import {
  setAdvertisement as advertise,
  setTheme as changeTheme,
  setAbout,
} from '@skystair/rules/clan/appearance.ts'
import { waitUntil } from '@skystair/rules/format/wait.ts'
import { marksOf } from '@skystair/rules/moderation/watchlist.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { isRefusal, type Refusal, refused } from '@skystair/rules/refusal.ts'
import { isBlank } from '@skystair/rules/writing/as-read.ts'
import { cleanText } from '@skystair/rules/writing/clean-text.ts'
import { type LimitedText, limitedText } from '@skystair/rules/writing/text-limit.ts'
import { action, readWith } from '../../platform/action/action.ts'
import { learnt, theCaller } from '../../platform/database/sql.ts'
import { markedCase } from '../../platform/moderation/cases.ts'
import { clanAction } from './change-clan.ts'
import { type FoundClan, readClan, selectClan } from './load-clan.ts'

/** Words for others are words: whoever may not talk may not write them here either. */
export function silenced({ talk }: Player, now: number): Refusal | null {
  const ban = banAt(talk, now)
  return ban === null ? null : refused('clan.refused.silenced', waitUntil(ban.until, now))
}

/** What hangs over a clan's gate hangs there for all: a rude word is to be put otherwise before it is seen by anybody. */
export const fitForGate = (words: string): string | Refusal =>
  marksOf(words, WATCHLIST).includes('PROFANITY') ? refused('clan.refused.forbidden-words') : words

function wordsOf(kind: LimitedText, entered: string, player: Player, now: number): string | Refusal {
  const words = silenced(player, now) ?? limitedText(kind, cleanText(entered))
  return isRefusal(words) ? words : fitForGate(words)
}

export const clanAbout = readWith<typeof aboutCall, FoundClan | null>(
  aboutCall,
  {
    select: ({ query }, _, now) => selectClan(query.clanId ?? learnt(theCaller, 'clan_id'), now),
    read: readClan,
  },
  ({ extra }) => (extra === null ? refused('clan.refused.unknown') : { content: extra.about }),
)

export const setClanAbout = clanAction(
  setAboutCall,
  (clan, { player, body, now }) => {
    const words = wordsOf('comment', body.content, player, now)
    return isRefusal(words) ? words : setAbout(clan, player.id, words, CLANS)
  },
  ({ clan }, context) => ({
    writes: markedCase(context, 'CLAN', clan.about ?? '', { id: String(clan.id), room: 'about' }),
  }),
)

export const restoreClanAbout = clanAction(restoreCall, (clan, { player }) =>
  setAbout(clan, player.id, null, CLANS),
)

export const setAdvertisement = clanAction(
  advertiseCall,
  (clan, { player, body, now }) => {
    if (isBlank(body.content)) return advertise(clan, player.id, null, CLANS)
    const words = wordsOf('clanAdvertisement', body.content, player, now)
    return isRefusal(words) ? words : advertise(clan, player.id, words, CLANS)
  },
  ({ clan }, context) => ({
    writes: markedCase(context, 'CLAN', clan.advertisement ?? '', {
      id: String(clan.id),
      room: 'advertisement',
    }),
  }),
)

export const markAdvertisementsSeen = action(seenCall, ({ player, now }) => ({
  player: { ...player, clan: { ...player.clan, advertisementsSeenAt: now } },
  reply: () => ({ done: true }),
}))

export const setTheme = clanAction(themeCall, (clan, { player, query, now }) =>
  changeTheme(clan, player.id, query.number, CLANS, now),
)
