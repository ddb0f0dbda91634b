import { type RatingPosition, rating } from '@skystair/contract/rating.ts'
import { doors } from '@skystair/rules/access/is-open.ts'
import { ratingPage } from '@skystair/rules/page-sizes.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSpokenNumber } from '../../../platform/language/use-spoken-number.ts'
import { openOverlay } from '../../../platform/pages/overlays.ts'
import { PagePaper } from '../../../platform/pages/page-paper.tsx'
import { SearchField } from '../../../platform/pages/search-field.tsx'
import { ask } from '../../../platform/server/ask.ts'
import { useSettled } from '../../../platform/server/use-settled.ts'
import { useGame } from '../../../platform/state/game.ts'
import { heroFigures } from '../../../stage/art/figurines.ts'
import { Medallion } from '../../../stage/pictures/medallion.tsx'
import { PersonName } from '../../../stage/pictures/person-name.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { ListRow } from '../../../ui/surfaces/list-row.tsx'
import styles from './recruits.module.css'
import { useInvite } from './use-invite.ts'

const typing = 300

/** Calls somebody whose name one knows. */
export function InviteByName({ isFull }: { isFull: boolean }) {
  const { t } = useTranslation('clan')
  const [name, setName] = useState('')
  const filter = useSettled(name.trim(), typing)
  const asked = useQuery({
    queryKey: ['clan-invite', filter],
    queryFn: ({ signal }) =>
      ask(rating, { params: { type: 'params' }, query: { ...ratingPage(0, true), filter } }, signal),
    enabled: filter !== '',
    staleTime: 0,
  })
  const { busyWith, invite } = useInvite()
  const found = filter === '' ? [] : (asked.data?.positions ?? [])
  return (
    <>
      <div className={styles.search}>
        <SearchField
          label={t('recruits.search')}
          placeholder={t('recruits.search-placeholder')}
          words={name}
          onWords={setName}
        />
      </div>
      <PagePaper
        asked={{ ...asked, isPending: asked.isLoading }}
        empty={
          found.length === 0 && {
            icon: 'search',
            title: t(filter === '' ? 'recruits.whom' : 'recruits.nobody'),
          }
        }
      >
        <ul className={styles.found} aria-label={t('recruits.found')}>
          {found.map((person) => (
            <li key={person.id}>
              <Found
                person={person}
                isFull={isFull}
                isBusy={busyWith === person.id}
                onInvite={() => invite(person.id)}
              />
            </li>
          ))}
        </ul>
      </PagePaper>
    </>
  )
}

type FoundProperties = { person: RatingPosition; isFull: boolean; isBusy: boolean; onInvite: () => void }

function Found({ person, isFull, isBusy, onInvite }: FoundProperties) {
  const { t } = useTranslation(['clan', 'common'])
  const { number } = useSpokenNumber()
  const { level } = doors.clan
  const ownClanId = useGame((state) => state.player?.clanId ?? null)
  return (
    <ListRow
      start={<Medallion figure={heroFigures[person.gender]} status={person.bankStatus} />}
      title={
        <PersonName
          name={person.name ?? t('common:unknown-player')}
          status={person.bankStatus}
          league={person.league}
        />
      }
      text={`${t('level', { level: person.level })} · ${t('power', {
        power: number(person.power),
      })}`}
      onClick={() => openOverlay(`player/${person.id}`)}
      end={
        person.level < level ? (
          <small>{t('recruits.too-young', { level })}</small>
        ) : person.clanId !== null ? (
          <small>{t(person.clanId === ownClanId ? 'recruits.ours' : 'recruits.theirs')}</small>
        ) : (
          !isFull && (
            <Button size="small" colour="green" busy={isBusy} onClick={onInvite}>
              {t('recruits.call')}
            </Button>
          )
        )
      }
    />
  )
}
