import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Ribbon } from '../../../ui/surfaces/ribbon.tsx'
import { useNames } from '../bars/use-names.ts'
import { usePlay } from '../play/play-state.ts'
import styles from './entrance-ribbon.module.css'

const skip = (): void => usePlay.setState({ entrance: null })

/** Between the words and the bar below them: the word of the button. */
const room = 64

const skipping = new Set(['Escape', 'Enter', ' '])

/** Who has come, and what to beware of. A touch or a key, and the battle begins. */
export function EntranceRibbon() {
  const entrance = usePlay((state) => state.entrance)
  return entrance === null ? null : <Shown key={entrance.creatureId} />
}

function Shown() {
  const { t } = useTranslation('battle')
  const entrance = usePlay((state) => state.entrance)
  const nameOf = useNames()
  const { bottom } = usePlay((state) => state.covered)
  const whole = useRef<HTMLButtonElement>(null)
  useEffect(() => whole.current?.focus({ preventScroll: true }), [])
  if (entrance === null) return null
  const { creatureId, great, stair, trick } = entrance
  return (
    <div className={styles.entrance} style={{ paddingBottom: bottom + room }}>
      <div className={styles.words} role="status">
        <span className={styles.name}>
          <Ribbon colour={great === null ? 'purple' : 'red'} crested={great !== null}>
            {nameOf(creatureId)}
          </Ribbon>
        </span>
        <p className={styles.title}>
          {great === null ? t('entrance.usual', { stair }) : t(`entrance.great.${great as 50}`)}
        </p>
        <p className={styles.trick}>{t(`entrance.trick.${trick}`)}</p>
      </div>
      <button
        ref={whole}
        type="button"
        className={styles.skip}
        style={{ paddingBottom: bottom + room / 2 }}
        onClick={skip}
        onKeyDown={(event) => {
          if (!skipping.has(event.key)) return
          event.preventDefault()
          skip()
        }}
      >
        {t('entrance.skip')}
      </button>
    </div>
  )
}
