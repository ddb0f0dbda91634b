import { blocksOf } from '@skystair/rules/forum/format.ts'
import { useMemo } from 'react'
import styles from './formatted.module.css'
import { Spans } from './game-link.tsx'

/** Words of a player with their bold, lists, quotes and ways into the game. */
export function Formatted({ text }: { text: string }) {
  const blocks = useMemo(() => blocksOf(text), [text])
  return (
    <div className={styles.words} dir="auto">
      {blocks.map((block, place) => {
        const key = `${place}`
        if (block.kind === 'list')
          return (
            <ul key={key} className={styles.bullets}>
              {block.items.map((item, row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: written words never move
                <li key={row}>
                  <Spans spans={item} />
                </li>
              ))}
            </ul>
          )
        const lines = block.lines.map((line, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: written words never move
          <span key={row} className={styles.row}>
            <Spans spans={line} />
          </span>
        ))
        return block.kind === 'quote' ? (
          <blockquote key={key} className={styles.quote}>
            {lines}
          </blockquote>
        ) : (
          <p key={key}>{lines}</p>
        )
      })}
    </div>
  )
}
