import { addFriend, removeFriend } from '@skystair/contract/friends.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { refreshFriends, useFriends } from '../../platform/people/friends.ts'
import { act } from '../../platform/server/act.ts'
import { Button } from '../../ui/controls/button.tsx'
import { showToast } from '../../ui/layers/show-toast.ts'

/** Keeps somebody as a friend, or no more. */
export function FriendButton({ id, name }: { id: number; name: string }) {
  const { t } = useTranslation('friends')
  const queries = useQueryClient()
  const { data } = useFriends()
  if (data === undefined) return null
  const isKept = data.friends.some((friend) => friend.id === id)

  async function turn() {
    if ((await act(isKept ? removeFriend : addFriend, { body: { playerId: id } })) === null) return
    showToast({ text: t(isKept ? 'removed' : 'added', { name }), tone: 'good', icon: 'check' })
    refreshFriends(queries)
  }

  return (
    <Button size="small" icon="heart" onClick={() => void turn()}>
      {t(isKept ? 'part.submit' : 'add')}
    </Button>
  )
}
