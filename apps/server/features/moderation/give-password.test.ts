import { personalChannel, sessionEndedCode } from '@skystair/contract/live-channels.ts'
import { listDialog } from '@skystair/contract/mail.ts'
import { enter, exit, givePassword, playerLog } from '@skystair/contract/moderation.ts'
import { current, infoCurrent } from '@skystair/contract/player.ts'
import { login, setPassword } from '@skystair/contract/security.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/database/sql.ts'
import { channelOf } from '../../platform/people/channel.ts'
import { aGame, aKey } from '../../testing/game.ts'
import { aPlayer, aTraveller, goodPassword, type Person } from '../../testing/people.ts'
import { aTalker } from '../../testing/talk.ts'
import { Wire } from '../../testing/wire.ts'

const game = aGame({ environment: { SUPPORT_CONTACT: 'help@skystair.example' } })
const note = 'wrote from the mail of the record'
const day = 24 * 60 * 60 * 1000
const anAdmin = () => aTalker(game, { accessLevel: 'ADMIN' })

const give = (keeper: Person, { id }: Pick<Person, 'id'>, more: object = {}) =>
  game.ask(givePassword, { as: keeper.token, params: { id }, body: { note }, ...more })
const secretOf = ({ body }: Awaited<ReturnType<typeof give>>) => String(body.secret)
const comeIn = ({ name }: Person, password: string) => game.ask(login, { body: { name, password } })

test('whoever forgot the password is given another: the old one and every session are over', async () => {
  const [keeper, player] = [await anAdmin(), await aPlayer(game)]
  const secret = secretOf(await give(keeper, player))
  expect(secret).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/)
  expect((await game.ask(current, { as: player.token })).status).toBe(401)
  expect((await comeIn(player, goodPassword)).body.code).toBe('security.refused.login-wrong')
  expect((await comeIn(player, secret)).status).toBe(200)
})

test('a password that was given opens once; the one chosen after it as often as one likes', async () => {
  const [keeper, player] = [await anAdmin(), await aPlayer(game)]
  const secret = secretOf(await give(keeper, player))
  const as = String((await comeIn(player, secret)).headers.authorization)
  expect((await comeIn(player, secret)).body.code).toBe('security.refused.password-used')
  const body = { passwordCurrent: secret, passwordNew: 'seven quiet bears' }
  expect((await game.ask(setPassword, { as, body })).status).toBe(200)
  for (let times = 0; times < 2; times++) expect((await comeIn(player, 'seven quiet bears')).status).toBe(200)
})

test('a password that was given opens nothing a day later', async () => {
  const [keeper, player] = [await anAdmin(), await aPlayer(game)]
  const secret = secretOf(await give(keeper, player))
  game.clock.time += day
  expect((await comeIn(player, secret)).body.code).toBe('security.refused.password-used')
})

test('of many who come in at once with a password that was given, one does', async () => {
  const [keeper, player] = [await anAdmin(), await aPlayer(game)]
  const secret = secretOf(await give(keeper, player))
  const answers = await Promise.all(Array.from({ length: 5 }, () => comeIn(player, secret)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('it is written down and told by a letter, and no open page of the player goes on', async () => {
  const [keeper, player] = [await anAdmin(), await aPlayer(game)]
  const wire = new Wire(await game.listen())
  await wire.connect(player.token)
  await wire.listen(personalChannel(channelOf(game.services.config.sessionSecret, player.id)))
  const secret = secretOf(await give(keeper, player))
  wire.say('UNSUBSCRIBE', { id: 'sub-0', receipt: 'done' })
  const heard = []
  for (let frame = await wire.next(); ; frame = await wire.next()) {
    heard.push(frame.command)
    if (frame.command === 'RECEIPT' || frame.command === 'CLOSED') {
      expect([heard.at(-1), frame.headers.code]).toEqual(['CLOSED', String(sessionEndedCode)])
      break
    }
  }
  const as = String((await comeIn(player, secret)).headers.authorization)
  const letters = await game.ask(listDialog, { as, params: { partner: 0 }, query: { from: 0, to: 20 } })
  expect((letters.body.messages as unknown as { letter: string }[]).at(-1)?.letter).toBe('password-given')
  const log = await game.ask(playerLog, {
    as: keeper.token,
    params: { id: player.id },
    query: { filter: 'KEEPERS' },
  })
  expect((log.body.entries as unknown as object[])[0]).toMatchObject({
    what: 'PASSWORD',
    actor: { id: keeper.id },
    note,
  })
})

test('the new password is kept nowhere, and shown again only to the session that asked for it', async () => {
  const [keeper, player] = [await anAdmin(), await aPlayer(game)]
  const key = aKey()
  const secret = secretOf(await give(keeper, player, { key }))
  const again = await give(keeper, player, { key })
  expect([secretOf(again), again.headers['idempotency-replayed']]).toEqual([secret, 'true'])
  const kept = await game.services.database.query<{ row: string }>(sql`
    SELECT idempotency::text AS row FROM idempotency UNION ALL SELECT keeper_log::text FROM keeper_log
    UNION ALL SELECT credential::text FROM credential UNION ALL SELECT mail_message::text FROM mail_message`)
  expect(kept.filter(({ row }) => row.includes(secret))).toEqual([])
  const visit = await game.ask(enter, { as: keeper.token, params: { id: player.id } })
  const self = await game.ask(exit, { as: String(visit.headers.authorization) })
  const other = { ...keeper, token: String(self.headers.authorization) }
  expect((await give(other, player, { key })).body.code).toBe('errors.key-reused')
})

test('nobody gives a password to an equal, to oneself, to somebody without a name, or without a reason', async () => {
  const [keeper, equal, player] = [await anAdmin(), await anAdmin(), await aTalker(game)]
  const code = async (who: Pick<Person, 'id'>, more = {}) => (await give(keeper, who, more)).body.code
  expect(await code(equal)).toBe('moderation.refused.outranked')
  expect(await code(keeper)).toBe('moderation.refused.yourself')
  expect(await code(await aTraveller(game))).toBe('moderation.refused.no-name')
  expect(await code(player, { body: { note: ' ' } })).toBe('moderation.refused.no-reason')
})

test('everybody is told where to write when the password is forgotten, if the operator says so', async () => {
  const { body } = await game.ask(infoCurrent, { query: {} })
  expect(body.supportContact).toBe('help@skystair.example')
})
