import { NO_BOOSTS } from '@skystair/rules/booster/booster.ts'
import { receive } from '@skystair/rules/climb/receive-reward.ts'
import { openJournal } from '@skystair/rules/climb/take-gifts.ts'
import { squadOf } from '@skystair/rules/heroes/hero.ts'
import { isRefusal } from '@skystair/rules/refusal.ts'
import { rewardFor } from '@skystair/rules/road/attack-place.ts'
import { growPlaces } from '@skystair/rules/road/grow-places.ts'
import { muster } from '@skystair/rules/road/muster-enemies.ts'
import { GUARDIAN_SLOT, placeId } from '@skystair/rules/road/place.ts'
import { expect, test } from 'vitest'
import { beginning, GROWING } from './beginning.ts'
import { EVERYDAY_REWARDS } from './everyday.data.ts'
import { LEVELS } from './levels.ts'
import { REALM } from './realm.ts'
import { TASKS } from './tasks.data.ts'

const stairs = (to: number): number[] => Array.from({ length: to }, (_, index) => index + 1)
const newcomer = () => beginning('newcomer', 'female', 'MAN_COMPANION_1', 0)

test('a chest with an artifact stands open by stair 3', () => {
  const chests = stairs(3).flatMap((stair) =>
    growPlaces(REALM, 'main', stair).filter(({ thing, guarded }) => thing?.kind === 'artifact' && !guarded),
  )
  expect(chests.length).toBeGreaterThan(0)
})

test('a third hero has joined before stair 4', () => {
  let climber = newcomer()
  for (const stair of stairs(3)) {
    const received = receive(
      climber,
      rewardFor(REALM, placeId('main', stair, GUARDIAN_SLOT)),
      GROWING,
      NO_BOOSTS,
    )
    if (isRefusal(received)) throw new Error(received.refused)
    climber = received.climber
  }
  expect(squadOf(climber.heroes)).toHaveLength(3)
})

test('ten kinds of guardians are met by stair 10', () => {
  const kinds = stairs(10).flatMap((stair) => {
    const [guardian] = growPlaces(REALM, 'main', stair)
    return guardian ? muster(REALM, guardian).map(({ kind }) => kind) : []
  })
  expect(new Set(kinds).size).toBeGreaterThanOrEqual(10)
})

test('three daily tasks wait from the first minute', () => {
  const { journal } = openJournal(newcomer(), GROWING, 0)
  const daily = journal.tasks.filter(({ id }) => TASKS.find((task) => task.id === id)?.kind === 'DAILY')
  expect(daily).toHaveLength(3)
})

test('the seventh everyday gift is a hero', () => {
  expect(EVERYDAY_REWARDS[6]?.things).toContainEqual(expect.objectContaining({ kind: 'hero' }))
})

test('the bar of experience never shrinks', () => {
  for (const level of stairs(100))
    expect(LEVELS.maxExp(level + 1)).toBeGreaterThanOrEqual(LEVELS.maxExp(level))
})

test('the first boss guards an artifact, and says so before', () => {
  expect(rewardFor(REALM, placeId('main', 25, GUARDIAN_SLOT)).things).toMatchObject([{ kind: 'artifact' }])
})
