import { describe, expect, test } from 'vitest'
import { type AccessLevel, accessLevels, atLeast, mayDo, outranks, type Right } from './access-level.ts'

const whoMay = (right: Right) => accessLevels.filter((level) => mayDo(level, right))

describe('access', () => {
  test('moderator access is MODERATOR, ADMIN or GOD', () => {
    expect(accessLevels.filter((level) => atLeast(level, 'MODERATOR'))).toEqual(['MODERATOR', 'ADMIN', 'GOD'])
  })

  test('admin access is ADMIN or GOD', () => {
    expect(accessLevels.filter((level) => atLeast(level, 'ADMIN'))).toEqual(['ADMIN', 'GOD'])
  })

  test('anyone may play', () => {
    expect(whoMay('play')).toEqual(accessLevels)
  })

  test('only who has registered may talk, trade, join a clan and fight in the arena', () => {
    for (const right of ['talk', 'trade', 'joinClan', 'fightInArena'] as const) {
      expect(whoMay(right)).toEqual(['PLAYER', 'MODERATOR', 'ADMIN', 'GOD'])
    }
  })

  test('moderators ban, pin topics, enter as a player, see history and payments', () => {
    for (const right of ['ban', 'pinTopics', 'enterAsPlayer', 'seeHistory', 'seePayments'] as const) {
      expect(whoMay(right)).toEqual(['MODERATOR', 'ADMIN', 'GOD'])
    }
  })

  test('administrators raise and lower moderators and rename clans', () => {
    expect(whoMay('changeModerators')).toEqual(['ADMIN', 'GOD'])
    expect(whoMay('renameClan')).toEqual(['ADMIN', 'GOD'])
  })

  test('administrators are made by a god only', () => {
    expect(whoMay('changeAdmins')).toEqual(['GOD'])
  })

  test('nobody outranks an equal or a better', () => {
    const outranked = (level: AccessLevel) => accessLevels.filter((other) => outranks(level, other))
    expect(outranked('MODERATOR')).toEqual(['TRIAL', 'PLAYER'])
    expect(outranked('GOD')).toEqual(['TRIAL', 'PLAYER', 'MODERATOR', 'ADMIN'])
    expect(outranked('TRIAL')).toEqual([])
  })
})
