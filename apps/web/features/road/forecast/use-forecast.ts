import { betterSquad } from '@skystair/rules/road/better-squad.ts'
import type { Forecast } from '@skystair/rules/road/forecast.ts'
import { useEffect, useState } from 'react'
import { asEntrant, rollForecast } from '../../../platform/forecast/roll-forecast.ts'
import type { PlaceInfo } from '../panel/use-place-info.ts'
import { tellColour } from './forecast-colours.ts'

/** A squad of those at home and those who go, that would do clearly better. */
export interface Better {
  readonly heroIds: readonly number[]
  readonly forecast: Forecast
}

export interface Forecasted {
  readonly forecast: Forecast
  readonly better: Better | null
}

/** What is to be expected of a battle; null: not rolled yet, or nobody is meant to fight there alone. */
export function useForecast(info: PlaceInfo | null): Forecasted | null {
  const [known, setKnown] = useState<{ of: PlaceInfo; is: Forecasted } | null>(null)
  useEffect(() => {
    if (info === null || info.enemies.length === 0 || info.isForMany) return
    let wanted = true
    void expect(
      info,
      () => wanted,
      (is) => setKnown({ of: info, is }),
    )
    return () => {
      wanted = false
    }
  }, [info])
  return known !== null && known.of === info ? known.is : null
}

async function expect(
  info: PlaceInfo,
  isWanted: () => boolean,
  tell: (is: Forecasted) => void,
): Promise<void> {
  const [squad, camp, enemies] = [info.squad, info.camp, info.enemies].map((side) => side.map(asEntrant)) as [
    ReturnType<typeof asEntrant>[],
    ReturnType<typeof asEntrant>[],
    ReturnType<typeof asEntrant>[],
  ]
  const forecast = await rollForecast(squad, enemies, isWanted)
  if (forecast === null) return
  tellColour(info.place.id, forecast.colour)
  tell({ forecast, better: null })
  const other = forecast.outlook === 'sure' ? null : betterSquad(squad, camp, enemies)
  if (other === null) return
  const better = await rollForecast(other, enemies, isWanted)
  if (better === null || better.ofTen <= forecast.ofTen) return
  tell({ forecast, better: { heroIds: other.map(({ id }) => id), forecast: better } })
}
