import { expect, test } from 'vitest'
import { aClanDesign as design } from './a-clan.ts'
import { WorldOfClans } from './a-world-of-clans.ts'
import { buildersOf } from './build.ts'
import { type Clan, TREASURY_CURRENCIES } from './clan.ts'
import { levelOf, mostMembersAt } from './level.ts'
import { givenBy } from './support.ts'

const actions = 20_000
/** So often a server goes and another one comes. */
const restarts = 40

function wrongIn(clan: Clan): readonly string[] {
  const { members, candidates, regency, treasury, buildings } = clan
  const of = (rank: string) => members.filter((member) => member.rank === rank)
  const hallTop = givenBy(clan, 'hall', design)
  const { most, busy } = buildersOf(clan, design)
  const broken: Readonly<Record<string, boolean>> = {
    'not one leader': of('LEADER').length !== 1,
    'a regent without a regency, or the other way round':
      of('SUBLEADER').length !== (regency === null ? 0 : 1) ||
      of('SUBLEADER').some(({ playerId }) => playerId !== regency?.playerId),
    'too many members': members.length > mostMembersAt(levelOf(clan.experience, design), design),
    'a member twice': new Set(members.map(({ playerId }) => playerId)).size !== members.length,
    'a member who asks to be let in': candidates.some((candidate) =>
      members.some(({ playerId }) => playerId === candidate.playerId),
    ),
    'too many invitations':
      candidates.filter(({ state }) => state === 'INVITED').length > design.mostInvitations,
    'a debt': TREASURY_CURRENCIES.some(
      (currency) => !Number.isInteger(treasury[currency]) || treasury[currency] < 0,
    ),
    'too many builders': busy > most,
    'a building above the top': Object.values(buildings).some(({ level }) => level > design.topBuilding),
    'a force above the hall': Object.values(clan.hall).some((level) => level > hallTop),
  }
  return Object.keys(broken).filter((name) => broken[name])
}

function wrongInWorld(world: WorldOfClans): readonly string[] {
  const homes = new Map<number, number>()
  const wrong: string[] = []
  const money = { ...world.gone }
  for (const clan of world.clans.values()) {
    wrong.push(...wrongIn(clan))
    for (const { playerId } of clan.members) {
      if (homes.has(playerId)) wrong.push('a member of two clans')
      homes.set(playerId, clan.id)
    }
    for (const currency of TREASURY_CURRENCIES) money[currency] += clan.treasury[currency]
  }
  for (const { id, clanId, clan, purse } of world.players.values()) {
    if ((homes.get(id) ?? null) !== clanId)
      wrong.push('a member whose clan does not know, or the other way round')
    if (clan.applications.length > design.mostApplications) wrong.push('too many applications')
    if (clanId !== null && clan.applications.length > 0) wrong.push('a member who asks elsewhere')
    homes.delete(id)
    for (const currency of TREASURY_CURRENCIES) money[currency] += purse[currency]
  }
  if (homes.size > 0) wrong.push('a member who is nobody')
  if (TREASURY_CURRENCIES.some((currency) => money[currency] !== 0)) wrong.push('a coin made or lost')
  return wrong
}

test(`whatever 60 players do in 8 clans, ${actions} times, over ${restarts} restarts, every clan stays in order and every coin is kept`, () => {
  const world = new WorldOfClans('a year of clans', 60, 8)
  const done = new Map<string, number>()
  for (let count = 0; count < actions; count++) {
    if (count % (actions / restarts) === 0) world.restart()
    const what = world.step()
    done.set(what, (done.get(what) ?? 0) + 1)
    const wrong = wrongInWorld(world)
    if (wrong.length > 0) throw new Error(`action ${count}, ${what}: ${wrong.join(', ')}`)
  }
  // Each kind of deed has really been done, again and again.
  const seldom = [...new Set([...done.keys()].map((what) => what.replace(/:.*/, '')))].filter(
    (name) => (done.get(`${name}: done`) ?? 0) < 20,
  )
  expect(seldom).toEqual([])
  expect(world.clans.size).toBeGreaterThan(3)
})
