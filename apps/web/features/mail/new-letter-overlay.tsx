import { useTranslation } from 'react-i18next'
import { replaceOverlay } from '../../platform/pages/overlays.ts'
import { PageDialog } from '../../platform/pages/page-dialog.tsx'
import { PagePaper } from '../../platform/pages/page-paper.tsx'
import { FindPeople } from '../../platform/people/find-people.tsx'
import { useFriends } from '../../platform/people/friends.ts'
import { useGame } from '../../platform/state/game.ts'
import { PersonName } from '../../stage/pictures/person-name.tsx'
import { ListRow } from '../../ui/surfaces/list-row.tsx'
import { Face } from './face.tsx'
import styles from './new-letter-overlay.module.css'

type Addressee = Parameters<typeof Face>[0]['partner'] & { readonly level: number }

/** To whom: one of the friends, or somebody found by name. */
export default function NewLetterOverlay() {
  const { t } = useTranslation(['mail', 'friends'])
  const own = useGame((state) => state.player?.id ?? null)
  const asked = useFriends()
  const friends = asked.data?.friends ?? []
  const row = (person: Addressee) => (
    <ListRow
      start={<Face partner={person} />}
      title={<PersonName name={person.name ?? ''} status={person.bankStatus} league={person.league} />}
      text={t('friends:level', { level: person.level })}
      onClick={person.id === own ? null : () => replaceOverlay(`dialog/${person.id}`)}
    />
  )
  return (
    <PageDialog title={t('begin.title')}>
      <PagePaper asked={asked}>
        {asked.data !== undefined && (
          <FindPeople label={t('friends:find')} placeholder={t('begin.placeholder')} row={row}>
            {friends.length === 0 ? (
              <p className={styles.none}>{t('begin.empty')}</p>
            ) : (
              <ul className={styles.friends} aria-label={t('friends:title')}>
                {friends.map((friend) => (
                  <li key={friend.id}>{row(friend)}</li>
                ))}
              </ul>
            )}
          </FindPeople>
        )}
      </PagePaper>
    </PageDialog>
  )
}
