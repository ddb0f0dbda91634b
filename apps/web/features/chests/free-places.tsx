import type { DelayedView } from '@skystair/contract/chests.ts'
import { useTranslation } from 'react-i18next'
import { ChestPicture } from '../../platform/chests/chest-picture.tsx'
import { useWait } from '../../platform/language/use-duration.ts'
import { Progress } from '../../ui/numbers/progress.tsx'
import styles from './waiting-chest.module.css'

/** Where chests will lie: the first place shows the one that comes next and how many victories it still asks for. */
export function FreePlaces({ chests }: { chests: DelayedView }) {
  const { t } = useTranslation('chests')
  const { next, victories, victoriesNeeded } = chests
  const free = chests.places - chests.chests.length
  if (free === 0)
    return (
      <li className={styles.place} data-state="free">
        <p className={styles.note}>{t('next.full')}</p>
      </li>
    )
  return (
    <>
      <li className={styles.place} data-state="next">
        <span className={styles.picture}>
          <ChestPicture look={next} />
        </span>
        <div className={styles.words}>
          <h3 className={styles.name}>{t(`kind.${next}`)}</h3>
          <Progress
            label={t('next.label')}
            value={victories}
            max={victoriesNeeded}
            text={t('next.victories', { victories, needed: victoriesNeeded })}
            tone="growth"
          />
          <OpensIn chests={chests} />
        </div>
      </li>
      {Array.from({ length: free - 1 }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place on the shelf
        <li key={place} className={styles.place} data-state="free">
          <p className={styles.note}>{t('shelf.free')}</p>
        </li>
      ))}
    </>
  )
}

function OpensIn({ chests: { kinds, next } }: { chests: DelayedView }) {
  const { t } = useTranslation('chests')
  const wait = useWait()
  const opensIn = kinds.find(({ kind }) => kind === next)?.opensIn ?? 0
  return <p className={styles.note}>{t('contents.opens-in', { time: wait(opensIn) })}</p>
}
