/** Reading storages makes Node warn of files that nobody has named; two strokes begin what a library keeps for itself. */
const PASSED_OVER = /^(localStorage|sessionStorage|__.*)$/

/** What a library tells its own native half when it is first imported, and never changes. */
const OF_LIBRARIES = new Set(['VIPSHOME'])

/** @typedef {Map<string, unknown>} Picture */

/**
 * Everything that tests of one worker share by standing in the same world: globals with what hangs on them one step
 * further (timers, `Math.random`, methods of prototypes), and the environment.
 * @returns {Picture}
 */
export function pictureOfWorld() {
  /** @type {Picture} */
  const picture = new Map()
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    if (PASSED_OVER.test(name)) continue
    const value = Reflect.get(globalThis, name)
    picture.set(name, value)
    if (value === globalThis || value === process || value === null) continue
    if (typeof value === 'object') addParts(picture, name, value)
    if (typeof value !== 'function') continue
    addParts(picture, name, value)
    if (typeof value.prototype === 'object') addParts(picture, `${name}.prototype`, value.prototype)
  }
  for (const [name, value] of Object.entries(process.env))
    if (!OF_LIBRARIES.has(name)) picture.set(`process.env.${name}`, value)
  picture.set('process.cwd()', process.cwd())
  return picture
}

/**
 * @param {Picture} picture
 * @param {string} name
 * @param {object | null} owner
 */
function addParts(picture, name, owner) {
  if (owner === null) return
  for (const [part, { value, get }] of Object.entries(Object.getOwnPropertyDescriptors(owner)))
    picture.set(`${name}.${part}`, value ?? get)
}

/**
 * What is not as it was; of a thing that is another one altogether only its name.
 * @param {Picture} before
 * @param {Picture} after
 * @returns {string[]}
 */
export function tracesIn(before, after) {
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => before.has(name) !== after.has(name) || !Object.is(before.get(name), after.get(name)),
  )
  return changed.filter((name) => !changed.some((whole) => name.startsWith(`${whole}.`)))
}
