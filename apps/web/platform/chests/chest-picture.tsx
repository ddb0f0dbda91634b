import type { CSSProperties } from 'react'
import { type ChestLook, chestPaints } from './chest-looks.ts'
import styles from './chest-picture.module.css'

type Properties = { look: ChestLook; isOpen?: boolean }

/** A chest whose lid can be lifted. It says nothing: the text beside it does. */
export function ChestPicture({ look, isOpen = false }: Properties) {
  const { light, main, dark, band, bandLight, glow } = chestPaints[look]
  const paint: CSSProperties & Record<`--${string}`, string> = {
    '--light': light,
    '--main': main,
    '--dark': dark,
    '--band': band,
    '--band-light': bandLight,
    '--glow': glow,
  }
  return (
    <svg
      className={styles.chest}
      style={paint}
      data-open={isOpen || undefined}
      viewBox="0 -26 128 142"
      aria-hidden="true"
    >
      <ellipse className={styles.shadow} cx="64" cy="108" rx="56" ry="7" />
      <g className={styles.inside}>
        <path className={styles.dark} d="M12 40H116V62H12z" />
        <path className={styles.light} d="M18 56L2 -24H126L110 56z" />
        <ellipse className={styles.heap} cx="64" cy="56" rx="46" ry="13" />
      </g>
      <g className={styles.lid}>
        <path className={styles.main} d="M10 56V40C10 16 28 6 64 6S118 16 118 40V56z" />
        <path className={styles.shine} d="M17 46V40C17 22 32 13 64 13C44 16 28 24 24 46z" />
        <path className={styles.shade} d="M118 42V56H10V50C50 54 92 52 118 42z" />
        <path className={styles.band} d="M26 13L38 9V56H26zM90 9L102 13V56H90z" />
        <path className={styles.glint} d="M28 16L31 15V53H28zM92 12L95 13V53H92z" />
        <rect className={styles.band} x="7" y="46" width="114" height="11" rx="4" />
        <path className={styles.glint} d="M12 49H84V51H12z" />
      </g>
      <g>
        <path className={styles.main} d="M10 57H118V98C118 103 114 106 109 106H19C14 106 10 103 10 98z" />
        <path className={styles.shine} d="M16 62H40C26 70 20 82 19 100C17 100 16 99 16 97z" />
        <path
          className={styles.shade}
          d="M118 86V98C118 103 114 106 109 106H19C14 106 10 103 10 98V92C50 102 96 98 118 86z"
        />
        <path className={styles.band} d="M26 57H38V106H26zM90 57H102V106H90z" />
        <path className={styles.glint} d="M28 60H31V103H28zM92 60H95V103H92z" />
        <rect className={styles.band} x="7" y="55" width="114" height="9" rx="4" />
        <path className={styles.lock} d="M50 46H78V72C78 80 64 86 64 86C64 86 50 80 50 72z" />
        <circle className={styles.key} cx="64" cy="60" r="5.5" />
        <path className={styles.key} d="M61.5 62H66.5L68.5 74H59.5z" />
      </g>
    </svg>
  )
}
