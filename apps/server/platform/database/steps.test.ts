import { expect, test } from 'vitest'
import { aGame } from '../../testing/game.ts'
import { learnt, owner, sql } from './sql.ts'
import { askAll, mustTouch, writeSteps } from './steps.ts'

const game = aGame()
const ask = async (question: ReturnType<typeof sql>) =>
  (await askAll(game.services.database, 0, [question]))[0]

test.each([
  ['quotes', `it's "so" \\ 100% %1$L $1`],
  ['nothing', null],
  ['a number', 42.5],
  ['truth', true],
])('a value comes through a step as it is: %s', async (_, value) => {
  const type =
    typeof value === 'number' ? sql`::float8` : typeof value === 'boolean' ? sql`::boolean` : sql`::text`
  expect(await ask(sql`SELECT to_jsonb(${value}${type})`)).toBe(value)
})

test.each(['-004000-02-03T04:05:06.789Z', '0001-01-01T00:00:00.000Z', '+188709-05-21T02:22:07.554Z'])(
  'a moment of any year comes through a step: %s',
  async (moment) => {
    const time = new Date(moment)
    expect(await ask(sql`SELECT to_jsonb((extract(epoch FROM ${time}::timestamptz) * 1000)::bigint)`)).toBe(
      time.getTime(),
    )
  },
)

test('bytes and lists come through a step, whatever stands in them', async () => {
  const list = ['a,b', '"c"', '\\d', '{e}']
  expect(await ask(sql`SELECT to_jsonb(${list}::text[])`)).toEqual(list)
  expect(await ask(sql`SELECT to_jsonb(encode(${Buffer.from([0, 255])}::bytea, 'hex'))`)).toBe('00ff')
})

test('steps see what those before them did, and a step that must touch a row undoes them all', async () => {
  const { database } = game.services
  const insert = sql`INSERT INTO calendar_change (number, id, at, changed_by, note, change)
    VALUES (1, gen_random_uuid(), 'epoch', 0, 'feast', '{}')`
  const count = { count: sql`SELECT to_jsonb(count(*)) FROM calendar_change` }
  const missing = mustTouch('missing', sql`DELETE FROM calendar_change WHERE note = 'nobody'`)
  expect(await writeSteps(database, 0, [insert, missing], count)).toEqual({ untouched: missing })
  expect(await writeSteps(database, 0, [insert], count)).toEqual({ answers: { count: 1 } })
})

test('a question may name what an earlier one was answered, whatever stands in it', async () => {
  const { database } = game.services
  const words = `it's "so" \\ 100% %1$L $1`
  const first = sql`SELECT jsonb_build_object('words', ${words}::text, 'id', 7, 'nothing', NULL)`
  const second = sql`SELECT jsonb_build_object('twice', ${learnt(first, 'words')}::text || ${learnt(first, 'words')}::text)`
  const third = sql`SELECT to_jsonb(${learnt(second, 'twice')}::text)`
  const nothing = sql`SELECT to_jsonb(${learnt(first, 'nothing')}::text IS NULL)`
  const whose = sql`SELECT jsonb_build_array(${owner(learnt(first, 'id'))}, current_setting('skystair.owner'))`
  const answers = await askAll(database, 0, [first, second, third, nothing, whose])
  expect(answers.slice(2)).toEqual([words + words, true, [7, '7']])
  await expect(askAll(database, 0, [third])).rejects.toThrow('nobody has asked')
})
