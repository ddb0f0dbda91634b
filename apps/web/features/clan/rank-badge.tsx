import type { ClanRank } from '@skystair/rules/clan/clan.ts'
import styles from './rank-badge.module.css'

const star = 'M0-4.6L1.4-1.6L4.6-1.2L2.2 1.1L2.8 4.3L0 2.7L-2.8 4.3L-2.2 1.1L-4.6-1.2L-1.4-1.6z'

/** Where the stars of each rank stand; the colour is the rank's own. */
const stars: Readonly<Record<ClanRank, readonly (readonly [x: number, y: number])[]>> = {
  LEADER: [
    [0, -9],
    [-9, 0],
    [9, 0],
    [0, 9],
  ],
  SUBLEADER: [
    [0, -9],
    [-9, 0],
    [9, 0],
    [0, 9],
  ],
  DEPUTY_LEADER: [
    [0, -7],
    [-7, 4],
    [7, 4],
  ],
  REPRESENTATIVE: [
    [-6, 0],
    [6, 0],
  ],
  PARTICIPANT: [[0, 0]],
  NEWBIE: [],
}

/** The diamond of a rank. It says nothing: the rank stands beside it in words. */
export function RankBadge({ rank }: { rank: ClanRank }) {
  return (
    <svg className={styles.badge} data-rank={rank} viewBox="-24 -24 48 48" aria-hidden="true">
      <path className={styles.diamond} d="M0-20L20 0L0 20L-20 0z" />
      <path className={styles.gloss} d="M0-16L16 0H-16z" />
      {stars[rank].map(([x, y]) => (
        <path key={`${x} ${y}`} className={styles.star} d={star} transform={`translate(${x} ${y})`} />
      ))}
    </svg>
  )
}
