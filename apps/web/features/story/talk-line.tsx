import { useEffect, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { spokenLanguage } from '../../platform/language/texts.ts'
import { sound } from '../../sound/sound.ts'
import type { VoiceLine } from '../../sound/sound-files.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import textStyles from '../../ui/theme/text.module.css'
import styles from './talk-overlay.module.css'
import { useTypewriter } from './use-typewriter.ts'

type Properties = {
  name: string
  text: string
  /** A clip of these very words. */
  voice: VoiceLine | null
  onNext: () => void
}

/** One line being written. A touch completes it, the next one goes on. A screen reader, whom the focus leads, hears it whole. */
export function TalkLine({ name, text, voice, onNext }: Properties) {
  const { t } = useTranslation('story')
  const { shown, isDone, finish } = useTypewriter(text)
  const button = useRef<HTMLButtonElement>(null)
  // Before anything is drawn: the next key belongs to the new line.
  useLayoutEffect(() => button.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    if (voice === null) sound.effect('typing')
    else sound.say(voice, spokenLanguage() === 'RU' ? 'ru' : 'en')
  }, [voice])
  return (
    <button ref={button} type="button" className={styles.line} data-line onClick={isDone ? onNext : finish}>
      <span className={textStyles.hidden}>
        {t('talk.spoken', { name, line: text, interpolation: { escapeValue: false } })}
      </span>
      <span aria-hidden="true">{text.slice(0, shown)}</span>
      <span aria-hidden="true" className={styles.unwritten}>
        {text.slice(shown)}
      </span>
      <span className={styles.next} data-ready={isDone || undefined} aria-hidden="true">
        <Icon name="down" size={1.75} />
      </span>
    </button>
  )
}
