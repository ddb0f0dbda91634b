import type { Entrant } from '../battle/fighter.ts'
import { colourBlock } from '../battle/steps/block.ts'
import { COLOURS, type Colour } from '../skill/skills.ts'

/** Blows of a colour and how many of a hundred of them the other side stops. */
export interface ColourEdge {
  readonly colour: Colour
  readonly stopped: number
}

type Side = readonly Pick<Entrant, 'colour' | 'specials' | 'health'>[]

const standing = (side: Side): Side => side.filter(({ health }) => health > 0)

/** Which colours of the attackers the defenders know how to stop, the most hindered first. */
export function colourEdges(attackers: Side, defenders: Side): readonly ColourEdge[] {
  const struck = standing(defenders)
  if (struck.length === 0) return []
  return COLOURS.filter((colour) => standing(attackers).some((one) => one.colour === colour))
    .map((colour) => {
      const sum = struck.reduce((all, one) => all + colourBlock(one, colour), 0)
      return { colour, stopped: Math.round((100 * sum) / struck.length) }
    })
    .filter(({ stopped }) => stopped > 0)
    .sort((one, other) => other.stopped - one.stopped)
}
