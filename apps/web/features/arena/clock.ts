const two = (value: number): string => String(value).padStart(2, '0')

/** A span of time as a clock shows it: 1:24:10. */
export function clock(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}
