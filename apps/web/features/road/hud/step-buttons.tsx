import { useTranslation } from 'react-i18next'
import { useGame } from '../../../platform/state/game.ts'
import { Button } from '../../../ui/controls/button.tsx'
import textStyles from '../../../ui/theme/text.module.css'
import { lastOpenStair, useRoad, walkBy } from '../walk/road-state.ts'
import styles from './step-buttons.module.css'

/** The walk for those who do not see or touch the stage: two buttons, and a voice that says where the squad is. */
export function StepButtons() {
  const { t } = useTranslation('road')
  const stair = useRoad((state) => state.stair)
  const highest = useGame((state) => lastOpenStair(state.player?.maxCoordinate ?? 0))
  return (
    <>
      <fieldset className={styles.steps}>
        <legend className={textStyles.hidden}>
          {t('step.group')}. {t('keys')}
        </legend>
        <Button size="small" icon="up" sound="step" onClick={() => walkBy(1)}>
          {t('step.up')}
        </Button>
        <Button size="small" icon="down" sound="step" onClick={() => walkBy(-1)}>
          {t('step.down')}
        </Button>
      </fieldset>
      <p className={textStyles.hidden} role="status">
        {t('standing', { stair, highest })}
      </p>
    </>
  )
}
