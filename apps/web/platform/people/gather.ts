/** Many who want one thing each, within the same moment, are answered by few questions. `null`: there is no such thing. */
export function gather<Key, Thing>(
  mostAtOnce: number,
  ask: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Thing>>,
): (key: Key) => Promise<Thing | null> {
  let waiting = new Map<Key, PromiseWithResolvers<Thing | null>>()
  function askAll() {
    const asked = [...waiting]
    waiting = new Map()
    for (let from = 0; from < asked.length; from += mostAtOnce) {
      const part = asked.slice(from, from + mostAtOnce)
      ask(part.map(([key]) => key)).then(
        (things) => {
          for (const [key, { resolve }] of part) resolve(things.get(key) ?? null)
        },
        (error) => {
          for (const [, { reject }] of part) reject(error)
        },
      )
    }
  }
  return (key) => {
    const known = waiting.get(key)
    if (known) return known.promise
    if (waiting.size === 0) setTimeout(askAll)
    const wanted = Promise.withResolvers<Thing | null>()
    waiting.set(key, wanted)
    return wanted.promise
  }
}
