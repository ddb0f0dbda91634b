import { setTimeout as pause } from 'node:timers/promises'
import { openChest } from '@skystair/contract/bought-chests.ts'
import type { Call } from '@skystair/contract/call.ts'
import { turnCard } from '@skystair/contract/cards.ts'
import { takeChest } from '@skystair/contract/chests.ts'
import { takeFactoryGift } from '@skystair/contract/clan.ts'
import { listDraws } from '@skystair/contract/draws.ts'
import { spinWheel } from '@skystair/contract/wheel.ts'
import { EMPTY_BOOK } from '@skystair/rules/bank/bank-book.ts'
import type { DrawKind } from '@skystair/rules/draw/draw.ts'
import { expect, test } from 'vitest'
import { owner, sql } from '../../platform/database/sql.ts'
import { aLeader, clanIdOf, setBuilding } from '../../testing/clans.ts'
import { findImbalances } from '../../testing/find-imbalances.ts'
import { aKey, type Game, type Question } from '../../testing/game.ts'
import { aMortalGame } from '../../testing/mortal-game.ts'
import type { Person } from '../../testing/people.ts'
import { chestCampaign, layOne } from '../../testing/samples-of-chests.ts'
import { aTalker } from '../../testing/talk.ts'
import { aSpinner } from '../../testing/wheel.ts'

/** Milliseconds after which the power fails: at once, and while the deeds are under way. */
const POWER_FAILS = [0, 6, 25]
const { ask, insist, withDatabase, powerFails, powerIsBack } = aMortalGame('draws', Date.UTC(2026, 2, 7, 12))

interface Draw {
  readonly kind: DrawKind
  readonly call: Call
  readonly question: Question
  /** what a second draw with another key is told */
  readonly refused: string
  readonly by: (game: Game) => Promise<Person>
}

const aPayer = async (game: Game): Promise<Person> => {
  const person = await aTalker(game)
  const bought = [{ payment: 'a', at: game.clock.now(), emeralds: 60 }]
  await game.services.database.query(sql`INSERT INTO bank_book (player_id, state)
    VALUES (${owner(person.id)}, ${JSON.stringify({ ...EMPTY_BOOK, bought, hasBought: true })}::jsonb)`)
  return person
}

const DRAWS: readonly Draw[] = [
  {
    kind: 'wheel',
    call: spinWheel,
    question: {},
    refused: 'wheel.refused.prize-waits',
    by: (game) => aSpinner(game, 1),
  },
  {
    kind: 'delayed-chest',
    call: takeChest,
    question: {},
    refused: 'chests.refused.none',
    by: async (game) => {
      const person = await aTalker(game)
      await layOne(game, person, -1)
      return person
    },
  },
  {
    kind: 'chest',
    call: openChest,
    question: { params: { campaign: 'CHEST', chest: 'SILVER' } },
    refused: 'chests.refused.opened',
    by: aPayer,
  },
  {
    kind: 'factory',
    call: takeFactoryGift,
    question: {},
    refused: 'clan.refused.gift-taken',
    by: async (game) => {
      const leader = await aLeader(game)
      await setBuilding(game, await clanIdOf(game, leader), 'GEAR_FACTORY', 2)
      return leader
    },
  },
  {
    kind: 'card',
    call: turnCard,
    question: { params: { place: 1 } },
    refused: 'cards.refused.come-tomorrow',
    by: (game) => aTalker(game),
  },
]

interface Drawn {
  readonly draws: readonly { readonly kind: string; readonly number: number; readonly seed: string }[]
  readonly seals: readonly { readonly kind: string; readonly number: number }[]
}

test('each draw draws once and gives once, though the server is killed while it draws, and what was told stays true', async () => {
  await withDatabase((game) => chestCampaign(game, 'CHEST', 3_600_000))
  for (const delay of POWER_FAILS) {
    const drawing = await withDatabase((game) =>
      Promise.all(DRAWS.map(async (draw) => ({ draw, person: await draw.by(game), key: aKey() }))),
    )
    const first = drawing.map(({ draw: { call, question }, person, key }) =>
      ask(call, { ...question, as: person.token, key }).catch(() => null),
    )
    await pause(delay)
    await powerFails()
    const heard = await Promise.all(first)
    await powerIsBack()
    for (const [index, { draw, person, key }] of drawing.entries()) {
      const { kind, call, question, refused } = draw
      const again = await insist(call, { ...question, as: person.token, key })
      expect([kind, again.status]).toEqual([kind, 200])
      // Whoever has heard an answer before the end hears the same one now.
      const before = heard[index]
      if (before?.status === 200) expect(again.body).toEqual(before.body)
      const other = await insist(call, { ...question, as: person.token })
      expect([kind, other.body.code]).toEqual([kind, refused])
      const { draws, seals } = (await insist(listDraws, { as: person.token })).body as unknown as Drawn
      expect(draws.map((one) => [one.kind, one.number])).toEqual([[kind, 0]])
      expect(seals.find((one) => one.kind === kind)?.number).toBe(1)
    }
  }
  expect(await withDatabase(({ services }) => findImbalances(services.database))).toEqual([])
}, 600_000)
