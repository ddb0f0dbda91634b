import type { ArtifactView } from '@skystair/contract/things.ts'

interface Answer {
  readonly artifacts: readonly ArtifactView[]
}

interface Change {
  readonly changed: readonly ArtifactView[]
  readonly gone: readonly number[]
}

/** What deeds have changed since an answer came. */
export interface Changes {
  readonly since: Answer | null
  readonly all: readonly Change[]
}

/** One change more; what was before a newer answer is part of it already. */
export const withChange = (before: Changes, since: Answer | null, change: Change): Changes => ({
  since,
  all: before.since === since ? [...before.all, change] : [change],
})

/** The things of an answer, as later deeds have left them. */
export function keptThings(answer: Answer, { since, all }: Changes): readonly ArtifactView[] {
  const things = new Map(answer.artifacts.map((one) => [one.id, one]))
  for (const { changed, gone } of since === answer ? all : []) {
    for (const one of changed) things.set(one.id, one)
    for (const id of gone) things.delete(id)
  }
  return [...things.values()]
}
