import type { TestProject } from 'vitest/node'
import { openWorld, type World } from './world.ts'

declare module 'vitest' {
  interface ProvidedContext {
    world: World
  }
}

/** One PostgreSQL for all journeys. */
export default async function startWorld(project: TestProject): Promise<() => Promise<void>> {
  const { adminUrl, url, close } = await openWorld()
  project.provide('world', { adminUrl, url })
  return close
}
