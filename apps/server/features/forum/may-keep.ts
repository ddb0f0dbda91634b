import { CLAN_RIGHTS_OF } from '@skystair/content/clans/rights-of-ranks.data.ts'
import { type AccessLevel, mayDo } from '@skystair/rules/access/access-level.ts'
import { mayOf } from '@skystair/rules/clan/rights.ts'
import { mayRemove } from '@skystair/rules/forum/forum.ts'
import type { FoundTopic } from './found-topic.ts'

interface Reader {
  readonly id: number
  readonly accessLevel: AccessLevel
}

/** Who keeps order on a board: keepers everywhere, and in a clan those whose rank may. */
export const mayKeep = ({ accessLevel }: Reader, { rank }: Pick<FoundTopic, 'rank'>): boolean =>
  mayDo(accessLevel, 'pinTopics') || (rank !== null && mayOf(CLAN_RIGHTS_OF, rank, 'KEEP_FORUM'))

export const mayRemoveHere = (
  reader: Reader,
  { rank }: Pick<FoundTopic, 'rank'>,
  written: { readonly authorId: number },
): boolean => mayRemove(reader, written) || (rank !== null && mayOf(CLAN_RIGHTS_OF, rank, 'KEEP_FORUM'))
