import type { Database } from '../platform/database/database.ts'
import { sql } from '../platform/database/sql.ts'

/** Every part of a divided table that differs from its table in a column, a check, how it is stored or its key. */
export async function unlikeParts(database: Database): Promise<readonly string[]> {
  const tables = await database.query<{ name: string; parent: string | null; shape: string }>(sql`
    SELECT class.oid::regclass::text AS name, inhparent::regclass::text AS parent, concat_ws(E'\n',
      (SELECT string_agg(concat_ws(' ', attname, format_type(atttypid, atttypmod), attnotnull, attstorage,
          pg_get_expr(adbin, adrelid)), E'\n' ORDER BY attname) FROM pg_attribute
        LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
        WHERE attrelid = class.oid AND attnum > 0 AND NOT attisdropped),
      (SELECT string_agg(concat_ws(' ', CASE contype WHEN 'c' THEN conname END, pg_get_constraintdef(oid)), E'\n'
          ORDER BY pg_get_constraintdef(oid)) FROM pg_constraint WHERE conrelid = class.oid AND contype IN ('c', 'p'))
    ) AS shape
    FROM pg_class AS class LEFT JOIN pg_inherits ON inhrelid = class.oid
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')`)
  const shapes = new Map(tables.map(({ name, shape }) => [name, shape]))
  return tables.flatMap(({ name, parent, shape }) =>
    parent === null || shapes.get(parent) === shape
      ? []
      : [`${name}: ${shape}\n${parent}: ${shapes.get(parent)}`],
  )
}
