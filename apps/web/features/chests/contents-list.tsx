import type { ContentsView } from '@skystair/contract/chests.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePercent } from '../../platform/language/use-percent.ts'
import { CardPicture } from './card-picture.tsx'
import styles from './contents-list.module.css'
import { useCardWords } from './use-card-words.ts'

/** What is always in a chest, and by which odds the rest comes. */
export function ContentsList({ contents: { sure, draws, odds } }: { contents: ContentsView }) {
  const { t } = useTranslation('chests')
  const { possible } = useCardWords()
  const percent = usePercent()
  return (
    <>
      <Cards label={t('contents.sure')}>
        {sure.map((card, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card has no identity but its place in the chest
          <Row key={place} face={possible(card)} share={null} />
        ))}
      </Cards>
      {draws > 0 && (
        <Cards label={t('contents.draws', { count: draws })}>
          {odds.map(({ share, ...card }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: likewise
            <Row key={place} face={possible(card)} share={percent(share)} />
          ))}
        </Cards>
      )}
    </>
  )
}

function Cards({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h3 className={styles.heading}>{label}</h3>
      <ul className={styles.list}>{children}</ul>
    </section>
  )
}

type RowProperties = {
  face: ReturnType<ReturnType<typeof useCardWords>['possible']>
  share: string | null
}

function Row({ face, share }: RowProperties) {
  if (face === null) return null
  return (
    <li className={styles.row} data-rarity={face.rarity}>
      <CardPicture face={face} size={2.125} />
      <span className={styles.label}>
        {face.label} <b>{face.amount}</b>
      </span>
      {share !== null && <span className={styles.share}>{share}</span>}
    </li>
  )
}
