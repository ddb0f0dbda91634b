import { type Board, bossOf, type Creature, squadOf } from '../play/board.ts'
import { labels } from '../play/labels.ts'
import type { Extent } from './extent.ts'
import { type Field, type Fighter, formation, type Spot, tightestPitch } from './formation.ts'
import { raidFormation } from './raid-formation.ts'

type Stand = Spot & { readonly facing: 1 | -1 }

export interface LineUp {
  readonly stands: ReadonlyMap<number, Stand>
  /** Whether there is room for the names of all. */
  readonly named: boolean
  /** Height of a label, in pixels of the page. */
  readonly label: number
}

/** So tall, in pixels of the page, a figure is at least before names are left out. */
const leastFigure = 50
const leastHero = 40
const greatGrowth = 1.3

const growthOf = ({ kind }: Creature): number => (kind === 'TM5' ? greatGrowth : 1)

interface Stage {
  readonly field: Field
  /** Pixels of the page to a pixel of the stage. */
  readonly scale: number
  readonly extentOf: (imageId: string) => Extent
}

/** Where everybody stands: two squads across the field, or many around one. */
export const lineUp = (board: Board, isRaid: boolean, stage: Stage): LineUp =>
  isRaid ? aroundBoss(board, stage) : face(board, stage)

function face(board: Board, { field, scale, extentOf }: Stage): LineUp {
  const fightersOf = (side: Creature['side']): Fighter[] =>
    squadOf(board, side).map((one) => ({ extent: extentOf(one.imageId), growth: growthOf(one) }))
  const fighters = { player: fightersOf('player'), enemy: fightersOf('enemy') }
  const pitch = tightestPitch([fighters.player, fighters.enemy], field) * scale
  const label = [labels.two, labels.one].find((height) => pitch - height >= leastFigure) ?? labels.bare
  const stands = new Map<number, Stand>()
  for (const side of ['player', 'enemy'] as const) {
    const facing = side === 'player' ? 1 : -1
    const foes = fighters[side === 'player' ? 'enemy' : 'player']
    const spots = formation(fighters[side], facing, field, { foes, label: label / scale })
    squadOf(board, side).forEach(({ id }, i) => {
      const spot = spots[i]
      if (spot !== undefined) stands.set(id, { ...spot, facing })
    })
  }
  return { stands, named: label !== labels.bare, label }
}

function aroundBoss(board: Board, { field, scale, extentOf }: Stage): LineUp {
  const boss = bossOf(board)
  const stands = new Map<number, Stand>()
  if (boss === undefined) return { stands, named: false, label: labels.bare }
  const ours = squadOf(board, 'player')
  const brood = squadOf(board, 'enemy').filter((creature) => creature !== boss)
  const extents = (some: Board) => some.map(({ imageId }) => extentOf(imageId))
  const rows = ours.length > 1 ? 2 : 1
  const room = ((field.bottom - field.top) * scale * 0.42) / rows
  const label = [labels.two, labels.one].find((height) => room - height >= leastHero) ?? labels.bare
  const spots = raidFormation(
    { squad: extents(ours), brood: extents(brood), boss: extentOf(boss.imageId), label: label / scale },
    field,
  )
  const put = (spot: Spot | undefined, id: number) =>
    spot !== undefined && stands.set(id, { ...spot, facing: spot.facing ?? 1 })
  put(spots.boss, boss.id)
  brood.forEach(({ id }, i) => {
    put(spots.brood[i], id)
  })
  ours.forEach(({ id }, i) => {
    put(spots.squad[i], id)
  })
  return { stands, named: label !== labels.bare, label }
}
