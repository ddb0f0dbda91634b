import { createHash } from 'node:crypto'
import { CHEST_LOTS } from '@skystair/content/chest-finds.data.ts'
import { attackPlace } from '@skystair/contract/battle.ts'
import { type CardTable, cardTable, turnCard } from '@skystair/contract/cards.ts'
import { infoCurrent } from '@skystair/contract/player.ts'
import { listArtifacts } from '@skystair/contract/things.ts'
import { CARDS, type Card } from '@skystair/rules/cards/card-life.ts'
import { flockFind, layCards } from '@skystair/rules/cards/turn-card.ts'
import { describe, expect, test } from 'vitest'
import { owner, sql } from '../../platform/database/sql.ts'
import { aGame, aKey } from '../../testing/game.ts'
import { aTraveller, type Person } from '../../testing/people.ts'

const game = aGame()
const minute = 60_000
const day = 24 * 60 * minute

const look = async ({ token }: Person) =>
  (await game.ask(cardTable, { as: token })).body as unknown as CardTable

interface Turned {
  readonly card: Card
  readonly flock: boolean
  readonly table: CardTable
  readonly reward: { readonly things: readonly { readonly kind: string; readonly id: string }[] }
}
const turn = ({ token }: Person, place: number, key = aKey()) =>
  game.ask(turnCard, { as: token, params: { place }, key })

/** Turns a card, and puts it as it is wanted: what is drawn is proven elsewhere. */
async function haveTurned(person: Person, card: Card, daysAgo = 0): Promise<void> {
  const table = [card, ...CARDS.filter((one) => one !== card)]
  const today = Math.floor(game.clock.time / day) - daysAgo
  const turned = { table, place: 0, day: today }
  await game.services.database.query(sql`UPDATE player SET version = version + 1,
    state = jsonb_set(state, '{cards}', ${JSON.stringify({ turned, flock: [{ card, day: today }] })}::jsonb)
    WHERE id = ${owner(person.id)}`)
}

const noon = () => {
  game.clock.time = Math.ceil(game.clock.time / day) * day + day / 2
}

describe('the cards on the road’s table', () => {
  test('are turned once a day: the other two are shown then, and the next come at midnight', async () => {
    const person = await aTraveller(game)
    noon()
    const before = await look(person)
    expect(before).toMatchObject({ state: { card: null, flock: [] }, turned: null })
    const { status, body } = await turn(person, 1)
    expect(status).toBe(200)
    const { card, table } = body as unknown as Turned
    expect(table.turned?.table[1]).toBe(card)
    expect([...(table.turned?.table ?? [])].sort()).toEqual([...CARDS].sort())
    expect(await look(person)).toEqual(table)
    const again = await turn(person, 2)
    expect([again.body.code, again.body.params]).toEqual([
      'cards.refused.come-tomorrow',
      { wait: 12 * 60 * 60 },
    ])
    game.clock.time += day / 2 - 1
    expect((await look(person)).state.card).toBe(card)
    game.clock.time += 1
    expect((await look(person)).turned).toBe(null)
    expect((await turn(person, 0)).status).toBe(200)
  })

  test('were laid before the choice: the seed told afterwards has the seal shown before, and lays them so', async () => {
    const person = await aTraveller(game)
    const { seal } = await look(person)
    const { table } = (await turn(person, 2)).body as unknown as Turned
    const seed = table.turned?.seed ?? ''
    expect(createHash('sha256').update(seed).digest('hex')).toBe(seal)
    expect(table.turned?.table).toEqual(layCards(seed))
    expect(table.seal).not.toBe(seal)
  })

  test('a repeat turns nothing else, and of two turns at once one counts', async () => {
    const person = await aTraveller(game)
    const key = aKey()
    const first = await turn(person, 0, key)
    expect((await turn(person, 0, key)).body).toEqual(first.body)
    const other = await aTraveller(game)
    const answers = await Promise.all([turn(other, 0), turn(other, 1), turn(other, 2)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('the last of a flock brings an artifact as its seed draws it; the flock begins anew', async () => {
    const person = await aTraveller(game)
    noon()
    const today = Math.floor(game.clock.time / day)
    const flock = CARDS.map((card) => ({ card, day: today - 6 }))
    // Whichever comes, the other two wait already.
    await game.services.database.query(sql`UPDATE player SET version = version + 1,
      state = jsonb_set(state, '{cards,flock}', ${JSON.stringify(flock)}::jsonb) WHERE id = ${owner(person.id)}`)
    const { flock: isFlock, reward, table } = (await turn(person, 0)).body as unknown as Turned
    expect(isFlock).toBe(true)
    expect(reward.things).toMatchObject([
      { kind: 'artifact', id: flockFind(table.turned?.seed ?? '', CHEST_LOTS) },
    ])
    expect(table.state.flock).toEqual([])
    const { artifacts } = (await game.ask(listArtifacts, { as: person.token })).body as unknown as {
      artifacts: { kind: string }[]
    }
    expect(artifacts.map(({ kind }) => kind)).toContain(reward.things[0]?.id)
  })

  test('the player info tells the card, until when, and the flock', async () => {
    const person = await aTraveller(game)
    noon()
    await haveTurned(person, 'eagle')
    const { body } = await game.ask(infoCurrent, { as: person.token })
    const midnight = Math.ceil(game.clock.time / day) * day
    expect(body.cardState).toEqual({
      card: 'eagle',
      until: midnight,
      flock: [{ card: 'eagle', until: midnight + 6 * day }],
    })
    expect((await game.ask(infoCurrent, {})).body.cardState).toBe(null)
  })
})

describe('the card of the day goes to battle', () => {
  interface Fighter {
    readonly side: string
    readonly defence: number
    readonly healthTotal: number
    readonly poison: number
    readonly specials: { readonly LUCK?: number }
  }
  async function squadWith(card: Card | null, daysAgo = 0): Promise<readonly Fighter[]> {
    const person = await aTraveller(game)
    if (card !== null) await haveTurned(person, card, daysAgo)
    const { body } = await game.ask(attackPlace, { as: person.token, body: { placeId: 'main-1-0' } })
    return (body.creatures as unknown as Fighter[]).filter(({ side }) => side === 'player')
  }
  const sum = (squad: readonly Fighter[], of: (one: Fighter) => number) =>
    squad.reduce((all, one) => all + of(one), 0)

  test('elephant, snake and eagle each do their own, yesterday’s nothing', async () => {
    const plain = await squadWith(null)
    const elephant = await squadWith('elephant')
    expect(sum(elephant, (one) => one.defence)).toBeCloseTo(1.1 * sum(plain, (one) => one.defence))
    expect(sum(elephant, (one) => one.healthTotal)).toBeCloseTo(1.1 * sum(plain, (one) => one.healthTotal))
    expect(sum(await squadWith('snake'), (one) => one.poison)).toBeGreaterThan(
      sum(plain, (one) => one.poison),
    )
    const luck = (one: Fighter) => one.specials.LUCK ?? 0
    expect(sum(await squadWith('eagle'), luck)).toBeCloseTo(sum(plain, luck) + 0.15 * plain.length)
    expect(await squadWith('elephant', 1)).toMatchObject(
      plain.map(({ defence, poison }) => ({ defence, poison })),
    )
  })
})
