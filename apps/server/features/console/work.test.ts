import { dropWork, listWork, retryWork, type WorkView } from '@skystair/contract/console.ts'
import { playerLog } from '@skystair/contract/moderation.ts'
import { workKinds } from '@skystair/rules/work/work-kinds.ts'
import { beforeEach, expect, test } from 'vitest'
import { gameWork } from '../../game-work.ts'
import { sql } from '../../platform/database/sql.ts'
import { doDueWork, mostAttempts, pauseAfter } from '../../platform/due-work/do-due-work.ts'
import { workKind } from '../../platform/due-work/due-work.ts'
import { appoint, happened, mark } from '../../testing/counted-work.ts'
import { aGame, aKey } from '../../testing/game.ts'
import type { Person } from '../../testing/people.ts'
import { aTalker } from '../../testing/talk.ts'

const game = aGame()
let admin: Person
let isBroken = true

const bridge = workKind<object>('bridge', async () => {
  if (isBroken) throw new Error('a plank is missing')
  return { writes: [mark('crossed')] }
})
const work = () => doDueWork(game.services, [bridge])

async function fails(times: number): Promise<void> {
  await appoint(game.services, bridge, 'it', game.clock.time)
  for (let attempt = 1; attempt <= times; attempt++) {
    await work()
    game.clock.time += pauseAfter(attempt)
  }
}

const about = (call: typeof retryWork | typeof dropWork, note: string) =>
  game.ask(call, { as: admin.token, params: { key: 'bridge:it' }, body: { note }, key: aKey() })
const shown = async () => (await game.ask(listWork, { as: admin.token })).body.work as unknown as WorkView[]
const logged = async () => {
  const { body } = await game.ask(playerLog, {
    as: admin.token,
    params: { id: admin.id },
    query: { filter: 'KEEPERS' },
  })
  return (body.entries as { what: string; note: string }[]).map(({ what, note }) => [what, note])
}

beforeEach(async () => {
  isBroken = true
  admin = await aTalker(game, { accessLevel: 'ADMIN' })
  await game.services.database.query(sql`DELETE FROM due_work`)
  await game.services.database.query(sql`DELETE FROM metric_history`)
})

test('every kind of work of the game has a name at the desk', () => {
  expect(gameWork.map(({ kind }) => kind).sort()).toEqual([...workKinds].sort())
})

test('work that has failed is shown before what waits, with what went wrong', async () => {
  await fails(mostAttempts)
  await appoint(game.services, bridge, 'tomorrow', game.clock.time + 1000)
  const { body } = await game.ask(listWork, { as: admin.token })
  expect([body.due, body.late, body.failed]).toEqual([0, 0, 1])
  expect(body.work).toMatchObject([
    { key: 'bridge:it', kind: 'bridge', failed: true, lastError: 'a plank is missing' },
    { key: 'bridge:tomorrow', failed: false, held: false, attempts: 0 },
  ])
})

test('an admin lets failed work be tried again, with a reason that is written down, and it happens', async () => {
  await fails(mostAttempts)
  expect((await about(retryWork, ' ')).body.code).toBe('moderation.refused.no-reason')
  isBroken = false
  await work()
  expect(await happened(game.services)).toEqual({})
  expect((await about(retryWork, 'the plank is back')).status).toBe(200)
  await work()
  expect(await happened(game.services)).toEqual({ crossed: 1 })
  expect(await logged()).toEqual([['RETRY_WORK', 'the plank is back']])
  expect(await shown()).toEqual([])
})

test('work in its pause can be tried at once', async () => {
  await fails(3)
  game.clock.time -= pauseAfter(3)
  isBroken = false
  await about(retryWork, 'no need to wait')
  await work()
  expect(await happened(game.services)).toEqual({ crossed: 1 })
})

test('an admin drops work, and it never happens', async () => {
  await fails(1)
  isBroken = false
  expect((await about(dropWork, 'nobody crosses here')).status).toBe(200)
  await work()
  expect(await happened(game.services)).toEqual({})
  expect(await shown()).toEqual([])
  expect(await logged()).toEqual([['DROP_WORK', 'nobody crosses here']])
})

test('what a node was at when it was dropped does not happen either', async () => {
  await appoint(game.services, bridge, 'it', game.clock.time)
  const slow = workKind<object>('bridge', async () => {
    expect((await shown()).map(({ held }) => held)).toEqual([true])
    await about(dropWork, 'stop')
    return { writes: [mark('crossed')] }
  })
  const said: unknown[] = []
  const log = Object.assign(Object.create(game.services.log), {
    info: (_: object, text: string) => said.push(text),
    warn: (_: object, text: string) => said.push(text),
  })
  await doDueWork({ ...game.services, log }, [slow])
  expect(await happened(game.services)).toEqual({})
  expect(said).toEqual(['work was dropped while a node was at it'])
})

test.each([
  ['tried', retryWork, 1],
  ['dropped', dropWork, 0],
])(
  'of two admins who press at once the work is %s once, and one deed is written down',
  async (_, call, times) => {
    await fails(mostAttempts)
    isBroken = false
    const other = await aTalker(game, { accessLevel: 'ADMIN' })
    const answers = await Promise.all(
      [admin, other].map(({ token }) =>
        game.ask(call, { as: token, params: { key: 'bridge:it' }, body: { note: 'away' }, key: aKey() }),
      ),
    )
    const deeds = await game.services.database.query(
      sql`SELECT FROM keeper_log WHERE actor_id IN (${admin.id}, ${other.id})`,
    )
    expect(deeds).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    await work()
    await work()
    expect(await happened(game.services)).toEqual(times === 0 ? {} : { crossed: times })
  },
)

test('nothing is made to happen before its hour, and what a node is at is left to it', async () => {
  isBroken = false
  await appoint(game.services, bridge, 'it', game.clock.time + 3_600_000)
  const refusal = async () => (await about(retryWork, 'now, please')).body.code
  expect(await refusal()).toBe('console.refused.work-not-failed')
  await work()
  expect(await happened(game.services)).toEqual({})
  game.clock.time += 3_600_000
  const slow = workKind<object>('bridge', async () => {
    expect(await refusal()).toBe('console.refused.work-not-failed')
    return { writes: [mark('crossed')] }
  })
  await doDueWork(game.services, [slow])
  expect(await happened(game.services)).toEqual({ crossed: 1 })
  expect(await logged()).toEqual([])
})

test('what fails and will be tried again is shown before what only waits', async () => {
  await fails(1)
  await appoint(game.services, bridge, 'sooner', game.clock.time - 1)
  expect((await shown()).map(({ key }) => key)).toEqual(['bridge:it', 'bridge:sooner'])
})

test('work that is done cannot be dropped or tried again', async () => {
  isBroken = false
  await fails(1)
  for (const call of [retryWork, dropWork]) {
    expect((await about(call, 'too late')).body.code).toBe('console.refused.work-gone')
  }
  expect(await happened(game.services)).toEqual({ crossed: 1 })
})
