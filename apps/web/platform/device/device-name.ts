const browsers = [
  ['Edge', /Edg\//],
  ['Opera', /OPR\//],
  ['Yandex', /YaBrowser\//],
  ['Firefox', /Firefox\//],
  ['Chrome', /Chrome\//],
  ['Safari', /Safari\//],
] as const

const systems = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS/],
  ['Linux', /Linux/],
] as const

const find = (names: readonly (readonly [string, RegExp])[], agent: string): string | null =>
  names.find(([, pattern]) => pattern.test(agent))?.[0] ?? null

/** What a person calls the device: "Chrome, Android". */
export function deviceName(agent: string): string | null {
  const parts = [find(browsers, agent), find(systems, agent)].filter((part) => part !== null)
  return parts.length === 0 ? null : parts.join(', ')
}
