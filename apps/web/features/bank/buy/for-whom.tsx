import { useTranslation } from 'react-i18next'
import { usePressSound } from '../../../ui/controls/press-sound.ts'
import { TextField } from '../../../ui/controls/text-field.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import styles from './for-whom.module.css'

export type Receiver = { readonly kind: 'self' } | { readonly kind: 'friend'; readonly name: string }

type Properties = { value: Receiver; isMissing: boolean; onChange: (value: Receiver) => void }

/** For oneself, or for a friend by name. */
export function ForWhom({ value, isMissing, onChange }: Properties) {
  const { t } = useTranslation('bank')
  const play = usePressSound()
  const choose = (kind: Receiver['kind']) => {
    play('tab')
    onChange(kind === 'self' ? { kind } : { kind, name: '' })
  }
  return (
    <div className={styles.whom}>
      <fieldset className={styles.choice}>
        <legend className={styles.legend}>{t('whom.label')}</legend>
        {(['self', 'friend'] as const).map((kind) => (
          <label key={kind} className={styles.way} data-chosen={value.kind === kind || undefined}>
            <input
              type="radio"
              name="for-whom"
              className={styles.radio}
              checked={value.kind === kind}
              onChange={() => choose(kind)}
            />
            {kind === 'friend' && <Icon name="gift" size={1.25} />}
            {t(`whom.${kind}`)}
          </label>
        ))}
      </fieldset>
      {value.kind === 'friend' && (
        <TextField
          label={t('whom.name')}
          value={value.name}
          autoFocus
          autoComplete="off"
          onValueChange={(name) => onChange({ kind: 'friend', name })}
          error={isMissing ? t('whom.empty') : null}
          hint={t('whom.hint')}
        />
      )}
    </div>
  )
}
