import { manifest } from '@skystair/art/baked/manifest.ts'
import { ARTIFACTS } from '@skystair/content/artifacts.data.ts'
import { BOOSTERS } from '@skystair/content/boosters.data.ts'
import { CLAN_BUILDINGS } from '@skystair/content/clans/buildings.data.ts'
import { CONSUMABLES } from '@skystair/content/consumables.data.ts'
import { CREATURES } from '@skystair/content/creatures.data.ts'
import { FORCES } from '@skystair/content/forces.data.ts'
import { HEROES } from '@skystair/content/heroes.data.ts'
import { SPEAKERS } from '@skystair/content/story/speakers.data.ts'
import { TALE } from '@skystair/content/story/tale.ts'
import { EVENT_KINDS } from '@skystair/rules/calendar/kind.ts'
import { chestTypes } from '@skystair/rules/road/chest-colours.ts'
import { TILE_SIZES, WORLDS } from '@skystair/rules/road/place.ts'
import { SKILL_TYPES, SPECIAL_SKILLS } from '@skystair/rules/skill/skills.ts'
import { scenesOf } from '@skystair/rules/story/scene.ts'
import { roundFaces } from '@skystair/rules/writing/written.ts'
import { describe, expect, test } from 'vitest'
import { feastAtlas } from '../feast/feast-art.ts'
import { locations } from '../worlds/location.ts'
import { companionFigures, figureOf, heroFigures } from './figurines.ts'

const people = [...Object.values(heroFigures), ...Object.values(companionFigures)]
const speakers = Object.values(SPEAKERS).flatMap(({ figure }) => figure ?? [])
const faces = Object.values(SPEAKERS).flatMap(({ figure, whole }) => (whole ? [] : (figure ?? [])))
const figures = new Set([
  ...people,
  ...speakers,
  ...scenesOf(TALE).map(({ stands }) => stands),
  ...[...Object.keys(HEROES), ...Object.keys(CREATURES)].map(figureOf),
])
const looks = [...locations, ...WORLDS.filter((world) => world === 'snow' || world === 'raid')]
const lower = (names: readonly string[]): string[] => names.map((name) => name.toLowerCase())
const sheets = [
  'artifacts',
  'badges',
  'boosters',
  'chests',
  'classes',
  'consumables',
  'events',
  'heaps',
  'ranks',
  'resources',
  'skills',
  'smileys',
  'treasures',
]
const buildings = Object.keys(CLAN_BUILDINGS)

const atlases = new Set([
  'places',
  'landmarks',
  'tiles',
  'lakes',
  'town',
  'crowd',
  ...looks.map((look) => `props-${look}`),
  ...looks.map((look) => `sights-${look}`),
  ...[...people, ...faces].map((figure) => `portrait-${figure}`),
  ...sheets.map((sheet) => `icons-${sheet}`),
  ...EVENT_KINDS.map(feastAtlas),
])
const pictures = new Set([
  'title',
  'town',
  'pedestal',
  'standing-stone',
  'shop',
  'arena-stadium',
  ...looks.map((look) => `arena-${look}`),
])
const isRoad = (id: string): boolean => looks.some((look) => id.startsWith(`road-${look}-`))

describe('nothing is baked in vain', () => {
  test('every figurine is somebody', () => {
    expect(Object.keys(manifest.puppets).filter((id) => !figures.has(id))).toEqual([])
  })

  test('every ground and every face is that of a world or of somebody who speaks', () => {
    expect(Object.keys(manifest.atlases).filter((id) => !atlases.has(id))).toEqual([])
    expect(Object.keys(manifest.pictures).filter((id) => !pictures.has(id) && !isRoad(id))).toEqual([])
  })
})

describe('everything that has a name has its picture', () => {
  test('figurines, faces and grounds', () => {
    expect([...figures].filter((id) => manifest.puppets[id] === undefined)).toEqual([])
    expect([...atlases].filter((id) => manifest.atlases[id] === undefined)).toEqual([])
    expect([...pictures].filter((id) => manifest.pictures[id] === undefined)).toEqual([])
    for (const look of looks)
      expect(
        Object.keys(manifest.pictures).filter((id) => id.startsWith(`road-${look}-`)).length,
      ).toBeGreaterThan(2)
  })

  test.each([
    ['artifacts', Object.values(ARTIFACTS).map(({ icon }) => icon)],
    ['consumables', CONSUMABLES.map(({ id }) => id)],
    ['boosters', BOOSTERS.map(({ id }) => id)],
    ['classes', Object.values(FORCES).map(({ id }) => id)],
    ['skills', [...SKILL_TYPES, ...SPECIAL_SKILLS, 'DEFAULT', 'FIREBALL']],
    ['chests', lower(chestTypes.filter((type) => type !== 'NONE'))],
    ['ranks', ['status-silver', 'status-gold', 'status-brilliant', ...league()]],
    ['smileys', roundFaces],
  ])('icons of %s', (sheet, wanted) => {
    const drawn = new Set(manifest.atlases[`icons-${sheet}`]?.frames)
    expect(wanted.filter((name) => !drawn.has(name))).toEqual([])
  })

  test('the landings a place may stand on', () => {
    const { tiles, lakes } = manifest.atlases
    const drawn = [...(tiles?.frames ?? []), ...(lakes?.frames ?? [])]
    expect(drawn.filter((name) => !name.endsWith('.shadow'))).toEqual([...TILE_SIZES])
  })

  test('the buildings of a clan at three levels', () => {
    const drawn = manifest.atlases.town?.frames.filter((name) => !name.endsWith('.shadow'))
    expect(drawn).toEqual(buildings.flatMap((name) => [1, 2, 3].map((level) => `${name}-${level}`)))
  })
})

function league(): string[] {
  return Array.from({ length: 9 }, (_, index) => `league-${index + 1}`)
}
