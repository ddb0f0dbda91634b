import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative, sep } from 'node:path'

const isSource = (name) => /[.]tsx?$/.test(name) && !/[.]test[.]tsx?$/.test(name)
/** Made up for tests only: `a-realm.ts`, `an-answer.ts`. */
const isSample = (name) => /(^|\/)an?-[^/]+$/.test(name)

/** Which rooms of a folder import which others: by the first step below it. Tests may look anywhere. @forTests */
export function roomsOf(folder) {
  const rooms = new Map()
  for (const found of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = found.split(sep).join('/')
    if (!isSource(file) || isSample(file) || !file.includes('/')) continue
    const [room] = file.split('/')
    const imported = rooms.get(room) ?? new Set()
    rooms.set(room, imported)
    for (const [, to] of readFileSync(join(folder, file), 'utf8').matchAll(/from '(\.{1,2}\/[^']+)'/g)) {
      const target = relative('.', posix.join(dirname(file), to))
        .split(sep)
        .join('/')
      const [other] = target.split('/')
      if (target.includes('/') && !target.startsWith('..') && other !== room) imported.add(other)
    }
  }
  return rooms
}

/** The rooms from the lowest up: each stands only on rooms before it. Throws when some stand on each other. */
export function floorsOf(rooms) {
  const order = []
  const left = new Map(rooms)
  while (left.size > 0) {
    const ready = [...left].filter(([, imported]) => [...imported].every((room) => !left.has(room)))
    if (ready.length === 0) throw new Error(`stand on each other: ${[...left.keys()].sort().join(', ')}`)
    for (const [room] of ready) left.delete(room)
    order.push(ready.map(([room]) => room).sort())
  }
  return order
}
