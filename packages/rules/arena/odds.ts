import type { Outlook } from '../road/forecast.ts'

/** How the stands call a fight. */
type Odds = 'weaker' | 'even' | 'bold' | 'mad'

/** What was forecast, in the words of the arena: they never say anything else than the number beside them. */
export const ODDS: Readonly<Record<Outlook, Odds>> = {
  sure: 'weaker',
  likely: 'weaker',
  even: 'even',
  risky: 'bold',
  hopeless: 'mad',
}
