import { ARTIFACTS } from '@skystair/content/artifacts.data.ts'
import type { ReplyOf } from '@skystair/contract/call.ts'
import type { takeWheelReward, WheelView } from '@skystair/contract/wheel.ts'
import { useTranslation } from 'react-i18next'
import { useRewardItems } from '../../platform/goods/use-reward-items.ts'
import { knownFigure } from '../../stage/art/known-figure.ts'
import { ArtifactIcon } from '../../stage/pictures/artifact-icon.tsx'
import { FigurePicture } from '../../stage/pictures/figure-picture.tsx'
import { Celebration } from '../../ui/layers/celebration.tsx'
import styles from './booth.module.css'
import { iconOf, usePrizeWords } from './use-prize-words.ts'

type Won = ReplyOf<typeof takeWheelReward> & { readonly from: WheelView }

/** What was won is shown as it deserves. */
export function WonCelebration({ won, onClose }: { won: Won | null; onClose: () => void }) {
  const { t } = useTranslation(['wheel', 'creatures', 'things', 'common'])
  const items = useRewardItems()
  const { hoursOf } = usePrizeWords()
  const sector = won?.from.sectors.find(({ id }) => id === won.from.waiting?.sector)
  const [hero] = won?.creatures ?? []
  const figure = hero === undefined ? null : knownFigure(hero.imageId)
  const [thing] = won?.reward.things ?? []
  const artifact = thing === undefined ? undefined : ARTIFACTS[thing.id]
  const emeralds = won?.from.waiting?.emeralds ?? 0

  function text(): string | null {
    if (hero !== undefined) return t('got-hero', { name: t(`creatures:hero.${hero.imageId as 'wanderer'}`) })
    if (artifact !== undefined) return t(`things:name.artifact.${artifact.id as 'oak-shield'}`)
    if (emeralds > 0) return t('got-cauldron', { count: emeralds })
    return sector?.kind === 'booster' ? t('got-booster', { hours: hoursOf(sector) }) : null
  }

  return (
    <Celebration
      open={won !== null}
      onClose={onClose}
      icon={sector === undefined ? 'wheel' : iconOf(sector)}
      picture={
        figure !== null ? (
          <FigurePicture figure={figure} className={styles.newcomer} />
        ) : (
          (artifact !== undefined && (
            <span className={styles.found}>
              <ArtifactIcon {...artifact} />
            </span>
          )) ||
          null
        )
      }
      title={t('won')}
      text={text()}
      rewards={won === null ? [] : items(won.reward)}
      actionLabel={t('thanks')}
    />
  )
}
