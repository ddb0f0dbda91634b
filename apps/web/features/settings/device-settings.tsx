import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { keptTextSize, setTextSize, textSizes } from '../../platform/device/text-size.ts'
import { usePercent } from '../../platform/language/use-percent.ts'
import { setVolumes, sound } from '../../sound/sound.ts'
import { keptVolumes, type SoundPart, soundParts } from '../../sound/volumes.ts'
import { Select } from '../../ui/controls/select.tsx'
import styles from './settings-overlay.module.css'

/** How loud music, effects and voices are on this device. */
export function Volumes() {
  const { t } = useTranslation('settings')
  const percent = usePercent()
  const [volumes, setShown] = useState(keptVolumes)
  const turn = (part: SoundPart, volume: number) => {
    const next = { ...volumes, [part]: volume }
    setShown(next)
    setVolumes(next)
  }
  return (
    <div className={styles.volumes}>
      {soundParts.map((part) => (
        <label key={part} className={styles.volume}>
          <span>{t(`volume.${part}`)}</span>
          <input
            type="range"
            min={0}
            max={1}
            step={0.1}
            value={volumes[part]}
            aria-valuetext={percent(volumes[part])}
            onChange={({ target }) => turn(part, Number(target.value))}
            // The new loudness is heard at once.
            onPointerUp={() => part === 'effects' && sound.effect('tap')}
          />
          <span className={styles.loud} aria-hidden="true">
            {percent(volumes[part])}
          </span>
        </label>
      ))}
    </div>
  )
}

/** How large letters are on this device. */
export function TextSizes() {
  const { t } = useTranslation('settings')
  const [size, setSize] = useState(keptTextSize)
  return (
    <Select
      label={t('text-size.label')}
      value={size}
      options={textSizes.map((value) => ({ value, label: t(`text-size.${value}`) }))}
      onValueChange={(next) => {
        setSize(next)
        setTextSize(next)
      }}
    />
  )
}
