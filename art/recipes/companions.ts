import type { Asset } from '../asset.ts'
import { humanoid } from '../parts/humanoid.ts'
import { figure } from './figure.ts'
import * as people from './people.ts'
import { portrait } from './portrait.ts'

const CAST: Readonly<Record<string, { person: people.Person; size?: number }>> = {
  'hero-male': { person: people.heroMale },
  'hero-female': { person: people.heroFemale, size: 0.97 },
  tikhon: { person: people.tikhon },
  lada: { person: people.lada, size: 0.97 },
  dobrynya: { person: people.dobrynya, size: 1.06 },
  vesta: { person: people.vesta, size: 0.98 },
}
export const companions = (): Asset[] =>
  Object.entries(CAST).flatMap(([id, { person, size = 1 }]) => [
    figure(id, (m) => humanoid(m, person('calm')), { size }),
    portrait(id, (m, mood) => humanoid(m, person(mood)), size),
  ])
