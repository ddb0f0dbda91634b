import { type Sql, sql } from '../database/sql.ts'
import { mustTouch, type Step } from '../database/steps.ts'
import type { LineAddress } from './chat-rooms.ts'

/** A line of the chat with all the places its words were passed on to. */
export interface StandingLine {
  readonly copies: readonly LineAddress[]
}

const isLine = ({ room, id, at }: LineAddress): Sql => sql`words.room = ${room} AND words.id = ${id}::bigint
  ${at === undefined ? sql`` : sql`AND words.at = ${at}::timestamptz`}`

/** Each line that the words came through notes the newest line of the room they went to: none may be gone by now. */
export const noteCopies = (through: readonly LineAddress[], room: string, at: Date): readonly Step[] =>
  through.map((line, place) =>
    mustTouch(
      `passed_on_${place}_${room.replaceAll('-', '_')}`,
      // Its room and that one may lie on two machines: what one of them knows is brought to the other.
      sql`WITH newest AS MATERIALIZED (SELECT jsonb_build_object('room', room, 'id', last_id,
            'at', ${at}::timestamptz) AS line
          FROM chat_room WHERE room = ${room})
        UPDATE chat_message AS words SET copies = words.copies || newest.line FROM newest
        WHERE ${isLine(line)} AND words.deleted_at IS NULL`,
      'chat.refused.passed-on',
    ),
  )

/** A line goes, with its copies. Passed on meanwhile, it is looked at anew. */
export const eraseLine = (
  line: LineAddress,
  { copies }: StandingLine,
  by: number,
  at: Date,
): readonly (Sql | Step)[] => [
  mustTouch(
    'erased_line',
    sql`UPDATE chat_message AS words SET deleted_at = ${at}::timestamptz, deleted_by = ${by}::bigint
      WHERE ${isLine(line)} AND words.deleted_at IS NULL AND words.copies = ${JSON.stringify(copies)}::jsonb`,
  ),
  ...copies.map(
    (copy) => sql`UPDATE chat_message AS words SET deleted_at = ${at}::timestamptz, deleted_by = ${by}::bigint
      WHERE ${isLine(copy)} AND words.deleted_at IS NULL`,
  ),
]

/** The copies that went with a line at that moment are there again. */
export const restoreCopies = ({ copies }: StandingLine, erasedAt: Date): readonly Sql[] =>
  copies.map(
    (copy) => sql`UPDATE chat_message AS words SET deleted_at = NULL, deleted_by = NULL
      WHERE ${isLine(copy)} AND words.deleted_at = ${erasedAt}::timestamptz AND words.text <> ''`,
  )
