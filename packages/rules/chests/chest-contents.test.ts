import { describe, expect, test } from 'vitest'
import { drawThrows, oddsOf } from '../draw/draw.ts'
import {
  type ChestCard,
  type ChestContents,
  drawChest,
  isDrawn,
  rewardOfAll,
  rewardOnCard,
  throwsOf,
} from './chest-contents.ts'

const blank: ChestCard = { gold: 0, finds: {}, amounts: {}, thing: null }
const find: ChestCard = {
  ...blank,
  thing: {
    kind: 'artifact',
    called: 'artifact',
    among: [
      { id: 'ring', weight: 3 },
      { id: 'crown', weight: 1 },
    ],
  },
}
const contents: ChestContents = {
  sure: [{ ...blank, gold: 2 }, find],
  draws: 2,
  lots: [
    { ...blank, id: 'elixir', amounts: { elixir: 3 }, weight: 60 },
    { ...blank, id: 'crystal', finds: { crystal: 2 }, weight: 30 },
    { ...find, id: 'artifact', weight: 10 },
  ],
}
const measure = {
  goldOf: (stair: number) => 10 * stair,
  amountOf: (_: string, stair: number) => 1 + stair,
}

describe('a chest', () => {
  test('is drawn alike by the same seed, the sure cards first', () => {
    const cards = drawChest(contents, 'seed')
    expect(cards).toEqual(drawChest(contents, 'seed'))
    expect(cards).toHaveLength(4)
    expect(cards.slice(0, 2).map(({ card }) => card)).toEqual(contents.sure)
  })

  test('can be drawn again from what is written down of it: every card and every thing', () => {
    for (const seed of Array.from({ length: 200 }, (_, n) => `seed ${n}`)) {
      const [names = [], ...things] = drawThrows(throwsOf(contents, seed), seed)
      const cards = drawChest(contents, seed)
      expect(cards.slice(2).map(({ card }) => ('id' in card ? card.id : ''))).toEqual(names)
      expect(cards.flatMap(({ thing }) => thing ?? [])).toEqual(things.flat())
    }
  })

  test('keeps its published odds over a hundred thousand draws', () => {
    const times = 50_000
    const counts = new Map<string, number>()
    for (let n = 0; n < times; n++)
      for (const name of drawThrows(throwsOf(contents, `draw ${n}`), `draw ${n}`)[0] ?? [])
        counts.set(name, (counts.get(name) ?? 0) + 1)
    contents.lots.forEach(({ id }, place) => {
      const share = oddsOf(contents.lots)[place] ?? 0
      const error = 4 * Math.sqrt((share * (1 - share)) / (2 * times))
      expect(Math.abs((counts.get(id) ?? 0) / (2 * times) - share), id).toBeLessThan(error)
    })
  })

  test('brings more the higher its owner stands', () => {
    const worth = (stair: number) =>
      rewardOfAll(drawChest(contents, 'seed').map((card) => rewardOnCard(card, stair, measure)))
    expect(worth(10).amounts.gold).toBe(200)
    expect(worth(50).amounts.gold).toBe(1_000)
    expect(worth(50).things.every(({ stair }) => stair === 50)).toBe(true)
    expect(worth(0).amounts.gold).toBe(20)
  })

  test('of which nothing is left to luck is not drawn', () => {
    const sure = (card: ChestCard) => ({ sure: [card], draws: 0, lots: [] })
    expect([isDrawn(contents), isDrawn(sure(find)), isDrawn(sure(blank))]).toEqual([true, true, false])
    expect(drawChest(sure({ ...blank, gold: 1 }), 'seed')).toHaveLength(1)
  })
})
