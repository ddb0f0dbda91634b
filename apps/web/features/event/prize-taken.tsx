import { ARTIFACTS } from '@skystair/content/artifacts.data.ts'
import type { EventKind } from '@skystair/rules/calendar/kind.ts'
import { useTranslation } from 'react-i18next'
import { type RewardView, useRewardItems } from '../../platform/goods/use-reward-items.ts'
import { celebrateLevel } from '../../platform/level/level-up-state.ts'
import { knownFigure } from '../../stage/art/known-figure.ts'
import { ArtifactIcon } from '../../stage/pictures/artifact-icon.tsx'
import { EventIcon } from '../../stage/pictures/event-icon.tsx'
import { FigurePicture } from '../../stage/pictures/figure-picture.tsx'
import { Celebration } from '../../ui/layers/celebration.tsx'
import styles from './event-page.module.css'
import { usePrizeWords } from './use-prize-words.ts'

type Properties = {
  reward: RewardView | null
  kind: EventKind
  /** What is said under the title instead of what was won. */
  text?: string | null
  onClose: () => void
}

/** What a feast has brought, shown as it deserves. */
export function PrizeTaken({ reward, kind, text = null, onClose }: Properties) {
  const { t } = useTranslation('event')
  const items = useRewardItems()
  const words = usePrizeWords()
  const [thing] = reward?.things ?? []
  const figure = thing?.kind === 'hero' ? knownFigure(thing.id) : null
  const artifact = thing?.kind === 'artifact' ? ARTIFACTS[thing.id] : undefined
  const picture =
    figure !== null ? (
      <FigurePicture figure={figure} className={styles.newcomer} />
    ) : (
      <span className={styles.found}>
        {artifact === undefined ? <EventIcon kind={kind} /> : <ArtifactIcon {...artifact} />}
      </span>
    )
  return (
    <Celebration
      open={reward !== null}
      onClose={() => {
        onClose()
        celebrateLevel(reward?.levelUp ?? null)
      }}
      picture={picture}
      title={t('page.taken')}
      text={text ?? (reward === null ? null : words(reward))}
      rewards={reward === null ? [] : items(reward)}
      actionLabel={t('page.thanks')}
    />
  )
}
