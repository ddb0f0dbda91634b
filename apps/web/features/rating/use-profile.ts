import { profile } from '@skystair/contract/rating.ts'
import { ask } from '../../platform/server/ask.ts'
import { useSubject } from '../../platform/server/use-subject.ts'

/** What anybody may know of a player; an address that names nobody is asked nothing. */
export const useProfile = (id: number | null) =>
  useSubject(['profile', id], id === null ? null : () => ask(profile, { params: { id } }))
