import { shortNumber } from '@skystair/rules/format/short-number.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icons/icon.tsx'
import { Counter } from '../../ui/numbers/counter.tsx'
import { Progress } from '../../ui/numbers/progress.tsx'
import { percentLeft } from './percent-left.ts'
import styles from './pool-bar.module.css'

type Properties = {
  name: string
  left: number
  pool: number
  /** The boss to the breast. */
  face: ReactNode
}

/** How much of the boss is left for the whole clan. */
export function PoolBar({ name, left, pool, face }: Properties) {
  const { t } = useTranslation(['raid', 'common'])
  const mark = t('common:number.decimal-mark')
  const number = (value: number) => shortNumber(value, mark)
  return (
    <div className={styles.space}>
      <div className={styles.bar}>
        <span className={styles.face} aria-hidden="true">
          {face}
        </span>
        <div className={styles.body}>
          <p className={styles.line}>
            <b className={styles.name}>{name}</b>
            <Icon name="skull" size={1.25} />
            <span className={styles.of}>
              <Counter
                value={left}
                format={(value) => t('pool.of', { left: number(value), pool: number(pool) })}
              />
            </span>
            <b className={styles.share}>{t('pool.share', { percent: percentLeft(left, pool) })}</b>
          </p>
          <Progress label={t('pool.label', { name })} tone="foe" size="thin" value={left} max={pool} />
        </div>
      </div>
    </div>
  )
}
