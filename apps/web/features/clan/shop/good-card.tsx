import type { ClanGoodView } from '@skystair/contract/clan-view.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/surfaces/card.tsx'
import { GoodPicture } from './good-picture.tsx'
import styles from './shop.module.css'
import { useGoodWords } from './use-good-words.ts'

type Properties = { good: ClanGoodView; clanLevel: number; children: ReactNode }

const rarities = { consumable: 'usual', artifact: 'legendary', hammer: 'mythical', guest: 'supreme' } as const

/** A good of the week: its picture, how many are left, or why it cannot be had. */
export function GoodCard({ good, clanLevel, children }: Properties) {
  const { t } = useTranslation('clan')
  const { nameOf } = useGoodWords()
  const isLater = clanLevel < good.fromLevel
  return (
    <Card
      rarity={rarities[good.kind]}
      title={nameOf(good)}
      picture={
        <span className={styles.picture}>
          <GoodPicture good={good} />
        </span>
      }
      locked={isLater ? t('shop.later', { level: good.fromLevel }) : null}
      footer={
        isLater ? null : good.left === 0 ? (
          <span className={styles.gone}>{t('shop.sold-out')}</span>
        ) : (
          <>
            <span className={styles.left}>{t('shop.left', { count: good.left })}</span>
            {children}
          </>
        )
      }
    />
  )
}
