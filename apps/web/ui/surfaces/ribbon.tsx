import { type CSSProperties, useId } from 'react'
import styles from './ribbon.module.css'

export type RibbonColour = 'red' | 'blue' | 'purple' | 'gold' | 'green'

type Properties = {
  children: string
  colour?: RibbonColour
  /** A gold crest over the middle: for the title of a whole screen or dialog. */
  crested?: boolean
  size?: 'normal' | 'small'
}

/** A title on a silk band; wrap it in the heading it stands for. */
export function Ribbon({ children, colour = 'red', crested = false, size = 'normal' }: Properties) {
  const longestWord = Math.max(1, ...children.split(/\s/).map((word) => word.length))
  const letters: CSSProperties & Record<'--longest', number> = { '--longest': longestWord }
  return (
    <span className={styles.space} style={letters}>
      <span className={styles.ribbon} data-colour={colour} data-size={size}>
        <RibbonSilk crested={crested} />
        <span className={styles.text}>{children}</span>
      </span>
    </span>
  )
}

function RibbonSilk({ crested }: { crested: boolean }) {
  const id = useId()
  return (
    <>
      <Tail className={styles.left} />
      <Tail className={styles.right} />
      {crested && <Crest />}
      <svg className={styles.band} viewBox="0 0 100 50" preserveAspectRatio="none" aria-hidden="true">
        <defs>
          <linearGradient id={id} x2="0" y2="1">
            <stop className={styles.light} />
            <stop className={styles.body} offset=".4" />
            <stop className={styles.shade} offset="1" />
          </linearGradient>
        </defs>
        <path className={styles.contour} d="M0 4Q50-1 100 4V50Q50 45 0 50z" fill={`url(#${id})`} />
        <path className={styles.stitch} d="M1.5 10.5Q50 5.5 98.5 10.5M1.5 43.5Q50 38.5 98.5 43.5" />
      </svg>
    </>
  )
}

function Tail({ className }: { className: string | undefined }) {
  return (
    <span className={className} aria-hidden="true">
      <svg className={styles.tail} viewBox="0 0 48 50" preserveAspectRatio="none" role="presentation">
        <path className={styles.contour} d="M2 1H47V49H2L15 25z" />
      </svg>
      <svg className={styles.fold} viewBox="0 0 22 20" role="presentation">
        <path className={styles.contour} d="M0 6L22 20V0z" />
      </svg>
    </span>
  )
}

function Crest() {
  return (
    <svg className={styles.crest} viewBox="-48 -32 96 38" aria-hidden="true">
      <path d="M-46 4C-40-14-20-10-14-22C-8-34 8-34 14-22C20-10 40-14 46 4z" fill="#f5b638" />
      <path d="M-36-3C-30-12-16-9-10-20C-6-27 6-27 10-20" fill="none" stroke="#fff3b0" strokeWidth="2.5" />
      <circle cx="0" cy="-13" r="7" fill="#e0313f" />
      <circle cx="-2" cy="-15" r="2" fill="#ffd0c4" stroke="none" />
      <circle cx="-23" cy="-3" r="3.5" fill="#3d8fee" strokeWidth="2" />
      <circle cx="23" cy="-3" r="3.5" fill="#3d8fee" strokeWidth="2" />
    </svg>
  )
}
