import { addFriend, type Friend, removeFriend } from '@skystair/contract/friends.ts'
import type { RatingPosition } from '@skystair/contract/rating.ts'
import { isOpen } from '@skystair/rules/access/is-open.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAgo } from '../../platform/language/use-ago.ts'
import { openOverlay } from '../../platform/pages/overlays.ts'
import { PageDialog } from '../../platform/pages/page-dialog.tsx'
import { PagePaper } from '../../platform/pages/page-paper.tsx'
import { FindPeople } from '../../platform/people/find-people.tsx'
import { refreshFriends, useFriends } from '../../platform/people/friends.ts'
import { act } from '../../platform/server/act.ts'
import { useGame } from '../../platform/state/game.ts'
import { heroFigures } from '../../stage/art/figurines.ts'
import { Medallion } from '../../stage/pictures/medallion.tsx'
import { PersonName } from '../../stage/pictures/person-name.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { IconButton } from '../../ui/controls/icon-button.tsx'
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'
import { showToast } from '../../ui/layers/show-toast.ts'
import { ListRow } from '../../ui/surfaces/list-row.tsx'
import styles from './friends-overlay.module.css'

/** Whom the player keeps as friends: who is here, and what can be sent to them. */
export default function MyFriendsOverlay() {
  const { t } = useTranslation(['friends', 'common'])
  const queries = useQueryClient()
  const asked = useFriends()
  const [leaving, setLeaving] = useState<Friend | null>(null)
  const friends = asked.data?.friends ?? []

  async function part(friend: Friend) {
    setLeaving(null)
    if ((await act(removeFriend, { body: { playerId: friend.id } })) === null) return
    showToast({ text: t('removed', { name: friend.name ?? '' }), icon: 'check' })
    refreshFriends(queries)
  }

  return (
    <PageDialog
      title={t('title')}
      colour="green"
      footer={
        <Button icon="people" sound="open" onClick={() => openOverlay('invitations')}>
          {t('invite')}
        </Button>
      }
    >
      <PagePaper asked={asked}>
        {asked.data !== undefined && (
          <FindPeople
            label={t('find')}
            placeholder={t('find-placeholder')}
            row={(found) => <Found found={found} />}
          >
            {friends.length === 0 ? (
              <p className={styles.none}>{t('empty')}</p>
            ) : (
              <ul className={styles.friends} aria-label={t('title')}>
                {friends.map((friend) => (
                  <li key={friend.id}>
                    <FriendRow friend={friend} onPart={() => setLeaving(friend)} />
                  </li>
                ))}
              </ul>
            )}
          </FindPeople>
        )}
      </PagePaper>
      <ConfirmDialog
        open={leaving !== null}
        title={t('part.title', { name: leaving?.name ?? '' })}
        confirmLabel={t('part.submit')}
        confirmColour="red"
        cancelLabel={t('common:button.cancel')}
        onCancel={() => setLeaving(null)}
        onConfirm={() => leaving !== null && void part(leaving)}
      >
        {t('part.text')}
      </ConfirmDialog>
    </PageDialog>
  )
}

function FriendRow({ friend, onPart }: { friend: Friend; onPart: () => void }) {
  const { t } = useTranslation('friends')
  const ago = useAgo()
  const self = useGame((state) => state.player)
  const name = friend.name ?? ''
  return (
    <ListRow
      start={
        <Medallion figure={heroFigures[friend.gender]} status={friend.bankStatus} className={styles.face} />
      }
      title={<PersonName name={name} status={friend.bankStatus} league={friend.league} />}
      text={
        <span className={styles.seen} data-online={friend.online || undefined}>
          {friend.online
            ? t('online')
            : friend.seenAt === null
              ? t('level', { level: friend.level })
              : t('seen', { time: ago(friend.seenAt) })}
        </span>
      }
      end={
        <span className={styles.deeds}>
          {self !== null && isOpen('gifts', self) && (
            <IconButton
              icon="gift"
              label={t('give', { name })}
              sound="open"
              onClick={() => openOverlay(`give/${friend.id}`)}
            />
          )}
          <IconButton
            icon="mail"
            label={t('write', { name })}
            sound="open"
            onClick={() => openOverlay(`dialog/${friend.id}`)}
          />
          <IconButton icon="close" label={t('part.door', { name })} onClick={onPart} />
        </span>
      }
      onClick={() => openOverlay(`player/${friend.id}`)}
    />
  )
}

/** Somebody who was looked for, and may be kept as a friend. */
function Found({ found: { id, name, gender, level, league, bankStatus } }: { found: RatingPosition }) {
  const { t } = useTranslation('friends')
  const queries = useQueryClient()
  const own = useGame((state) => state.player?.id ?? null)
  const { data } = useFriends()
  const isKept = data?.friends.some((friend) => friend.id === id) ?? false

  async function keep() {
    if ((await act(addFriend, { body: { playerId: id } })) === null) return
    showToast({ text: t('added', { name }), tone: 'good', icon: 'check' })
    refreshFriends(queries)
  }

  return (
    <ListRow
      start={<Medallion figure={heroFigures[gender]} status={bankStatus} className={styles.face} />}
      title={<PersonName name={name} status={bankStatus} league={league} />}
      text={isKept ? t('kept') : t('level', { level })}
      end={
        !isKept &&
        id !== own && (
          <Button size="small" colour="green" onClick={() => void keep()}>
            {t('add')}
          </Button>
        )
      }
      onClick={() => openOverlay(`player/${id}`)}
    />
  )
}
