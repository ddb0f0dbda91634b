import { attackRival } from '@skystair/contract/arena.ts'
import { complete, giveUpBattle } from '@skystair/contract/battle.ts'
import { standOnLadder } from '../ladder.ts'
import type { Opened } from '../opened.ts'
import { openReader, type Reader } from '../reader.ts'
import { type Row, sideBySide } from '../row.ts'
import { openWorld } from '../world.ts'

const few = 10_000
const many = 1_000_000
const looks = 60
const fights = 30

/** Two ladders side by side, and how long something takes on each. */
async function onLadders(
  opened: Opened,
  prepare: (reader: Reader, players: number) => Promise<() => Promise<number>>,
): Promise<readonly number[]> {
  const world = await opened.add(openWorld())
  const open = async (players: number) => {
    const url = await world.populate(players, { name: `ladder_${players}` })
    await standOnLadder(url)
    await world.settle(url)
    const reader = await opened.add(openReader(url))
    const time = await prepare(reader, players)
    await time()
    return time
  }
  const [large, small] = [await open(many), await open(few)]
  return sideBySide(9, large, small)
}

const timed = async (times: number, act: (time: number) => Promise<void>): Promise<number> => {
  const started = performance.now()
  for (let time = 0; time < times; time++) await act(time)
  return performance.now() - started
}

/** The same people each time, all over the ladder: how much of a world fits into memory is not what is asked. */
const spread = (time: number, times: number, players: number): number =>
  1 + Math.floor((time * (players - 100)) / times)

export const arenaLook: Row = {
  name: 'arena-look',
  title: 'time of a look at the arena with its five rivals, 1,000,000 on the ladder ÷ 10,000',
  bound: { most: 1.2 },
  measure: (opened) =>
    onLadders(opened, async (reader, players) => () => {
      return timed(looks, (time) => reader.read('/api/arena/get', spread(time, looks, players)))
    }),
}

/** Far from each other, so that nobody meets a rival who has moved. */
const fighters = (players: number) => {
  let last = 0
  return () => {
    last = (last + 97) % (players - 2000)
    return last + 1
  }
}

/** The nearest rival that a player is offered. */
async function attackNearest(reader: Reader, player: number): Promise<void> {
  const { rivals } = (await reader.look('/api/arena/get', player)) as { rivals: { id: number }[] }
  await reader.write(attackRival.path, { rivalId: rivals[0]?.id }, player)
}

export const arenaAttack: Row = {
  name: 'arena-attack',
  title: 'time of an attack in the arena, given up again, 1,000,000 on the ladder ÷ 10,000',
  bound: { most: 1.2 },
  measure: (opened) =>
    onLadders(
      opened,
      async (reader, players) => () =>
        timed(fights, async (time) => {
          const player = spread(time, fights, players)
          await attackNearest(reader, player)
          await reader.write(giveUpBattle.path, null, player)
        }),
    ),
}

const won = `UPDATE battle SET state = state || '{"status": "COMPLETED", "winner": "player"}'`

export const arenaFinish: Row = {
  name: 'arena-finish',
  title: 'time of coming home from a win with a swap of places, 1,000,000 on the ladder ÷ 10,000',
  bound: { most: 1.2 },
  measure: (opened) =>
    onLadders(opened, async (reader, players) => {
      const next = fighters(players)
      return async () => {
        const attackers = Array.from({ length: fights }, next)
        for (const player of attackers) await attackNearest(reader, player)
        await reader.change(won)
        return timed(fights, (time) => reader.write(complete.path, null, attackers[time] ?? 1))
      }
    }),
}

export const arenaRating: Row = {
  name: 'arena-rating',
  title: 'time of a page of the arena’s rating, 1,000,000 on the ladder ÷ 10,000',
  bound: { most: 1.5 },
  measure: (opened) =>
    onLadders(opened, async (reader, players) => () => {
      const somewhere = () => {
        const from = 1 + Math.floor(Math.random() * (players - 10))
        return `/api/rating/by/arenaPosition?from=${from}&to=${from + 9}`
      }
      return reader.time(looks, somewhere)
    }),
}

export const arenaTrips: Row = {
  name: 'arena-trips',
  title: 'round trips to the database for an attack in the arena and for coming home, each; the larger',
  bound: { most: 2 },
  async measure(opened) {
    const world = await opened.add(openWorld())
    const url = await world.populate(few)
    await standOnLadder(url)
    const reader = await opened.add(openReader(url))
    const trips: number[] = []
    for (let time = 1; time <= 5; time++) {
      const player = time * 97
      const { rivals } = (await reader.look('/api/arena/get', player)) as { rivals: { id: number }[] }
      const before = reader.roundTrips()
      await reader.write(attackRival.path, { rivalId: rivals[0]?.id }, player)
      const begun = reader.roundTrips()
      await reader.change(won)
      const over = reader.roundTrips()
      await reader.write(complete.path, null, player)
      trips.push(Math.max(begun - before, reader.roundTrips() - over))
    }
    return trips
  },
}
