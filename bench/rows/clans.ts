import { donate, myClan, ownParticipants, startBuilding } from '@skystair/contract/clan.ts'
import { clanIdOf, settleClans } from '../clans.ts'
import { openStand } from '../load.ts'
import { openReader } from '../reader.ts'
import { type Row, sideBySide } from '../row.ts'
import { openWorld } from '../world.ts'

const members = 100
const few = 1_000
const many = 100_000
const times = 5

export const clanTrips: Row = {
  name: 'clan-trips',
  title: 'round trips to the database for a donation and for a building start, each; the larger',
  bound: { most: 2 },
  async measure(opened) {
    const world = await opened.add(openWorld())
    const url = await world.populate(members + times)
    await settleClans(url, times + 1, members)
    const reader = await opened.add(openReader(url))
    const tripsOf = async (address: string, body: object, player: number) => {
      const before = reader.roundTrips()
      await reader.write(address, body, player)
      return reader.roundTrips() - before
    }
    const trips: number[] = []
    for (let time = 1; time <= times; time++) {
      // Each of them leads a clan in which nobody builds yet.
      const leader = members + time
      const given = await tripsOf(donate.path, { portions: [{ type: 'GEARS', amount: 1 }] }, leader)
      const begun = await tripsOf(startBuilding.path, { buildingType: 'EXPERIENCE' }, leader)
      trips.push(Math.max(given, begun))
    }
    return trips
  },
}

export const clanDonations: Row = {
  name: 'clan-donations',
  title: '100 members of one clan giving at once ÷ 100 loners doing one action each, in actions per second',
  bound: { least: 0.5 },
  async measure(opened) {
    const world = await opened.add(openWorld())
    const [clan, lonely] = [
      await world.populate(members, { name: 'clan_of_100' }),
      await world.populate(members, { name: 'loners' }),
    ]
    await settleClans(clan, 1, members)
    const givers = await opened.add(openStand(clan, members, 'donate', members))
    const loners = await opened.add(openStand(lonely, members, 'switchPush', members))
    await givers.play(3000)
    await loners.play(3000)
    return sideBySide(
      9,
      () => givers.play(1500),
      () => loners.play(1500),
    )
  },
}

const rounds = 40

export const clanPages: Row = {
  name: 'clan-pages',
  title:
    'time of the own clan, its 100 members, a page of its log and of the rating with 100,000 clans ÷ 1,000',
  bound: { most: 1.5 },
  async measure(opened) {
    const world = await opened.add(openWorld())
    const open = async (clans: number) => {
      const url = await world.populate(2 * few, { name: `clans_${clans}` })
      await settleClans(url, clans, members)
      const reader = await opened.add(openReader(url))
      const look = async () => {
        const started = performance.now()
        for (let round = 0; round < rounds; round++) {
          await reader.write(myClan.path, null, 1)
          await reader.read(ownParticipants.path)
          await reader.read(`/api/clan/${clanIdOf(1)}/log`)
          await reader.read('/api/clan/rating?after=30_500000_1')
        }
        return performance.now() - started
      }
      await look()
      return look
    }
    const [large, small] = [await open(many), await open(few)]
    return sideBySide(9, large, small)
  },
}
