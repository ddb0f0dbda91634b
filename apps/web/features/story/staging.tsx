import type { CSSProperties } from 'react'
import { type Piece, stagingOf } from './set-pieces.ts'
import styles from './staging.module.css'
import later from './staging-above.module.css'
import { useStillness } from './use-stillness.ts'

/** What flies, falls or slides behind the one who speaks; the sheet of styles says what it is. */
const motes = Array.from({ length: 18 }, (_, i): CSSProperties & Record<`--${string}`, string | number> => ({
  '--i': i,
  '--pair': i % 2,
  '--row': i % 3,
  '--column': Math.floor(i / 3),
  '--x': `${(i * 61 + 7) % 100}%`,
  '--y': `${(i * 43 + 11) % 100}%`,
  '--late': `${-((i * 37) % 90) / 10}s`,
  '--size': 0.6 + ((i * 29) % 50) / 60,
}))

/** The stage of a great moment: flags, shelves, lamps, a door. Whoever listens misses nothing by not seeing it. */
export function Staging({ scene, isAnswering }: { scene: string; isAnswering: boolean }) {
  const staging = stagingOf(scene)
  // The door gives way to whoever stops pressing.
  const isLetGo = useStillness(isAnswering && scene === 'hands-off')
  if (staging === null) return null
  const { piece, act }: { piece: Piece; act: number } = staging
  return (
    <div
      className={`${styles.staging} ${later.above}`}
      data-piece={piece}
      data-act={act}
      data-open={isLetGo || undefined}
      aria-hidden="true"
    >
      {motes.map((style) => (
        <i key={style['--i']} style={style} />
      ))}
    </div>
  )
}
