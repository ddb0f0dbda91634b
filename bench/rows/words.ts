import type { Opened } from '../opened.ts'
import { type Row, sideBySide } from '../row.ts'
import { openEar, perSecond } from '../words.ts'
import { openWorld } from '../world.ts'

const players = 5_000
const words = 400
const pairs = 5

async function anEar(opened: Opened) {
  const world = await opened.add(openWorld())
  const ear = await opened.add(openEar(await world.populate(players), players))
  await perSecond(await ear.words(words), ear.hear)
  return ear
}

export const wordTrips: Row = {
  name: 'word-trips',
  title: 'round trips to the database per word of a payment service',
  bound: { most: 2 },
  async measure(opened) {
    const ear = await anEar(opened)
    const ratios: number[] = []
    for (let time = 0; time < pairs; time++) {
      const said = await ear.words(words)
      const before = ear.roundTrips()
      await perSecond(said, ear.hear)
      ratios.push((ear.roundTrips() - before) / words)
    }
    return ratios
  },
}

export const wordRepeats: Row = {
  name: 'word-repeats',
  title: 'time of a word that comes again ÷ of the first time',
  bound: { most: 0.3 },
  async measure(opened) {
    const ear = await anEar(opened)
    let said: readonly string[] = []
    return sideBySide(
      pairs,
      async () => {
        said = await ear.words(words)
        return perSecond(said, ear.hear)
      },
      async () => {
        if (said.length === 0) {
          said = await ear.words(words)
          await perSecond(said, ear.hear)
        }
        return perSecond(said, ear.hear)
      },
    )
  },
}

export const wordIntake: Row = {
  name: 'word-intake',
  title: 'words of a payment service per second ÷ the same SQL run bare by the same driver',
  bound: { least: 0.5 },
  async measure(opened) {
    const ear = await anEar(opened)
    await ear.forget()
    const bare = await ear.record()
    const fresh = async () => {
      const said = await ear.words(words)
      await ear.forget()
      return said
    }
    return sideBySide(
      pairs,
      async () => perSecond(await fresh(), ear.hear),
      async () => perSecond(await fresh(), bare),
    )
  },
}
