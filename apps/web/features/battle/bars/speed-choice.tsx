import { useTranslation } from 'react-i18next'
import { usePressSound } from '../../../ui/controls/press-sound.ts'
import { choose, usePlay } from '../play/play-state.ts'
import { speeds } from '../play/speed.ts'
import styles from './speed-choice.module.css'

export function SpeedChoice() {
  const { t } = useTranslation('battle')
  const chosen = usePlay((state) => state.speed)
  const play = usePressSound()
  return (
    <fieldset className={styles.choice} aria-label={t('speed.label')}>
      {speeds.map((speed) => (
        <button
          key={speed}
          type="button"
          aria-pressed={speed === chosen}
          onClick={() => {
            play('tab')
            choose(speed)
          }}
        >
          {t('speed.times', { times: speed })}
        </button>
      ))}
    </fieldset>
  )
}
