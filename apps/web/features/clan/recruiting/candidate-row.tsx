import type { ClanPerson } from '@skystair/contract/clan-view.ts'
import { useTranslation } from 'react-i18next'
import { useSpokenNumber } from '../../../platform/language/use-spoken-number.ts'
import { openOverlay } from '../../../platform/pages/overlays.ts'
import { PersonName } from '../../../stage/pictures/person-name.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { ListRow } from '../../../ui/surfaces/list-row.tsx'
import { PersonFace } from '../person-face.tsx'
import styles from './recruits.module.css'

type Properties = {
  person: ClanPerson
  note: string
  isFull: boolean
  isBusy: boolean
  inviteLabel: string
  rejectLabel: string
  /** null: there is nothing to offer. */
  onInvite: (() => void) | null
  onReject: (() => void) | null
}

/** Somebody outside: how strong, how they stand to the clan, and what the clan answers. */
export function CandidateRow({ person, note, isFull, isBusy, ...deeds }: Properties) {
  const { t } = useTranslation(['clan', 'common'])
  const { number } = useSpokenNumber()
  return (
    <div className={styles.candidate}>
      <ListRow
        start={<PersonFace person={person} />}
        title={
          <PersonName
            name={person.name ?? t('common:unknown-player')}
            status={person.bankStatus}
            league={person.league}
          />
        }
        text={
          <>
            {t('power', { power: number(person.power) })}
            <br />
            {note}
          </>
        }
        onClick={() => openOverlay(`player/${person.id}`)}
        end={
          <>
            {deeds.onReject && (
              <Button size="small" colour="red" busy={isBusy} onClick={deeds.onReject}>
                {deeds.rejectLabel}
              </Button>
            )}
            {deeds.onInvite && !isFull && (
              <Button size="small" colour="green" busy={isBusy} onClick={deeds.onInvite}>
                {deeds.inviteLabel}
              </Button>
            )}
          </>
        }
      />
    </div>
  )
}
