import type { TalkView } from '@skystair/contract/story.ts'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/controls/button.tsx'
import textStyles from '../../ui/theme/text.module.css'
import styles from './talk-overlay.module.css'

type Properties = {
  choices: TalkView['choices']
  textOf: (choice: string) => string
  onChoose: (choice: string) => void
}

/** What the player may say. Whoever answers by keyboard finds the first answer under the fingers. */
export function Answers({ choices, textOf, onChoose }: Properties) {
  const { t } = useTranslation('story')
  const group = useRef<HTMLFieldSetElement>(null)
  const isRead = useReadingTime()
  useLayoutEffect(() => group.current?.querySelector('button')?.focus({ preventScroll: true }), [])
  return (
    <fieldset ref={group} className={styles.answers}>
      <legend className={textStyles.hidden}>{t('talk.answers')}</legend>
      {choices.map(({ id }) => (
        <Button key={id} wide aria-disabled={!isRead || undefined} onClick={() => isRead && onChoose(id)}>
          {textOf(id)}
        </Button>
      ))}
    </fieldset>
  )
}

/** Milliseconds in which nobody reads an answer: whoever presses sooner meant the line before it. */
const readAfter = 800

function useReadingTime(): boolean {
  const [isRead, setIsRead] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsRead(true), readAfter)
    return () => clearTimeout(timer)
  }, [])
  return isRead
}
