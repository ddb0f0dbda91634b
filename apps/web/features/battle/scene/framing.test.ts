import { readdirSync, readFileSync } from 'node:fs'
import type { Rig } from '@skystair/art/clips/rig.ts'
import { canvasSize } from '@skystair/rules/client/canvas-size.ts'
import { expect, test } from 'vitest'
import type { Board, Creature } from '../play/board.ts'
import { type Extent, extentOf } from './extent.ts'
import { lineUp } from './line-up.ts'

const folder = new URL('../../../../../art/baked/puppets/', import.meta.url)
const extents = new Map<string, Extent>(
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => {
      const rig = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Rig
      return [rig.id, extentOf(rig)]
    }),
)
const figures = [...extents.keys()]

/** What the bars cover, in pixels of the page: with a full bag on a phone, with the sky of a raid. */
const sizes = [
  { width: 320, height: 568, foot: 166 },
  { width: 390, height: 844, foot: 166 },
  { width: 600, height: 840, foot: 112 },
  { width: 768, height: 1024, foot: 112 },
  { width: 1440, height: 900, foot: 112 },
  { width: 844, height: 390, foot: 112 },
] as const
const top = 64
const raidTop = 148
const raidFoot = 100

interface Fight {
  readonly ours: number
  readonly theirs: number
  readonly kind: Creature['kind']
  readonly isRaid: boolean
}

const fight = (ours: number, theirs: number, kind: Creature['kind'] = 'TM1', isRaid = false): Fight => ({
  ours,
  theirs,
  kind,
  isRaid,
})
const fights: Readonly<Record<string, Fight>> = {
  'one against one': fight(1, 1),
  'two against one': fight(2, 1),
  'three against three': fight(3, 3),
  'six against six': fight(6, 6),
  'a boss': fight(4, 1, 'TM5'),
  'a boss among its own': fight(6, 6, 'TM5'),
  'a boss with four': fight(5, 5, 'TM5'),
  'the boss of a raid': fight(6, 1, 'TM5', true),
}

const creature = (id: number, side: Creature['side'], kind: Creature['kind'], imageId: string) =>
  ({ id, side, kind, imageId, trick: null }) as Creature

/** Everybody takes every place once. */
function boardOf({ ours, theirs, kind }: Fight, turn: number): Board {
  const of = (i: number) => figures[(turn + i * 7) % figures.length] ?? ''
  return [
    ...Array.from({ length: ours }, (_, i) => creature(i + 1, 'player', 'PLAYER', of(i))),
    ...Array.from({ length: theirs }, (_, i) =>
      creature(i + 11, 'enemy', i === 0 ? kind : 'TM2', of(ours + i)),
    ),
  ]
}

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

for (const { width, height, foot } of sizes)
  test.each(Object.entries(fights))(
    `%s at ${width}x${height}: nobody is cut off, nobody's name is covered`,
    (_, one) => {
      const size = canvasSize({ width, height })
      const { scale } = size
      const field = {
        top: (one.isRaid ? raidTop : top) / scale,
        bottom: (size.height - (one.isRaid ? raidFoot : foot)) / scale,
      }
      for (let turn = 0; turn < figures.length; turn++) {
        const board = boardOf(one, turn)
        const find = (imageId: string): Extent => extents.get(imageId) as Extent
        const { stands, label } = lineUp(board, one.isRaid, { field, scale, extentOf: find })
        expect(stands.size).toBe(board.length)
        const written: Box[] = []
        for (const { id, imageId, side } of board) {
          const stand = stands.get(id)
          if (stand === undefined) throw new Error('nowhere')
          const { above, behind, before } = find(imageId)
          const [left, right] = stand.facing === 1 ? [behind, before] : [before, behind]
          const told = `${imageId} of ${side} ${id}`
          expect(stand.x - left * stand.size, told).toBeGreaterThanOrEqual(0)
          expect(stand.x + right * stand.size, told).toBeLessThanOrEqual(600)
          expect(stand.y - above * stand.size, told).toBeGreaterThanOrEqual(field.top - 1)
          expect(above * stand.size * scale, told).toBeGreaterThan(9)
          if (one.isRaid && side === 'enemy') continue
          const { x, y, room } = stand.label
          const shown = Math.min(room, 150)
          written.push({ left: x - shown / 2, right: x + shown / 2, top: y, bottom: y + label / scale })
        }
        for (const [i, box] of written.entries()) {
          expect(box.left).toBeGreaterThanOrEqual(-1)
          expect(box.right).toBeLessThanOrEqual(601)
          expect(box.bottom).toBeLessThanOrEqual(field.bottom + 1)
          for (const other of written.slice(i + 1)) expect(overlap(box, other)).toBe(false)
        }
      }
    },
  )
