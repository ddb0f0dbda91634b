import type { EventKind } from '@skystair/rules/calendar/kind.ts'
import { useId } from 'react'
import { feastLooks } from './feast-look.ts'
import styles from './garland.module.css'

/** Where the flags hang on a bow of the string: the middle of their upper edge. */
const hung = [
  [19, 10],
  [48, 14],
  [77, 10],
] as const

/** Little flags of a feast along an upper edge. They say nothing: the event's own door does. */
export default function Garland({ feast }: { feast: EventKind }) {
  const pattern = useId()
  return (
    <svg className={styles.garland} aria-hidden="true">
      <defs>
        <pattern id={pattern} width="96" height="36" patternUnits="userSpaceOnUse">
          {feastLooks[feast].flags.map((colour, i) => {
            const [x, y] = hung[i] ?? hung[0]
            return (
              <path
                key={colour}
                d={`M${x - 10} ${y} L${x + 10} ${y} L${x} ${y + 19}z`}
                fill={colour}
                stroke="#1a0d2b"
                strokeWidth="2"
                strokeLinejoin="round"
              />
            )
          })}
          <path d="M0 4 Q48 24 96 4" fill="none" stroke="#1a0d2b" strokeWidth="4.5" />
          <path d="M0 4 Q48 24 96 4" fill="none" stroke="#e0a85a" strokeWidth="2" />
        </pattern>
      </defs>
      <rect width="100%" height="36" fill={`url(#${pattern})`} />
    </svg>
  )
}
