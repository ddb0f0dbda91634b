import { profile } from '@skystair/contract/rating.ts'
import { ask } from '../../platform/ask.ts'
import { useSubject } from '../../platform/use-subject.ts'

/** What anybody may know of a player; an address that names nobody is asked nothing. */
export const useProfile = (id: number | null) =>
  useSubject(['profile', id], id === null ? null : () => ask(profile, { params: { id } }))
