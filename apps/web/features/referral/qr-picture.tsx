import { qrCode } from './qr-code.ts'
import styles from './qr-picture.module.css'

/** The light border that cameras need, in modules. */
const quiet = 4

/** A link for the camera of somebody who stands beside. */
export function QrPicture({ link, label }: { link: string; label: string }) {
  const code = qrCode(link)
  if (code === null) return null
  const size = code.length + 2 * quiet
  const dark = code.flatMap((line, row) =>
    line.flatMap((isDark, column) => (isDark ? [`M${column + quiet} ${row + quiet}h1v1h-1z`] : [])),
  )
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={dark.join('')} fill="#1a0d2b" shapeRendering="crispEdges" />
    </svg>
  )
}
