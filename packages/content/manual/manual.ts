import { basicPages } from './basics.ts'
import { heroPages } from './heroes.ts'
import type { ManualPage } from './page.ts'
import { placePages } from './places.ts'

/** Every page of the manual, in the order of its chapters. */
export const MANUAL: readonly ManualPage[] = [...basicPages, ...placePages, ...heroPages]

const byId = new Map(MANUAL.map((page) => [page.id, page]))

export const manualPage = (id: string): ManualPage | undefined => byId.get(id)
