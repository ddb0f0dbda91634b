import { type Refusal, refused } from '../refusal.ts'

/** More nobody can keep in mind. */
export const MOST_FRIENDS = 100

/** Friends are kept by whoever keeps them: nobody is asked, and nobody is told. The newest first. */
export function befriend(
  friends: readonly number[],
  own: number,
  other: number,
): readonly number[] | Refusal {
  if (other === own) return refused('friends.refused.oneself')
  if (friends.includes(other)) return friends
  if (friends.length >= MOST_FRIENDS) return refused('friends.refused.full', { most: MOST_FRIENDS })
  return [other, ...friends]
}
