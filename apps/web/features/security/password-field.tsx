import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePressSound } from '../../ui/controls/press-sound.ts'
import { TextField } from '../../ui/controls/text-field.tsx'
import { classes } from '../../ui/theme/classes.ts'
import styles from './form-overlay.module.css'

type Properties = Omit<ComponentProps<typeof TextField>, 'type' | 'aside'>

/** A password; whoever writes with a thumb may look at what was written. */
export function PasswordField(field: Properties) {
  const { t } = useTranslation('security')
  const play = usePressSound()
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...field}
      type={shown ? 'text' : 'password'}
      aside={
        <button
          type="button"
          className={classes(styles.link, styles.reveal)}
          aria-pressed={shown}
          onClick={() => {
            play('toggle')
            setShown(!shown)
          }}
        >
          {t(shown ? 'login.hide-password' : 'login.show-password')}
        </button>
      }
    />
  )
}
