import { buyFight, seeArenaHistory } from '@skystair/contract/arena.ts'
import { ask, complete, giveUpBattle, watchReplay } from '@skystair/contract/battle.ts'
import { personalChannel } from '@skystair/contract/live-channels.ts'
import { listDialog } from '@skystair/contract/mail.ts'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { owner, sql } from '../../platform/database/sql.ts'
import { channelOf } from '../../platform/people/channel.ts'
import {
  aGladiator,
  attack,
  deed,
  fight,
  finish,
  giveFights,
  history,
  ladderOf,
  look,
  makeStrong,
  standing,
} from '../../testing/arena.ts'
import { aGame } from '../../testing/game.ts'
import type { Person } from '../../testing/people.ts'
import { aTalker } from '../../testing/talk.ts'
import { Wire } from '../../testing/wire.ts'
import { enrich } from '../../testing/world.ts'

const game = aGame()
const day = 24 * 3_600_000

beforeAll(async () => {
  for (let count = 0; count < 12; count++) await aGladiator(game)
})

describe('a fight', () => {
  let attacker: Person
  let rival: Person
  beforeEach(async () => {
    attacker = await aGladiator(game)
    await makeStrong(game, attacker)
    const { rivals } = await look(game, attacker)
    const found = rivals[2]
    if (!found) throw new Error('no rival')
    rival = { id: found.id, token: '', name: found.name }
    await makeStrong(game, rival, 1)
  })

  test('begins and ends in two round trips each', async () => {
    const trips = game.services.database.roundTrips
    const begin = trips()
    await attack(game, attacker, rival)
    expect(trips() - begin).toBe(2)
    await deed(game, giveUpBattle, attacker)
    await attack(game, attacker, rival)
    await deed(game, ask, attacker, { body: { toTheEnd: true } })
    const end = trips()
    expect((await deed(game, complete, attacker)).status).toBe(200)
    expect(trips() - end).toBe(2)
  })

  test('that is won swaps the two, and those between stay', async () => {
    const before = await ladderOf(game)
    const mithril = (await fight(game, attacker, rival)).body
    expect(mithril).toMatchObject({ battle: null, amethyst: expect.any(Number) })
    const after = await ladderOf(game)
    const [own, other] = [before.indexOf(attacker.id), before.indexOf(rival.id)]
    expect(after).toEqual(before.with(own, rival.id).with(other, attacker.id))
    expect(await standing(game, attacker)).toMatchObject({ position: other + 1, best: other + 1 })
    const [last] = await history(game, attacker)
    expect(last).toMatchObject({
      attacked: true,
      won: true,
      positionBefore: own + 1,
      positionAfter: other + 1,
      rival: { id: rival.id, name: rival.name },
      canRevenge: false,
    })
    const seen = await game.ask(watchReplay, { params: { id: last?.id ?? '' }, as: attacker.token })
    expect(seen.status).toBe(200)
  })

  test('leaves wounds and used scrolls in the arena', async () => {
    const heroes = async () =>
      (
        await game.services.database.query<{ heroes: { wounds: number }[] }>(
          sql`SELECT state #> '{climb,heroes}' AS heroes FROM player WHERE id = ${owner(attacker.id)}`,
        )
      )[0]?.heroes.map(({ wounds }) => wounds)
    const before = await heroes()
    await attack(game, attacker, rival)
    await deed(game, giveUpBattle, attacker)
    expect(await heroes()).toEqual(before)
  })

  test('that is lost or given up moves nobody', async () => {
    const before = await ladderOf(game)
    await attack(game, attacker, rival)
    await deed(game, giveUpBattle, attacker)
    expect(await ladderOf(game)).toEqual(before)
    expect((await history(game, attacker))[0]).toMatchObject({ attacked: true, won: false })
    expect((await standing(game, attacker)).fights.inHand).toBe(4)
  })

  test('is one at a time, against one of the five, with fights in hand', async () => {
    expect((await attack(game, attacker, attacker)).body.code).toBe('arena.refused.not-a-rival')
    expect((await attack(game, attacker, { ...rival, id: 999_999_999 })).body.code).toBe(
      'arena.refused.rival-gone',
    )
    const outsider = await aTalker(game)
    expect((await attack(game, outsider, rival)).body.code).toBe('arena.refused.not-entered')
    expect((await attack(game, attacker, rival, { scroll: 'scroll-of-fire' })).body.code).toBe(
      'arena.refused.no-scroll',
    )
    await attack(game, attacker, rival)
    expect((await attack(game, attacker, rival)).body.code).toBe('battle.refused.fighting')
    await deed(game, giveUpBattle, attacker)
    await giveFights(game, attacker, 0)
    expect((await attack(game, attacker, rival)).body.code).toBe('arena.refused.no-fights')
    await enrich(game, attacker.id, 'mithril', 10)
    const bought = await deed(game, buyFight, attacker)
    expect(bought.body.arena).toMatchObject({
      standing: { fights: { inHand: 1, extraLeft: 4, extraPrice: 20 } },
    })
    expect((await deed(game, buyFight, attacker)).body.code).toBe('wallet.refused.not-enough')
  })

  test('against one who has moved meanwhile swaps the places as they are then', async () => {
    await attack(game, attacker, rival)
    const other = await aGladiator(game)
    // The rival is moved by somebody else while the fight goes on.
    const [one, two] = [await ladderOf(game), (await ladderOf(game)).indexOf(rival.id) + 1]
    await game.services.database.query(sql`UPDATE arena_place SET holder = CASE position WHEN 1 THEN ${rival.id}::bigint
      ELSE ${one[0] ?? 0}::bigint END WHERE position IN (1, ${two})`)
    await finish(game, attacker)
    expect((await ladderOf(game)).indexOf(attacker.id)).toBe(0)
    expect((await ladderOf(game)).at(-1)).toBe(other.id)
  })

  test('against one who stands below by now counts, and nobody moves', async () => {
    await attack(game, attacker, rival)
    const before = await ladderOf(game)
    const [own, other] = [before.indexOf(attacker.id) + 1, before.indexOf(rival.id) + 1]
    await game.services.database.query(sql`UPDATE arena_place SET holder = CASE position WHEN ${own}
      THEN ${rival.id}::bigint ELSE ${attacker.id}::bigint END WHERE position IN (${own}, ${other})`)
    const swapped = await ladderOf(game)
    await finish(game, attacker)
    expect(await ladderOf(game)).toEqual(swapped)
    expect((await history(game, attacker))[0]).toMatchObject({
      won: true,
      positionBefore: other,
      positionAfter: other,
    })
  })

  test('two at once against one rival both count, and everybody still has a place', async () => {
    const second = await aGladiator(game)
    await makeStrong(game, second)
    const { rivals } = await look(game, second)
    const shared = rivals.find(({ id }) => id !== attacker.id)
    if (!shared) throw new Error('no rival')
    const target = { id: shared.id, token: '', name: shared.name }
    await makeStrong(game, target, 1)
    const before = await ladderOf(game)
    await attack(game, second, target)
    await game.services.database.query(sql`UPDATE player SET version = version + 1,
      state = jsonb_set(state, '{arena,draw}', '0') WHERE id = ${owner(attacker.id)}`)
    for (let seed = 0; seed < 50; seed++) {
      const begun = await attack(game, attacker, target)
      if (begun.status === 200) break
      await game.services.database.query(sql`UPDATE player SET version = version + 1,
        state = jsonb_set(state, '{arena,draw}', ${String(seed)}::jsonb) WHERE id = ${owner(attacker.id)}`)
    }
    const home = await Promise.all([finish(game, attacker), finish(game, second)])
    expect(home.map(({ status, body }) => [status, body.code])).toEqual([
      [200, undefined],
      [200, undefined],
    ])
    const after = await ladderOf(game)
    expect(after.toSorted()).toEqual(before.toSorted())
    expect([attacker.id, second.id]).toContain(after[before.indexOf(shared.id)])
    expect((await history(game, attacker))[0]?.won).toBe(true)
    expect((await history(game, second))[0]?.won).toBe(true)
  })

  test('brings something twice a day against the same rival', async () => {
    const amethysts: number[] = []
    let before = 0
    for (let time = 0; time < 3; time++) {
      await giveFights(game, attacker)
      const { body } = await fight(game, attacker, rival, time === 0 ? {} : { revenge: true })
      amethysts.push(Number(body.amethyst) - before)
      before = Number(body.amethyst)
      // Beaten again, the rival can be avenged on once more.
      await game.services.database.query(sql`INSERT INTO arena_fight (player_id, at, id, rival_id, attacked, won, power,
          rival_power, position_before, position_after) VALUES (${owner(attacker.id)},
          ${new Date(game.clock.now())}::timestamptz, ${`again-${time}`}, ${rival.id}::bigint, false, false, 1, 1, 1, 1)`)
    }
    expect(amethysts.slice(1)).toEqual([5, 0])
  })

  test('a rival who has not been seen for sixty days steps aside', async () => {
    await game.services.database.query(
      sql`UPDATE session SET seen_at = ${new Date(game.clock.now() - 61 * day)}::timestamptz WHERE player_id = ${rival.id}`,
    )
    const begun = await attack(game, attacker, rival)
    expect(begun.body).toMatchObject({ type: 'ARENA', status: 'COMPLETED', winner: 'player' })
    const place = (await ladderOf(game)).indexOf(rival.id)
    expect((await deed(game, complete, attacker)).status).toBe(200)
    expect((await ladderOf(game))[place]).toBe(attacker.id)
  })
})

describe('whoever is beaten', () => {
  test('hears of it at once, gets a letter with the replay, and may take revenge once', async () => {
    const rival = await aGladiator(game, 'Beaten One')
    const attacker = await aGladiator(game, 'Quick One')
    await makeStrong(game, attacker)
    const wire = new Wire(await game.listen())
    await wire.connect(rival.token)
    await wire.listen(personalChannel(channelOf(game.services.config.sessionSecret, rival.id)))
    for (let seed = 0; (await look(game, attacker)).rivals.every(({ id }) => id !== rival.id); seed++)
      await game.services.database.query(sql`UPDATE player SET version = version + 1,
        state = jsonb_set(state, '{arena,draw}', ${String(seed)}::jsonb) WHERE id = ${owner(attacker.id)}`)
    game.clock.time += 1
    await fight(game, attacker, rival)
    const heard: unknown[] = []
    for (let frame = 0; frame < 3; frame++) heard.push(JSON.parse((await wire.next()).body))
    const { position } = await standing(game, rival)
    const [lost] = await history(game, rival)
    expect(heard).toContainEqual({
      notificationType: 'ARENA_BEATEN',
      rivalId: attacker.id,
      rivalName: 'Quick One',
      fightId: lost?.id,
      position,
    })
    wire.leave()
    expect(lost).toMatchObject({ attacked: false, won: false, canRevenge: true, rival: { id: attacker.id } })
    const letters = await game.ask(listDialog, {
      as: rival.token,
      params: { partner: 0 },
      query: { from: 0, to: 10 },
    })
    expect((letters.body.messages as unknown as object[]).at(-1)).toMatchObject({
      letter: 'arena-beaten',
      text: '',
      fight: { rivalId: attacker.id, replay: lost?.id },
    })
    expect((await standing(game, rival)).unseenDefeats).toBe(1)
    game.clock.time += 1
    await deed(game, seeArenaHistory, rival)
    expect((await standing(game, rival)).unseenDefeats).toBe(0)
    await makeStrong(game, rival, 1e9)
    await makeStrong(game, attacker, 1)
    await fight(game, rival, attacker, { revenge: true })
    expect((await standing(game, rival)).position).toBeLessThan(position)
    expect((await attack(game, rival, attacker, { revenge: true })).body.code).toBe(
      'arena.refused.no-revenge',
    )
  })
})
