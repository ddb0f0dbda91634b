import type { EntrantView } from '@skystair/contract/entrant-view.ts'
import type { Entrant } from '@skystair/rules/battle/fighter.ts'
import { type Forecast, forecastOf, ROLLS, winsAmong } from '@skystair/rules/road/forecast.ts'

/** The page breathes after so many milliseconds of rolling: a slow phone would stand still otherwise. */
const breath = 16
const handful = 4
const remembered = 30

const known = new Map<string, Forecast>()

export const asEntrant = (view: EntrantView): Entrant => ({ ...view, trick: null })

const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** The battle rolled beforehand, by the rules that will decide it; null: nobody wants to know any more. */
export async function rollForecast(
  squad: readonly Entrant[],
  enemies: readonly Entrant[],
  isWanted: () => boolean,
): Promise<Forecast | null> {
  const key = JSON.stringify([squad, enemies])
  const before = known.get(key)
  if (before !== undefined) return before
  let wins = 0
  let breathed = performance.now()
  for (let from = 0; from < ROLLS; from += handful) {
    wins += winsAmong(squad, enemies, from, Math.min(ROLLS, from + handful))
    if (performance.now() - breathed < breath) continue
    await breathe()
    if (!isWanted()) return null
    breathed = performance.now()
  }
  const forecast = forecastOf(wins, ROLLS)
  const [oldest] = known.keys()
  if (known.size >= remembered && oldest !== undefined) known.delete(oldest)
  known.set(key, forecast)
  return forecast
}
