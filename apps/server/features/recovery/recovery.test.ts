import { listDialog } from '@skystair/contract/mail.ts'
import { current, deleteAccount, exportData, infoCurrent } from '@skystair/contract/player.ts'
import {
  askRecovery,
  confirmMail,
  contactOf,
  sendConfirmation,
  useRecovery,
} from '@skystair/contract/recovery.ts'
import { login, setMailOrPhone } from '@skystair/contract/security.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { owner, sql } from '../../platform/database/sql.ts'
import { usualLimits } from '../../platform/edge/limits.ts'
import { aGame, aKey, Game } from '../../testing/game.ts'
import { aPlayer, goodPassword, type Person } from '../../testing/people.ts'
import { aReachable, keptLinks, lettersTo, linkIn, mailOf } from '../../testing/recovery.ts'

const HOUR = 3_600_000
const game = aGame({ environment: { PUBLIC_URL: 'https://skystair.example' } })
const passwordNew = 'eleven sleepy badgers'

const ask = (nameOrMail: string, question = {}) =>
  game.ask(askRecovery, { body: { nameOrMail }, key: aKey(), ...question })
const use = (link: string, question = {}) =>
  game.ask(useRecovery, { body: { link, passwordNew }, key: aKey(), ...question })
const enter = (name: string | null, password: string) =>
  game.ask(login, { body: { name: name ?? '', password }, key: aKey() })
const newestTo = async (person: Person) => (await lettersTo(game, mailOf(person)))[0]?.text ?? ''

/** The link of a letter about a forgotten password. */
async function aLink(person: Person): Promise<string> {
  await ask(person.name ?? '')
  return linkIn(await newestTo(person))
}

describe('a forgotten password', () => {
  test('is replaced by the link of a letter, which ends every session and is told everywhere', async () => {
    const person = await aReachable(game)
    const text = await ask(mailOf(person).toUpperCase()).then(() => newestTo(person))
    expect(text).toContain('https://skystair.example/new-password#')
    expect((await use(linkIn(text))).status).toBe(200)
    expect((await game.ask(current, { as: person.token })).status).toBe(401)
    expect((await enter(person.name, goodPassword)).status).toBe(422)
    const back = await enter(person.name, passwordNew)
    expect(back.status).toBe(200)
    const token = String(back.headers.authorization)
    const letters = await game.ask(listDialog, {
      as: token,
      params: { partner: 0 },
      query: { from: 0, to: 20 },
    })
    expect((letters.body.messages as unknown as { letter: string }[]).at(-1)?.letter).toBe(
      'password-recovered',
    )
    expect(await newestTo(person)).toContain('was changed just now')
  })

  test('is asked for with the same answer, whoever it is for, and nobody is looked up for it', async () => {
    const person = await aReachable(game)
    const answers = []
    for (const named of [
      person.name ?? '',
      mailOf(person),
      'nobody@example.org',
      'No Such Name',
      '+79991234567',
    ]) {
      const before = game.services.database.roundTrips()
      const { status, text } = await ask(named)
      answers.push(JSON.stringify([status, text, game.services.database.roundTrips() - before]))
    }
    expect(new Set(answers).size).toBe(1)
    expect(await lettersTo(game, 'nobody@example.org')).toEqual([])
  })

  test('leaves nothing of what was typed, once the letter is sent', async () => {
    await ask('some.stranger@example.org')
    await lettersTo(game, '')
    const rows = await game.services.database.query(
      sql`SELECT 1 FROM due_work WHERE payload::text LIKE '%some.stranger%'`,
    )
    expect(rows).toEqual([])
  })

  test('gets no letter where the address was never confirmed, or is a phone', async () => {
    const person = await aPlayer(game)
    const before = (await lettersTo(game, mailOf(person))).length
    await ask(person.name ?? '')
    expect(await lettersTo(game, mailOf(person))).toHaveLength(before)
  })
})

describe('the link of a letter', () => {
  test('works once, also when it is used five times at once', async () => {
    const link = await aLink(await aReachable(game))
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => use(link)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422])
    expect((await use(link)).body.code).toBe('recovery.refused.link')
  })

  test('is answered again as the first time to who asks again with the same key, and to nobody else', async () => {
    const link = await aLink(await aReachable(game))
    const key = aKey()
    expect((await use(link, { key })).status).toBe(200)
    const again = await use(link, { key })
    expect([again.status, again.headers['idempotency-replayed']]).toEqual([200, 'true'])
    const other = await use(link, { key, body: { link, passwordNew: 'another password' } })
    expect(other.body.code).toBe('errors.key-reused')
  })

  test('lives for an hour', async () => {
    const link = await aLink(await aReachable(game))
    game.clock.time += HOUR
    expect((await use(link)).body.code).toBe('recovery.refused.link')
  })

  test('is worth nothing once a newer letter has come', async () => {
    const person = await aReachable(game)
    const [older, newer] = [await aLink(person), await aLink(person)]
    expect(older).not.toBe(newer)
    expect((await use(older)).body.code).toBe('recovery.refused.link')
    expect((await use(newer)).status).toBe(200)
  })

  test('opens no other account, and a link of another purpose opens none', async () => {
    const [person, other] = [await aReachable(game), await aPlayer(game)]
    const [, secret] = (await aLink(person)).split('.')
    expect((await use(`${other.id}.${secret}`)).body.code).toBe('recovery.refused.link')
    const confirming = linkIn(await newestTo(other))
    expect((await use(confirming)).body.code).toBe('recovery.refused.link')
    expect((await enter(other.name, goodPassword)).status).toBe(200)
  })

  test.each([
    '',
    '1',
    '1.x',
    `x.${'A'.repeat(43)}`,
    `99999999999999999.${'A'.repeat(43)}`,
    `1.${"'".repeat(43)}`,
  ])('%j leads nowhere', async (link) => expect((await use(link)).body.code).toBe('recovery.refused.link'))

  test('is not used up by a password that will not do, nor by whoever only looks', async () => {
    const person = await aReachable(game)
    const link = await aLink(person)
    for (const password of ['short', person.name ?? '', 'password123'])
      expect((await use(link, { body: { link, passwordNew: password } })).body.code).toMatch(
        /^security\.refused\.password-/,
      )
    for (const method of ['GET', 'HEAD'] as const)
      await game.send(method, '/new-password', { headers: { accept: 'text/html' } })
    expect((await game.send('GET', '/api/recovery/use')).status).toBe(404)
    expect((await use(link)).status).toBe(200)
  })

  test('leads to the game’s own address, whatever the asker claims to be the host', async () => {
    const person = await aReachable(game)
    await ask(person.name ?? '', {
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' },
    })
    const text = await newestTo(person)
    expect(text).toContain('https://skystair.example/new-password#')
    expect(text).not.toContain('evil')
  })

  test('is dead once the address has changed', async () => {
    const person = await aReachable(game)
    const link = await aLink(person)
    await game.ask(setMailOrPhone, {
      as: person.token,
      key: aKey(),
      body: { mailOrPhone: `elsewhere.${person.id}@example.org`, passwordCurrent: goodPassword },
    })
    expect((await use(link)).body.code).toBe('recovery.refused.link')
    expect((await enter(person.name, goodPassword)).status).toBe(200)
  })

  test('is kept as a hash alone, is no part of the file of one’s data, and goes with the account', async () => {
    const person = await aReachable(game)
    const link = await aLink(person)
    const [, secret = ''] = link.split('.')
    const [stored] = await game.services.database.query<{ row: string }>(
      sql`SELECT row_to_json(recovery_link)::text AS row FROM recovery_link WHERE player_id = ${owner(person.id)}`,
    )
    expect(stored?.row).toContain(mailOf(person))
    expect(stored?.row).not.toContain(secret)
    const { text } = await game.ask(exportData, { as: person.token })
    expect(text).not.toContain('secret_hash')
    const body = { password: goodPassword }
    expect((await game.ask(deleteAccount, { as: person.token, key: aKey(), body })).status).toBe(204)
    expect(await keptLinks(game, person)).toBe(0)
    expect((await use(link)).body.code).toBe('recovery.refused.link')
  })
})

describe('a mail address', () => {
  test('is confirmed by a press after a letter, and not confirmed any more once it is another', async () => {
    const person = await aPlayer(game, { lang: 'RU' })
    const known = async () => (await game.ask(contactOf, { as: person.token })).body
    expect(await known()).toEqual({ mailOrPhone: mailOf(person), confirmed: false, canBeConfirmed: true })
    const [letter] = await lettersTo(game, mailOf(person))
    expect(letter?.subject).toBe('Небесная лестница: подтверди почту')
    expect(letter?.text).toContain('https://skystair.example/confirm-mail#')
    const confirm = () => game.ask(confirmMail, { body: { link: linkIn(letter?.text ?? '') }, key: aKey() })
    expect((await confirm()).status).toBe(200)
    expect((await known()).confirmed).toBe(true)
    expect((await confirm()).body.code).toBe('recovery.refused.link')
    const moved = `moved.${person.id}@example.org`
    const body = { mailOrPhone: moved, passwordCurrent: goodPassword }
    await game.ask(setMailOrPhone, { as: person.token, key: aKey(), body })
    expect(await known()).toEqual({ mailOrPhone: moved, confirmed: false, canBeConfirmed: true })
    expect(await lettersTo(game, moved)).toHaveLength(1)
  })

  test('stays confirmed when it is set once more as it is', async () => {
    const person = await aReachable(game)
    const body = { mailOrPhone: mailOf(person), passwordCurrent: goodPassword }
    await game.ask(setMailOrPhone, { as: person.token, key: aKey(), body })
    expect((await game.ask(contactOf, { as: person.token })).body.confirmed).toBe(true)
  })

  test('that is a phone gets no letter', async () => {
    const person = await aPlayer(game)
    const mailOrPhone = `+7999${String(person.id).slice(0, 7).padEnd(7, '0')}`
    const body = { mailOrPhone, passwordCurrent: goodPassword }
    await game.ask(setMailOrPhone, { as: person.token, key: aKey(), body })
    const answer = await game.ask(sendConfirmation, { as: person.token, key: aKey() })
    expect(answer.body.code).toBe('recovery.refused.no-address')
  })
})

describe('with the usual limits', () => {
  const strict = new Game()
  beforeAll(() => strict.open({ limits: usualLimits }))
  afterAll(() => strict.close())

  test('an account and an address are written to a few times an hour, a name asked for a few times more', async () => {
    const person = await aReachable(strict)
    const askAs = (from: string) =>
      strict.ask(askRecovery, { body: { nameOrMail: person.name ?? '' }, key: aKey(), from })
    const statuses = []
    for (let n = 0; n < 12; n++) {
      statuses.push((await askAs(`10.0.0.${n}`)).status)
      await lettersTo(strict, '')
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429])
    expect((await lettersTo(strict, mailOf(person))).length).toBeLessThanOrEqual(5)
  })

  test('one address asks ten times an hour, whomever it asks for', async () => {
    const statuses = []
    for (let n = 0; n < 12; n++) {
      const body = { nameOrMail: `somebody ${n}` }
      statuses.push((await strict.ask(askRecovery, { body, key: aKey(), from: '10.9.9.9' })).status)
    }
    expect(statuses.slice(-2)).toEqual([429, 429])
  })
})

describe('in production without a post office', () => {
  const silent = new Game()
  beforeAll(() =>
    silent.open({
      environment: {
        NODE_ENV: 'production',
        SESSION_SECRET: 'a-secret-of-more-than-thirty-two-characters',
        PUBLIC_URL: 'https://skystair.example',
      },
    }),
  )
  afterAll(() => silent.close())

  test('no letter is promised, and there is no mailbox to look into', async () => {
    const answer = await silent.ask(askRecovery, { body: { nameOrMail: 'Anybody' }, key: aKey() })
    expect(answer.body.code).toBe('recovery.refused.no-mail')
    expect((await silent.ask(infoCurrent)).body.canRecover).toBe(false)
    expect((await silent.send('GET', '/mailbox')).status).toBe(404)
  })
})

test('the mailbox of a world to try things in is seen from its own machine alone', async () => {
  const person = await aReachable(game)
  await aLink(person)
  const near = await game.send('GET', '/mailbox')
  expect([near.status, near.text.includes(mailOf(person))]).toEqual([200, true])
  const far = await game.send('GET', '/mailbox', { from: '203.0.113.7' })
  expect([far.status, far.text.includes(mailOf(person))]).toEqual([404, false])
})
