import { manifest } from '@skystair/art/baked/manifest.ts'
import { figureOf } from './figurines.ts'

/** The figurine of somebody else's hero: a page that is older than the hero shows whom it knows. */
export function knownFigure(hero: string | null): string | null {
  const figure = hero === null ? '' : figureOf(hero)
  return manifest.puppets[figure] === undefined ? null : figure
}
