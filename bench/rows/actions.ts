import { openBare, openStand } from '../load.ts'
import { type Row, sideBySide } from '../row.ts'
import { openWorld } from '../world.ts'

const players = 10_000

export const actions: Row = {
  name: 'actions',
  title: 'authenticated write actions per second ÷ the same SQL run bare by the same driver',
  bound: { least: 0.5 },
  async measure(opened) {
    const world = await opened.add(openWorld())
    const url = await world.populate(players)
    const bare = await opened.add(openBare(url, players))
    const stand = await opened.add(openStand(url, players))
    await stand.play(5000)
    await bare.play(2000)
    return sideBySide(
      9,
      () => stand.play(2000),
      () => bare.play(2000),
    )
  },
}
