import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icons/icon.tsx'
import textStyles from '../../ui/theme/text.module.css'
import { usePriceWords } from '../goods/use-price-words.ts'
import type { Status } from './chest-campaigns.ts'
import styles from './chest-path.module.css'
import { ChestPicture } from './chest-picture.tsx'

type Chest = Status['chests'][number]
type Properties = { status: Status; onChoose: (chest: Chest) => void }

/** The way from one chest to the next, as far as what was bought has come. */
export function ChestPath({ status: { bought, chests }, onChoose }: Properties) {
  const { t } = useTranslation('chests')
  const { number } = usePriceWords()
  return (
    <ol className={styles.path} style={columns(chests.length)}>
      {chests.map((one) => (
        <li key={one.chest} className={styles.step} data-state={one.state}>
          <button type="button" className={styles.chest} onClick={() => onChoose(one)}>
            <span className={styles.picture}>
              <ChestPicture look={one.chest} isOpen={one.state === 'opened'} />
              {one.state === 'opened' && (
                <span className={styles.mark}>
                  <Icon name="check" size={1.25} />
                </span>
              )}
            </span>
            <span className={textStyles.hidden}>{t(`colour.${one.chest}`)}: </span>
            <span className={styles.bar} aria-hidden="true">
              <i style={{ width: `${100 * shareOf(one, chests, bought)}%` }} />
            </span>
            <span className={styles.from}>
              {one.state === 'ahead'
                ? one.from <= 1
                  ? t('path.from-any')
                  : number(one.from)
                : t(`path.state.${one.state}`)}
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}

const columns = (count: number): CSSProperties & Record<'--count', number> => ({ '--count': count })

/** How much of the way from the chest before to this one is behind. */
function shareOf({ from }: Chest, chests: readonly Chest[], bought: number): number {
  const before = chests.findLast((other) => other.from < from)?.from ?? 0
  return from <= before ? 1 : Math.min(1, Math.max(0, (bought - before) / (from - before)))
}
