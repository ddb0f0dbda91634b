import { type Static, Type } from 'typebox'
import { call } from './call.ts'
import { Fields, OrNull } from './shapes.ts'

const Picture = Fields({ icon: OrNull(Type.String()), figure: OrNull(Type.String()) })
const shown = { id: Type.String(), chapter: Type.String(), title: Type.String(), picture: Picture }

export const ManualEntry = Fields(shown)
export type ManualEntry = Static<typeof ManualEntry>

export const readManual = call('manual.get', 'GET /api/manual/{x}/get', {
  summary: 'A page of the manual, in the language of the caller; its numbers are those of the rules.',
  who: 'anyone',
  changes: false,
  params: Fields({ x: Type.String({ maxLength: 80, pattern: '^[a-z0-9-]+$' }) }),
  reply: Fields({
    ...shown,
    words: Type.Array(Type.String()),
    facts: Type.Array(Fields({ label: Type.String(), value: Type.String() })),
  }),
})

export const searchManual = call('manual.search', 'GET /api/manual/list', {
  summary: 'The pages of the manual, or those that speak of something.',
  who: 'anyone',
  changes: false,
  query: Fields({ search: Type.Optional(Type.String({ maxLength: 100 })) }),
  reply: Fields({ pages: Type.Array(ManualEntry) }),
})
