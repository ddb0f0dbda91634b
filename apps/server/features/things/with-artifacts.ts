import { artifactOf } from '@skystair/content/artifacts.data.ts'
import { kindOf } from '@skystair/content/beginning.ts'
import type { Climb } from '@skystair/rules/climb/climber.ts'
import type { Artifact } from '@skystair/rules/things/artifact.ts'
import { dress } from '@skystair/rules/things/wear.ts'

/** The climb with other artifacts, and everybody dressed in what they wear now. */
export const withArtifacts = <Kept extends Pick<Climb, 'heroes' | 'belongings'>>(
  climb: Kept,
  artifacts: readonly Artifact[],
): Kept => dress({ ...climb, belongings: { ...climb.belongings, artifacts } }, artifactOf, kindOf)
