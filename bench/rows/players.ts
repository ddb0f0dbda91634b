import { openStand } from '../load.ts'
import { type Row, sideBySide } from '../row.ts'
import { openWorld } from '../world.ts'

const few = 10_000
const many = 1_000_000

export const players: Row = {
  name: 'players',
  title: 'actions per second with 1,000,000 players in the table ÷ with 10,000',
  bound: { least: 0.8 },
  async measure(opened) {
    const world = await opened.add(openWorld())
    const small = await opened.add(openStand(await world.populate(few), few))
    const large = await opened.add(openStand(await world.populate(many), many))
    await small.play(4000)
    await large.play(4000)
    return sideBySide(
      9,
      () => large.play(2000),
      () => small.play(2000),
    )
  },
}
