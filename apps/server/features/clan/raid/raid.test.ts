import { complete, giveUpBattle, watchReplay } from '@skystair/contract/battle.ts'
import { clanLog, leaveClan, myClan } from '@skystair/contract/clan.ts'
import { clanChannel } from '@skystair/contract/live-channels.ts'
import { current } from '@skystair/contract/player.ts'
import { raidBoard, raidOptions, setRaidDifficulty, speedUpRaid } from '@skystair/contract/raid.ts'
import { ensurePlaces } from '@skystair/contract/road.ts'
import { mondayOf, weekOf } from '@skystair/rules/shop/week.ts'
import { describe, expect, test } from 'vitest'
import { owner, sql } from '../../../platform/database/sql.ts'
import { doDueWork } from '../../../platform/due-work/do-due-work.ts'
import { aJoiner, aMember, setRank } from '../../../testing/clans.ts'
import { findImbalances } from '../../../testing/find-imbalances.ts'
import { aGame, aKey } from '../../../testing/game.ts'
import type { Person } from '../../../testing/people.ts'
import {
  aRaidingClan,
  attackAt,
  bossPlace,
  comeHome,
  fightBoss,
  halvePool,
  leavePool,
  leaveRoad,
  lookAtRaid,
  putOut,
  raidRow,
  setOut,
  standBeforeBoss,
  strikeBoss,
} from '../../../testing/raids.ts'
import { enrich } from '../../../testing/world.ts'
import { sharingWork } from './share-loot.ts'

const game = aGame()
const hour = 3_600_000
const day = 24 * hour

const look = (person: Person) => lookAtRaid(game, person)
const goHome = (person: Person, reset: boolean) => leaveRoad(game, person, reset)
const share = () => doDueWork(game.services, [sharingWork])

const crystalOf = async ({ token }: Person) => Number((await game.ask(current, { as: token })).body.crystal)
const goldOf = async ({ token }: Person) => Number((await game.ask(current, { as: token })).body.gold)

describe('the raid road', () => {
  test('is entered at the own height with all wounds healed, and the road before is where it was', async () => {
    const { leader } = await aRaidingClan(game)
    expect(await look(leader)).toMatchObject({
      state: 'RAID_AVAILABLE',
      closed: null,
      road: null,
      left: (await look(leader)).pool,
    })
    const started = await setOut(game, leader)
    expect(started.body.player).toMatchObject({ worldType: 'raid', coordinate: 1000, stepsLeft: 20 })
    expect(started.body.raid).toMatchObject({
      state: 'IN_RAID',
      road: { floor: 10, top: 10, stairs: 20, bossStairs: [15, 20, 25, 30] },
    })
    expect((await setOut(game, leader)).body.code).toBe('raid.refused.in-raid')
    const home = await goHome(leader, false)
    expect(home.body.player).toMatchObject({ worldType: 'main', coordinate: 1000, stair: 10 })
    expect((await goHome(leader, false)).body.code).toBe('raid.refused.not-in-raid')
  })

  test('left without a reset it is gone on with; with one the next raid waits, or is hastened for emeralds', async () => {
    const { leader } = await aRaidingClan(game)
    await setOut(game, leader)
    await standBeforeBoss(game, leader)
    await goHome(leader, false)
    expect(await look(leader)).toMatchObject({ state: 'RAID_AVAILABLE', resumes: true })
    expect((await setOut(game, leader)).body.raid).toMatchObject({ road: { top: 14 } })
    await goHome(leader, true)
    expect(await look(leader)).toMatchObject({ state: 'RAID_WAITING', speedUpPrice: 60 })
    expect((await setOut(game, leader)).body.code).toBe('raid.refused.waiting')
    await enrich(game, leader.id, 'mithril', 100)
    const hastened = await game.ask(speedUpRaid, { as: leader.token, key: aKey() })
    expect(hastened.body.raid).toMatchObject({ state: 'RAID_AVAILABLE', resumes: false })
    expect((await setOut(game, leader)).body.raid).toMatchObject({ road: { top: 10 } })
    expect(await findImbalances(game.services.database)).toEqual([])
  })

  test('shows the boss of the week on every fifth stair', async () => {
    const { leader } = await aRaidingClan(game)
    const { body } = await setOut(game, leader)
    const places = (
      await game.ask(ensurePlaces, { as: leader.token, query: { coordFrom: 1100, coordTo: 3000 } })
    ).body.places as { stair: number; creatureId: string | null; id: string }[]
    const { imageId } = (body.raid as { boss: { imageId: string } }).boss
    const bosses = places.filter(({ id, creatureId }) => id.endsWith('-0') && creatureId === imageId)
    expect(bosses.map(({ stair }) => stair)).toEqual([15, 20, 25, 30])
  })

  test('is closed to the young, to whoever came today and on Mondays, each in its own words', async () => {
    const { leader } = await aRaidingClan(game)
    const newcomer = await aMember(game, leader)
    expect(await look(newcomer)).toMatchObject({ state: 'RAID_CLOSED', closed: 'FIRST_DAY' })
    expect((await setOut(game, newcomer)).body.code).toBe('raid.refused.first-day')
    await game.services.database.query(sql`UPDATE player SET level = 14 WHERE id = ${owner(newcomer.id)}`)
    expect((await setOut(game, newcomer)).body.code).toBe('raid.refused.level')
    expect((await setOut(game, await aJoiner(game))).body.code).toBe('clan.refused.no-clan')
    const today = game.clock.time
    game.clock.time = mondayOf(weekOf(today) + 1) + hour
    expect(await look(leader)).toMatchObject({
      state: 'RAID_CLOSED',
      closed: 'REST',
      opensAt: mondayOf(weekOf(today) + 1) + day,
    })
    expect((await setOut(game, leader)).body.code).toBe('raid.refused.rest')
    game.clock.time = today
  })
})

describe('the boss of the week', () => {
  test('loses what was dealt once, and all members see who fights and what came of it', async () => {
    const { leader, members, clanId } = await aRaidingClan(game, 1)
    const [, member = leader] = members
    await setOut(game, leader)
    await leavePool(game, clanId, 1_000_000)
    const dealt = await strikeBoss(game, leader)
    expect(dealt).toBeGreaterThan(0)
    expect(await look(member)).toMatchObject({
      fightingCount: 1,
      fighting: [{ id: leader.id }],
      left: 1_000_000,
    })
    const home = { as: leader.token, key: aKey() }
    const first = await game.ask(complete, home)
    expect((await game.ask(complete, home)).body).toEqual(first.body)
    expect((await comeHome(game, leader)).body.code).toBe('battle.refused.no-battle')
    expect(await raidRow(game, clanId)).toMatchObject({ left: 1_000_000 - dealt, dealt, fights: 1 })
    expect(await look(leader)).toMatchObject({
      fightingCount: 0,
      own: { dealt, fights: 1, place: 1 },
      road: { top: 15 },
    })
    const board = (await game.ask(raidBoard, { as: member.token })).body.dealers as { replayId: string }[]
    expect(board).toMatchObject([{ id: leader.id, dealt, place: 1, loot: [] }])
    const replay = await game.ask(watchReplay, { params: { id: board[0]?.replayId ?? '' } })
    expect(replay.body.ending).toMatchObject({ type: 'MULTI', roundLimit: 8 })
  })

  test('is told live to the whole clan: who fights, what each fight took, and the kill', async () => {
    const { leader, clanId } = await aRaidingClan(game)
    await setOut(game, leader)
    await leavePool(game, clanId, 1_000_000)
    const heard: unknown[] = []
    const { publish } = game.services.live
    game.services.live.publish = (channel, message) => {
      if (channel === clanChannel(clanId)) heard.push(message)
      publish.call(game.services.live, channel, message)
    }
    const dealt = await fightBoss(game, leader)
    await leavePool(game, clanId, 3)
    await fightBoss(game, leader)
    game.services.live.publish = publish
    const raid = { notificationType: 'RAID_CHANGED', pool: 1_000_000 }
    expect(heard).toMatchObject([
      { ...raid, left: 1_000_000, fightingCount: 1, blow: null, killed: false },
      {
        ...raid,
        left: 1_000_000 - dealt,
        fightingCount: 0,
        blow: { player: { id: leader.id }, dealt },
        killed: false,
      },
      { ...raid, left: 3, fightingCount: 1, blow: null, killed: false },
      { ...raid, left: 0, blow: { dealt: 3 }, killed: true },
    ])
  })

  test('falls by one fight, and pays treasury and all who dealt, once, also who has left', async () => {
    const { leader, members, clanId } = await aRaidingClan(game, 2)
    const [, gone = leader, idle = leader] = members
    for (const one of [leader, gone]) await setOut(game, one)
    await leavePool(game, clanId, 1_000_000)
    await fightBoss(game, gone)
    await game.ask(leaveClan, { as: gone.token, key: aKey() })
    expect((await game.ask(current, { as: gone.token })).body.worldType).toBe('main')
    await leavePool(game, clanId, 5)
    const before = { leader: await goldOf(leader), gone: await goldOf(gone), idle: await goldOf(idle) }
    await fightBoss(game, leader)
    expect(await raidRow(game, clanId)).toMatchObject({ left: 0, outcome: 'KILLED', killer: leader.id })
    await share()
    await share()
    expect(await goldOf(idle)).toBe(before.idle)
    const board = (await game.ask(raidBoard, { as: leader.token })).body as {
      treasury: { currency: string; amount: number }[]
      dealers: { id: number; loot: { currency: string; amount: number }[] }[]
    }
    const gold = (loot: { currency: string; amount: number }[]) =>
      loot.find(({ currency }) => currency === 'gold')?.amount ?? 0
    const part = gold(board.dealers.find(({ id }) => id === gone.id)?.loot ?? [])
    expect([await goldOf(gone), part > 0]).toEqual([before.gone + part, true])
    const { loot, state, closed, killer } = (await look(leader)) as {
      loot: never
      state: string
      closed: string
      killer: object
    }
    expect(state).toBe('IN_RAID')
    expect([closed, killer]).toMatchObject([null, { id: leader.id }])
    expect(gold(board.treasury) + board.dealers.reduce((sum, dealer) => sum + gold(dealer.loot), 0)).toBe(
      gold(loot),
    )
    const clan = (await game.ask(myClan, { as: leader.token })).body.clan as {
      clan: { clanStat: { gold: number }; experience: number }
    }
    expect(clan.clan.clanStat.gold).toBe(gold(board.treasury))
    // The boss, and the stair that was climbed by the one who has left.
    expect(clan.clan.experience).toBe(25 + 1)
    const log = (
      await game.ask(clanLog, { as: leader.token, params: { id: clanId }, query: { money: true } })
    ).body.lines
    expect(log).toContainEqual(expect.objectContaining({ type: 'goldDonated', actor: null }))
    expect(await findImbalances(game.services.database)).toEqual([])
    await goHome(leader, true)
    expect(await look(leader)).toMatchObject({
      state: 'RAID_CLOSED',
      closed: 'KILLED',
      lastEnded: { outcome: 'KILLED' },
    })
  })

  test('still stands when the week is over: by the clock half the loot is paid for the share that was dealt', async () => {
    const { leader, clanId, week } = await aRaidingClan(game)
    await setOut(game, leader)
    await leavePool(game, clanId, 1_000_000)
    await fightBoss(game, leader)
    await halvePool(game, clanId)
    const { loot } = (await look(leader)) as { loot: { currency: string; amount: number }[] }
    const today = game.clock.time
    await share()
    expect((await raidRow(game, clanId)).outcome).toBe(null)
    game.clock.time = mondayOf(week + 1)
    await Promise.all([share(), share()])
    expect(await raidRow(game, clanId)).toMatchObject({ left: 500, outcome: 'TIME' })
    const board = (await game.ask(raidBoard, { as: leader.token, query: { week } })).body as {
      treasury: { currency: string; amount: number }[]
      dealers: { loot: { currency: string; amount: number }[] }[]
    }
    for (const { currency, amount } of loot) {
      const paid = [board.treasury, ...board.dealers.map((dealer) => dealer.loot)]
        .flat()
        .filter((one) => one.currency === currency)
      expect(paid.reduce((sum, one) => sum + one.amount, 0)).toBe(Math.floor(Math.floor(amount / 2) / 2))
    }
    expect(await findImbalances(game.services.database)).toEqual([])
    game.clock.time = today
  })

  test('is settled for whoever looks after the week, though no work by the clock has been done', async () => {
    const { leader, clanId, week } = await aRaidingClan(game)
    await setOut(game, leader)
    await leavePool(game, clanId, 1_000_000)
    await fightBoss(game, leader)
    await halvePool(game, clanId)
    const before = await crystalOf(leader)
    const today = game.clock.time
    game.clock.time = mondayOf(week + 1)
    expect(await look(leader)).toMatchObject({ lastEnded: { week, outcome: 'TIME', at: mondayOf(week + 1) } })
    expect(await raidRow(game, clanId)).toMatchObject({ outcome: 'TIME' })
    const won = (await crystalOf(leader)) - before
    expect(won).toBeGreaterThan(0)
    await share()
    await look(leader)
    expect((await crystalOf(leader)) - before).toBe(won)
    expect(await findImbalances(game.services.database)).toEqual([])
    game.clock.time = today
  })

  test('shows on the board after the week what everybody gets, before it has been paid', async () => {
    const { leader, members, clanId, week } = await aRaidingClan(game, 1)
    const [, other = leader] = members
    for (const one of members) await setOut(game, one)
    await leavePool(game, clanId, 1_000_000)
    for (const one of members) await fightBoss(game, one)
    await halvePool(game, clanId)
    const today = game.clock.time
    game.clock.time = mondayOf(week + 1)
    const board = async () => (await game.ask(raidBoard, { as: other.token, query: { week } })).body
    const first = await board()
    expect(first).toMatchObject({ outcome: 'TIME', endedAt: mondayOf(week + 1) })
    expect(first.treasury).not.toEqual([])
    await share()
    expect(await board()).toEqual(first)
    game.clock.time = today
  })

  test('a fight that ends after the week takes nothing off the pool', async () => {
    const { leader, clanId, week } = await aRaidingClan(game)
    await setOut(game, leader)
    await leavePool(game, clanId, 1_000_000)
    await strikeBoss(game, leader)
    const today = game.clock.time
    game.clock.time = mondayOf(week + 1)
    expect((await comeHome(game, leader)).status).toBe(200)
    expect(await raidRow(game, clanId)).toMatchObject({ left: 1_000_000, dealt: 0, fights: 1 })
    game.clock.time = today
  })

  test('who gives up has struck as far as it went, and is in no fight any more', async () => {
    const { leader, clanId } = await aRaidingClan(game)
    await setOut(game, leader)
    await standBeforeBoss(game, leader)
    await attackAt(game, leader, bossPlace)
    expect((await game.ask(giveUpBattle, { as: leader.token, key: aKey() })).status).toBe(200)
    expect(await raidRow(game, clanId)).toMatchObject({ dealt: 0, fights: 1 })
    expect(await look(leader)).toMatchObject({ fightingCount: 0, own: { place: null }, road: { top: 14 } })
  })

  test('is nobody to fight for whoever was put out of the clan, who comes home all the same', async () => {
    const { leader, members } = await aRaidingClan(game, 1)
    const [, member = leader] = members
    await setOut(game, member)
    await standBeforeBoss(game, member)
    expect((await putOut(game, leader, member)).status).toBe(200)
    expect((await attackAt(game, member, bossPlace)).body.code).toBe('raid.refused.over')
    const home = await goHome(member, true)
    expect(home.body).toMatchObject({ player: { worldType: 'main' }, raid: null })
  })
})

describe('difficulty', () => {
  test('is chosen for the next boss by whoever may, and told in the log', async () => {
    const { leader, members, clanId } = await aRaidingClan(game, 1)
    const [, member = leader] = members
    const set = (person: Person) =>
      game.ask(setRaidDifficulty, { as: person.token, key: aKey(), body: { raidDifficulty: 'HARD' } })
    expect((await set(member)).body.code).toBe('clan.refused.rank-too-low')
    await setRank(game, clanId, member, 'DEPUTY_LEADER')
    expect((await set(member)).body.options).toContainEqual(
      expect.objectContaining({ difficulty: 'HARD', chosen: true }),
    )
    const log = (await game.ask(clanLog, { as: leader.token, params: { id: clanId }, query: {} })).body.lines
    expect(log).toContainEqual(
      expect.objectContaining({ type: 'changeDifficulty', params: { difficulty: 'HARD' } }),
    )
    const { options } = (await game.ask(raidOptions, { as: leader.token })).body as {
      options: { pool: number }[]
    }
    expect(options.map(({ pool }) => pool)).toEqual(
      options.map(({ pool }) => pool).toSorted((one, other) => one - other),
    )
    expect((await setOut(game, leader)).body.raid).toMatchObject({ difficulty: 'HARD' })
    await set(leader)
    expect(await look(leader)).toMatchObject({ difficulty: 'HARD' })
  })
})
