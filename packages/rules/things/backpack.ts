import type { Thing } from '../economy/reward.ts'
import { type Refusal, refused } from '../refusal.ts'
import type { Artifact } from './artifact.ts'

/** Artifacts of a player. */
export interface Backpack {
  readonly artifacts: readonly Artifact[]
  /** the last id given to an artifact: none is given twice */
  readonly lastArtifact: number
}

/** More than this no backpack holds. */
export const mostArtifacts = 600

/** What was found goes into the backpack; when it is full, it waits outside. */
export function unpack<Kept extends { readonly things: readonly Thing[]; readonly belongings: Backpack }>(
  keeper: Kept,
): Kept {
  const found = keeper.things.filter(({ kind }) => kind === 'artifact')
  if (found.length === 0) return keeper
  const { artifacts, lastArtifact } = keeper.belongings
  const taken = found.slice(0, Math.max(0, mostArtifacts - artifacts.length))
  const packed = taken.map(
    ({ id, stair }, index): Artifact => ({
      id: lastArtifact + index + 1,
      kind: id,
      stair,
      level: 0,
      locked: false,
      heroId: null,
    }),
  )
  return {
    ...keeper,
    things: keeper.things.filter((thing) => !taken.includes(thing)),
    belongings: {
      ...keeper.belongings,
      artifacts: [...artifacts, ...packed],
      lastArtifact: lastArtifact + packed.length,
    },
  }
}

export function lock(
  artifacts: readonly Artifact[],
  id: number,
  locked: boolean,
): readonly Artifact[] | Refusal {
  if (!artifacts.some((one) => one.id === id)) return refused('things.refused.unknown')
  return artifacts.map((one) => (one.id === id ? { ...one, locked } : one))
}

/** Takes things out for good, all of them or none: neither locked nor worn ones. */
export function takeOut(
  artifacts: readonly Artifact[],
  ids: readonly number[],
): { readonly kept: readonly Artifact[]; readonly taken: readonly Artifact[] } | Refusal {
  const wanted = new Set(ids)
  const taken = artifacts.filter(({ id }) => wanted.has(id))
  if (taken.length === 0 || taken.length !== wanted.size) return refused('things.refused.unknown')
  if (taken.some(({ locked }) => locked)) return refused('things.refused.locked')
  if (taken.some(({ heroId }) => heroId !== null)) return refused('things.refused.worn')
  return { kept: artifacts.filter(({ id }) => !wanted.has(id)), taken }
}
