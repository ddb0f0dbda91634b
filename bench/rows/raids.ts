import { randomUUID } from 'node:crypto'
import { complete } from '@skystair/contract/battle.ts'
import type { Battle } from '@skystair/rules/battle/battle.ts'
import { writeToken } from '@skystair/server/platform/people/session.ts'
import { settleClans, spreadOverClans } from '../clans.ts'
import { longBattle } from '../deeds.ts'
import { openWire } from '../hall.ts'
import { openStand } from '../load.ts'
import { beforeBoss, beginRaid, endBattles, foughtOut } from '../raids.ts'
import { openReader } from '../reader.ts'
import { type Row, sideBySide } from '../row.ts'
import { fullSides, sixAgainstSix } from '../six-against-six.ts'
import { openWorld, tokenOf } from '../world.ts'

const players = 4096
const members = 100

export const raidBlows: Row = {
  name: 'raid-blow',
  title: 'blows per second at the boss that a clan fights ÷ at guardians of the road',
  bound: { least: 0.8 },
  async measure(opened) {
    const world = await opened.add(openWorld())
    const raid = await world.populate(players, { name: 'raid', battle: beforeBoss() })
    const road = await world.populate(players, { name: 'road', battle: longBattle() })
    const ours = await opened.add(openStand(raid, players, 'raidHit'))
    const theirs = await opened.add(openStand(road, players, 'hit'))
    await ours.play(3000)
    await theirs.play(3000)
    return sideBySide(
      9,
      () => ours.play(1500),
      () => theirs.play(1500),
    )
  },
}

export const raidFinishes: Row = {
  name: 'raid-finishes',
  title:
    '100 members of one clan ending their fights with its boss at once ÷ 100 loners ending theirs, a second',
  bound: { least: 0.5 },
  async measure(opened) {
    const world = await opened.add(openWorld())
    const open = async (name: string, battle: Battle, prepare: (url: string) => Promise<void>) => {
      const url = await world.populate(members, { name })
      await prepare(url)
      const reader = await opened.add(openReader(url))
      return async () => {
        await endBattles(url, battle)
        const started = performance.now()
        await Promise.all(
          Array.from({ length: members }, (_, place) => reader.write(complete.path, null, place + 1)),
        )
        return members / (performance.now() - started)
      }
    }
    const raid = await open('raiders', foughtOut(beforeBoss()), async (url) => {
      await settleClans(url, 1, members)
      await beginRaid(url)
    })
    const road = await open(
      'loners',
      foughtOut(sixAgainstSix(fullSides(100).next().value, 'bench')),
      async () => undefined,
    )
    for (const warm of [raid, road, raid, road]) await warm()
    return sideBySide(15, raid, road)
  },
}

const times = 300

export const raidLive: Row = {
  name: 'raid-live',
  title: 'time until 100 members have heard of a fight with their boss ÷ of a chat line',
  bound: { most: 1.2 },
  async measure(opened) {
    const world = await opened.add(openWorld())
    const wire = await opened.add(openWire(await world.populate(members)))
    await wire.fill(members)
    await wire.speak(times)
    await wire.speak(times, 'raid')
    // Deliveries a second the other way round: the time of one.
    return sideBySide(
      9,
      () => wire.speak(times),
      () => wire.speak(times, 'raid'),
    )
  },
}

const clans = 10
const everybody = clans * members
const rounds = 60

export const raidCrowd: Row = {
  name: 'raid-crowd',
  title:
    'time until 1,000 members of ten clans have each heard of a fight with their boss ÷ of a chat line to them all',
  bound: { most: 1.2 },
  async measure(opened) {
    const world = await opened.add(openWorld())
    const url = await world.populate(everybody)
    await settleClans(url, clans, 1)
    await spreadOverClans(url, clans)
    const wire = await opened.add(openWire(url))
    await wire.fill(everybody, clans)
    await wire.speak(rounds)
    await wire.speak(rounds, 'raids')
    return sideBySide(
      7,
      () => wire.speak(rounds),
      () => wire.speak(rounds, 'raids'),
    )
  },
}

async function comeHomeTo(port: number, player: number): Promise<void> {
  const { status } = await fetch(`http://127.0.0.1:${port}${complete.path}`, {
    method: complete.method,
    headers: { authorization: writeToken(tokenOf(player)), 'idempotency-key': randomUUID() },
  })
  if (status !== 200) throw new Error(`${player} is not home: ${status}`)
}

export const raidSecond: Row = {
  name: 'raid-second',
  title:
    'seconds from ten fights ending at once, one in each of ten clans, until all 1,000 members have heard (a plain number)',
  bound: { most: 1 },
  async measure(opened) {
    const world = await opened.add(openWorld())
    const url = await world.populate(everybody)
    await settleClans(url, clans, 1)
    await spreadOverClans(url, clans)
    await beginRaid(url, clans)
    const wire = await opened.add(openWire(url))
    await wire.fill(everybody, clans)
    const battle = foughtOut(beforeBoss())
    const port = await wire.port()
    const once = async () => {
      await endBattles(url, battle)
      const started = performance.now()
      await Promise.all(Array.from({ length: clans }, (_, place) => comeHomeTo(port, place + 1)))
      // Words keep their order: whoever hears this one has heard of the fight.
      await wire.speak(1)
      return (performance.now() - started) / 1000
    }
    await once()
    return [await once(), await once(), await once(), await once(), await once()]
  },
}
