import { look } from '@skystair/contract/bank.ts'
import {
  campaignStatus,
  planEntry,
  seeCampaign,
  setAnnouncements,
  setTimeZone,
  stopRun,
  undoChange,
  useCampaign,
} from '@skystair/contract/calendar.ts'
import { current, info } from '@skystair/contract/player.ts'
import { heroShop, itemShop } from '@skystair/contract/shop.ts'
import { describe, expect, test } from 'vitest'
import { aGrantedPayment, aPayment, paidWord, sayToBank, takeAs } from '../../testing/bank.ts'
import { aGame } from '../../testing/game.ts'
import { aTraveller } from '../../testing/people.ts'
import { anOperator, monthOf, running } from '../../testing/samples-of-calendar.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

const game = aGame()

const taste = { percent: 50, booster: 'platinum', minutes: 60 }

describe('a campaign', () => {
  test('of boosters halves their prices and gives a taste once, however often and at once it is asked', async () => {
    const { token } = await aTraveller(game)
    const prices = async () => {
      const { body } = await game.ask(itemShop, { as: token })
      return (body.boosters as unknown as { price: { amount: number }[] }[]).map(
        ({ price }) => price[0]?.amount,
      )
    }
    const use = () => game.ask(useCampaign, { as: token, params: { x: 'BOOSTER' } })
    expect(await prices()).toEqual([60, 600])
    expect((await use()).body.code).toBe('calendar.refused.not-running')
    await running(game, 'BOOSTER', taste)
    expect(await prices()).toEqual([30, 300])
    const answers = await Promise.all([use(), use(), use(), use()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422])
    expect((await use()).body.code).toBe('errors.promotion-used')
    const { body } = await game.ask(current, { as: token })
    expect(body.booster).toEqual({ id: 'platinum', until: game.clock.time + HOUR })
    const status = await game.ask(campaignStatus, { as: token, params: { x: 'BOOSTER' } })
    expect(status.body).toMatchObject({ running: true, used: 1, usedToday: 1, most: 1 })
    game.clock.time += HOUR - 1
    expect(await prices()).toEqual([30, 300])
    game.clock.time += 1
    expect(await prices()).toEqual([60, 600])
  })

  test('that gives nothing for the asking says so', async () => {
    const { token } = await aTraveller(game)
    for (const x of ['NO', 'HERO', 'WHEEL'])
      expect((await game.ask(useCampaign, { as: token, params: { x } })).body.code).toBe(
        'calendar.refused.nothing-to-take',
      )
  })

  test('of emeralds adds to what was begun while it ran, and to nothing else', async () => {
    const [early, inTime] = [await aTraveller(game), await aTraveller(game)]
    const before = await aPayment(game, early)
    await running(game, 'GEMS_PLUS_50', { percent: 50 })
    const shelf = (await game.ask(look, { as: inTime.token })).body.shelf as unknown as { campaign: number }[]
    expect(shelf[0]?.campaign).toBe(30)
    const during = await aPayment(game, inTime)
    game.clock.time += HOUR
    await sayToBank(game, paidWord(before))
    await sayToBank(game, paidWord(during))
    const late = await aTraveller(game)
    const after = await aGrantedPayment(game, late)
    expect([
      (await takeAs(game, early, before.id)).body.emeralds,
      (await takeAs(game, inTime, during.id)).body.emeralds,
      (await takeAs(game, late, after.id)).body.emeralds,
    ]).toEqual([120, 150, 120])
  })

  test('makes the hero of the week cheaper, and nobody else', async () => {
    const { token } = await aTraveller(game)
    const { body } = await game.ask(heroShop, { as: token })
    const cheaper = (body.heroes as unknown as { imageId: string; percentOff: number }[]).filter(
      ({ percentOff }) => percentOff > 0,
    )
    const status = await game.ask(campaignStatus, { as: token, params: { x: 'HERO' } })
    const { hero, percent } = status.body.contents as unknown as { hero: string; percent: number }
    expect(cheaper).toEqual([expect.objectContaining({ imageId: hero, percentOff: percent })])
  })

  test('opens itself once, and never for whoever wants none', async () => {
    const { token } = await aTraveller(game)
    const unseen = async () =>
      (await game.ask(info, { as: token })).body.optionalUnseenCampaign as unknown as { run: string } | null
    const runs: string[] = []
    for (let one = await unseen(); one !== null; one = await unseen()) {
      runs.push(one.run)
      expect((await game.ask(seeCampaign, { as: token, body: { run: one.run } })).status).toBe(200)
    }
    expect(runs.length).toBeGreaterThan(0)
    expect(new Set(runs).size).toBe(runs.length)
    const other = await aTraveller(game)
    await game.ask(setAnnouncements, { as: other.token, body: { announcements: false } })
    expect((await game.ask(info, { as: other.token })).body.optionalUnseenCampaign).toBeNull()
    const never = await game.ask(seeCampaign, { as: token, body: { run: 'nothing@1999' } })
    expect(never.body.code).toBe('calendar.refused.not-running')
  })
})

describe('an operator', () => {
  const entry = (startsAt: number) => ({
    kind: 'GEMS_PLUS_50',
    clock: 'server',
    startsAt,
    endsAt: startsAt + HOUR,
    audience: {
      languages: [],
      levelFrom: null,
      levelTo: null,
      stairFrom: null,
      stairTo: null,
      sources: [],
    },
    contents: { percent: 50 },
    note: 'a feast',
  })

  test('of two who plan the same at once, one is refused', async () => {
    const operators = [await anOperator(game), await anOperator(game)]
    const body = entry(game.clock.time + 20 * HOUR)
    const answers = await Promise.all(operators.map(({ token }) => game.ask(planEntry, { as: token, body })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  test('stops what runs, and takes the stop back', async () => {
    const [{ token }, player] = [await anOperator(game), await aTraveller(game)]
    const isRunning = async () =>
      (await game.ask(campaignStatus, { as: player.token, params: { x: 'HERO' } })).body.running
    const { run } = (await game.ask(campaignStatus, { as: player.token, params: { x: 'HERO' } })).body
    expect(await isRunning()).toBe(true)
    const stop = () => game.ask(stopRun, { as: token, body: { run, note: 'ill' } })
    expect((await stop()).status).toBe(200)
    expect(await isRunning()).toBe(false)
    expect((await stop()).body.code).toBe('calendar.refused.over')
    const id = (await monthOf(game)).changes[0]?.id ?? ''
    const undo = () => game.ask(undoChange, { as: token, params: { id }, body: { note: 'well' } })
    expect((await undo()).status).toBe(200)
    expect(await isRunning()).toBe(true)
    expect((await undo()).body.code).toBe('calendar.refused.unknown-change')
  })
})

test('a device that lies about its zone is a day too late', async () => {
  const { token } = await anOperator(game)
  const liar = await aTraveller(game)
  const day = Math.ceil(game.clock.time / DAY) * DAY
  const audience = {
    languages: [],
    levelFrom: null,
    levelTo: null,
    stairFrom: null,
    stairTo: null,
    sources: ['OWN'],
  }
  const window = { startsAt: day + 6 * HOUR, endsAt: day + 7 * HOUR }
  const body = {
    kind: 'OK_GROUP',
    clock: 'local',
    ...window,
    audience,
    contents: { emeralds: 1 },
    note: 'a try',
  }
  expect((await game.ask(planEntry, { as: token, body })).status).toBe(200)
  await game.ask(setTimeZone, { as: liar.token, body: { timeZone: 'Pacific/Kiritimati' } })
  const isOpen = async () =>
    (await game.ask(campaignStatus, { as: liar.token, params: { x: 'OK_GROUP' } })).body.running
  // Six o'clock of that day on the island, where the liar is not yet.
  game.clock.time = day + 6 * HOUR - 14 * HOUR
  expect(await isOpen()).toBe(false)
  expect(
    (await game.ask(setTimeZone, { as: liar.token, body: { timeZone: 'Mars/Olympus' } })).body.code,
  ).toBe('arena.refused.unknown-zone')
})
