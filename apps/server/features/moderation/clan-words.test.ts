import {
  clanInfo,
  participantAction,
  setAdvertisement,
  setClanAbout,
  setClanName,
} from '@skystair/contract/clan.ts'
import * as calls from '@skystair/contract/moderation.ts'
import { current } from '@skystair/contract/player.ts'
import { describe, expect, test } from 'vitest'
import { sql } from '../../platform/database/sql.ts'
import { aJoiner, aLeader, aMember, clanIdOf } from '../../testing/clans.ts'
import { aGame, aKey } from '../../testing/game.ts'
import type { Person } from '../../testing/people.ts'
import { aTalker } from '../../testing/talk.ts'

const game = aGame()
const note = 'seen with my own eyes'
const about = 'We eat geese'
const advertisement = 'Geese wanted'

/** A clan whose deputy wrote what it says of itself and whose leader wrote what it seeks. */
async function people() {
  const [keeper, leader] = [await aTalker(game, { accessLevel: 'MODERATOR' }), await aLeader(game)]
  const deputy = await aMember(game, leader, 'DEPUTY_LEADER')
  const clanId = await clanIdOf(game, leader)
  await says(deputy, setClanAbout, about)
  await says(leader, setAdvertisement, advertisement)
  return { keeper, leader, deputy, clanId }
}

const says = (who: Person, call: typeof setClanAbout | typeof setAdvertisement, content: string) =>
  game.ask(call, { as: who.token, key: aKey(), body: { content } })

interface Words {
  readonly name: string
  readonly about: string | null
  readonly advertisement: string | null
}

async function wordsOf(clanId: number, { token }: Person): Promise<Words> {
  const { body } = await game.ask(clanInfo, { as: token, body: { clanId } })
  const { clan } = body as unknown as { clan: Words }
  return { name: clan.name, about: clan.about, advertisement: clan.advertisement }
}

const complain = async (who: Person, clanId: number, leader: Person) =>
  (
    await game.ask(calls.report, {
      as: who.token,
      body: { kind: 'CLAN', playerId: leader.id, id: String(clanId), text: '' },
    })
  ).body.code ?? ''

const casesAbout = (clanId: number) =>
  game.services.database.query<{ id: string; about: number; quoted: string }>(
    sql`SELECT id, about_id AS about, subject ->> 'quoted' AS quoted FROM moderation_case
      WHERE kind = 'CLAN' AND subject ->> 'id' = ${String(clanId)}::text`,
  )

const caseAbout = async (clanId: number, { id }: Person): Promise<string> =>
  (await casesAbout(clanId)).find((each) => each.about === id)?.id ?? ''

const decide = async (who: Person, id: string, body: object) =>
  (await game.ask(calls.decideCase, { as: who.token, params: { id }, body: { note, ...body } })).body.code ??
  ''
const undo = async (who: Person, id: string) =>
  (await game.ask(calls.undoCase, { as: who.token, params: { id }, body: { note } })).body.code ?? ''

describe('a complaint about what a clan says of itself', () => {
  test('is about whoever wrote it, each for the own words', async () => {
    const { leader, deputy, clanId } = await people()
    const { name } = await wordsOf(clanId, leader)
    expect(await complain(await aJoiner(game), clanId, leader)).toBe('')
    const found = (await casesAbout(clanId)).map((each) => [each.about, each.quoted])
    expect(found).toHaveLength(2)
    expect(found).toContainEqual([leader.id, `${name}\n${advertisement}`])
    expect(found).toContainEqual([deputy.id, about])
  })

  test('is still about whoever wrote it when somebody else leads', async () => {
    const { leader, deputy, clanId } = await people()
    const body = { playerId: deputy.id, type: 'GIVE_LEADERSHIP' }
    expect((await game.ask(participantAction, { as: leader.token, key: aKey(), body })).status).toBe(200)
    expect(await complain(await aJoiner(game), clanId, deputy)).toBe('')
    const mine = (await casesAbout(clanId)).find((each) => each.about === leader.id)
    expect(mine?.quoted).toContain(advertisement)
  })

  test('is made once while nobody has judged it, and not about the own words', async () => {
    const { leader, deputy, clanId } = await people()
    const other = await aJoiner(game)
    expect(await complain(other, clanId, leader)).toBe('')
    expect(await complain(other, clanId, leader)).toBe('moderation.refused.reported')
    expect(await complain(deputy, clanId, leader)).toBe('')
    expect((await casesAbout(clanId)).filter((each) => each.about === deputy.id)).toHaveLength(1)
  })
})

describe('a verdict on the words of a clan', () => {
  test('takes away those it is about, and gives them back when it is taken back', async () => {
    const { keeper, leader, deputy, clanId } = await people()
    const before = await wordsOf(clanId, leader)
    await complain(await aJoiner(game), clanId, leader)
    const [ofDeputy, ofLeader] = [await caseAbout(clanId, deputy), await caseAbout(clanId, leader)]
    expect(await decide(keeper, ofDeputy, { decision: 'ERASED' })).toBe('')
    expect(await wordsOf(clanId, leader)).toEqual({ ...before, about: null })
    expect(await decide(keeper, ofLeader, { decision: 'ERASED' })).toBe('')
    const erased = { name: `Clan #${String(clanId).slice(-6)}`, about: null, advertisement: null }
    expect(await wordsOf(clanId, leader)).toEqual(erased)
    expect(await undo(keeper, ofDeputy)).toBe('')
    expect(await wordsOf(clanId, leader)).toEqual({ ...erased, about })
    expect(await undo(keeper, ofLeader)).toBe('')
    expect(await wordsOf(clanId, leader)).toEqual(before)
  })

  test('gives back voice and words when a ban is taken back', async () => {
    const { keeper, leader, deputy, clanId } = await people()
    const before = await wordsOf(clanId, leader)
    await complain(await aJoiner(game), clanId, leader)
    const id = await caseAbout(clanId, deputy)
    expect(await decide(keeper, id, { decision: 'BANNED', reason: 'FLOOD', duration: 'HOURS_1' })).toBe('')
    expect(await wordsOf(clanId, leader)).toEqual({ ...before, about: null })
    expect((await game.ask(current, { as: deputy.token })).body.chatBan).not.toBeNull()
    expect(await undo(keeper, id)).toBe('')
    expect(await wordsOf(clanId, leader)).toEqual(before)
    expect((await game.ask(current, { as: deputy.token })).body.chatBan).toBeNull()
  })

  test('gives nothing back over what was written since', async () => {
    const { keeper, leader, deputy, clanId } = await people()
    await complain(await aJoiner(game), clanId, leader)
    const id = await caseAbout(clanId, deputy)
    await decide(keeper, id, { decision: 'ERASED' })
    await says(leader, setClanAbout, 'We feed geese')
    expect(await undo(keeper, id)).toBe('moderation.refused.changed-since')
    expect((await wordsOf(clanId, leader)).about).toBe('We feed geese')
  })

  test('gives no name back that another clan has taken', async () => {
    const { keeper, leader, clanId } = await people()
    const { name } = await wordsOf(clanId, leader)
    await complain(await aJoiner(game), clanId, leader)
    const id = await caseAbout(clanId, leader)
    await decide(keeper, id, { decision: 'ERASED' })
    const admin = await aTalker(game, { accessLevel: 'ADMIN' })
    const other = await clanIdOf(game, await aLeader(game))
    const taken = { as: admin.token, key: aKey(), body: { clanId: other, name } }
    expect((await game.ask(setClanName, taken)).status).toBe(200)
    expect(await undo(keeper, id)).toBe('clan.refused.name-taken')
    expect((await wordsOf(clanId, leader)).name).not.toBe(name)
  })
})
