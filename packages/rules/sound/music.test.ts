import { describe, expect, test } from 'vitest'
import { hearsFirstHelp, type Listener, music, musicVolume, runsBackwards } from './music.ts'

const heardBy = (listener: Partial<Listener>, muted = false) =>
  music({ stair: 1, bestVictoryStair: 1, markers: [], ...listener }, muted)

const six = ['sun_sparkling_forest', 'road', 'serenity_forest', 'magical', 'medieval_theme', 'mysterious']

describe('music by stair', () => {
  test.each([
    [1, 1],
    [3, 1],
    [4, 2],
    [5, 2],
    [6, 3],
    [10, 3],
    [11, 4],
    [15, 4],
    [16, 6],
    [500, 6],
  ])('on stair %i the first %i tracks of the road are heard', (stair, count) => {
    expect(heardBy({ stair })).toEqual(six.slice(0, count))
  })

  test('above stair 500 the medieval theme plays for those in the story', () => {
    for (const marker of [
      'p5_in_progress',
      'been_in_dark',
      'ret_f_dark',
      'p5_completed',
      'been_in_gw',
    ] as const) {
      expect(heardBy({ stair: 501, markers: [marker] })).toEqual(['medieval_theme'])
    }
  })

  test('above stair 500 with no marker all six tracks play', () => {
    expect(heardBy({ stair: 501 })).toEqual(six)
  })
})

describe('music by progress', () => {
  const late = { stair: 20, markers: [] }

  test('below a best victory of 3000 the stair decides', () => {
    expect(heardBy({ ...late, bestVictoryStair: 2999 })).toEqual(six)
  })

  test('from 3000 on the invasion and the desert are heard', () => {
    expect(heardBy({ ...late, bestVictoryStair: 3000 })).toEqual(['invasion', 'desert'])
    expect(heardBy({ ...late, bestVictoryStair: 4374 })).toEqual(['invasion', 'desert'])
  })

  test('from 3000 on Miro and its builders bring the road of Japan', () => {
    for (const marker of ['arrived_to_miro', 'builders_started'] as const) {
      expect(heardBy({ bestVictoryStair: 3000, markers: [marker] })).toEqual(['japan_road'])
    }
  })

  test('from 4375 on all three are heard', () => {
    expect(heardBy({ ...late, bestVictoryStair: 4375 })).toEqual(['invasion', 'desert', 'japan_road'])
  })

  test('in the abyss the music is mysterious', () => {
    expect(heardBy({ bestVictoryStair: 4375, markers: ['in_abyss'] })).toEqual(['mysterious'])
  })
})

test('with no player there is the sun sparkling forest', () => {
  expect(music(null, false)).toEqual(['sun_sparkling_forest'])
})

test('muted sound gives only the forest track', () => {
  expect(heardBy({ stair: 400, bestVictoryStair: 5000 }, true)).toEqual(['sun_sparkling_forest'])
})

test('music plays at 0.3 of its volume', () => {
  expect(musicVolume).toBe(0.3)
})

test('where the first thirty stairs are gone through from below, music runs backwards', () => {
  expect([4970, 4971, 5000, 5001].map(runsBackwards)).toEqual([false, true, true, false])
})

test('first help is spoken under level 2', () => {
  expect(hearsFirstHelp(1)).toBe(true)
  expect(hearsFirstHelp(2)).toBe(false)
})
