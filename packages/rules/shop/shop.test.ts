import { describe, expect, test } from 'vitest'
import { codeOf, ok } from '../an-answer.ts'
import { boostsAt, buyBooster, NO_BOOSTS } from '../booster/booster.ts'
import { EVERYBODY } from '../calendar/audience.ts'
import type { CalendarChange } from '../calendar/change.ts'
import type { CalendarEntry } from '../calendar/entry.ts'
import { runsFor } from '../calendar/runs.ts'
import { NO_BELONGINGS } from '../climb/belongings.ts'
import { aHeroKind } from '../heroes/a-hero-kind.ts'
import { join } from '../heroes/join.ts'
import { seeOff } from '../heroes/leave.ts'
import { emptyWallet } from '../wallet/wallet.ts'
import { type PackDesign, takePack } from './pack.ts'
import { saleFor, salePrice, salesAmong } from './sale.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const kind = aHeroKind({ id: 'guest', rankLimit: 3 })
const who = {
  heroes: [join(kind, 1, 100, true, 0)],
  purse: { ...emptyWallet, mithril: 100 },
  belongings: NO_BELONGINGS,
}

describe('a booster', () => {
  const strong = { ...NO_BOOSTS, experience: 5, healthPerLevel: 5, regeneration: 20 }
  const designs = [
    { id: 'short', lasts: 8 * HOUR, boosts: { ...NO_BOOSTS, experience: 2 }, price: { mithril: 10 } },
    { id: 'long', lasts: 72 * HOUR, boosts: strong, price: { mithril: 50 } },
  ]
  const short = { id: 'short', replaces: false }

  test('multiplies while it lasts and not a moment longer', () => {
    const { belongings } = ok(buyBooster(who, designs, short, 0))
    expect(boostsAt(belongings.booster, designs, 8 * HOUR - 1).experience).toBe(2)
    expect(boostsAt(belongings.booster, designs, 8 * HOUR)).toEqual(NO_BOOSTS)
  })

  test('bought again goes on longer; another one replaces it only when told so', () => {
    const once = ok(buyBooster(who, designs, short, 0))
    const twice = ok(buyBooster(once, designs, short, HOUR))
    expect(twice.belongings.booster).toEqual({ id: 'short', until: 16 * HOUR })
    expect(codeOf(buyBooster(twice, designs, { id: 'long', replaces: false }, HOUR))).toBe(
      'shop.refused.other-booster',
    )
    const other = ok(buyBooster(twice, designs, { id: 'long', replaces: true }, HOUR))
    expect(other.belongings.booster).toEqual({ id: 'long', until: 73 * HOUR })
    expect(other.purse.mithril).toBe(30)
    expect(codeOf(buyBooster(other, designs, { id: 'none', replaces: true }, 0))).toBe(
      'shop.refused.unknown-booster',
    )
  })
})

describe('packs', () => {
  const packs: readonly PackDesign[] = [
    { id: 'one', price: {}, gives: { crystal: 5 }, guest: null },
    { id: 'two', price: { mithril: 20 }, gives: { caviar: 1 }, guest: { kind: 'guest', lasts: DAY } },
  ]
  const take = (one: typeof who, id: string, now = 0) =>
    takePack(
      one,
      packs,
      id,
      () => kind,
      () => 50,
      now,
    )

  test('are taken in their order, each once a week', () => {
    expect(codeOf(take(who, 'two'))).toBe('errors.previous-pack')
    const first = ok(take(who, 'one'))
    expect(first.purse.crystal).toBe(5)
    expect(codeOf(take(first, 'one'))).toBe('errors.offering-used')
    expect(ok(take(first, 'one', 8 * DAY)).purse.crystal).toBe(10)
    expect(codeOf(take(who, 'three'))).toBe('shop.refused.unknown-pack')
  })

  test('may bring a guest, who fights along and leaves in time', () => {
    const visited = ok(take(ok(take(who, 'one')), 'two'))
    expect(visited.heroes[1]).toMatchObject({ id: 2, temporal: DAY, combative: true, origin: 50 })
    expect(visited.purse).toMatchObject({ mithril: 80, caviar: 1 })
    expect(seeOff(visited, DAY - 1).heroes).toHaveLength(2)
    expect(seeOff(visited, DAY).heroes).toHaveLength(1)
  })
})

describe('a sale', () => {
  const entry = (
    id: string,
    kind: CalendarEntry['kind'],
    window: CalendarEntry['window'],
  ): CalendarEntry => ({
    id,
    kind,
    clock: 'server',
    window,
    audience: EVERYBODY,
    contents: {},
  })
  const friday = Date.UTC(2026, 2, 6, 12)
  const plan = [
    entry('myth', 'MYTH_25', { comes: 'once', from: friday, to: friday + DAY }),
    entry('first', 'FIRST_HERO', { comes: 'to-newcomers', lasts: 3 * DAY }),
    entry('twice', 'GEMS_X2', { comes: 'always' }),
  ]
  const salesAt = (createdAt: number, now: number, changes: readonly CalendarChange[] = []) =>
    salesAmong(
      runsFor(
        { plan, changes },
        { language: 'RU', level: 1, stair: 1, userSource: 'OWN', createdAt, clocks: [] },
        { from: now, to: now + 7 * DAY },
      ),
    )

  test('of mythical heroes is one while the calendar has it', () => {
    const sales = salesAt(0, friday - DAY)
    expect(sales).toEqual([
      {
        offer: 'MYTH_25',
        tier: 'mythical',
        percent: 25,
        startsAt: friday,
        endsAt: friday + DAY,
        once: false,
      },
    ])
    expect(codeOf(saleFor(sales, 'MYTH_25', 'mythical', [], friday - 1))).toBe('errors.sale-not-started')
    expect(saleFor(sales, 'MYTH_25', 'mythical', [], friday)).toEqual(sales[0])
    expect(codeOf(saleFor(sales, 'MYTH_25', 'usual', [], friday))).toBe('shop.refused.unknown-offer')
    expect(codeOf(saleFor(sales, 'GEMS_X2', 'mythical', [], friday))).toBe('shop.refused.unknown-offer')
    expect(salesAt(0, friday + DAY)).toEqual([])
  })

  test('for newcomers is open three days and works once', () => {
    const came = friday - 4 * DAY
    const sales = salesAt(came, came + DAY)
    expect(codeOf(saleFor(sales, 'FIRST_HERO', 'usual', [], came + DAY))).toBe('allowed')
    expect(codeOf(saleFor(sales, 'FIRST_HERO', 'usual', ['FIRST_HERO'], came + DAY))).toBe(
      'errors.offering-used',
    )
    expect(salesAt(came, came + 3 * DAY).map(({ offer }) => offer)).not.toContain('FIRST_HERO')
  })

  test('that an operator has stopped is no sale, and the other one goes on', () => {
    const stopped = { deed: 'stop-all', entry: 'myth', at: friday - 2 * DAY } as const
    const sales = salesAt(friday - DAY, friday - DAY, [stopped])
    expect(sales.map(({ offer }) => offer)).toEqual(['FIRST_HERO'])
  })

  test('takes its percent off, never a coin too much', () => {
    expect([salePrice(100, 25), salePrice(99, 50), salePrice(1, 75)]).toEqual([75, 50, 1])
  })
})
