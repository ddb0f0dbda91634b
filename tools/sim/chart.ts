export interface Line {
  readonly name: string
  readonly points: readonly (readonly [number, number])[]
}

const WIDTH = 720
const HEIGHT = 400
const LEFT = 60
const BOTTOM = 50
const TOP = 40
const RIGHT = 110
const INKS = ['#2f6fb3', '#c2571a', '#3d8b40', '#8b3a8b']

const ticks = (most: number): readonly number[] => [0, 0.25, 0.5, 0.75, 1].map((share) => share * most)

/** A plain line chart as SVG: no library, readable in light and dark. */
export function chart(title: string, xName: string, yName: string, lines: readonly Line[]): string {
  const points = lines.flatMap((line) => line.points)
  const mostX = Math.max(1, ...points.map(([x]) => x))
  const mostY = Math.max(1e-9, ...points.map(([, y]) => y))
  const x = (value: number): string => (LEFT + (value / mostX) * (WIDTH - LEFT - RIGHT)).toFixed(1)
  const y = (value: number): string =>
    (HEIGHT - BOTTOM - (value / mostY) * (HEIGHT - TOP - BOTTOM)).toFixed(1)
  const text = (at: string, content: string, extra = ''): string =>
    `<text ${at} font-family="sans-serif" font-size="12" fill="#444" ${extra}>${content}</text>`
  const number = (value: number): string => String(Math.round(value * 100) / 100)
  const grid = ticks(mostY)
    .map(
      (value) =>
        `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y(value)}" y2="${y(value)}" stroke="#ddd"/>` +
        text(`x="${LEFT - 8}" y="${y(value)}"`, number(value), 'text-anchor="end"'),
    )
    .concat(
      ticks(mostX).map((value) =>
        text(`x="${x(value)}" y="${HEIGHT - BOTTOM + 18}"`, number(value), 'text-anchor="middle"'),
      ),
    )
  const drawn = lines.map(({ name, points: own }, index) => {
    const ink = INKS[index % INKS.length]
    const path = own.map(([px, py]) => `${x(px)},${y(py)}`).join(' ')
    const label = `<text x="${WIDTH - RIGHT + 10}" y="${TOP + 20 * index}" font-family="sans-serif" font-size="13" fill="${ink}">${name}</text>`
    return `<polyline fill="none" stroke="${ink}" stroke-width="2" points="${path}"/>${label}`
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${title}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fffdf7"/>`,
    text(`x="${LEFT}" y="22"`, title, 'font-weight="bold"'),
    text(`x="${(WIDTH - RIGHT) / 2}" y="${HEIGHT - 12}"`, xName, 'text-anchor="middle"'),
    text(`x="12" y="${TOP - 6}"`, yName),
    ...grid,
    ...drawn,
    '</svg>',
    '',
  ].join('\n')
}
