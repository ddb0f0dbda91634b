import type { LineAddress } from './chat-rooms.ts'
import { mustTouch, type Part } from './part.ts'
import { type Sql, sql } from './sql.ts'

/** A line of the chat with all the places its words were passed on to. */
export interface StandingLine {
  readonly copies: readonly LineAddress[]
}

const isLine = ({ room, id }: LineAddress): Sql => sql`words.room = ${room} AND words.id = ${id}::bigint`

const addresses = (lines: readonly LineAddress[]): Sql =>
  sql`jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) AS copy(room text, id bigint)`

/** Each line that the words came through notes the new lines of `line_number`: none of them may be gone by now. */
export const noteCopies = (through: readonly LineAddress[]): readonly Part[] =>
  through.map((line, step) =>
    mustTouch(
      `passed_on_${step}`,
      sql`UPDATE chat_message AS words SET copies = words.copies || (
          SELECT jsonb_agg(jsonb_build_object('room', room, 'id', id)) FROM line_number)
        FROM saved WHERE ${isLine(line)} AND words.deleted_at IS NULL RETURNING words.id`,
      'chat.refused.passed-on',
    ),
  )

/** A line goes, with its copies. Passed on meanwhile, it is looked at anew. */
export const eraseLine = (line: LineAddress, { copies }: StandingLine, at: Date): readonly (Sql | Part)[] => [
  mustTouch(
    'erased_line',
    sql`UPDATE chat_message AS words SET deleted_at = ${at}::timestamptz, deleted_by = saved.id FROM saved
      WHERE ${isLine(line)} AND words.deleted_at IS NULL AND words.copies = ${JSON.stringify(copies)}::jsonb
      RETURNING words.id`,
  ),
  sql`UPDATE chat_message AS words SET deleted_at = ${at}::timestamptz, deleted_by = saved.id
    FROM saved, ${addresses(copies)}
    WHERE words.room = copy.room AND words.id = copy.id AND words.deleted_at IS NULL`,
]

/** The copies that went with a line at that moment are there again, if `restored` says that the line is. */
export const restoreCopies = ({ copies }: StandingLine, erasedAt: Date): Sql =>
  sql`UPDATE chat_message AS words SET deleted_at = NULL, deleted_by = NULL FROM ${addresses(copies)}
    WHERE EXISTS (SELECT FROM restored) AND words.room = copy.room AND words.id = copy.id
      AND words.deleted_at = ${erasedAt}::timestamptz AND words.text <> ''`
