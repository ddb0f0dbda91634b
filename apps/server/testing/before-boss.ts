import type { Climb } from '@skystair/rules/climb/climber.ts'

/** Somebody of the tenth stair who has climbed the raid road to its boss, strong and well, once more if it was met before. */
export function beforeBoss(climb: Climb): Climb {
  const { raid } = climb.travels.roads
  if (!raid) throw new Error('in no raid')
  const road = { ...raid, top: 14, coordinate: 1_500, stepsLeft: 20, marks: {} }
  const heroes = climb.heroes.map((hero) => ({ ...hero, wounds: 0, experience: 1_500 }))
  return { ...climb, heroes, travels: { ...climb.travels, roads: { ...climb.travels.roads, raid: road } } }
}
