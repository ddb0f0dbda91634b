import { manifest } from '@skystair/art/baked/manifest.ts'
import { CLAN_BUILDINGS } from '@skystair/content/clans/buildings.data.ts'
import type { BuildingView } from '@skystair/contract/clan-view.ts'
import { expect, test } from 'vitest'
import { frameOf, sizeOf, stateOf } from './house-look.ts'
import { fitTown, groundEnd, yOf } from './layout.ts'

test('a house is small up to level 6, middling up to 13, and grand from 14 on', () => {
  const sizes = Array.from({ length: 21 }, (_, level) => sizeOf(level)).join('')
  expect(sizes).toBe('111111122222223333333')
})

test('every house has its picture at every level', () => {
  const frames = new Set(manifest.atlases.town?.frames)
  for (const type of Object.keys(CLAN_BUILDINGS))
    for (let level = 0; level <= 20; level++) expect([...frames]).toContain(frameOf(type, level))
})

test('work that is over waits to be opened; where nothing was built yet lies a plot', () => {
  const house: Omit<BuildingView, 'state' | 'endsAt'> = {
    buildingType: 'EXPERIENCE',
    level: 3,
    gives: 0,
    givesNext: null,
    price: [],
    lasts: 0,
    speedUpPrice: 0,
  }
  const work = { ...house, state: 'PROCESSING', endsAt: 100 } as const
  expect([stateOf(work, 99), stateOf(work, 100)]).toEqual(['building', 'ready'])
  const idle = { ...house, state: 'NORMAL', endsAt: null } as const
  expect([stateOf(idle, 0), stateOf({ ...idle, level: 0 }, 0)]).toEqual(['standing', 'plot'])
})

test.each([
  ['as designed', { top: 62, bottom: 745 }],
  ['of a tall phone', { top: 96, bottom: 1160 }],
  ['of a phone on its side', { top: 130, bottom: 655 }],
])('the whole town fits into the free field %s', (_, field) => {
  const fit = fitTown(field)
  for (const { place } of Object.values(CLAN_BUILDINGS)) {
    const { y } = place
    expect(yOf(fit, y)).toBeGreaterThan(field.top + 80)
    expect(yOf(fit, y) + 60 * fit.size).toBeLessThan(field.bottom + 4)
  }
  expect(groundEnd(fit)).toBeGreaterThan(field.bottom)
})
