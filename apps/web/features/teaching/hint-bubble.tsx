import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type AnchorBox, anchorOf } from '../../platform/pages/anchors.ts'
import { freeBetween } from '../../platform/pages/free-between.ts'
import { Portrait } from '../../stage/pictures/portrait.tsx'
import { Button } from '../../ui/controls/button.tsx'
import styles from './hint-bubble.module.css'
import type { Hint } from './hints.ts'

type Properties = { hint: Hint; onLearnt: () => void; onSkipAll: () => void }

/** A word of Arkhip's beside the thing it is about, with an arrow to it. The game goes on under it. */
export function HintBubble({ hint, onLearnt, onSkipAll }: Properties) {
  const { t } = useTranslation('teaching')
  const bubble = useRef<HTMLElement>(null)
  useFollow(bubble, hint.anchor)
  return (
    <aside ref={bubble} className={styles.bubble} aria-label={t('label')}>
      <Portrait figure="arkhip" className={styles.owl} />
      <p className={styles.text} role="status">
        {t(`hint.${hint.id}`)}
        {hint.id === 'first-steps' && <span className={styles.keys}> {t('keys.first-steps')}</span>}
      </p>
      <div className={styles.buttons}>
        <Button size="small" colour="green" onClick={onLearnt}>
          {t('ok')}
        </Button>
        <button type="button" className={styles.skip} onClick={onSkipAll}>
          {t('skip-all')}
        </button>
      </div>
      <span className={styles.arrow} aria-hidden="true" />
    </aside>
  )
}

const gap = 18
const margin = 8

/** Farther in one frame nothing walks: the stage has only now come to rest. */
const jump = 40

const restingFrames = 15

/** Things on the stage move: the bubble keeps beside its thing, and is not seen before it stands there. */
function useFollow(bubble: { readonly current: HTMLElement | null }, anchor: string): void {
  useEffect(() => {
    let before: AnchorBox | null = null
    let since = Number.POSITIVE_INFINITY
    let frame = requestAnimationFrame(function follow() {
      const box = anchorOf(anchor)
      since += 1
      if (bubble.current !== null && box !== null) {
        // What rests is looked at now and then: bars and the bubble itself may have grown.
        if (since >= restingFrames || !isSameBox(box, before)) {
          standBy(bubble.current, box)
          since = 0
        }
        if (before !== null && Math.abs(box.top - before.top) < jump) bubble.current.dataset.placed = ''
      }
      before = box
      frame = requestAnimationFrame(follow)
    })
    return () => cancelAnimationFrame(frame)
  }, [bubble, anchor])
}

const isSameBox = (box: AnchorBox, before: AnchorBox | null): boolean =>
  before !== null && (['left', 'top', 'width', 'height'] as const).every((side) => box[side] === before[side])

function standBy(bubble: HTMLElement, box: AnchorBox): void {
  const column = bubble.offsetParent?.getBoundingClientRect()
  if (!column) return
  const { offsetWidth: width, offsetHeight: height } = bubble
  // The bubble covers no button of the road: it stands between those at the top and those at the foot.
  const [from, to] = freeBetween(column)
  const [first, last] = [from + margin, to - margin]
  const middle = box.left + box.width / 2 - column.left
  // On a desktop a door may stand beside the road: the arrow stands at the door then.
  if (box.left >= column.right) {
    const door = box.top + box.height / 2 - column.top
    const [left, top] = [column.width - width - margin, clamp(door - height / 2, first, last - height)]
    bubble.dataset.side = 'beside'
    bubble.style.translate = `${Math.round(left)}px ${Math.round(top)}px`
    bubble.style.setProperty('--point', `${Math.round(box.left - column.left - left)}px`)
    bubble.style.setProperty('--away', `${Math.round(door - top)}px`)
    return
  }
  const left = clamp(middle - width / 2, margin, column.width - width - margin)
  const above = box.top - column.top - height - gap
  const below = box.top + box.height - column.top + gap
  const isAbove = above >= first || below > last - height
  const top = clamp(isAbove ? above : below, first, last - height)
  bubble.dataset.side = isAbove ? 'above' : 'below'
  bubble.style.translate = `${Math.round(left)}px ${Math.round(top)}px`
  bubble.style.setProperty('--point', `${Math.round(clamp(middle - left, 26, width - 26))}px`)
  bubble.style.setProperty('--away', `${Math.round(Math.max(0, isAbove ? above - top : top - below))}px`)
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value))
