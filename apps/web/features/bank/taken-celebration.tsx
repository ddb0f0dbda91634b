import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { useCounted } from '../../platform/goods/use-counted.ts'
import { usePriceWords } from '../../platform/goods/use-price-words.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { Celebration } from '../../ui/layers/celebration.tsx'
import { HeapPicture } from './heap-picture.tsx'
import styles from './taken-celebration.module.css'

type Properties = { emeralds: number | null; onClose: () => void }

/** The purse is held out: emeralds rain, and their number counts up. */
export function TakenCelebration({ emeralds, onClose }: Properties) {
  const { t } = useTranslation('bank')
  const counted = useCounted()
  const { number } = usePriceWords()
  return (
    <Celebration
      open={emeralds !== null}
      onClose={onClose}
      colour="green"
      title={t('taken.title')}
      text={t('taken.text')}
      picture={
        <span className={styles.heap}>
          <HeapPicture place={7} />
        </span>
      }
      rewards={[
        {
          icon: 'emerald',
          amount: emeralds ?? 0,
          label: counted('mithril', emeralds ?? 0),
          format: (value) => `+${number(Math.round(value))}`,
        },
      ]}
      actionLabel={t('taken.glad')}
    >
      <span className={styles.rain} aria-hidden="true">
        {Array.from({ length: drops }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a drop has no identity but its place
          <i key={place} style={fall(place)}>
            <Icon name="emerald" size={1.25 + (place % 3) * 0.5} />
          </i>
        ))}
      </span>
    </Celebration>
  )
}

const drops = 30

/** Golden steps spread the drops evenly without any dice. */
const fall = (place: number): CSSProperties & Record<'--turn', string> => ({
  '--turn': `${((place * 83) % 540) - 270}deg`,
  left: `${(place * 61.8) % 100}%`,
  animationDelay: `${(place * 137) % 1700}ms`,
  animationDuration: `${1300 + ((place * 211) % 900)}ms`,
})
