import { type RatingPosition, rating } from '@skystair/contract/rating.ts'
import { ratingPageSize } from '@skystair/rules/page-sizes.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../ui/surfaces/empty-state.tsx'
import { SearchField } from '../pages/search-field.tsx'
import { ask } from '../server/ask.ts'
import { useSettled } from '../server/use-settled.ts'
import styles from './find-people.module.css'

/** So long nobody types before it is asked. */
const typing = 300

type Properties = {
  label: string
  placeholder: string
  /** What is shown of each who was found. */
  row: (found: RatingPosition) => ReactNode
  /** Shown while nothing is looked for. */
  children: ReactNode
}

/** Looks for people by the beginning of their names. */
export function FindPeople({ label, placeholder, row, children }: Properties) {
  const { t } = useTranslation('friends')
  const [words, setWords] = useState('')
  const filter = useSettled(words.trim(), typing)
  const { data } = useQuery({
    queryKey: ['find-people', filter],
    queryFn: ({ signal }) =>
      ask(rating, { params: { type: 'level' }, query: { filter, from: 1, to: ratingPageSize } }, signal),
    enabled: filter !== '',
  })
  const found = data?.positions ?? []
  return (
    <>
      <SearchField label={label} placeholder={placeholder} words={words} onWords={setWords} />
      {filter === '' ? (
        children
      ) : (
        <ul className={styles.found} aria-label={t('found')}>
          {found.map((person) => (
            <li key={person.id}>{row(person)}</li>
          ))}
        </ul>
      )}
      {filter !== '' && data !== undefined && found.length === 0 && (
        <EmptyState icon="search" title={t('nobody')} />
      )}
    </>
  )
}
