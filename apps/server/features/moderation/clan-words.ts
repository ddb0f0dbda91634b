import { CLAN_WORDS, type Clan, type ClanWords } from '@skystair/rules/clan/clan.ts'
import type { ErasedWords } from '@skystair/rules/moderation/undo.ts'
import { type Refusal, refused } from '@skystair/rules/refusal.ts'
import { foldName } from '@skystair/rules/security/fold-name.ts'
import { join, owner, type Sql, sql } from '../../platform/database/sql.ts'
import { mustTouch, type Step } from '../../platform/database/steps.ts'
import type { JudgedClan } from './found-case.ts'

const divider = '+'

/** Which of a clan's words a case is about, as its subject keeps it; cases of old are about all of them. */
export const wordsJudged = (room: string | undefined): readonly ClanWords[] =>
  room === undefined ? CLAN_WORDS : CLAN_WORDS.filter((words) => room.split(divider).includes(words))

export const roomOfWords = (judged: readonly ClanWords[]): string => judged.join(divider)

/** What a clan is called until it has another name; nobody can take such a name. */
const nameless = ({ id }: Pick<Clan, 'id'>): string => `Clan #${String(id).slice(-6)}`

const isErased = (clan: JudgedClan, words: ClanWords): boolean =>
  words === 'name' ? clan.name === nameless(clan) : clan[words] === null

/** What of these words is there to be taken away. */
export const wordsOf = (clan: JudgedClan, judged: readonly ClanWords[]): ErasedWords =>
  Object.fromEntries(judged.filter((words) => !isErased(clan, words)).map((words) => [words, clan[words]]))

/** Nobody has written the clan since it was read: what goes, or comes back, is what was looked at. */
const change = (clan: JudgedClan, words: Readonly<Partial<Record<ClanWords, string | null>>>): Step => {
  const set: readonly Sql[] = [
    ...(words.name === undefined ? [] : [sql`name = ${words.name}::text`]),
    ...(words.about === undefined
      ? []
      : [sql`state = jsonb_set(clan.state, '{about}', ${JSON.stringify(words.about)}::jsonb)`]),
    ...(words.advertisement === undefined ? [] : [sql`advertisement = ${words.advertisement}::text`]),
  ]
  return mustTouch(
    'judged_clan',
    sql`UPDATE clan SET version = version + 1, ${join(set, ', ')}
      WHERE id = ${owner(clan.id)} AND version = ${clan.version}::integer`,
  )
}

/** What a clan says of itself goes. */
export function eraseClanWords(clan: JudgedClan, judged: readonly ClanWords[]): readonly (Sql | Step)[] {
  const erased = Object.keys(wordsOf(clan, judged)) as ClanWords[]
  if (erased.length === 0) return []
  const nothing = Object.fromEntries(erased.map((words) => [words, words === 'name' ? nameless(clan) : null]))
  return [
    change(clan, nothing),
    // By the bad name it would still be found.
    ...(erased.includes('name') ? [sql`DELETE FROM clan_name WHERE clan_id = ${clan.id}::bigint`] : []),
  ]
}

/** What was taken away comes back where nobody has written anything else since. */
export function restoreClanWords(
  clan: JudgedClan | null,
  erased: ErasedWords,
): readonly (Sql | Step)[] | Refusal {
  const back = Object.fromEntries(
    Object.entries(erased).filter(([words]) => clan !== null && isErased(clan, words as ClanWords)),
  ) as ErasedWords
  if (clan === null || Object.keys(back).length === 0) return refused('moderation.refused.changed-since')
  return [change(clan, back), ...(back.name === undefined ? [] : [claimAgain(clan, back.name)])]
}

/** Another clan may have taken the name meanwhile. */
const claimAgain = (clan: JudgedClan, name: string): Step =>
  mustTouch(
    'clan_name',
    sql`INSERT INTO clan_name (folded, clan_id) VALUES (${foldName(name)}, ${clan.id}::bigint)
      ON CONFLICT (folded) DO NOTHING`,
    'clan.refused.name-taken',
  )
