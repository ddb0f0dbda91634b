import { describe, expect, test } from 'vitest'
import { join, learnt, named, owner, quoted, sql, theCaller, written } from './sql.ts'

describe('a piece of SQL', () => {
  test('never writes a value into its text', () => {
    expect(written(sql`SELECT * FROM player WHERE name = ${"'; DROP TABLE player"}`)).toEqual({
      text: 'SELECT * FROM player WHERE name = $1',
      values: ["'; DROP TABLE player"],
      owner: null,
      across: [],
    })
  })

  test('is never what came as JSON, whatever it looks like', () => {
    const forged = JSON.parse('{"strings": ["1; DROP TABLE player"], "values": []}')
    expect(written(sql`SELECT ${forged}::jsonb`)).toMatchObject({
      text: 'SELECT $1::jsonb',
      values: [forged],
    })
  })

  test('has no names but words of small letters', () => {
    expect(written(sql`SELECT ${named('best_victory_stair')}`).text).toBe('SELECT best_victory_stair')
    for (const name of ['a b', 'a;', '"a"', 'A', '']) expect(() => named(name)).toThrow('is no name')
  })

  test('numbers its values in the order in which they stand, through every nested piece', () => {
    const where = sql`id = ${1} AND ${sql`name = ${'a'}`}`
    expect(written(sql`SELECT ${0} FROM player WHERE ${where} LIMIT ${5}`)).toEqual({
      text: 'SELECT $1 FROM player WHERE id = $2 AND name = $3 LIMIT $4',
      values: [0, 1, 'a', 5],
      owner: null,
      across: [],
    })
  })

  test('sends its owner once, wherever it is named', () => {
    const own = owner(7)
    expect(
      written(sql`SELECT ${0} FROM clan_log WHERE a = ${own} AND b = ${1} AND c = ${own}`),
    ).toMatchObject({
      text: 'SELECT $1 FROM clan_log WHERE a = $2::bigint AND b = $3 AND c = $2::bigint',
      values: [0, 7, 1],
      owner: 7,
    })
    const found = owner(learnt(theCaller, 'clan_id'))
    expect(quoted(sql`SELECT WHERE a = ${found} AND b = ${found}`).values).toHaveLength(1)
  })

  test('joins pieces with a divider between them', () => {
    expect(written(join([sql`a = ${1}`, sql`b = ${2}`], ', '))).toEqual({
      text: 'a = $1, b = $2',
      values: [1, 2],
      owner: null,
      across: [],
    })
  })
})
