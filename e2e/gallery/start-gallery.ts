import type { TestProject } from 'vitest/node'
import { openGallerySite } from './gallery-site.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the gallery is shown to all its tests. */
    gallery: string
  }
}

/** Built and served once for all tests. */
export default async function startGallery(project: TestProject): Promise<() => Promise<void>> {
  const site = await openGallerySite()
  project.provide('gallery', site.address)
  return site.close
}
