import type { Rival } from '@skystair/contract/arena-view.ts'
import type { EntrantView } from '@skystair/contract/entrant-view.ts'
import type { Forecast } from '@skystair/rules/road/forecast.ts'
import { useEffect, useState } from 'react'
import { asEntrant, rollForecast } from '../../../platform/forecast/roll-forecast.ts'

/** What is to be expected of a fight with each rival, by their ids. */
export type Forecasts = ReadonlyMap<number, Forecast>

const nothing: Forecasts = new Map()

/** Rolled one after another, the nearest first; who is not rolled yet is missing. */
export function useForecasts(squad: readonly EntrantView[], rivals: readonly Rival[]): Forecasts {
  const [rolled, setRolled] = useState<{ of: readonly Rival[]; by: readonly EntrantView[]; are: Forecasts }>({
    of: rivals,
    by: squad,
    are: nothing,
  })
  useEffect(() => {
    let wanted = true
    void (async () => {
      const own = squad.map(asEntrant)
      const are = new Map<number, Forecast>()
      for (const rival of rivals) {
        const forecast = await rollForecast(own, rival.squad.map(asEntrant), () => wanted)
        if (forecast === null) return
        are.set(rival.id, forecast)
        setRolled({ of: rivals, by: squad, are: new Map(are) })
      }
    })()
    return () => {
      wanted = false
    }
  }, [squad, rivals])
  return rolled.of === rivals && rolled.by === squad ? rolled.are : nothing
}
