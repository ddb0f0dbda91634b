import { CLANS } from '@skystair/content/clans/clans.ts'
import { TALE } from '@skystair/content/story/tale.ts'
import { clanLog, completeBuilding, myClan } from '@skystair/contract/clan.ts'
import type { MyClan } from '@skystair/contract/clan-view.ts'
import { listMail, type MailDialog } from '@skystair/contract/mail.ts'
import { browseMarket, buyListing, type ListingView } from '@skystair/contract/market.ts'
import { current } from '@skystair/contract/player.ts'
import type { PlayerView } from '@skystair/contract/player-view.ts'
import { login } from '@skystair/contract/security.ts'
import { listTasks } from '@skystair/contract/tasks.ts'
import { type ArtifactView, listArtifacts } from '@skystair/contract/things.ts'
import { mostMembersAt } from '@skystair/rules/clan/level.ts'
import { supportOf } from '@skystair/rules/clan/support.ts'
import type { ClanTies } from '@skystair/rules/clan/ties.ts'
import { guardianPower } from '@skystair/rules/economy/guardian-power.ts'
import { scenesOf } from '@skystair/rules/story/scene.ts'
import { describe, expect, test } from 'vitest'
import { findClan } from '../features/clan/load-clan.ts'
import { watchLeadersWork } from '../features/clan/watch-leaders.ts'
import { type Sql, sql } from '../platform/database/sql.ts'
import { findImbalances } from '../testing/find-imbalances.ts'
import { aGame, aKey } from '../testing/game.ts'
import { demoAccounts } from './demo-accounts.ts'
import { seedWorld } from './seed-world.ts'

const game = aGame()
const seed = () => seedWorld(game.services.database, game.clock.now(), () => undefined)
const people = () =>
  game.services.database.query<{ name: string; level: number; state: object }>(
    sql`SELECT name, level, state FROM player ORDER BY id`,
  )

test('an empty world is peopled with some three hundred, and every coin of theirs is explained', async () => {
  await seed()
  expect((await people()).length).toBe(305)
  expect(await findImbalances(game.services.database)).toEqual([])
})

test('a feast is on in the first days, with people on its path already', async () => {
  const { body } = await game.ask(login, {
    body: { name: demoAccounts[0]?.name ?? '', password: demoAccounts[0]?.password ?? '' },
  })
  const [change] = await game.services.database.query<{ days: number }>(
    sql`SELECT extract(day FROM until - at)::integer AS days FROM calendar_change`,
  )
  expect([body.code, change?.days]).toEqual([undefined, 5])
  const standing = await game.services.database.query(
    sql`SELECT FROM event_standing WHERE run = 'first-days'`,
  )
  expect(standing.length).toBeGreaterThan(100)
})

test('the fire of the forum burns already, in both languages', async () => {
  const topics = await game.services.database.query<{ title: string }>(
    sql`SELECT title FROM forum_topic WHERE board = 'general' ORDER BY last_at`,
  )
  const titles = topics.map(({ title }) => title)
  expect(titles).toHaveLength(6)
  expect(titles).toEqual(expect.arrayContaining(['Where to begin', 'С чего начать']))
})

test('the stalls of the market are full already, and all that lies there was somebody’s', async () => {
  const { database } = game.services
  const listings = await database.query<{ section: string; payment: string; ahead: boolean }>(
    sql`SELECT section, payment, expires_at > ${new Date(game.clock.now())} AS ahead FROM market_listing`,
  )
  expect(listings).toHaveLength(30)
  expect(listings.every(({ ahead }) => ahead)).toBe(true)
  expect(new Set(listings.map(({ section, payment }) => `${section} ${payment}`)).size).toBe(4)
  const kept = await database.query(sql`SELECT currency, sum(amount)::bigint AS amount FROM ledger
    WHERE target = 'world:market' GROUP BY currency ORDER BY currency`)
  expect(kept).toEqual(
    await database.query(sql`SELECT subject AS currency, sum(amount)::bigint AS amount FROM market_listing
      WHERE section = 'resource' GROUP BY subject ORDER BY subject`),
  )
})

test('whoever has the money can buy from a stranger’s stall', async () => {
  const { headers } = await game.ask(login, { body: { name: 'hero', password: 'try-the-stair' } })
  const as = String(headers.authorization)
  const query = { section: 'artifact', payment: 'gold', order: 'cheapest' }
  const { body } = await game.ask(browseMarket, { as, query })
  const [cheapest] = body.listings as unknown as ListingView[]
  const bought = await game.ask(buyListing, { as, params: { id: cheapest?.id ?? '' }, key: aKey() })
  expect(bought.status).toBe(200)
  expect(await findImbalances(game.services.database)).toEqual([])
})

const enter = async (name: string) =>
  String((await game.ask(login, { body: { name, password: 'try-the-stair' } })).headers.authorization)

describe('clans were there before anybody came', () => {
  const rows = <Row>(question: Sql) => game.services.database.query<Row & Record<string, unknown>>(question)

  test('twelve of all sizes, in both languages, from a clan of one to a clan of forty', async () => {
    const clans = await rows<{ name: string; members: number; level: number }>(
      sql`SELECT name, members, level FROM clan ORDER BY members`,
    )
    expect(clans).toHaveLength(12)
    expect(clans[0]?.members).toBe(1)
    expect(clans.at(-1)?.members).toBe(40)
    expect(clans.filter(({ name }) => /[а-я]/.test(name))).toHaveLength(6)
    for (const { members, level } of clans) expect(members).toBeLessThanOrEqual(mostMembersAt(level, CLANS))
  })

  test('each has one leader, and whoever is a member knows it, with all that the clan gives', async () => {
    const members = await rows<{ id: number; clanId: number; rank: string }>(
      sql`SELECT player_id AS id, clan_id AS "clanId", rank FROM clan_member ORDER BY player_id`,
    )
    expect(members.filter(({ rank }) => rank === 'LEADER')).toHaveLength(12)
    expect(new Set(members.map(({ id }) => id)).size).toBe(members.length)
    const people = await rows<{ id: number; clanId: number; support: object }>(
      sql`SELECT id, clan_id AS "clanId", state -> 'clan' -> 'support' AS support FROM player
        WHERE clan_id IS NOT NULL ORDER BY id`,
    )
    expect(people.map(({ id, clanId }) => ({ id, clanId }))).toEqual(
      members.map(({ id, clanId }) => ({ id, clanId })),
    )
    for (const id of new Set(members.map(({ clanId }) => clanId))) {
      const clan = await findClan(game.services.database, id, game.clock.now())
      if (!clan) throw new Error(`no clan ${id}`)
      for (const { clanId, support } of people)
        if (clanId === id) expect(support).toEqual(supportOf(clan, CLANS))
    }
  })

  test('whoever waits at a door says so, and each who seeks is in the list of those', async () => {
    const asked = await rows<{ id: number; clanId: number; state: string }>(
      sql`SELECT player_id AS id, clan_id AS "clanId", state FROM clan_candidate ORDER BY clan_id, player_id`,
    )
    const people = await rows<{ id: number; ties: ClanTies }>(
      sql`SELECT id, state -> 'clan' AS ties FROM player WHERE clan_id IS NULL`,
    )
    const said = people.flatMap(({ id, ties }) => [
      ...ties.applications.map((clanId) => ({ id, clanId, state: 'WANTS_TO_THE_CLAN' })),
      ...ties.invitations.map(({ clanId }) => ({ id, clanId, state: 'INVITED' })),
    ])
    expect(said.toSorted((one, other) => one.clanId - other.clanId || one.id - other.id)).toEqual(asked)
    const seeking = people.filter(({ ties }) => ties.seekingUntil > game.clock.now()).map(({ id }) => id)
    expect(seeking.length).toBeGreaterThan(0)
    const listed = await rows<{ id: number }>(sql`SELECT player_id AS id FROM clan_seeker ORDER BY player_id`)
    expect(listed.map(({ id }) => id)).toEqual(seeking.toSorted((one, other) => one - other))
  })

  test('the leader’s town of twenty has a house to open, another at work, and people at the door', async () => {
    const as = await enter('leader')
    const { clan: mine } = (await game.ask(myClan, { as })).body as unknown as { clan: MyClan }
    expect(mine).toMatchObject({ rank: 'LEADER', applications: 4, clan: { membersCurr: 20 } })
    const atWork = mine.clan.buildings.filter(({ state }) => state === 'PROCESSING')
    expect(atWork.map(({ endsAt }) => (endsAt ?? 0) <= game.clock.now()).toSorted()).toEqual([false, true])
    expect(new Set(mine.clan.buildings.map(({ level }) => level)).size).toBe(5)
    const ready = atWork.find(({ endsAt }) => (endsAt ?? 0) <= game.clock.now())
    const opened = await game.ask(completeBuilding, {
      as,
      key: aKey(),
      body: { buildingType: ready?.buildingType ?? 'EXPERIENCE' },
    })
    expect(opened.status).toBe(200)
    const hero = (await game.ask(myClan, { as: await enter('hero') })).body as unknown as { clan: MyClan }
    expect(hero.clan).toMatchObject({ rank: 'PARTICIPANT', clan: { id: mine.clan.id } })
    const log = (await game.ask(clanLog, { as, params: { id: mine.clan.id } })).body as { lines?: unknown[] }
    expect(log.lines).toHaveLength(30)
  })

  test('the boss before the leader’s gate has so little left that some fights of the leader bring it down', async () => {
    const [raid] = await rows<{ pool: number; left: number; mine: number; all: number; dealt: number }>(
      sql`SELECT pool, pool_left AS left, mine.power AS mine, (SELECT sum(power)::bigint FROM player WHERE clan_id = raid.clan_id) AS all,
          (SELECT sum(dealt)::bigint FROM raid_dealer WHERE raid_dealer.clan_id = raid.clan_id) AS dealt
        FROM raid JOIN player AS mine ON mine.clan_id = raid.clan_id AND mine.name = 'leader'`,
    )
    if (!raid) throw new Error('no raid')
    // In the midst of like ones: nobody is the whole clan.
    expect(raid.mine / raid.all).toBeGreaterThan(0.03)
    expect(raid.left / raid.pool).toBeLessThan(0.04)
    expect(raid.left).toBe(raid.pool - raid.dealt)
  })

  test('nobody leads for a leader who was here lately', async () => {
    const payload = { after: 0, startedAt: 0 }
    const { writes } = await watchLeadersWork.perform({
      payload,
      now: game.clock.now(),
      services: game.services,
    })
    expect(writes).toEqual([])
  })
})

describe('whoever has climbed high', () => {
  test('has six beside them, dressed and ranked, as strong as the stair asks for', async () => {
    const as = await enter('hero')
    const { creatures } = (await game.ask(current, { as })).body as unknown as PlayerView
    const squad = creatures.filter(({ combative }) => combative)
    expect(squad).toHaveLength(6)
    expect(creatures.length).toBeGreaterThan(6)
    expect(Math.max(...squad.map(({ rank }) => rank))).toBeGreaterThan(1)
    const power = squad.reduce((sum, one) => sum + one.power, 0)
    expect(power / guardianPower(320)).toBeCloseTo(1.05, 1)
    const { artifacts } = (await game.ask(listArtifacts, { as })).body as unknown as {
      artifacts: ArtifactView[]
    }
    expect(artifacts.filter(({ heroId }) => heroId !== null).length).toBeGreaterThan(20)
    expect(artifacts.filter(({ heroId }) => heroId === null).length).toBeGreaterThan(10)
  })

  test('has done the first tasks long ago, and finds today’s reward, letters and gifts waiting', async () => {
    const as = await enter('hero')
    const tasks = (await game.ask(listTasks, { as })).body as unknown as {
      tasks: { id: string; kind: string }[]
    }
    const climbed = demoAccounts.find(({ name }) => name === 'hero')?.stair ?? 0
    const toHear = scenesOf(TALE).filter(({ stair }) => stair >= climbed)
    const isAhead = (id: string) => toHear.some((scene) => id === `hear-${scene.id}`)
    const once = tasks.tasks.filter(({ kind }) => kind === 'SCENARIO' || kind === 'SIDE').map(({ id }) => id)
    expect(once.filter((id) => !isAhead(id))).toEqual(['climb-to-300'])
    expect((await game.ask(current, { as })).body).toMatchObject({
      everydayRewardReady: true,
      haveCompletedTasks: true,
      unreadLetters: 3,
      newGifts: 2,
    })
    const { body } = await game.ask(listMail, { as })
    const dialogs = body.dialogs as unknown as MailDialog[]
    expect(dialogs).toHaveLength(5)
    expect(dialogs.reduce((sum, { unread }) => sum + unread, 0)).toBe(3)
  })

  test('has a purse that was never below nothing', async () => {
    const [lowest] = await game.services.database.query<{ balance: number }>(
      sql`SELECT min(balance) AS balance FROM ledger WHERE owner_id < 1000000`,
    )
    expect(lowest?.balance).toBeGreaterThanOrEqual(0)
  })
})

test('they are of all levels', async () => {
  const levels = (await people()).map(({ level }) => level)
  expect(Math.min(...levels)).toBe(1)
  expect(Math.max(...levels)).toBeGreaterThan(40)
})

test('a peopled world is left alone', async () => {
  await game.services.database.query(sql`UPDATE player SET level = level + 1`)
  const before = await people()
  await seed()
  expect(await people()).toEqual(before)
  await game.services.database.query(sql`UPDATE player SET level = level - 1`)
})

test('a peopling that was cut short is finished by the next start', async () => {
  await game.services.database.query(sql`DELETE FROM news`)
  await game.services.database.query(sql`DELETE FROM ledger WHERE owner_id = 1000007`)
  await game.services.database.query(sql`DELETE FROM player_name WHERE player_id = 1000007`)
  await game.services.database.query(sql`DELETE FROM person WHERE id = 1000007`)
  await game.services.database.query(sql`DELETE FROM player WHERE id = 1000007`)
  await seed()
  expect((await people()).length).toBe(305)
  expect(await findImbalances(game.services.database)).toEqual([])
})

test('each account that is told to visitors opens with its password', async () => {
  for (const { name, password, accessLevel, level, stair } of demoAccounts) {
    const { body } = await game.ask(login, { body: { name, password } })
    expect(body).toMatchObject({ accessLevel, level, stair })
  }
})
