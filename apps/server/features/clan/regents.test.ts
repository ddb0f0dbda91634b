import { CLANS } from '@skystair/content/clans/clans.ts'
import { clanLog, donate, myClan, participantAction } from '@skystair/contract/clan.ts'
import type { MyClan } from '@skystair/contract/clan-view.ts'
import { current } from '@skystair/contract/player.ts'
import { describe, expect, test } from 'vitest'
import { beginStandingWork, doDueWork } from '../../platform/due-work/do-due-work.ts'
import { disorderInClans } from '../../testing/clan-order.ts'
import { aLeader, aMember, clanIdOf } from '../../testing/clans.ts'
import { aGame, aKey } from '../../testing/game.ts'
import type { Person } from '../../testing/people.ts'
import { watchLeadersWork } from './watch-leaders.ts'

const game = aGame()
const DAY = 86_400_000

/** A clan with a leader and two members, of whom the second gave something. */
async function people() {
  const leader = await aLeader(game)
  const first = await aMember(game, leader, 'PARTICIPANT')
  const giver = await aMember(game, leader, 'PARTICIPANT')
  const body = { portions: [{ type: 'GEARS', amount: 5 }] }
  await game.ask(donate, { as: giver.token, key: aKey(), body })
  return { leader, first, giver, clanId: await clanIdOf(game, leader) }
}

/** So many days pass, after which these look in, and another server goes through the clans. */
async function daysPass(days: number, ...seen: readonly Person[]): Promise<void> {
  game.clock.time += days * DAY
  for (const { token } of seen) await game.ask(current, { as: token })
  await game.restart()
  await beginStandingWork(game.services, [watchLeadersWork])
  await doDueWork(game.services, [watchLeadersWork])
}

const rankOf = async ({ token }: Person): Promise<MyClan['rank'] | null> => {
  const { body } = await game.ask(myClan, { as: token })
  return (body as unknown as { clan: MyClan | null }).clan?.rank ?? null
}

const ranks = async (...all: readonly Person[]) => Promise.all(all.map(rankOf))

const eventsOf = async (clanId: number, { token }: Person) => {
  const { body } = await game.ask(clanLog, { as: token, params: { id: clanId }, query: {} })
  return (
    body as unknown as { lines: readonly { type: string; subject: { id: number } | null }[] }
  ).lines.map(({ type, subject }) => `${type} ${subject?.id ?? ''}`)
}

const awayFor = CLANS.leaderAwayFor / DAY
const regencyLasts = CLANS.regencyLasts / DAY

describe('a leader who is away', () => {
  test('leads for thirteen days; on the fourteenth the most worthy leads for a while, and the log says so', async () => {
    const { first, giver, clanId } = await people()
    await daysPass(awayFor - 1, first, giver)
    expect(await ranks(first, giver)).toEqual(['PARTICIPANT', 'PARTICIPANT'])
    await daysPass(1, first, giver)
    // Of one rank the one who gave.
    expect(await ranks(first, giver)).toEqual(['PARTICIPANT', 'SUBLEADER'])
    expect(await eventsOf(clanId, first)).toContain(`subLeader ${giver.id}`)
    expect(await disorderInClans(game)).toEqual([])
  })

  test('and comes back within fourteen days more leads at once, and the other is again what one was', async () => {
    const { leader, first, giver } = await people()
    await daysPass(awayFor, first, giver)
    expect(await rankOf(giver)).toBe('SUBLEADER')
    const deed = { playerId: first.id, type: 'PROMOTE' }
    expect((await game.ask(participantAction, { as: leader.token, key: aKey(), body: deed })).status).toBe(
      200,
    )
    expect(await ranks(leader, first, giver)).toEqual(['LEADER', 'REPRESENTATIVE', 'PARTICIPANT'])
    expect(await disorderInClans(game)).toEqual([])
  })

  test('and only looks in again leads from the next morning on', async () => {
    const { leader, first, giver } = await people()
    await daysPass(awayFor, first, giver)
    expect(await rankOf(giver)).toBe('SUBLEADER')
    await daysPass(1, leader, first, giver)
    expect(await ranks(leader, giver)).toEqual(['LEADER', 'PARTICIPANT'])
    await daysPass(regencyLasts, leader, first, giver)
    expect(await ranks(leader, giver)).toEqual(['LEADER', 'PARTICIPANT'])
  })

  test('and does not come back is a member after fourteen days more, and whoever led for a while leads', async () => {
    const { leader, first, giver, clanId } = await people()
    await daysPass(awayFor, first, giver)
    await daysPass(regencyLasts - 1, first, giver)
    expect(await rankOf(giver)).toBe('SUBLEADER')
    await daysPass(1, first, giver)
    expect(await ranks(leader, first, giver)).toEqual(['PARTICIPANT', 'PARTICIPANT', 'LEADER'])
    expect(await eventsOf(clanId, first)).toContain(`leaderReplace ${giver.id}`)
    expect(await disorderInClans(game)).toEqual([])
  })

  test('and has nobody beside keeps the clan', async () => {
    const leader = await aLeader(game)
    await daysPass(awayFor)
    await daysPass(regencyLasts)
    expect(await rankOf(leader)).toBe('LEADER')
  })
})
