import type { BuildingView } from '@skystair/contract/clan-view.ts'
import { useState } from 'react'
import { now } from '../../../platform/state/game.ts'
import { useTimeLeft } from '../../../ui/numbers/use-time-left.ts'
import { type HouseState, stateOf } from '../town/house-look.ts'

/** How a house stands, also when the time of its work is over while one looks. */
export function useHouseState(building: BuildingView): HouseState {
  const [, setOver] = useState(0)
  useTimeLeft(building.endsAt ?? 0, now, () => setOver((before) => before + 1))
  return stateOf(building, now())
}
