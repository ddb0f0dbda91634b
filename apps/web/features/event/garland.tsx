import styles from './event-page.module.css'

const bulbs = ['#e8483f', '#ffc22e', '#5cc12a', '#3d8fee', '#c77bff']
const bows = 6
const width = 600 / bows

/** A string of lights under the title. */
export function Garland() {
  return (
    <svg className={styles.garland} viewBox="0 0 600 44" preserveAspectRatio="none" aria-hidden="true">
      <path
        d={`M0 2${Array.from({ length: bows }, () => `q${width / 2} 34 ${width} 0`).join('')}`}
        fill="none"
        stroke="#1a0d2b"
        strokeWidth="3"
      />
      {Array.from({ length: bows * 2 + 1 }, (_, index) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: a bulb has no identity but its place on the string
          key={index}
          cx={(index * width) / 2}
          cy={index % 2 === 0 ? 8 : 24}
          r="7"
          fill={bulbs[index % bulbs.length]}
          stroke="#1a0d2b"
          strokeWidth="2.5"
        />
      ))}
    </svg>
  )
}
