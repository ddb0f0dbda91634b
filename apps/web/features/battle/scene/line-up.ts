import { type Board, bossOf, squadOf } from '../play/board.ts'
import { type Field, formation, type Spot } from './formation.ts'
import { raidFormation } from './raid-formation.ts'

type Stand = Spot & { readonly facing: 1 | -1 }

/** Where everybody stands: two squads across the field, or many around one. */
export function lineUp(
  board: Board,
  isRaid: boolean,
  field: Field,
  heightOf: (imageId: string) => number,
): ReadonlyMap<number, Stand> {
  return isRaid ? aroundBoss(board, field, heightOf) : face(board, field)
}

function face(board: Board, field: Field): Map<number, Stand> {
  const stands = new Map<number, Stand>()
  for (const side of ['player', 'enemy'] as const) {
    const facing = side === 'player' ? 1 : -1
    const squad = squadOf(board, side)
    formation(squad.length, facing, field).forEach((spot, i) => {
      const id = squad[i]?.id
      if (id !== undefined) stands.set(id, { ...spot, facing })
    })
  }
  return stands
}

function aroundBoss(board: Board, field: Field, heightOf: (imageId: string) => number): Map<number, Stand> {
  const boss = bossOf(board)
  const ours = squadOf(board, 'player')
  const brood = squadOf(board, 'enemy').filter((creature) => creature !== boss)
  const crowd = {
    squad: ours.length,
    brood: brood.length,
    bossHeight: boss === undefined ? 1 : heightOf(boss.imageId),
  }
  const spots = raidFormation(crowd, field)
  const stands = new Map<number, Stand>()
  const put = (spot: Spot | undefined, id: number | undefined) =>
    spot !== undefined && id !== undefined && stands.set(id, { ...spot, facing: spot.facing ?? 1 })
  put(spots.boss, boss?.id)
  brood.forEach(({ id }, i) => {
    put(spots.brood[i], id)
  })
  ours.forEach(({ id }, i) => {
    put(spots.squad[i], id)
  })
  return stands
}
