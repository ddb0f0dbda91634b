import { openReader } from '../reader.ts'
import { type Row, sideBySide } from '../row.ts'
import { openWorld } from '../world.ts'

const few = 10_000
const many = 1_000_000
const pages = 200

export const ratingPage: Row = {
  name: 'rating-page',
  title: 'time of a rating page with own position at 1,000,000 players ÷ at 10,000',
  bound: { most: 1.5 },
  async measure(opened) {
    const world = await opened.add(openWorld())
    const open = async (players: number) => {
      const reader = await opened.add(openReader(await world.populate(players)))
      await reader.change(`UPDATE player SET name = 'Walker ' || id, access_level = 'PLAYER',
        level = 1 + id % 90, power = (id * 7919) % 1000000`)
      await reader.change('VACUUM ANALYZE player')
      const somewhere = () => {
        const from = 1 + Math.floor(Math.random() * (players - 10))
        return `/api/rating/by/params?from=${from}&to=${from + 9}`
      }
      await reader.time(pages, somewhere)
      return () => reader.time(pages, somewhere)
    }
    const [large, small] = [await open(many), await open(few)]
    return sideBySide(9, large, small)
  },
}
